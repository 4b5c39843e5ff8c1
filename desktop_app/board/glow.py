"""Rings that say what can be done: never by colour alone."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app import theme
from desktop_app.board import art
from desktop_app.board.items import GLOWS
from desktop_app.board.lettering import plate, width_of, write
from desktop_app.board.picture import Note

_RING = 3.0
_HALO = 9.0
_LETTERS = 13.0


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
    icon = 16.0 if note.icon else 0.0
    plaque = QRectF(0, 0, width_of(note.text, _LETTERS, bold=True) + 12 + icon, 20)
    plaque.moveCenter(box.center())
    plate(painter, plaque.adjusted(-0.75, -0.75, 0.75, 0.75), line="can", width=1.5, radius=6)
    write(painter, plaque.adjusted(0, 0, -icon, 0), note.text, _LETTERS, ink=note.tone, bold=True)
    if note.icon:
        art.paint_icon(painter, note.icon, QRectF(plaque.right() - 19, plaque.top() + 2, 16, 16))
