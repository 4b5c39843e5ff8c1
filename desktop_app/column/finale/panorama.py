"""What was built, by evening light; the points are counted up before it, source after source."""

from __future__ import annotations

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.column.finale.result import Result, Share, colour_of
from desktop_app.look import theme
from desktop_app.look.drawing import smooth
from desktop_app.look.furniture.honours import lamps, ribbon, title_font, wooden_desk
from desktop_app.look.parts import button
from desktop_app.look.seats import paint_seat

_RISE, _REST = 650, 450
"""Milliseconds in which the points of a source rise, and in which they are looked at."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Panorama(QWidget):
    """Lies over everything while it counts; a click, a key or the button leads on."""

    ended = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.result = Result("", (), ())
        self._view = QPixmap()
        self._at = 0.0
        """How far it has counted, in sources."""
        self.skip_button = button(self.tr("Skip to the table"))
        self.skip_button.setParent(self)
        self.skip_button.clicked.connect(self.skip)
        self._count = QVariantAnimation(self)
        self._count.valueChanged.connect(self._show)
        self._count.finished.connect(self._end)
        self.hide()

    def begin(self, result: Result, view: QPixmap, speed: float) -> None:
        """Count up *result* before *view*."""
        self.result, self._view, self._at = result, view, 0.0
        sources = len(result.sources)
        each = _RISE + _REST
        self._count.setDuration(round(each * sources / max(0.2, speed)))
        self._count.setStartValue(0.0)
        self._count.setEndValue(float(sources))
        self.setAccessibleName(result.title)
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.skip_button.setFocus()
        self._count.start()

    def show_at(self, sources: float) -> None:
        """Stand still after so many sources were counted: for pictures."""
        self._count.stop()
        self._show(sources)

    @Slot()
    def skip(self) -> None:
        """Show the table at once."""
        if self.isVisible():
            self._count.stop()
            self._end()

    def shown_of(self, share: Share) -> int:
        """Return how many of the points of *share* have been counted."""
        return round(sum(n * self._part(i) for i, n in enumerate(share.points)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead on: whoever clicks has seen enough."""
        self.skip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the button on the desk."""
        super().resizeEvent(event)
        step = theme.size("step")
        self.skip_button.adjustSize()
        desk = self._desk()
        place = self.skip_button.rect()
        place.moveBottomRight(desk.bottomRight().toPoint() - QPoint(6 * step, 4 * step))
        self.skip_button.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint view, ribbon and desk with a card for everybody."""
        painter = QPainter(self)
        smooth(painter)
        desk = self._desk()
        self._paint_view(painter, QRectF(0, 0, self.width(), desk.top()))
        wooden_desk(painter, desk)
        for share, room in zip(self.result.shares, self._rooms(desk), strict=True):
            self._paint_card(painter, share, room)
        self._paint_progress(painter, desk)
        middle = QPointF(self.width() / 2, desk.top() - 6 * theme.size("step"))
        ribbon(painter, middle, 11 * theme.size("step"), self._said(), self.width() * 0.9)
        painter.end()

    @Slot(object)
    def _show(self, at: float) -> None:
        self._at = at
        self.update()

    @Slot()
    def _end(self) -> None:
        self.hide()
        self.ended.emit()

    def _part(self, source: int) -> float:
        """Return how much of a source has been counted, eased."""
        gone = min(1.0, max(0.0, (self._at - source) * (_RISE + _REST) / _RISE))
        return QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(gone)

    @property
    def _now(self) -> int:
        return min(len(self.result.sources) - 1, int(self._at))

    def _said(self) -> str:
        """Name what is counted."""
        return self.result.sources[self._now] if self.result.sources else self.result.title

    def _desk(self) -> QRectF:
        high = min(30 * theme.size("step"), self.height() / 3)
        return QRectF(0, self.height() - high, self.width(), high)

    def _side(self) -> float:
        """Return how wide the place at the right is, for progress and button."""
        return self.skip_button.sizeHint().width() + 12.0 * theme.size("step")

    def _rooms(self, desk: QRectF) -> list[QRectF]:
        step, count = theme.size("step"), max(1, len(self.result.shares))
        gap, top = 3 * step, desk.top() + 5 * step
        wide = (desk.width() - self._side() - 6 * step - gap * (count - 1)) / count
        wide = min(wide, 90 * step)
        high = desk.bottom() - 4 * step - top
        return [QRectF(6 * step + n * (wide + gap), top, wide, high) for n in range(count)]

    def _paint_view(self, painter: QPainter, room: QRectF) -> None:
        painter.fillRect(room, theme.colour("umber"))
        if not self._view.isNull():
            size = self._view.deviceIndependentSize()
            scale = max(room.width() / size.width(), room.height() / size.height())
            seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
            seen.moveLeft((size.width() - seen.width()) / 2)
            ratio = self._view.devicePixelRatio()
            source = QRectF(
                seen.x() * ratio, seen.y() * ratio, seen.width() * ratio, seen.height() * ratio
            )
            painter.drawPixmap(room, self._view, source)
        painter.fillRect(room, theme.faded("umber", 0.22))
        lamps(painter, room)

    def _paint_card(self, painter: QPainter, share: Share, room: QRectF) -> None:
        step = theme.size("step")
        painter.setPen(QPen(theme.colour("art_outline"), 2))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(room, theme.size("radius"), theme.size("radius"))
        badge = QRectF(room.left() + 2 * step, room.top() + 2 * step, 8 * step, 8 * step)
        badge.setSize(badge.size() * min(1.0, room.width() / (40 * step)))
        paint_seat(painter, badge, share.seat, "disc")
        figures = room.adjusted(0, step, -3 * step, 0)
        figures.setHeight(9 * step)
        painter.setFont(title_font(7 * step))
        painter.setPen(theme.colour("ink"))
        total = str(self.shown_of(share))
        painter.drawText(figures, _RIGHT, total)
        wide = painter.fontMetrics().horizontalAdvance(total) + 4 * step
        words = QRectF(badge.right() + 2 * step, room.top() + 1.5 * step, 0, 5 * step)
        words.setRight(room.right() - wide)
        self._write(painter, words, share.name, "text", bold=True)
        gained = share.points[self._now] if share.points else 0
        below = words.translated(0, 4.6 * step)
        painter.setPen(theme.colour("gain" if gained > 0 else "ink_soft"))
        self._write(painter, below, f"{gained:+d}" if gained else "–", "text_small", bold=True)
        self._paint_bar(painter, share, room)

    def _write(
        self, painter: QPainter, room: QRectF, text: str, size: str, *, bold: bool = False
    ) -> None:
        font = self.font()
        font.setPixelSize(theme.size(size))
        font.setBold(bold)
        painter.setFont(font)
        shown = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, max(0, int(room.width()))
        )
        painter.drawText(room, _LEFT, shown)

    def _paint_bar(self, painter: QPainter, share: Share, room: QRectF) -> None:
        """Let a bar grow, a part for each source."""
        step = theme.size("step")
        bar = QRectF(room.left() + 3 * step, room.bottom() - 5 * step, room.width() - 6 * step, 0)
        bar.setHeight(2.5 * step)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("table"))
        painter.drawRoundedRect(bar, 4, 4)
        most = max((other.total for other in self.result.shares), default=1) or 1
        left = bar.left()
        painter.setPen(QPen(theme.colour("art_outline"), 1))
        for source, points in enumerate(share.points):
            wide = max(0.0, points * self._part(source)) / most * bar.width()
            wide = min(wide, bar.right() - left)
            if wide >= 1:
                painter.setBrush(colour_of(source))
                painter.drawRoundedRect(QRectF(left, bar.top(), wide, bar.height()), 2, 2)
                left += wide

    def _paint_progress(self, painter: QPainter, desk: QRectF) -> None:
        """Paint a dot for each source, filled when it was counted."""
        step, count = theme.size("step"), len(self.result.sources)
        if not count:
            return
        room = QRectF(self.skip_button.geometry())
        gap = min(5.0 * step, (room.width() - 3 * step) / max(1, count - 1))
        for source in range(count):
            large = min(2.2 if source == self._now else 1.5, 0.42 * gap / step)
            centre = QPointF(room.left() + 2 * step + source * gap, desk.top() + 8 * step)
            painter.setPen(QPen(theme.colour("crest"), 1.5))
            done = source <= self._at
            painter.setBrush(colour_of(source) if done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, large * step, large * step)
