"""A wooden sign that hangs on a game nobody has played here: one click begins the first game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from desktop_app.look import theme
from desktop_app.look.drawing import smooth
from desktop_app.look.materials.sheets import wooden_sign


class Sign(QPushButton):
    """Says what to do in bold letters, and below what it will be like."""

    def __init__(self, text: str, below: str) -> None:
        super().__init__()
        self._text, self._below = text, below
        self.setAccessibleName(f"{text} ({below})")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the size of both lines."""
        step, metrics = theme.size("step"), self.fontMetrics()
        wide = max(metrics.horizontalAdvance(text) for text in (self._text, self._below)) * 1.3
        return QSize(round(wide) + 16 * step, 13 * step)

    def minimumSizeHint(self) -> QSize:
        """Be no narrower than that: words would be cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint wood, words and a mark that it leads on."""
        painter = QPainter(self)
        smooth(painter)
        step = theme.size("step")
        room = QRectF(self.rect()).adjusted(1, 1, -3, -3)
        wooden_sign(painter, room)
        ring = "umber" if self.hasFocus() else "honour"
        painter.setPen(QPen(theme.colour(ring), 3 if self.hasFocus() else 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room.adjusted(4, 4, -4, -4), 4, 4)
        painter.setPen(theme.colour("umber"))
        font = self.font()
        font.setPixelSize(theme.size("text"))
        font.setBold(True)
        painter.setFont(font)
        words = room.adjusted(3 * step, 1.5 * step, -9 * step, 0)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        words.setHeight(5.5 * step)
        painter.drawText(words, middle, self._text)
        font.setPixelSize(theme.size("text_tiny"))
        font.setBold(False)
        painter.setFont(font)
        painter.drawText(words.translated(0, 4.8 * step), middle, self._below)
        painter.setPen(QPen(theme.colour("umber"), 2.5))
        tip = QPointF(room.right() - 4 * step, room.center().y())
        for y in (-1.6, 1.6):
            painter.drawLine(tip, tip + QPointF(-1.8 * step, y * step))
        painter.end()
