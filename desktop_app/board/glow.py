"""Rings that say what can be done: never by colour alone."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.board.items import GLOWS, LIFTED
from desktop_app.kit.picture import Note
from desktop_app.look import art, theme
from desktop_app.look.lettering import plate, width_of, write
from desktop_app.look.materials.sheets import shadow

_RING = 3.0
_HINTED = 5.0
_HALO = 7.0
_UNDER = 2.2
"""How much wider the dark line is that lies under gold."""
_LAMP = 18.0
_LETTERS, _PLAQUE = 14.0, 20.0
_EDGE, _SIGN, _ICON = 5.0, 16.0, 15.0
_PILLS = frozenset({"gain", "pay"})
_LEADING = 1.0
_UNITS = "%"


class Glow(Enum):
    """What a ring means; later ones lie above earlier ones."""

    RELATED = "related"
    SOURCE = "source"
    TARGET = "target"
    HINT = "hint"
    REFUSED = "refused"
    FOCUS = "focus"


_COLOURS = {
    Glow.RELATED: "can",
    Glow.SOURCE: "accent",
    Glow.TARGET: "target",
    Glow.HINT: "accent",
    Glow.REFUSED: "refused",
}
"""Gold is for where the hand can go; what can be picked up is only outlined."""
_WIDTHS = {
    Glow.RELATED: 2.0,
    Glow.SOURCE: 2.0,
    Glow.TARGET: 2.5,
    Glow.HINT: _RING,
    Glow.REFUSED: _RING,
}
_LIT = {Glow.SOURCE: "on_accent"}
"""What a halo is painted in that is to stand out from its ring, on land of any colour."""
_HALOS = {Glow.RELATED: 40, Glow.SOURCE: 200, Glow.TARGET: 90}
"""How opaque the halo is; 70 where nothing else is said."""


class _Sign(QGraphicsItem):
    """Something that is only to be looked at."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # What is dragged over it must not wait until it is painted again.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def shape(self) -> QPainterPath:
        """Never be in the way of a hand."""
        return QPainterPath()


class GlowItem(_Sign):
    """A ring around a place; a target carries a chevron or a note, a hint beads and a lamp."""

    def __init__(self, shape: QPainterPath, glow: Glow, *, has_note: bool = False) -> None:
        super().__init__(GLOWS + list(Glow).index(glow))
        self._has_note = has_note
        self._shape = shape
        self.glow = glow

    def boundingRect(self) -> QRectF:
        """Leave room for the halo."""
        return self._shape.boundingRect().adjusted(-12, -_LAMP - 4, 12, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint halo, ring and signs."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.glow is Glow.FOCUS:
            self._stroke(painter, "accent", _RING, Qt.PenStyle.DashLine, grow=_RING)
            return
        name = _COLOURS[self.glow]
        self._halo(painter, theme.colour(_LIT.get(self.glow, name)))
        if self.glow is Glow.TARGET:
            self._stroke(painter, "art_outline", _WIDTHS[self.glow] + _UNDER)
        self._stroke(painter, name, _WIDTHS[self.glow])
        box = self._shape.boundingRect()
        if self.glow is Glow.REFUSED:
            painter.drawLine(box.topLeft(), box.bottomRight())
        elif self.glow is Glow.TARGET and not self._has_note:
            _chevron(painter, QPointF(box.center().x(), box.top() - 2), theme.colour(name))
        elif self.glow is Glow.HINT:
            self._stroke(painter, "accent", _HINTED)
            self._stroke(painter, "card", _RING / 2, Qt.PenStyle.DotLine)
            _lamp(painter, QPointF(box.center().x(), box.top() - 2))

    def _halo(self, painter: QPainter, colour: QColor) -> None:
        colour.setAlpha(_HALOS.get(self.glow, 70))
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


class NoteItem(_Sign):
    """A pill with signs in the middle of a box; the piece in the hand does not hide it.

    A long one moves aside as far as it must to stay on its target. In a box that *bounds* it, it
    is written as small as it must be.
    """

    def __init__(self, note: Note, box: QRectF, target: QRectF, *, bounded: bool = False) -> None:
        super().__init__(LIFTED + 1)
        self.note = note
        self.rows = _rows(note.text) if bounded and box.height() > box.width() else (note.text,)
        """What is written on each line: in a tall box, a unit stands below its figure."""
        self.letters = _fitting(self.rows, box.size()) if bounded else _LETTERS
        signs = _SIGN * (bool(note.icon) + note.warns)
        width = width_of(note.text, self.letters, bold=True) + 2 * _EDGE + signs
        self.plaque = QRectF(box) if bounded else QRectF(0, 0, width, _PLAQUE)
        self.plaque.moveCenter(box.center())
        spare = max(0.0, (target.width() - self.plaque.width()) / 2)
        aside = self.plaque.center().x() - target.center().x()
        self.plaque.translate(min(max(aside, -spare), spare) - aside, 0)

    def boundingRect(self) -> QRectF:
        """Leave room for the line around."""
        return self.plaque.adjusted(-2, -2, 3, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint pill, signs and icons: what is gained in green, what is paid in red."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at, note = self.plaque, self.note
        round_ends = min(at.width(), at.height()) / 2
        shadow(painter, at, radius=round_ends)
        tone = note.tone if note.tone in _PILLS else "ink_soft"
        plate(painter, at, fill=tone, line="on_accent", width=1.4, radius=round_ends)
        room = QRectF(at)
        if note.warns:
            sign = QRectF(room.left() + 4, room.center().y() - _ICON / 2, _ICON, _ICON)
            art.paint_icon(painter, "warning", sign)
            room.adjust(_SIGN, 0, 0, 0)
        if note.icon:
            sign = QRectF(room.right() - _ICON - 4, room.center().y() - _ICON / 2, _ICON, _ICON)
            art.paint_icon(painter, note.icon, sign)
            room.adjust(0, 0, -_SIGN, 0)
        high = room.height() / len(self.rows)
        for number, row in enumerate(self.rows):
            words = QRectF(room.x(), room.y() + number * high, room.width(), high)
            write(painter, words, row, self.letters, ink="on_accent", bold=True)


def _rows(text: str) -> tuple[str, ...]:
    """Break a figure from its unit."""
    return (text[:-1], text[-1]) if text.endswith(_UNITS) else (text,)


def _fitting(rows: tuple[str, ...], room: QSizeF) -> float:
    """Return how large *rows* can be written in so much room, at most as large as any note."""
    size = min(_LETTERS, room.height() / len(rows) - _LEADING)
    widest = max(width_of(row, size, bold=True) for row in rows)
    return min(size, size * (room.width() - 2) / widest)


def _lamp(painter: QPainter, foot: QPointF) -> None:
    room = QRectF(foot.x() - _LAMP / 2, foot.y() - _LAMP, _LAMP, _LAMP)
    plate(painter, room, line="accent", width=1.5, radius=6)
    art.paint_icon(painter, "hint", room.adjusted(1, 1, -1, -1))


def _chevron(painter: QPainter, tip: QPointF, colour: QColor) -> None:
    painter.setPen(QPen(theme.colour("card"), 1))
    painter.setBrush(colour)
    x, y = tip.x(), tip.y()
    painter.drawPolygon(QPolygonF([QPointF(x - 7, y - 8), QPointF(x + 7, y - 8), QPointF(x, y)]))
