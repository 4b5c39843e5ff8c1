"""What an answer would bring a castle, before it is given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.agenda import Move
from engine.core.outlook import NOTHING, Amount, Outlook, changed
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import REGULAR
from engine.games.two_castles.content import KIND_OF
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.moves import Build, KeepCard, TakeAttendant, TakeUp
from engine.games.two_castles.scoring import castle_points, points_with, score_sheet
from engine.games.two_castles.state import TwoCastles
from engine.games.two_castles.taking_up import TRIGGERS


def foretell(view: TwoCastles, seat: int, path: tuple[Move, ...]) -> Outlook:
    """Say by how many points a castle would change, as it stands now."""
    match path:
        case (Build(castle, room, space),):
            points = _change(view, castle, points_with(view.castles[castle], room, space))
            return _with_bonus(points, view.castles[castle], castle, room)
        case (TakeUp(room), Build(castle, _, space)):
            rest = view.castles[castle].copy()
            rest.take_out(room)
            return _change(view, castle, points_with(rest, room, space))
        case (KeepCard(card),):
            castle, after = _of_question(view, seat)
            after.cards += (card,)
            return _change(view, castle, castle_points(after))
        case (TakeAttendant(attendant),):
            castle, _ = _of_question(view, seat)
            return changed("points", served(view.castles[castle], attendant), str(castle))
        case _:
            return NOTHING


def served(castle: Castle, attendant: int) -> int:
    """Return by how much one more attendant would change the worth of *castle*."""
    after = castle.copy()
    after.attendants += (attendant,)
    return castle_points(after) - castle_points(castle)


def points_of_room(castle: Castle, space: int) -> int:
    """Return what *castle* would be worth less without the room on *space*."""
    return castle_points(castle) - castle_points(_without(castle, castle.spaces.index(space)))


def counted_by(castle: Castle, space: int) -> Iterator[int]:
    """Yield the spaces without whose room the room on *space* would be worth less."""
    index = castle.spaces.index(space)
    now = score_sheet(castle).rooms[index]
    for other in range(len(castle.rooms)):
        if other == index:
            continue
        rest = _without(castle, other)
        if score_sheet(rest).rooms[rest.spaces.index(space)] < now:
            yield castle.spaces[other]


def _change(view: TwoCastles, castle: int, points: int) -> Outlook:
    return changed("points", points - castle_points(view.castles[castle]), str(castle))


def _with_bonus(points: Outlook, castle: Castle, number: int, room: int) -> Outlook:
    """Add that the third or fifth room of its type brings a bonus (BC-30, BC-31)."""
    kind = KIND_OF[room]
    if kind in REGULAR and castle.number_of(kind) + 1 in TRIGGERS:
        return replace(points, gains=(*points.gains, Amount("bonus", 1, str(number))))
    return points


def _of_question(view: TwoCastles, seat: int) -> tuple[int, Castle]:
    """Return the castle for which a card or an attendant is chosen, and a copy to try it on."""
    choice = view.choice_of(seat)
    assert isinstance(choice, ChooseCard | ChooseAttendant)
    return choice.castle, view.castles[choice.castle].copy()


def _without(castle: Castle, number: int) -> Castle:
    """Return *castle* as it would stand without its room of that number."""
    rest = castle.copy()
    rest.rooms = castle.rooms[:number] + castle.rooms[number + 1 :]
    rest.spaces = castle.spaces[:number] + castle.spaces[number + 1 :]
    return rest
