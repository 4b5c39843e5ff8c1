"""What rises from the castles when something happens."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.two_castles.gestures import in_castle
from desktop_app.games.two_castles.scene import spots
from desktop_app.kit.changes import rise
from desktop_app.kit.picture import Flourish
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.two_castles.events import AttendantTaken, CardKept, CastleScored, RoomBuilt
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
