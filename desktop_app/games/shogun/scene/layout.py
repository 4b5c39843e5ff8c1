"""Where the panels of the board lie, read from resources."""

from __future__ import annotations

from desktop_app.kit.picture import Box
from engine.core.content import read
from engine.core.value import value


@value
class Shaft:
    """The tower in cross-section, inside the panel where cubes fall."""

    cube: float
    funnel: tuple[float, float]
    inside: tuple[float, float]
    upper: tuple[float, float]
    lower: tuple[float, float]
    mouth: tuple[float, float]
    tray: Box
    body: Box
    words: Box


@value
class Layout:
    """Sizes and corners in board units."""

    size: tuple[float, float]
    text: dict[str, int]
    gap: float
    army: tuple[float, float]
    yields: tuple[float, float]
    tall_yields: tuple[float, float]
    """Of what a province yields, and of odds: side by side, or one above the other."""
    order: tuple[float, float]
    """Of a planned action on the map."""
    wash: tuple[float, ...]
    """How much of each seat's colour lies on its land: unlike in grey as well."""
    dark_wash: tuple[float, ...]
    arrow: float
    """How long an arrow over a border is."""
    column: tuple[float, float]
    """Of armies that march."""
    ship: tuple[float, float]
    site: float
    unrest: tuple[float, float]
    strip: Box
    action: Box
    year: Box
    event: Box
    place: Box
    house: Box
    plan: Box
    space: Box
    card: tuple[float, float]
    hand: Box
    tableau: Box
    draft: Box
    opened: Box
    tower: Box
    caption: Box
    regions: dict[str, tuple[float, float]]
    """Where the plate of each region lies."""
    region: tuple[float, float]
    fall: Box
    shaft: Shaft


LAYOUT = read("shogun", "layout.json", Layout)
SMALL, TEXT, LARGE = (LAYOUT.text[name] for name in ("small", "text", "large"))
"""How large text is."""


def row(first: Box, number: int, *, per_row: int = 0, gap: float = LAYOUT.gap) -> Box:
    """Return the place of the *number*-th of several equal things, row by row."""
    down, across = divmod(number, per_row) if per_row else (0, number)
    return Box(
        first.x + across * (first.w + gap), first.y + down * (first.h + gap), first.w, first.h
    )


def at(centre: tuple[float, float], size: tuple[float, float]) -> Box:
    """Return the rectangle of *size* around *centre*."""
    return Box(centre[0] - size[0] / 2, centre[1] - size[1] / 2, *size)
