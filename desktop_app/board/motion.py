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
    Slot,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop_app.board import art
from desktop_app.board.items import FLOURISHES
from desktop_app.board.lettering import plate, width_of, write
from desktop_app.board.picture import Flourish
from engine.core.value import value

TRAVEL, FADE, RISE = 260, 160, 1100
"""Milliseconds at normal speed."""
_LETTERS = 18.0


@value
class _Change:
    """What a property of an item is now and shall be."""

    item: QGraphicsObject
    name: bytes
    start: object
    end: object


@value
class _Way:
    """An animation, and what is done when it has come to its end."""

    animation: QAbstractAnimation
    end: Callable[[], None]


class Motion(QObject):
    """Runs all animations of a scene; when it is cut short, everything is where it belongs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        """1 is normal, 2 twice as fast, 0 turns motion off."""
        self._running: dict[tuple[QGraphicsObject, bytes], _Way] = {}
        """What is on its way; animations are children of this object: none outlives the scene."""

    @property
    def is_running(self) -> bool:
        """Whether something is still on its way."""
        return bool(self._running)

    def travel(self, item: QGraphicsObject, to: QPointF) -> None:
        """Let *item* fly to *to*."""
        start = item.pos()
        if start == to:
            return
        self._cut_short(item, b"pos")  # it may be on its way to somewhere else
        item.setPos(start)
        height = item.zValue()
        item.setZValue(height + 500)

        def arrive() -> None:
            item.setPos(to)
            item.setZValue(height)

        self._run(arrive, TRAVEL, _Change(item, b"pos", start, to))

    def grow(self, item: QGraphicsObject, start: float) -> None:
        """Let *item* grow, or shrink, from *start* times its size to its size."""
        item.setScale(start)
        # Painting a face anew for every size between would take longer than a frame.
        item.setCacheMode(QGraphicsItem.CacheMode.ItemCoordinateCache)

        def end() -> None:
            item.setScale(1)
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

        self._run(end, TRAVEL, _Change(item, b"scale", start, 1.0))

    def appear(self, item: QGraphicsObject) -> None:
        """Let *item* fade in."""
        self._run(lambda: item.setOpacity(1.0), FADE, _Change(item, b"opacity", 0.0, 1.0))

    def vanish(self, item: QGraphicsObject, remove: Callable[[], None]) -> None:
        """Let *item* fade out, then *remove* it."""
        self._run(remove, FADE, _Change(item, b"opacity", item.opacity(), 0.0))

    def rise(self, item: QGraphicsObject, remove: Callable[[], None]) -> None:
        """Let *item* rise and fade, then *remove* it."""
        up = _Change(item, b"pos", item.pos(), item.pos() - QPointF(0, 36))
        self._run(remove, RISE, up, _Change(item, b"opacity", 1.0, 0.0))

    def finish(self) -> None:
        """Put everything where it belongs, now."""
        for item, name in list(self._running):
            self._cut_short(item, name)

    def _cut_short(self, item: QGraphicsObject, name: bytes) -> None:
        if way := self._running.pop((item, name), None):
            way.animation.stop()
            way.end()

    def _run(self, end: Callable[[], None], duration: int, *changes: _Change) -> None:
        if not self.speed:
            end()
            return
        animation = QParallelAnimationGroup(self)
        for change in changes:
            part = QPropertyAnimation(change.item, change.name)
            part.setStartValue(change.start)
            part.setEndValue(change.end)
            part.setDuration(round(duration / self.speed))
            part.setEasingCurve(QEasingCurve.Type.OutCubic)
            animation.addAnimation(part)
        self._running[changes[0].item, changes[0].name] = _Way(animation, end)
        # Not a closure: it would keep animation, item and scene alive, and with them the play.
        animation.finished.connect(self._on_finished)
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    @Slot()
    def _on_finished(self) -> None:
        done = [key for key, way in self._running.items() if way.animation is self.sender()]
        for key in done:
            self._running.pop(key).end()


class FlourishItem(QGraphicsObject):
    """A few signs that rise from a spot."""

    def __init__(self, flourish: Flourish, at: QPointF) -> None:
        super().__init__()
        self._flourish = flourish
        width = width_of(flourish.text, _LETTERS, bold=True) + 16
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
        plate(painter, self._rect.adjusted(-0.5, -0.5, 0.5, 0.5), radius=8)
        shown = self._flourish
        words = self._rect.adjusted(0, 0, -22 if shown.icon else 0, 0)
        write(painter, words, shown.text, _LETTERS, ink=shown.tone, bold=True)
        if shown.icon:
            art.paint_icon(painter, shown.icon, QRectF(self._rect.right() - 26, 3, 20, 20))
