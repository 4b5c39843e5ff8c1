"""Where royal attendants stand: in the hall of their castle, left and right of the throne."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.kit.picture import Box

_WIDE, _HIGH, _HEAD = 34 / 140, 64 / 140, 30 / 140
"""A figure, and how far its head is below the ceiling, in tiles."""
_WINGS = ((12 / 140, 76 / 140), (174 / 140, 76 / 140))
"""Where people can stand, and how wide that is, in tiles."""


def places_at_court(attendants: Sequence[int], hall: Box) -> Iterator[tuple[int, Box]]:
    """Yield each attendant with its box; they take turns left and right, and close up."""
    side = hall.h
    for order, attendant in enumerate(attendants):
        left, room = _WINGS[order % 2]
        there = (len(attendants) + 1 - order % 2) // 2
        step = min(_WIDE, (room - _WIDE) / max(1, there - 1))
        x = hall.x + (left + order // 2 * step) * side
        yield attendant, Box(x, hall.y + _HEAD * side, _WIDE * side, _HIGH * side)
