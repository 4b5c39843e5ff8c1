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
    Signal,
    Slot,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from desktop_app.board.items import LIFTED, PieceItem
from desktop_app.kit.picture import Face
from engine.core.value import value

TRAVEL, FADE, RISE, ROLL, MARCH = 200, 160, 900, 600, 450
"""Milliseconds at normal speed."""
HEIGHT = 36.0
"""How far signs rise."""


@value
class _Change:
    """What a property of an item is now, and what it will become."""

    item: QGraphicsObject
    name: bytes
    start: object
    end: object
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic


@value
class _Way:
    """An animation, and what is done when it has come to its end."""

    animation: QAbstractAnimation
    end: Callable[[], None]
    is_garnish: bool
    """Whether it goes on while the board already shows the next move."""


class Motion(QObject):
    """Runs all animations of a scene; when it is cut short, everything is where it belongs."""

    rested = Signal()  # nothing is on its way any more

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
        item.setZValue(LIFTED - 1 + height / 10_000)  # nothing flies behind a badge

        def arrive() -> None:
            item.setPos(to)
            item.setZValue(height)

        self._run(arrive, TRAVEL, _Change(item, b"pos", start, to))

    def grow(self, item: QGraphicsObject, start: float) -> None:
        """Let *item* grow, or shrink, from *start* times its size to its size."""
        item.setScale(start)
        # Painting a face again for every size between would take longer than a frame.
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
        up = _Change(item, b"pos", item.pos(), item.pos() - QPointF(0, HEIGHT))
        # It can be read first, then it fades.
        fade = _Change(item, b"opacity", 1.0, 0.0, QEasingCurve.Type.InCubic)
        self._run(remove, RISE, up, fade, is_garnish=True)

    def march(self, item: QGraphicsObject, to: QPointF, remove: Callable[[], None]) -> None:
        """Let *item* go to *to*, then *remove* it."""
        way = _Change(item, b"pos", item.pos(), to, QEasingCurve.Type.InOutQuad)
        self._run(remove, MARCH, way, is_garnish=True)

    def pass_by(self, item: QGraphicsObject, duration: int, remove: Callable[[], None]) -> None:
        """Let *item* come and go in its own way, then *remove* it."""
        way = _Change(item, b"passed", 0.0, 1.0, QEasingCurve.Type.Linear)
        self._run(remove, duration, way, is_garnish=True)

    def roll(self, item: PieceItem, guises: tuple[Face, ...]) -> None:
        """Let *item* tumble through *guises* until it lies with its own face."""
        item.tumble(guises)

        def lie() -> None:
            item.setProperty("rolled", 1.0)

        self._run(lie, ROLL, _Change(item, b"rolled", 0.0, 1.0), is_garnish=True)

    def finish(self) -> None:
        """Put everything where it belongs, now."""
        for item, name in list(self._running):
            self._cut_short(item, name)

    def settle(self) -> None:
        """Put all pieces where they belong; what is only garnish goes on."""
        for (item, name), way in list(self._running.items()):
            if not way.is_garnish:
                self._cut_short(item, name)

    def still(self, item: QGraphicsObject) -> None:
        """Put *item* where it belongs, now."""
        for mover, name in list(self._running):
            if mover is item:
                self._cut_short(mover, name)

    def length(self, *, garnish: bool = True) -> int:
        """Return how many milliseconds the longest of all ways takes, with or without garnish."""
        ways = [way for way in self._running.values() if garnish or not way.is_garnish]
        return max((way.animation.totalDuration() for way in ways), default=0)

    def _cut_short(self, item: QGraphicsObject, name: bytes) -> None:
        if way := self._running.pop((item, name), None):
            way.animation.stop()
            way.end()
            self._tell_rest()

    def _run(
        self,
        end: Callable[[], None],
        duration: int,
        *changes: _Change,
        is_garnish: bool = False,
    ) -> None:
        if not self.speed:
            end()
            return
        self._cut_short(changes[0].item, changes[0].name)
        animation = QParallelAnimationGroup(self)
        for change in changes:
            part = QPropertyAnimation(change.item, change.name)
            part.setStartValue(change.start)
            part.setEndValue(change.end)
            part.setDuration(round(duration / self.speed))
            part.setEasingCurve(change.curve)
            animation.addAnimation(part)
        self._running[changes[0].item, changes[0].name] = _Way(animation, end, is_garnish)
        # Not a closure: it would keep animation, item and scene alive, and with them the play.
        animation.finished.connect(self._on_finished)
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    @Slot()
    def _on_finished(self) -> None:
        done = [key for key, way in self._running.items() if way.animation is self.sender()]
        for key in done:
            self._running.pop(key).end()
        self._tell_rest()

    def _tell_rest(self) -> None:
        if not self._running:
            self.rested.emit()
