"""The map in board units: outlines, borders, sea routes, and where things lie in a province."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop_app.games.shogun.scene.layout import LAYOUT, at
from desktop_app.kit.picture import Box
from engine.core.content import read
from engine.core.value import value
from engine.games.shogun.components import Side
from engine.games.shogun.content import PROVINCE_NUMBER, PROVINCES

Point = tuple[float, float]
Line = tuple[Point, ...]


@value
class Land:
    """The outline of a province and the middles of what is shown in it."""

    id: str
    outline: Line
    name: Point
    name_room: tuple[float, float]
    """How wide and high the name is, with its rim."""
    yields: Point
    """Odds are written here too, in the place of what the land yields."""
    is_tall: bool
    """Whether rice stands above chests, for want of width."""
    army: Point
    unrest: Point
    order: Point
    """Where its owner's planned action stands."""
    sites: Line
    scale: float
    """How large armies and buildings are in it; 1 is as usual."""
    leader: Line
    """From a name out at sea to its land; empty if it stands on it."""


@value
class Border:
    """A line between two provinces."""

    a: str
    b: str
    line: Line


@value
class Decor:
    """Land that nobody plays for."""

    kind: str
    outline: Line


@value
class Crossing:
    """A sea route as a bent line; it begins and ends on the land of its provinces."""

    a: str
    b: str
    start: Point
    bend: Point
    end: Point


@value
class Geography:
    """All of it."""

    about: str
    provinces: tuple[Land, ...]
    borders: tuple[Border, ...]
    decor: tuple[Decor, ...]
    lake: Line
    sea_routes: tuple[Crossing, ...]


MAP = read("shogun", "map.json", Geography)
LANDS = tuple(sorted(MAP.provinces, key=lambda land: PROVINCE_NUMBER[land.id]))
"""The provinces in the engine's order."""
LAKE_IN = "omi"
ROUTE_END = 4.5
"""The radius of the harbour at each end of a sea route."""
_LINE_OF_TEXT = 75.0
"""How far apart the lines are in which a reader goes over the map, from west to east."""


def reading_order() -> list[int]:
    """Return the provinces as one reads: from the north-west to the south-east, line by line."""
    return sorted(
        range(len(LANDS)), key=lambda n: (LANDS[n].army[1] // _LINE_OF_TEXT, LANDS[n].army)
    )


def closed(line: Line) -> QPainterPath:
    """Return the area inside *line*."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    path.closeSubpath()
    return path


def opened(line: Line) -> QPainterPath:
    """Return *line* as a stroke."""
    path = QPainterPath(QPointF(*line[0]))
    for x, y in line[1:]:
        path.lineTo(x, y)
    return path


@cache
def outline(province: int) -> QPainterPath:
    """Return the area of a province on the board."""
    return closed(LANDS[province].outline)


@cache
def box_of(province: int) -> Box:
    """Return the smallest rectangle around a province and its planned action."""
    order = at(LANDS[province].order, LAYOUT.order).rect
    rect = outline(province).boundingRect().united(order)
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def box_of_name(province: int) -> Box:
    """Return where the name of a province is written, with its rim."""
    return at(LANDS[province].name, LANDS[province].name_room)


def room_of_name(province: int) -> QRectF:
    """Return where the name of a province is written, with the line to its land."""
    room = box_of_name(province).rect.adjusted(-1, -1, 1, 1)
    for point in LANDS[province].leader:
        room = room.united(QRectF(*point, 0, 0).adjusted(-2, -2, 2, 2))
    return room


def box_of_yields(province: int) -> Box:
    """Return where rice and chests of a province are written, and odds in their place."""
    land = LANDS[province]
    return at(land.yields, LAYOUT.tall_yields if land.is_tall else LAYOUT.yields)


def box_of_army(province: int) -> Box:
    """Return where armies stand in a province."""
    land = LANDS[province]
    return at(land.army, (LAYOUT.army[0] * land.scale, LAYOUT.army[1] * land.scale))


def boxes_of_sites(province: int) -> list[Box]:
    """Return where buildings stand in a province."""
    land = LANDS[province]
    return [at(site, (LAYOUT.site * land.scale,) * 2) for site in land.sites]


def box_of_unrest(province: int) -> Box:
    """Return where unrest of a province is shown."""
    return at(LANDS[province].unrest, LAYOUT.unrest)


@cache
def region_borders(province: int, side: Side) -> QPainterPath:
    """Return those borders of a province where another region begins on *side*."""
    here = PROVINCES[province]
    path = QPainterPath()
    for border in MAP.borders:
        if here.id in (border.a, border.b):
            other = PROVINCES[PROVINCE_NUMBER[border.b if border.a == here.id else border.a]]
            if other.on(side).region != here.on(side).region:
                path.addPath(opened(border.line))
    return path


def crossing(route: Crossing) -> QPainterPath:
    """Return a sea route as a curve."""
    path = QPainterPath(QPointF(*route.start))
    path.quadTo(QPointF(*route.bend), QPointF(*route.end))
    return path


@cache
def box_of_route(number: int) -> Box:
    """Return the smallest rectangle around a sea route and its ends."""
    rect = crossing(MAP.sea_routes[number]).boundingRect()
    rect.adjust(-ROUTE_END, -ROUTE_END, ROUTE_END, ROUTE_END)
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
