"""The name of a province, over the rings that run along its coast."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.games.shogun.faces.lettering import write_on_land
from desktop_app.games.shogun.scene import geography
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.drawing import paint_layer
from engine.core.value import value
from engine.games.shogun.content import PROVINCES

_AWAY = 0.55
"""How much of a name is seen on land that is out of play."""


@value
class NameFace(Face):
    """A name with a light rim, and a line to its land where it stands at sea."""

    number: int
    is_out: bool

    def shape(self, rect: QRectF) -> QPainterPath:
        """Let hands reach the land below."""
        return QPainterPath()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint line and letters."""
        room = geography.room_of_name(self.number)
        painter.translate(rect.topLeft() - room.topLeft())
        key = f"name/{self.number}/{self.is_out}"
        paint_layer(painter, room, key, self._paint_letters)

    def _paint_letters(self, painter: QPainter) -> None:
        land = geography.LANDS[self.number]
        painter.setOpacity(_AWAY if self.is_out else 1)
        if land.leader:
            start, end = (QPointF(*point) for point in land.leader)
            painter.setPen(QPen(theme.colour("ink"), 1))
            painter.drawLine(start, end)
            painter.setBrush(theme.colour("ink"))
            painter.drawEllipse(end, 1.6, 1.6)
        name, rim = PROVINCES[self.number].name, theme.colour("label_rim")
        write_on_land(painter, QPointF(*land.name), name, rim)
