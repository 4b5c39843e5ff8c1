"""An arrow over a border: where armies can march, or where they marched last."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop_app.games.shogun.scene.layout import LAYOUT
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.drawing import mixed
from engine.core.value import value

_OUTLINE = ((-0.5, -0.16), (0.08, -0.16), (0.08, -0.42), (0.5, 0), (0.08, 0.42), (0.08, 0.16))
"""An arrow of length 1 that points to the right; its tail is closed at the lower left."""
_TAIL = (-0.5, 0.16)
_LIGHT = 0.12


@value
class ArrowFace(Face):
    """An arrow in the colour of a seat, turned by so many degrees from pointing right."""

    seat: int
    turn: float

    def shape(self, rect: QRectF) -> QPainterPath:
        """Never be in the way of a hand."""
        return QPainterPath()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it with a light rim and its shadow."""
        turned = QTransform.fromTranslate(rect.center().x(), rect.center().y())
        turned.rotate(self.turn)
        turned.scale(LAYOUT.arrow, LAYOUT.arrow)
        arrow = turned.map(QPolygonF([QPointF(*point) for point in (*_OUTLINE, _TAIL)]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.faded("art_shadow", 0.35))
        painter.drawPolygon(arrow.translated(1, 1.6))
        rim = QPen(theme.colour("art_ivory"), 3, j=Qt.PenJoinStyle.RoundJoin)
        line = QPen(theme.colour("art_outline"), 1.1, j=Qt.PenJoinStyle.RoundJoin)
        colour = QColor(theme.seat_look(self.seat).colour)
        painter.setBrush(mixed(colour, QColor("white"), _LIGHT))
        for pen in (rim, line):
            painter.setPen(pen)
            painter.drawPolygon(arrow)
