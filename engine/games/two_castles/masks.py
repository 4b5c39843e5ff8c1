"""Sets of spaces as bits of one integer: bit n is space n."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.two_castles.components import REGULAR, Wanted
from engine.games.two_castles.spaces import GROUND, ROW, THRONE, space_at

Masks = list[int]
"""One mask for every member of ``Wanted``, in its order."""

WANTED_NUMBERS = {wanted: number for number, wanted in enumerate(Wanted)}
SPECIAL_MASK = WANTED_NUMBERS[Wanted.SPECIAL]
ANY = WANTED_NUMBERS[Wanted.ANY]
REGULAR_MASKS = tuple(WANTED_NUMBERS[Wanted(kind.value)] for kind in REGULAR)

CENTRE = space_at(0, 0)
"""Patterns are kept around this space and moved to where they are needed."""
THRONE_MASK = (1 << THRONE[0]) | (1 << THRONE[1])
UNDERGROUND = (1 << GROUND) - 1
FIRST_COLUMN = sum(1 << row * ROW for row in range(ROW))
FULL_ROW = (1 << ROW) - 1


def pattern_mask(offsets: Iterable[tuple[int, int]]) -> int:
    """Return the spaces that a room on the centre marks."""
    return sum(1 << space_at(x, y) for x, y in offsets)


def number_of(rooms: int) -> int:
    """Return how many rooms a mask holds; the throne room is one (BC-28)."""
    return rooms.bit_count() - (rooms & THRONE_MASK == THRONE_MASK)
