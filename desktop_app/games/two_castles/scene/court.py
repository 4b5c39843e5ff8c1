"""Where royal attendants stand: in the throne room of their castle."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.two_castles.scene.layout import Grid, in_a_row
from desktop_app.kit.picture import Box
from engine.games.two_castles.castle import Castle


def places_at_court(castle: Castle, grid: Grid) -> Iterator[tuple[int, Box]]:
    """Return each attendant of the castle with its box."""
    size = grid.side * 0.46
    hall = Box(grid.throne.x, grid.throne.y + grid.side * 0.5, grid.throne.w, size)
    return zip(castle.attendants, in_a_row(hall, len(castle.attendants), size, 2), strict=True)
