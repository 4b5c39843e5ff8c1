"""Planned cards change places in one gesture; the rules of planning check every step."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.shogun import spots
from desktop_app.kit.gestures import Gesture, Path
from engine.games.shogun.components import BLANK, NOTHING
from engine.games.shogun.moves import Assign, Leave, Withdraw
from engine.games.shogun.planning import Planning, change_plan, why_not_planned
from engine.games.shogun.state import Shogun


def swaps(view: Shogun, seat: int) -> Iterator[tuple[Gesture, Path]]:
    """Yield drags from space to space, and between hand and occupied spaces."""
    plan = view.houses[seat].plan
    hand = view.hand(seat)
    for space, card in enumerate(plan):
        if card == BLANK:
            continue
        here = spots.space_spot(space)
        yield Gesture(here, spots.PLAN), (Withdraw(space),)
        for other in range(len(plan)):
            if other != space:
                path = _exchanged(view, seat, space, other)
                if path:
                    yield Gesture(here, spots.space_spot(other)), path
        for new in hand:
            path = _allowed(view, seat, (Withdraw(space), Assign(space, new)))
            if path:
                yield Gesture(spots.card_spot(new), here), path
                yield Gesture(here, spots.card_spot(new)), path


def _exchanged(view: Shogun, seat: int, space: int, other: int) -> Path:
    """Return the moves that let two spaces change their cards, in whichever order is allowed."""
    plan = view.houses[seat].plan
    taken = [Withdraw(space)]
    there = _put(other, plan[space])
    if plan[other] == BLANK:
        return _allowed(view, seat, (*taken, there))
    back = _put(space, plan[other])
    taken.append(Withdraw(other))
    return _allowed(view, seat, (*taken, there, back)) or _allowed(
        view, seat, (*taken, back, there)
    )


def _put(space: int, card: int) -> Assign | Leave:
    return Leave(space) if card == NOTHING else Assign(space, card)


def _allowed(view: Shogun, seat: int, path: tuple[Planning, ...]) -> Path:
    """Return *path* if every step of it is legal after the ones before, else nothing."""
    trial = view.copy()
    for move in path:
        if why_not_planned(trial, seat, move) is not None:
            return ()
        change_plan(trial, seat, move)
    return path
