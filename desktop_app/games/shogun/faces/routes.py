"""How a sea route looks: a dotted line from harbour to harbour, with a ship on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen

from desktop_app.games.shogun.scene import geography
from desktop_app.games.shogun.scene.layout import LAYOUT, SMALL
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import plate, write
from engine.core.value import value

_TOUCH, _DOUBT = 9.0, 14.0
"""How near a hand must come to a sea route, and how large the sign is that we are not sure of."""
_DOTS = (0.7, 2.6)


@value
class RouteFace(Face):
    """A sea route: it ends on the land of both provinces; a question mark if it is our guess."""

    number: int
    is_sure: bool

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch the line, not the sea around it."""
        stroker = QPainterPathStroker()
        stroker.setWidth(_TOUCH)
        return stroker.createStroke(geography.crossing(self._route))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the line, both harbours, and the ship; a guess has a sign instead of it."""
        path = geography.crossing(self._route)
        painter.strokePath(path, QPen(theme.faded("label_rim", 0.85), 4.2))
        pen = QPen(theme.colour("sea_ink"), 2.1, c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern(list(_DOTS))
        painter.strokePath(path, pen)
        side = 2 * geography.ROUTE_END
        for end in (self._route.start, self._route.end):
            harbour = QRectF(0, 0, side, side)
            harbour.moveCenter(QPointF(*end))
            art.paint_part(painter, "shogun/sea_harbour", harbour)
        middle = path.pointAtPercent(0.5)
        if self.is_sure:
            wide, high = LAYOUT.ship
            ship = QRectF(middle.x() - wide / 2, middle.y() - high * 0.8, wide, high)
            art.paint_part(painter, "shogun/sea_ship", ship)
            return
        sign = QRectF(0, 0, _DOUBT, _DOUBT)
        sign.moveCenter(middle)
        plate(painter, sign, line="sea_ink", radius=_DOUBT / 2)
        write(painter, sign, "?", SMALL, bold=True)

    @property
    def _route(self) -> geography.Crossing:
        return geography.MAP.sea_routes[self.number]
