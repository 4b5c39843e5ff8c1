"""One castle: what stands where, and which spaces are open to the next tile."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.struct import Struct
from engine.games.two_castles.components import Kind
from engine.games.two_castles.content import (
    FIRST_SPECIAL,
    GOES_ABOVE,
    GOES_BELOW,
    IS_OPEN_TO_SKY,
    KIND_OF,
)
from engine.games.two_castles.spaces import FIRST_FLOOR, GROUND, NEIGHBOURS, ROW, THRONE, space_at

_FIRST_ABOVE = (space_at(-1, 0), space_at(0, 1), space_at(1, 1), space_at(2, 0))
_FIRST_BELOW = (space_at(0, -1), space_at(1, -1))


@dataclass(slots=True)
class Castle(Struct):
    """A throne room and what was built around it.

    The open spaces follow from the rooms. They are kept because every decision asks for them;
    ``building.why_not_there`` says the same from the rules, and a test compares the two.
    """

    throne: int
    rooms: tuple[int, ...] = ()
    """The numbers of the rooms, in the order in which they were built."""
    spaces: tuple[int, ...] = ()
    """Where each of them stands."""
    attendants: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    open_above: tuple[int, ...] = _FIRST_ABOVE
    """Free spaces on the ground floor that share an edge, and free supported spaces above it."""
    open_below: tuple[int, ...] = _FIRST_BELOW
    """Free underground spaces that share an edge."""

    def open_to(self, room: int) -> tuple[int, ...]:
        """Return the spaces where *room* may go (BC-21 to BC-25); never none (BC-26)."""
        if GOES_ABOVE[room]:
            return self.open_above + self.open_below if GOES_BELOW[room] else self.open_above
        return self.open_below

    def build(self, room: int, space: int) -> None:
        """Put *room* on *space* and open the spaces that this gives access to."""
        if space >= FIRST_FLOOR:
            self.open_above = tuple([s for s in self.open_above if s != space])
        else:
            self._open_beside(space)
        # A blue border is open to the sky: what is above it never opens (BC-25).
        if space >= GROUND and not IS_OPEN_TO_SKY[room]:
            self.open_above += (space + ROW,)
        self.rooms += (room,)
        self.spaces += (space,)

    def take_out(self, room: int) -> None:
        """Take a regular room out again and close what only it opened."""
        rest = [(r, s) for r, s in zip(self.rooms, self.spaces, strict=True) if r != room]
        self.rooms = self.spaces = ()
        self.open_above, self.open_below = _FIRST_ABOVE, _FIRST_BELOW
        for other, space in rest:
            self.build(other, space)

    def _open_beside(self, space: int) -> None:
        """Close *space* and open its free neighbours on the ground floor and underground."""
        above = [s for s in self.open_above if s != space]
        below = [s for s in self.open_below if s != space]
        for step in NEIGHBOURS:
            new = space + step
            if new >= FIRST_FLOOR or new in self.spaces or new in THRONE:
                continue
            if new >= GROUND:
                if new not in above:
                    above.append(new)
            elif new not in below:
                below.append(new)
        self.open_above, self.open_below = tuple(above), tuple(below)

    def room_on(self, space: int) -> int | None:
        """Return the number of the room on *space*; None if it is free or the throne room's."""
        return self.rooms[self.spaces.index(space)] if space in self.spaces else None

    def number_of(self, kind: Kind) -> int:
        """Return how many rooms of *kind* the castle has."""
        return sum([KIND_OF[room] is kind for room in self.rooms])

    @property
    def special_rooms(self) -> int:
        """How many special rooms it has, the throne room included (BC-29)."""
        return 1 + sum([room >= FIRST_SPECIAL for room in self.rooms])
