"""Moments that are worth half a second: a ribbon unrolls over the board, gold shines where it is.

Only one ribbon hangs at a time; others wait. Nothing waits for them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop_app.board.items import FLOURISHES
from desktop_app.kit.picture import Moment
from desktop_app.look import art, theme
from desktop_app.look.lettering import CENTRE
from desktop_app.look.materials.sheets import shadow

if TYPE_CHECKING:
    from desktop_app.board.scene import BoardScene

RIBBON, SHINE = 1400, 900
"""Milliseconds at normal speed."""
_LETTERS, _HIGH, _ICON, _TAIL = 26.0, 52.0, 34.0, 26.0
_UNROLLED, _FADING = 0.16, 0.82
"""Which part of its time a ribbon needs to unroll, and when it begins to fade."""
_PLACE = 0.3
"""How far down the board ribbons hang."""
_RAYS = 12


class Ceremonies:
    """Holds the ribbons and the shine of one scene."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._waiting: list[Moment] = []
        self.hanging: Moment | None = None
        """What the ribbon says that can be seen now."""
        self.shining: list[Moment] = []
        """What shines somewhere now."""

    def celebrate(self, moment: Moment) -> None:
        """Let it shine where it happened, and hang up its ribbon as soon as there is room."""
        scene = self._scene
        if not scene.motion.speed:
            return
        if moment.spot in scene.spots:
            self._shine(moment)
        if moment.text:
            self._waiting.append(moment)
            if self.hanging is None:
                self._hang_next()

    def forget(self) -> None:
        """Let nothing hang any more that still waits."""
        self._waiting.clear()

    def _hang_next(self) -> None:
        if not self._waiting:
            return
        self.hanging = self._waiting.pop(0)
        board = self._scene.sceneRect()
        item = Ribbon(self.hanging, board.width() * 0.9)
        item.setPos(board.center().x(), board.top() + board.height() * _PLACE)

        def take_down() -> None:
            self._scene.removeItem(item)
            self.hanging = None
            self._hang_next()

        self._scene.addItem(item)
        self._scene.motion.pass_by(item, RIBBON, take_down)

    def _shine(self, moment: Moment) -> None:
        assert moment.spot
        item = Shine(self._scene.place(moment.spot).seen)

        def go_out() -> None:
            self._scene.removeItem(item)
            self.shining.remove(moment)

        self.shining.append(moment)
        self._scene.addItem(item)
        self._scene.motion.pass_by(item, SHINE, go_out)


class Passing(QGraphicsObject):
    """Something that comes and goes; hands never touch it."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0
        self.setZValue(FLOURISHES + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _get_passed(self) -> float:
        return self._passed

    def _set_passed(self, passed: float) -> None:
        self._passed = passed
        self.update()

    passed = Property(float, _get_passed, _set_passed)
    """Which part of its time is over."""


class Ribbon(Passing):
    """A ribbon with a few words, in the middle of the board."""

    def __init__(self, moment: Moment, widest: float) -> None:
        super().__init__()
        self._moment = moment
        self._font = QFont(theme.TITLE_FAMILY)
        self._font.setPixelSize(round(_LETTERS))
        words = QFontMetricsF(self._font).horizontalAdvance(moment.text)
        icon = _ICON + 8 if moment.icon else 0
        wide = min(widest, words + icon + 48)
        self._rect = QRectF(-wide / 2, -_HIGH / 2, wide, _HIGH)

    def boundingRect(self) -> QRectF:
        """Leave room for both tails."""
        return self._rect.adjusted(-_TAIL - 2, -2, _TAIL + 2, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint as much of it as is unrolled."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unrolled = 1 - (1 - min(1.0, self._passed / _UNROLLED)) ** 3
        fading = max(0.0, (self._passed - _FADING) / (1 - _FADING))
        painter.setOpacity(1 - fading)
        band = QRectF(self._rect)
        band.setWidth(self._rect.width() * unrolled)
        band.moveCenter(self._rect.center())
        for side in (-1, 1) if band.width() > 2 * _TAIL else ():
            _paint_tail(painter, band, side)
        shadow(painter, band, radius=3, depth=4)
        painter.setPen(QPen(theme.colour("art_outline"), 1.6))
        painter.setBrush(theme.colour("tray"))
        painter.drawRoundedRect(band, 3, 3)
        painter.setPen(QPen(theme.colour("rod_end"), 1.4))
        for y in (band.top() + 4.5, band.bottom() - 4.5):
            painter.drawLine(QPointF(band.left() + 3, y), QPointF(band.right() - 3, y))
        painter.setClipRect(band)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        words = self._rect.adjusted(20, 0, -20, 0)
        if self._moment.icon:
            sign = QRectF(words.left(), words.center().y() - _ICON / 2, _ICON, _ICON)
            art.paint_icon(painter, self._moment.icon, sign, ink=theme.colour("art_outline"))
            words.setLeft(sign.right() + 8)
        painter.setFont(self._font)
        painter.setPen(QColor(theme.colour("crest")))
        metrics = QFontMetricsF(self._font)
        text = metrics.elidedText(self._moment.text, Qt.TextElideMode.ElideRight, words.width() + 1)
        painter.drawText(words, CENTRE, text)


class Shine(Passing):
    """A ring of gold that widens around a place, with rays."""

    def __init__(self, around: QRectF) -> None:
        super().__init__()
        self._middle = around.center()
        self._radius = min(90.0, max(26.0, math.hypot(around.width(), around.height()) / 2))

    def boundingRect(self) -> QRectF:
        """Reach as far as the rays."""
        reach = self._radius * 2
        return QRectF(self._middle.x() - reach, self._middle.y() - reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint ring and rays; they leave the middle free, so that what happened is seen."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        grown = 1 - (1 - self._passed) ** 3
        painter.setOpacity(1 - self._passed**2)
        ring = self._radius * (0.7 + 0.5 * grown)
        for colour, width in (("art_outline", 6.0), ("target", 3.5)):
            painter.setPen(QPen(theme.colour(colour), width * (1 - 0.5 * grown)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self._middle, ring, ring)
            for number in range(_RAYS):
                angle = 2 * math.pi * number / _RAYS
                way = QPointF(math.cos(angle), math.sin(angle))
                start, end = ring * 1.12, ring * (1.2 + 0.35 * grown)
                painter.drawLine(self._middle + way * start, self._middle + way * end)


def _paint_tail(painter: QPainter, band: QRectF, side: int) -> None:
    """Paint the end of a ribbon that hangs behind it, on the left or on the right."""
    edge = band.left() if side < 0 else band.right()
    top, bottom = band.top() + 8, band.bottom() + 8
    inner, outer, notch = edge - side * 14, edge + side * _TAIL, edge + side * (_TAIL - 12)
    corners = [QPointF(inner, top), QPointF(outer, top), QPointF(notch, (top + bottom) / 2)]
    corners += [QPointF(outer, bottom), QPointF(inner, bottom)]
    painter.setPen(QPen(theme.colour("art_outline"), 1.4))
    painter.setBrush(theme.colour("tray").darker(135))
    painter.drawPolygon(QPolygonF(corners))
