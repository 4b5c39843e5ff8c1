"""How the points grew from move to move, a line for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop_app.look import theme
from desktop_app.look.drawing import smooth
from desktop_app.look.seats import paint_seat


class Curve(QWidget):
    """Draws one line per seat; where it ends stands the seat's badge."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[int, list[int]] = {}
        self.setMinimumHeight(24 * theme.size("step"))

    def sizeHint(self) -> QSize:
        """Be as high as a glance needs."""
        return QSize(80 * theme.size("step"), 40 * theme.size("step"))

    def show_growth(self, moments: Sequence[dict[int, int]]) -> None:
        """Show the points of every seat at these moments, the last one being the end."""
        seats = moments[-1] if moments else {}
        self.lines = {seat: [one.get(seat, 0) for one in moments] for seat in seats}
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if not self.lines:
            return
        painter = QPainter(self)
        smooth(painter)
        step, badge = theme.size("step"), theme.size("badge") * 0.8
        room = QRectF(self.rect()).adjusted(8 * step, 3 * step, -badge - 2 * step, -3 * step)
        most = max(1, *(max(line) for line in self.lines.values()))
        least = min(0, *(min(line) for line in self.lines.values()))
        self._paint_scale(painter, room, least, most)
        ends: list[float] = []
        for seat, line in sorted(self.lines.items(), key=lambda pair: -pair[1][-1]):
            points = QPolygonF(
                [
                    QPointF(
                        room.left() + room.width() * n / max(1, len(line) - 1),
                        room.bottom() - room.height() * (worth - least) / (most - least),
                    )
                    for n, worth in enumerate(line)
                ]
            )
            painter.setPen(
                QPen(QColor(theme.seat_look(seat).colour), 2.5, _STYLES[seat % len(_STYLES)])
            )
            painter.drawPolyline(points)
            y = points.last().y()
            while any(abs(y - other) < badge for other in ends):
                y += 1
            ends.append(y)
            paint_seat(painter, QRectF(room.right() + 2, y - badge / 2, badge, badge), seat, "disc")
        painter.end()

    def _paint_scale(self, painter: QPainter, room: QRectF, least: int, most: int) -> None:
        font = self.font()
        font.setPixelSize(theme.size("text_tiny"))
        painter.setFont(font)
        for part in (0.0, 0.5, 1.0):
            y = room.bottom() - room.height() * part
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(theme.colour("ink_soft"))
            text = str(round(least + (most - least) * part))
            beside = QRectF(0, y - 10, room.left() - 4, 20)
            painter.drawText(
                beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text
            )


_STYLES = (
    Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine, Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine,
)  # fmt: skip
"""Lines are told apart without colour too."""
