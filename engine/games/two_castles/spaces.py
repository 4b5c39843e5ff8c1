"""Spaces of a castle: one number each, so that a castle is quick to search and to score.

Row after row of 64 from the deepest level up; the throne room is on 0,0 and 1,0. No castle can grow
past the edge: it holds at most 18 regular and 11 special rooms.
"""

from __future__ import annotations

ROW = 64
FARTHEST = 30
"""How far from 0,0 a room may lie, in each direction."""


def space_at(x: int, y: int) -> int:
    """Return the space *x* to the right and *y* up from the left half of the throne room."""
    return (y + 32) * ROW + x + 32


def x_of(space: int) -> int:
    """Return how far to the right a space is."""
    return space % ROW - 32


def y_of(space: int) -> int:
    """Return the level of a space; the ground floor is 0."""
    return space // ROW - 32


def written(space: int) -> str:
    """Return the space as people write it: ``-1,0``."""
    return f"{space % ROW - 32},{space // ROW - 32}"


THRONE = (space_at(0, 0), space_at(1, 0))
GROUND = space_at(-32, 0)
"""The first space of the ground floor; smaller numbers are underground."""
FIRST_FLOOR = space_at(-32, 1)
"""The first space above the ground floor; from here on rooms need support."""
NEIGHBOURS = (-1, 1, ROW, -ROW)
"""What to add for the spaces that share an edge: left, right, above, below."""
