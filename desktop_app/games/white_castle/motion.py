"""What moves over the board when something happens: gains and prices rise, dice roll."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.items import DieFace
from desktop_app.games.white_castle.scene import spots
from desktop_app.kit.changes import rise
from desktop_app.kit.picture import Flourish, Roll
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.white_castle.components import Colour, End, Resource
from engine.games.white_castle.events import DiceRolled, Exchanged, Gained, InfluenceMoved, Paid

_PIPS = range(1, 7)


def flourishes(event: Event, view: State) -> Iterator[Flourish]:
    """Let gains and prices rise where they are kept."""
    match event:
        case Gained(seat, Resource.POINT, amount) if amount:
            yield rise(spots.heron(seat), amount, Resource.POINT.value)
        case Gained(seat, resource, amount) if amount:
            yield rise(spots.stock(seat, resource), amount, resource.value)
        case Paid(seat, resource, amount):
            yield rise(spots.stock(seat, resource), -amount, resource.value)
        case Exchanged(seat, seals, resource):
            yield rise(spots.stock(seat, Resource.SEAL), -seals, Resource.SEAL.value)
            yield rise(spots.stock(seat, resource), 1, resource.value)
        case InfluenceMoved(_, start, end):
            yield rise(spots.step(end), end - start, "influence")
        case _:
            return


def rolls(event: Event) -> Iterator[Roll]:
    """Roll the dice of every bridge: all six faces can be seen before they lie in order."""
    if isinstance(event, DiceRolled):
        for colour in Colour:
            faces = tuple(DieFace(colour.value, pips) for pips in _PIPS)
            for end in End:
                yield Roll(spots.bridge(colour, end), faces)
