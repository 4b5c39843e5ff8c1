"""Rings that say what can be done: never by colour alone."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app import theme
from desktop_app.board import art
from desktop_app.board.items import GLOWS
from desktop_app.board.picture import Note

_RING = 3.0
_HALO = 9.0


class Glow(Enum):
    """What a ring means; later ones lie above earlier ones."""

    RELATED = "related"
    SOURCE = "source"
    TARGET = "target"
    HINT = "hint"
    REFUSED = "refused"
    FOCUS = "focus"


class GlowItem(QGraphicsItem):
    """A ring around a place; a target also carries a chevron, and a note if there is one."""

    def __init__(
        self,
        shape: QPainterPath,
        glow: Glow,
        note: Note | None = None,
        note_box: QRectF | None = None,
    ) -> None:
        super().__init__()
        self._shape = shape
        self._note_box = note_box or shape.boundingRect()
        self.glow = glow
        self.note = note
        self.setZValue(GLOWS + list(Glow).index(glow))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Leave room for halo and note."""
        return self._shape.boundingRect().adjusted(-40, -28, 40, 28)

    def shape(self) -> QPainterPath:
        """Never be in the way of a hand."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint halo, ring and signs."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.glow is Glow.FOCUS:
            self._stroke(painter, "accent", _RING, Qt.PenStyle.DashLine, grow=_RING)
            return
        name = {Glow.REFUSED: "refused", Glow.HINT: "accent"}.get(self.glow, "can")
        self._halo(painter, theme.colour(name))
        self._stroke(painter, name, _RING if self.glow is not Glow.RELATED else 1.5)
        box = self._shape.boundingRect()
        if self.glow is Glow.REFUSED:
            painter.drawLine(box.topLeft(), box.bottomRight())
        elif self.glow in (Glow.TARGET, Glow.HINT):
            _chevron(painter, QPointF(box.center().x(), box.top() - 2), theme.colour(name))
        if self.note:
            _write(painter, self._note_box, self.note)

    def _halo(self, painter: QPainter, colour: QColor) -> None:
        colour.setAlpha(40 if self.glow is Glow.RELATED else 70)
        painter.setPen(QPen(colour, _HALO))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._shape)

    def _stroke(
        self,
        painter: QPainter,
        name: str,
        width: float,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
        grow: float = 0,
    ) -> None:
        painter.setPen(QPen(theme.colour(name), width, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if grow:
            box = self._shape.boundingRect().adjusted(-grow, -grow, grow, grow)
            painter.drawRoundedRect(box, theme.size("radius"), theme.size("radius"))
        else:
            painter.drawPath(self._shape)


def _chevron(painter: QPainter, tip: QPointF, colour: QColor) -> None:
    painter.setPen(QPen(theme.colour("card"), 1))
    painter.setBrush(colour)
    x, y = tip.x(), tip.y()
    painter.drawPolygon(QPolygonF([QPointF(x - 7, y - 8), QPointF(x + 7, y - 8), QPointF(x, y)]))


def _write(painter: QPainter, box: QRectF, note: Note) -> None:
    """Write the note on a plate in the middle of *box*."""
    font = QFont(theme.FAMILY)
    font.setPixelSize(13)
    font.setBold(True)
    width = QFontMetricsF(font).horizontalAdvance(note.text) + 12
    icon = 16.0 if note.icon else 0.0
    plate = QRectF(0, 0, width + icon, 20)
    plate.moveCenter(box.center())
    painter.setPen(QPen(theme.colour("can"), 1.5))
    painter.setBrush(theme.colour("card"))
    painter.drawRoundedRect(plate, 6, 6)
    painter.setFont(font)
    painter.setPen(theme.colour(note.tone))
    painter.drawText(plate.adjusted(0, 0, -icon, 0), Qt.AlignmentFlag.AlignCenter, note.text)
    if note.icon:
        art.paint_icon(painter, note.icon, QRectF(plate.right() - 19, plate.top() + 2, 16, 16))
