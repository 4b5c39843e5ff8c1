"""What can happen in winter: rice, hungry provinces, points."""

from __future__ import annotations

from engine.core.agenda import Event
from engine.core.value import value
from engine.games.shogun.components import Building, ProvinceId


@value
class WinterBegan(Event):
    """The event that was left over says how much rice is lost."""

    year: int
    event: int
    loss: int


@value
class RiceLost(Event):
    """A seat lost rice to the winter."""

    seat: int
    lost: int
    left: int


@value
class Supplied(Event):
    """A seat compared provinces and rice; it is short of so much, and these provinces rise."""

    seat: int
    provinces: int
    rice: int
    short: int
    risings: tuple[ProvinceId, ...]
    extra: int


@value
class Majority(Event):
    """A seat has most buildings of a kind in a region, alone or with others."""

    seat: int
    region: int
    building: Building
    points: int


@value
class Scored(Event):
    """A seat got the points of a year."""

    seat: int
    provinces: int
    buildings: int
    majorities: int
    total: int


@value
class YearEnded(Event):
    """Rice of the seats and unrest of the provinces were cleared away (SH-96)."""

    year: int
    rice: tuple[int, ...]
    unrest: tuple[int, ...]
