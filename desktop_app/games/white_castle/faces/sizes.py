"""How large things are: the layout of the board, read from resources, and its single measures."""

from __future__ import annotations

from desktop_app.kit.picture import Box
from engine.core.content import read
from engine.core.value import value


@value
class Layout:
    """Boxes of the panels and single measures, in board units."""

    size: tuple[float, float]
    panels: dict[str, Box]
    measures: dict[str, float]


LAYOUT = read("white_castle", "layout.json", Layout)


def measure(name: str) -> float:
    """Return one measure: ``measure("die")``."""
    return LAYOUT.measures[name]


TINY, SMALL, TEXT, LARGE = map(measure, ("text_tiny", "text_small", "text", "text_large"))
"""How large text is."""
