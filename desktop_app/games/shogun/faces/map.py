"""How the map looks: the sea, provinces, sea routes, armies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from desktop_app.games.shogun.faces.lettering import figure, paint_owner, write_on_land
from desktop_app.games.shogun.scene import geography
from desktop_app.games.shogun.scene.layout import LAYOUT, SMALL, TEXT, at
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import hollow, plate, write
from desktop_app.look.seats import seat_brush
from engine.core.value import value
from engine.games.shogun.components import OUT_OF_PLAY, Side
from engine.games.shogun.content import PROVINCES

_SHALLOWS = ((15, 0.25), (9, 0.5), (4, 0.8))
"""Widths of the light bands along the coast, and how light they are."""
_OWNED_BAND, _PLAIN_BAND = 9, 6
_REGION_LINE, _LINE = 5, 1.8
_MOST_CUBES, _CUBE, _OVERLAP = 3, 0.72, 6.0
"""Of a column: how many cubes are shown, their share of its height, and what covers them."""
_ROUTE_TOUCH, _DOUBT = 9.0, 14.0
"""How near a hand must come to a sea route, and how large the sign is that we are not sure of."""
_FREE_SITE = 0.353
"""How opaque a site is that nothing stands on."""


@value
class Sea(Face):
    """The ground: sea and foreign land."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint water from deep to shallow, then what nobody plays for."""
        water = QLinearGradient(rect.topLeft(), rect.bottomRight())
        for stop, name in ((0, "sea_deep"), (0.5, "sea"), (1, "sea_deep")):
            water.setColorAt(stop, theme.colour(name))
        painter.setClipRect(rect)
        painter.fillRect(rect, QBrush(water))
        foreign = [geography.closed(decor.outline) for decor in geography.MAP.decor]
        land = [geography.outline(province) for province in range(len(PROVINCES))]
        # One by one and without transparency: stroking all land as one path takes seconds.
        for width, share in _SHALLOWS:
            pen = QPen(_mixed("sea", "sea_line", share), width, j=Qt.PenJoinStyle.RoundJoin)
            for path in (*land, *foreign):
                painter.strokePath(path, pen)
        for path in foreign:
            painter.fillPath(path, theme.colour("land"))
            painter.strokePath(path, QPen(theme.colour("ink_soft"), 0.8))


def _mixed(name: str, other: str, share: float) -> QColor:
    """Return a colour with a *share* of another one in it."""
    first, second = theme.colour(name), theme.colour(other)
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )


@value
class ProvinceFace(Face):
    """A province: region, owner, name, yield, buildings and unrest."""

    number: int
    side: Side
    owner: int
    buildings: tuple[str, ...] = ()
    unrest: int = 0
    crowned: tuple[tuple[str, bool], ...] = ()
    """Buildings that count towards a majority, and whether it is shared; where that is shown."""

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch the land, not the rectangle around it."""
        moved = self._offset(rect)
        return geography.outline(self.number).translated(moved.x(), moved.y())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the land, then what is known of it."""
        painter.translate(self._offset(rect))
        ground = self._ground()
        self._paint_land(painter, ground)
        land = geography.LANDS[self.number]
        printed = PROVINCES[self.number]
        middle = QPointF(*land.label)
        if self.owner == OUT_OF_PLAY:
            write_on_land(painter, middle, printed.name, ground)
            return
        write_on_land(painter, middle - QPointF(0, 6), printed.name, ground)
        _yields(painter, middle + QPointF(0, 6.5), printed.rice, printed.tax)
        for number, centre in enumerate(land.sites):
            built = self.buildings[number] if number < len(self.buildings) else ""
            box = at(centre, (LAYOUT.site, LAYOUT.site)).rect
            _site(painter, box, built)
            crown = dict(self.crowned).get(built)
            if crown is not None:
                _crown(painter, box.translated(0, -LAYOUT.site * 0.7), shared=crown)
        if self.unrest:
            box = at(land.unrest, LAYOUT.unrest).rect
            figure(painter, box, "unrest", str(self.unrest))

    def _offset(self, rect: QRectF) -> QPointF:
        box = geography.box_of(self.number)
        return QPointF(rect.x() - box.x, rect.y() - box.y)

    def _ground(self) -> QColor:
        if self.owner == OUT_OF_PLAY:
            return theme.colour("land")
        return theme.colour(f"region_{PROVINCES[self.number].on(self.side).region}")

    def _paint_land(self, painter: QPainter, ground: QColor) -> None:
        area = geography.outline(self.number)
        painter.save()
        painter.setClipPath(area)
        painter.fillPath(area, ground)
        if self.owner >= 0:
            ratio = painter.deviceTransform().m11()
            painter.strokePath(area, QPen(ground.lighter(118), 2 * _OWNED_BAND + 4))
            painter.strokePath(area, QPen(seat_brush(self.owner, ratio=ratio), 2 * _OWNED_BAND - 6))
        else:
            painter.strokePath(area, QPen(ground.darker(112), 2 * _PLAIN_BAND))
        if PROVINCES[self.number].id == geography.LAKE_IN:
            lake = geography.closed(geography.MAP.lake)
            painter.fillPath(lake, theme.colour("sea"))
            painter.strokePath(lake, QPen(theme.colour("sea_ink"), 0.8))
        ink = theme.colour("ink")
        painter.strokePath(area, QPen(ink, _LINE))
        painter.strokePath(
            geography.region_borders(self.number, self.side), QPen(ink, _REGION_LINE)
        )
        painter.restore()


@value
class RouteFace(Face):
    """A sea route: it ends on the land of both provinces; a question mark if it is our guess."""

    number: int
    is_sure: bool

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch the line, not the sea around it."""
        stroker = QPainterPathStroker()
        stroker.setWidth(_ROUTE_TOUCH)
        return stroker.createStroke(geography.crossing(self._route))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the line and both ends; a guess is dotted instead of dashed."""
        route, path = self._route, geography.crossing(self._route)
        painter.strokePath(path, QPen(theme.colour("sea_line"), 4))
        style = Qt.PenStyle.DashLine if self.is_sure else Qt.PenStyle.DotLine
        painter.strokePath(path, QPen(theme.colour("sea_ink"), 1.8, style))
        painter.setPen(QPen(theme.colour("sea_line"), 1))
        painter.setBrush(theme.colour("sea_ink"))
        for end in (route.start, route.end):
            painter.drawEllipse(QPointF(*end), geography.ROUTE_END, geography.ROUTE_END)
        if not self.is_sure:
            sign = QRectF(0, 0, _DOUBT, _DOUBT)
            sign.moveCenter(path.pointAtPercent(0.5))
            plate(painter, sign, line="sea_ink", radius=_DOUBT / 2)
            write(painter, sign, "?", SMALL, bold=True)

    @property
    def _route(self) -> geography.Crossing:
        return geography.MAP.sea_routes[self.number]


@value
class ArmyFace(Face):
    """Armies in a province: a cube of their owner with their number."""

    seat: int
    count: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint plate, cube and number."""
        plate(painter, rect, line="ink", width=1.2)
        side = rect.height() - 2
        paint_owner(painter, QRectF(rect.x() + 1, rect.y() + 1, side, side), self.seat, "cube")
        write(painter, rect.adjusted(side, 0, 0, 0), str(self.count), TEXT, bold=True)


@value
class ColumnFace(Face):
    """Armies on the march: a few cubes of their owner side by side, and how many they are."""

    seat: int
    count: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the cubes from the last to the first, then their number on a plate."""
        side = rect.height() * _CUBE
        cubes = min(self.count, _MOST_CUBES)
        step = (rect.width() - side) / max(1, _MOST_CUBES - 1)
        left = rect.center().x() - (side + (cubes - 1) * step) / 2
        for number in range(cubes):
            cube = QRectF(left + number * step, rect.top(), side, side)
            paint_owner(painter, cube, self.seat, "cube")
        below = QRectF(0, 0, side, rect.height() - side + _OVERLAP)
        below.moveCenter(QPointF(rect.center().x(), rect.bottom() - below.height() / 2))
        plate(painter, below, line="ink", width=1.2)
        write(painter, below, str(self.count), TEXT, bold=True)


def _yields(painter: QPainter, centre: QPointF, rice: int, tax: int) -> None:
    """Write what a province yields under its name."""
    left = QRectF(centre.x() - 21, centre.y() - 6, 21, 12)
    figure(painter, left, "rice", str(rice))
    figure(painter, left.translated(22, 0), "chest", str(tax))


def _site(painter: QPainter, rect: QRectF, built: str) -> None:
    """Paint a site, empty or built upon."""
    if built:
        plate(painter, rect, line="ink")
        art.paint_icon(painter, built, rect)
        return
    site = rect.adjusted(1, 1, -1, -1)
    hollow(painter, site, fill="card", radius=2, opacity=_FREE_SITE, dotted=True)


def _crown(painter: QPainter, rect: QRectF, *, shared: bool) -> None:
    """Paint a crown; who shares a majority has an equals sign on it."""
    art.paint_icon(painter, "crown", rect)
    if shared:
        write(painter, rect.adjusted(0, -9, 0, -9), "=", SMALL, bold=True)
