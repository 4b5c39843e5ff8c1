"""What is drawn on land and sea beside the facts: mountains, fields, trees, waves."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from desktop_app.games.shogun.scene.geography import LANDS, MAP, Line, Point, closed
from desktop_app.look import art
from engine.core.content import read
from engine.core.value import value
from engine.games.shogun.components import Season


@value
class Growth:
    """One mountain, field or tree: its picture, where it stands, and how wide it is."""

    art: str
    at: Point
    width: float


@value
class Relief:
    """What grows and rises in a province: *faint* below everything, *clear* where room is left."""

    id: str
    faint: tuple[Growth, ...]
    clear: tuple[Growth, ...]


@value
class Landscape:
    """All of it, with the coast as one line and the shallows around it, the widest first."""

    about: str
    coast: tuple[Line, ...]
    shallows: tuple[tuple[Line, ...], ...]
    waves: Line
    rose: Point
    land: tuple[Relief, ...]


LANDSCAPE = read("shogun", "relief.json", Landscape)
_ORDER = {relief.id: relief for relief in LANDSCAPE.land}
RELIEFS = tuple(_ORDER[land.id] for land in LANDS)
"""The provinces in the engine's order."""
_SEASONAL = {"paddies": {Season.SUMMER: ""}, "pine": dict.fromkeys(list(Season)[:3], "")}
_ALWAYS = ("ridge", "mountain", "mountains", "peak", "fuji")


def picture_of(growth: Growth, season: Season) -> str:
    """Return what something on the land looks like in a *season*."""
    name = "paddies" if growth.art == "fields" else growth.art
    if name in _ALWAYS:
        return f"shogun/relief_{name}"
    in_season = _SEASONAL.get(name, {}).get(season, f"_{season.value}")
    return f"shogun/relief_{name}{in_season}"


def box_of(growth: Growth) -> QRectF:
    """Return the room something on the land takes."""
    shape = art.shape_of(picture_of(growth, Season.SUMMER))
    return QRectF(*growth.at, growth.width, growth.width * shape.height() / shape.width())


@cache
def coast() -> QPainterPath:
    """Return all land that is played for, as one area."""
    return _area(LANDSCAPE.coast)


@cache
def abroad() -> QPainterPath:
    """Return land that nobody plays for."""
    return _area(tuple(decor.outline for decor in MAP.decor))


@cache
def shallows() -> tuple[QPainterPath, ...]:
    """Return the waters along all coasts, the widest first."""
    return tuple(_area(lines) for lines in LANDSCAPE.shallows)


def _area(lines: tuple[Line, ...]) -> QPainterPath:
    path = QPainterPath()
    for line in lines:
        path.addPath(closed(line))
    return path
