"""How large things are: the layout of the board, read from resources, and its single measures."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop_app.kit.picture import Box
from engine.core.content import read
from engine.core.value import value


@value
class Layout:
    """Boxes on the board and within others, and single measures, in board units."""

    size: tuple[float, float]
    panels: dict[str, Box]
    parts: dict[str, Box]
    """Boxes within another: where a card hangs in its room."""
    measures: dict[str, float]


LAYOUT = read("white_castle", "layout.json", Layout)


def measure(name: str) -> float:
    """Return one measure: ``measure("die")``."""
    return LAYOUT.measures[name]


def within(outer: Box, name: str) -> Box:
    """Return the part called *name* of a box: ``within(room, "room_1_card")``."""
    part = LAYOUT.parts[name]
    return Box(outer.x + part.x, outer.y + part.y, part.w, part.h)


def part_of(rect: QRectF, name: str) -> QRectF:
    """Return the same for a face that paints itself."""
    return LAYOUT.parts[name].rect.translated(rect.topLeft())


TINY, SMALL, TEXT, LARGE = map(measure, ("text_tiny", "text_small", "text", "text_large"))
"""How large text is."""
