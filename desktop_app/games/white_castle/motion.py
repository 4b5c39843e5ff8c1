"""What moves over the board when something happens: gains and prices rise, dice roll."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.faces.items import DieFace
from desktop_app.games.white_castle.scene import spots
from desktop_app.kit.changes import rise
from desktop_app.kit.picture import Deed, Flourish, Moment, Names, Roll
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.white_castle.components import FREE, ROUNDS, WELL, Colour, End, Resource
from engine.games.white_castle.content import SPACES
from engine.games.white_castle.events import (
    CourtierMoved,
    DiceRolled,
    DiePlaced,
    Exchanged,
    Gained,
    GardenerPlaced,
    HallEntered,
    InfluenceMoved,
    Paid,
    RoundBegan,
    WarriorPlaced,
)

_PIPS = range(1, 7)
_HALL = 3


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


def moments(event: Event, view: State, names: Names) -> Iterator[Moment]:
    """Celebrate a new round, and every courtier whom the Daimyo receives."""
    match event:
        case RoundBegan(number):
            text = QCoreApplication.translate("white_castle", "Round {n} of {rounds}")
            yield Moment(text.format(n=number, rounds=ROUNDS), "time")
        case HallEntered(seat, space):
            text = QCoreApplication.translate("white_castle", "{name} is received in the hall")
            name = names[seat] if seat < len(names) else ""
            spot = spots.hall_space(space) if space != FREE else spots.level(_HALL, seat)
            yield Moment(text.format(name=name) if name else "", "hall", spot)
        case _:
            return


def deeds(event: Event, view: State) -> Iterator[Deed]:
    """Mark where others placed dice and sent their people."""
    match event:
        case DiePlaced(seat, space=space):
            is_shared = space in SPACES or space == WELL
            yield Deed(spots.space(space) if is_shared else spots.domain(seat), seat)
        case GardenerPlaced(seat, garden):
            yield Deed(spots.garden(garden), seat)
        case WarriorPlaced(seat, yard):
            yield Deed(spots.yard(yard), seat)
        case CourtierMoved(seat, end=end) if end >= 0:
            yield Deed(spots.level(end, seat), seat)
        case _:
            return
