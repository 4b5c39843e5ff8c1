"""The ways of the cubes in one throw, by time: values for the panel that draws them."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.shogun.scene.layout import LAYOUT
from engine.core.value import value
from engine.games.shogun.events.fights import Hop, Rest, Thrown

STAGGER, FLIGHT, LONGEST = 130, 420, 4000
"""Milliseconds at normal speed: from one cube to the next, how long one falls, and when the last
one begins at the latest."""
_ON_SHELVES = (Rest.UPPER, Rest.LOWER)
Point = tuple[float, float]
Shelves = tuple[tuple[int, ...], ...]
"""The colours of the cubes on each shelf, in any order."""


@value
class Leg:
    """One part of a cube's way."""

    starts: float
    ends: float
    from_: Point
    to: Point
    then_stays: bool


@dataclass
class Cube:
    """A cube and its way from where it *began*; it may have lain on a shelf before the throw."""

    colour: int
    began: Rest
    rest: Rest
    at: Point
    legs: list[Leg] = field(default_factory=list)

    def place(self, now: float) -> Point | None:
        """Return where it is, or None while nobody can see it."""
        if not self.legs or now < self.legs[0].starts:
            first = self.legs[0].from_ if self.legs else self.at
            return first if self.began in _ON_SHELVES else None
        leg = max((leg for leg in self.legs if leg.starts <= now), key=lambda leg: leg.starts)
        if now >= leg.ends:
            return leg.to if leg.then_stays else None
        done = (now - leg.starts) / (leg.ends - leg.starts)
        eased = done * done
        across = leg.from_[0] + (leg.to[0] - leg.from_[0]) * done
        return across, leg.from_[1] + (leg.to[1] - leg.from_[1]) * eased


class Fall:
    """All cubes of one throw, and those that *lay* on the shelves before, if they can be seen."""

    def __init__(self, thrown: Thrown, lay: Shelves = ()) -> None:
        self.cubes: list[Cube] = []
        self.is_open = thrown.open_tower
        self._taken: dict[Rest, int] = dict.fromkeys(Rest, 0)
        for rest, colours in zip(_ON_SHELVES, lay, strict=False):
            for colour in colours:
                self.cubes.append(Cube(colour, rest, rest, self._slot(rest)))
        stagger = min(STAGGER, LONGEST / max(1, len(thrown.hops)))
        for number, hop in enumerate(thrown.hops):
            self._add(hop, number * stagger)
        self.length = float(max((leg.ends for cube in self.cubes for leg in cube.legs), default=0))

    def seen(self, now: float) -> list[tuple[int, Point]]:
        """Return colour and place of every cube that can be seen."""
        found = [(cube.colour, cube.place(now)) for cube in self.cubes]
        return [(colour, place) for colour, place in found if place is not None]

    def in_tray(self, now: float) -> dict[int, int]:
        """Count what has landed in the tray, by colour."""
        counts: dict[int, int] = {}
        for cube in self.cubes:
            if cube.rest is Rest.TRAY and cube.legs[-1].ends <= now:
                counts[cube.colour] = counts.get(cube.colour, 0) + 1
        return counts

    def went_in(self, now: float) -> dict[int, int]:
        """Count by colour what a closed tower holds more than before; less is negative."""
        counts: dict[int, int] = {}
        for cube in self.cubes:
            if cube.rest is Rest.INSIDE and cube.legs[-1].ends <= now:
                counts[cube.colour] = counts.get(cube.colour, 0) + 1
            elif cube.began is Rest.INSIDE and cube.legs[0].starts <= now:
                counts[cube.colour] = counts.get(cube.colour, 0) - 1
        return counts

    def _add(self, hop: Hop, starts: float) -> None:
        cube = self._cube(hop)
        end = self._slot(hop.end)
        stays = hop.end is not Rest.INSIDE
        ends = starts + FLIGHT
        if hop.end is Rest.TRAY:
            mouth = LAYOUT.shaft.mouth
            half = starts + FLIGHT * 0.55
            cube.legs.append(Leg(starts, half, cube.at, mouth, True))
            cube.legs.append(Leg(half, ends, mouth, end, True))
        else:
            cube.legs.append(Leg(starts, ends, cube.at, end, stays))
        cube.at, cube.rest = end, hop.end

    def _cube(self, hop: Hop) -> Cube:
        """Find the cube that hops: on its shelf, or a new one."""
        if hop.start in _ON_SHELVES:
            for cube in self.cubes:
                if cube.rest is hop.start and cube.colour == hop.colour:
                    return cube
        made = Cube(hop.colour, hop.start, hop.start, self._slot(hop.start))
        self.cubes.append(made)
        return made

    def _slot(self, rest: Rest) -> Point:
        """Return the next free room at a rest."""
        shaft, number = LAYOUT.shaft, self._taken[rest]
        self._taken[rest] += 1
        step = shaft.cube + 1
        match rest:
            case Rest.FUNNEL:
                return shaft.funnel[0] + (number % 5 - 2) * step, shaft.funnel[1]
            case Rest.UPPER:
                return shaft.upper[0] + number % 3 * step, shaft.upper[1] - number // 3 * step
            case Rest.LOWER:
                return shaft.lower[0] + number % 3 * step, shaft.lower[1] - number // 3 * step
            case Rest.INSIDE:
                return shaft.inside
            case Rest.TRAY:
                per_row = int((shaft.tray.w - 6) // step)
                down, across = divmod(number, per_row)
                x = shaft.tray.x + 3 + (across + 0.5) * step
                return x, shaft.tray.y + shaft.tray.h - (down + 0.6) * step


def shelves_before(thrown: Thrown, shelves: Shelves) -> Shelves:
    """Return what lay on the shelves of an open tower, from what lies there after the throw."""
    lying = {rest: list(shelf) for rest, shelf in zip(_ON_SHELVES, shelves, strict=True)}
    for hop in reversed(thrown.hops):
        if hop.end in lying:
            lying[hop.end].remove(hop.colour)
        if hop.start in lying:
            lying[hop.start].append(hop.colour)
    return tuple(tuple(shelf) for shelf in lying.values())


def inside_before(thrown: Thrown, inside: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many cubes of each colour were in the tower, from those after the throw."""
    return tuple(
        count - thrown.thrown.count(colour) + thrown.tray[colour]
        for colour, count in enumerate(inside)
    )
