"""What moves over the castles when something happens: signs rise, stacks go round, gold shines."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.faces.rooms import BackFace
from desktop_app.games.two_castles.gestures import in_castle
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.words.rules import nth_of_a_kind
from desktop_app.kit.changes import rise
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Deed, Flight, Flourish, Moment, Names
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.two_castles.events import (
    AttendantTaken,
    BonusGained,
    CardKept,
    CastleScored,
    RoomBuilt,
    RoundBegan,
    StacksPassed,
)
from engine.games.two_castles.foretelling import points_of_room
from engine.games.two_castles.state import TwoCastles


def flourishes(event: Event, view: State) -> Iterator[Flourish]:
    """Let it rise what was built where, and the points that a room brought its castle."""
    assert isinstance(view, TwoCastles)
    match event:
        case RoomBuilt(castle=number, space=space):
            castle = view.castles[number]
            if space in castle.spaces:
                points = points_of_room(castle, space)
                yield rise(in_castle(view, number, spots.space(number, space)), points, "score")
        case AttendantTaken(castle=number):
            yield rise(in_castle(view, number, spots.throne(number)), 1, "attendant")
        case CardKept(castle=number):
            yield rise(in_castle(view, number, spots.cards(number)), 1, "bonus_card")
        case CastleScored(castle=number, points=points):
            yield Flourish(spots.castle(number), str(points), "ink", "score")
        case _:
            return


_BACK = 34.0
"""How large a stack is on its way around the table."""
_FIRST = 1


def flights(event: Event, view: State) -> Iterator[Flight]:
    """Let all stacks go to the neighbours, so that it is seen which way."""
    assert isinstance(view, TwoCastles)
    if isinstance(event, StacksPassed):
        count = len(view.builders)
        for number in range(count):
            start, end = (_seat_of(view, n % count) for n in (number, number + event.by))
            yield Flight(BackFace(), start, end, _BACK)


def moments(event: Event, view: State, names: Names) -> Iterator[Moment]:
    """Celebrate the second round, and every third and fifth room of a type."""
    assert isinstance(view, TwoCastles)
    match event:
        case RoundBegan(round=number) if number > _FIRST:
            text = QCoreApplication.translate("two_castles", "Round {number}: it is evening")
            yield Moment(text.format(number=number), "new")
        case BonusGained(castle=number, kind=kind, number=rooms, bonus=bonus):
            yield Moment(nth_of_a_kind(kind, rooms), bonus.value, spots.castle(number))
        case _:
            return


def deeds(event: Event, view: State) -> Iterator[Deed]:
    """Mark what a partner has built."""
    assert isinstance(view, TwoCastles)
    if isinstance(event, RoomBuilt):
        yield Deed(
            in_castle(view, event.castle, spots.space(event.castle, event.space)), event.seat
        )


def _seat_of(view: TwoCastles, builder: int) -> Spot:
    """Return where the hand of a builder lies; that of whoever looks lies on the bench."""
    return spots.FAN if builder == view.viewer else spots.builder(builder)
