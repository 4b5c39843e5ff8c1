"""What others did since one's own last answer: their badge at the place, and a thin ring."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.board.items import GLOWS
from desktop_app.kit.picture import Deed
from desktop_app.look import theme
from desktop_app.look.seats import paint_seat

_BADGE, _RING, _RIM = 17.0, 2.4, 1.6


class MarkItem(QGraphicsItem):
    """A deed of somebody else; it lies below everything that glows and in no hand's way."""

    def __init__(self, deed: Deed, outline: QPainterPath, badge: QRectF | None = None) -> None:
        super().__init__()
        self.deed, self._outline = deed, outline
        self._badge = badge or QRectF(0, 0, _BADGE, _BADGE)
        if badge is None:
            self._badge.moveCenter(outline.boundingRect().topRight())
        self.setZValue(GLOWS - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Leave room for ring and badge."""
        return self._outline.boundingRect().adjusted(-4, -4, 4, 4).united(self._badge)

    def shape(self) -> QPainterPath:
        """Never be in the way of a hand."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint a ring in the colour of the seat, and its badge in the corner."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("crest"), _RING + _RIM))
        painter.drawPath(self._outline)
        painter.setPen(QPen(QColor(theme.seat_look(self.deed.seat).colour), _RING))
        painter.drawPath(self._outline)
        paint_seat(painter, self._badge, self.deed.seat, "disc")
