"""What a line of answers is worth, by the lines of the score sheet: what reasons are made of."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import AnyChoice, Move
from engine.games.two_castles.brain.expected import STILL_TO_COME
from engine.games.two_castles.brain.joint import Desk, pairs
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.moves import Build, Keep, KeepCard, LayOut, TakeAttendant
from engine.games.two_castles.scoring import CATEGORIES, score_sheet

Parts = dict[str, float]


def parts_of(desk: Desk, choice: AnyChoice, moves: Sequence[Move], worth: float) -> Parts:
    """Say what the castles gain by *moves* now; the rest of what they are *worth* is to come.

    A point counts as much as its castle matters: the lower one of a seat is what counts.
    """
    parts = dict.fromkeys([category.value for category in CATEGORIES], 0.0)
    for number, after in _after(desk, choice, moves).items():
        before, now = score_sheet(desk.view.castles[number]), score_sheet(after)
        for category in CATEGORIES:
            gained = now.of(category) - before.of(category)
            parts[category.value] += desk.matters[number] * gained
    return parts | {STILL_TO_COME: worth - sum(parts.values())}


def _after(desk: Desk, choice: AnyChoice, moves: Sequence[Move]) -> dict[int, Castle]:
    """Return the own castles that change, as they are meant to be after *moves*."""
    castles = {number: desk.view.castles[number].copy() for number in desk.castles}
    for move in moves:
        match move:
            case Build(castle, room, space):
                castles[castle].build(room, space)
            case KeepCard(card):
                assert isinstance(choice, ChooseCard)
                castles[choice.castle].cards += (card,)
            case TakeAttendant(attendant):
                assert isinstance(choice, ChooseAttendant)
                castles[choice.castle].attendants += (attendant,)
            case LayOut(room):
                (shared,) = [n for n in desk.castles if _is_ludwigs(desk, n)]
                castles[shared].build(room, desk.prospects[shared].best(room).space)
            case _:
                pass
    kept = [move.room for move in moves if isinstance(move, Keep)]
    if kept:
        (best, *_) = pairs(desk, (*desk.view.builders[desk.seat].chosen, *kept))
        for number, room in zip(desk.castles, (best.left, best.right), strict=True):
            castles[number].build(room, desk.prospects[number].best(room).space)
    return castles


def _is_ludwigs(desk: Desk, castle: int) -> bool:
    return castle in desk.view.castles_of(len(desk.view.builders) - 1)
