"""Dice: each colour has pips and a corner of its own, so that they differ in grey too.

Red has round pips and a cut corner, black square ones and a bar, white rings and a dot.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from desktop_app.look import theme
from desktop_app.look.drawing import drawn, paint_sharp

DICE = ("red", "black", "white")

_GRID = 24
_LOW, _MID, _HIGH = 7.0, 12.0, 17.0
_SHADE, _SHINE = 145, 122
"""How much darker its lower edge and brighter its upper edge is, in per cent."""
_RAISED = 1.0
"""How far its face lies above its middle."""
_PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}


def paint_die(painter: QPainter, rect: QRectF | QRect, colour: str, pips: int) -> None:
    """Paint a die of the engine's *colour* (see DICE) with one to six *pips* into *rect*."""
    assert colour in DICE, f"no die is {colour}"
    assert pips in _PIPS, f"no die shows {pips}"

    def pixmap_of(pixels: int) -> QPixmap:
        size = QSize(pixels, pixels)
        return drawn(f"die/{colour}/{pips}", size, lambda p: _die(p, pixels, colour, pips))

    paint_sharp(painter, rect, pixmap_of)


def _die(painter: QPainter, pixels: int, colour: str, pips: int) -> None:
    painter.scale(pixels / _GRID, pixels / _GRID)
    body, rim = theme.colour(f"die_{colour}"), theme.colour("die_rim")
    painter.setPen(QPen(rim, 1.4))
    painter.setBrush(body.darker(_SHADE))
    painter.drawRoundedRect(QRectF(1, 1.6, 22, 21.6), 5, 5)
    painter.setBrush(body)
    painter.drawRoundedRect(QRectF(1, 0.8, 22, 20.2), 5, 5)
    # The lamp stands at the upper left.
    painter.setPen(QPen(body.lighter(_SHINE), 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(7, 2.6), QPointF(16, 2.6))
    mark = theme.colour(f"die_{colour}_pip")
    _corner(painter, colour, mark)
    for x, y in _PIPS[pips]:
        _pip(painter, colour, mark, QPointF(x, y - _RAISED))


def _pip(painter: QPainter, colour: str, ink: QColor, at: QPointF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if colour == "red":
        painter.drawEllipse(at, 2.3, 2.3)
    elif colour == "black":
        painter.drawRect(QRectF(at.x() - 2, at.y() - 2, 4, 4))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 1.5))
        painter.drawEllipse(at, 1.9, 1.9)


def _corner(painter: QPainter, colour: str, ink: QColor) -> None:
    """Mark the upper left corner."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if colour == "red":
        painter.drawPolygon(QPolygonF([QPointF(2.6, 2.6), QPointF(6, 2.6), QPointF(2.6, 6)]))
    elif colour == "black":
        painter.setPen(QPen(ink, 1.2))
        painter.drawLine(QPointF(2.6, 5.4), QPointF(5.4, 2.6))
    else:
        painter.drawEllipse(QPointF(3.9, 3.9), 1, 1)
