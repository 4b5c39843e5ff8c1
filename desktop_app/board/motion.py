"""How pieces travel: garnish that can be sped up, cut short or turned off at any time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop_app import theme
from desktop_app.board import art
from desktop_app.board.items import FLOURISHES
from desktop_app.board.picture import Flourish

TRAVEL, FADE, RISE = 260, 160, 1100
"""Milliseconds at normal speed."""


class Motion(QObject):
    """Runs all animations of a scene; when it is cut short, everything is where it belongs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        """1 is normal, 2 twice as fast, 0 turns motion off."""
        self._running: list[tuple[QAbstractAnimation, Callable[[], None]]] = []

    @property
    def is_running(self) -> bool:
        """Whether something is still on its way."""
        return bool(self._running)

    def travel(self, item: QGraphicsObject, to: QPointF) -> None:
        """Let *item* fly to *to*."""
        if item.pos() == to:
            return
        height = item.zValue()
        item.setZValue(height + 500)

        def arrive() -> None:
            item.setPos(to)
            item.setZValue(height)

        self._run(self._change(item, b"pos", item.pos(), to, TRAVEL), arrive)

    def grow(self, item: QGraphicsObject, start: float) -> None:
        """Let *item* grow, or shrink, from *start* times its size to its size."""
        item.setScale(start)
        # Painting a face anew for every size between would take longer than a frame.
        item.setCacheMode(QGraphicsItem.CacheMode.ItemCoordinateCache)

        def end() -> None:
            item.setScale(1)
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

        self._run(self._change(item, b"scale", start, 1.0, TRAVEL), end)

    def appear(self, item: QGraphicsObject) -> None:
        """Let *item* fade in."""
        self._run(self._change(item, b"opacity", 0.0, 1.0, FADE), lambda: item.setOpacity(1.0))

    def vanish(self, item: QGraphicsObject, remove: Callable[[], None]) -> None:
        """Let *item* fade out, then *remove* it."""
        self._run(self._change(item, b"opacity", item.opacity(), 0.0, FADE), remove)

    def rise(self, item: QGraphicsObject, remove: Callable[[], None]) -> None:
        """Let *item* rise and fade, then *remove* it."""
        if not self.speed:
            remove()
            return
        both = QParallelAnimationGroup()
        both.addAnimation(self._change(item, b"pos", item.pos(), item.pos() - QPointF(0, 36), RISE))
        both.addAnimation(self._change(item, b"opacity", 1.0, 0.0, RISE))
        self._run(both, remove)

    def finish(self) -> None:
        """Put everything where it belongs, now."""
        running, self._running = self._running, []
        for animation, end in running:
            animation.stop()
            end()

    def _change(
        self, item: QGraphicsObject, name: bytes, start: object, end: object, duration: int
    ) -> QPropertyAnimation:
        animation = QPropertyAnimation(item, name)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setDuration(round(duration / self.speed) if self.speed else 0)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        return animation

    def _run(self, animation: QAbstractAnimation, end: Callable[[], None]) -> None:
        if not self.speed:
            end()
            return
        entry = (animation, end)
        self._running.append(entry)

        def done() -> None:
            if entry in self._running:
                self._running.remove(entry)
                end()

        animation.finished.connect(done)
        animation.start()


class FlourishItem(QGraphicsObject):
    """A few signs that rise from a spot."""

    def __init__(self, flourish: Flourish, at: QPointF) -> None:
        super().__init__()
        self._flourish = flourish
        self._font = QFont(theme.FAMILY)
        self._font.setPixelSize(18)
        self._font.setBold(True)
        width = QFontMetricsF(self._font).horizontalAdvance(flourish.text) + 16
        self._rect = QRectF(0, 0, width + (22 if flourish.icon else 0), 26)
        self.setPos(at - self._rect.center())
        self.setZValue(FLOURISHES)

    def boundingRect(self) -> QRectF:
        """Leave room for the line around."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the signs on a plate."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(self._rect, 8, 8)
        painter.setFont(self._font)
        painter.setPen(theme.colour(self._flourish.tone))
        text = self._rect.adjusted(0, 0, -22 if self._flourish.icon else 0, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, self._flourish.text)
        if self._flourish.icon:
            box = QRectF(self._rect.right() - 26, 3, 20, 20)
            art.paint_icon(painter, self._flourish.icon, box)
