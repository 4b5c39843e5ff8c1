"""Above the table of the end: the panorama as a strip, the winner's medal, and who has won."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop_app.column.finale.result import Result
from desktop_app.look import theme
from desktop_app.look.drawing import smooth
from desktop_app.look.furniture.honours import lamps, medal, ribbon


class Banner(QWidget):
    """Celebrates whoever has won."""

    def __init__(self) -> None:
        super().__init__()
        self._result = Result("", (), ())
        self._view = QPixmap()
        self._words = ""
        self.setFixedHeight(34 * theme.size("step"))

    def tell(self, result: Result, view: QPixmap) -> None:
        """Show *result* before *view*."""
        self._result, self._view = result, view
        self._words = self._behind()
        self.setAccessibleName(result.title)
        self.setAccessibleDescription(self._words)
        self.update()

    def _behind(self) -> str:
        """Say how many points won, and by how many."""
        totals = sorted((share.total for share in self._result.shares), reverse=True)
        if not totals:
            return ""
        if len(totals) == 1 or totals[0] == totals[1]:
            return self.tr("{points} points").format(points=totals[0])
        text = self.tr("{points} points, {more} more than the next")
        return text.format(points=totals[0], more=totals[0] - totals[1])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        smooth(painter)
        room = QRectF(self.rect())
        painter.fillRect(room, theme.colour("umber"))
        if not self._view.isNull():
            ratio, size = self._view.devicePixelRatio(), self._view.deviceIndependentSize()
            scale = room.width() / size.width()
            top = (size.height() - room.height() / scale) * 0.12
            seen = QRectF(0, top * ratio, size.width() * ratio, room.height() / scale * ratio)
            painter.drawPixmap(room, self._view, seen)
        painter.fillRect(room, theme.faded("umber", 0.55))
        lamps(painter, room)
        self._paint_honours(painter, room)
        painter.setPen(QPen(theme.colour("art_outline"), 2))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.end()

    def _paint_honours(self, painter: QPainter, room: QRectF) -> None:
        step = theme.size("step")
        first = [share for share in self._result.shares if share.place == 1]
        side = 21.0 * step
        middle = QPointF(room.center().x() + len(first) * side / 3, room.top() + 13 * step)
        band = ribbon(painter, middle, 13 * step, self._result.title, room.width() * 0.66)
        for number, share in enumerate(reversed(first)):
            place = QRectF(0, 0, side, side)
            place.moveCenter(
                QPointF(band.left() - side * 0.25 - number * side * 0.8, room.top() + 16 * step)
            )
            medal(painter, place, share.seat)
        font = self.font()
        font.setPixelSize(theme.size("text"))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(theme.colour("crest"))
        below = QRectF(band.left(), band.bottom() + 2 * step, band.width(), 6 * step)
        below.adjust(-20 * step if not first else 3 * step, 0, 60 * step, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(below, left, self._words)
