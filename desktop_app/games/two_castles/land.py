"""The land that castles stand on, and the sky above it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from desktop_app import theme

_HILLS = (("hill_far", 0.34, 150.0, 0.0), ("hill_near", 0.18, 230.0, 70.0))
"""Colour, height as a part of the sky, length of a wave, where it begins."""


def paint_land(painter: QPainter, land: QRectF, ground: float, *, hills: bool = True) -> None:
    """Paint sky, hills where there is room for them, a ground line and earth."""
    painter.save()
    painter.setClipRect(land)
    _sky(painter, land, ground)
    for name, height, length, begin in _HILLS if hills else ():
        _hills(painter, land, ground, theme.colour(name).name(), height, length, begin)
    _earth(painter, QRectF(land.left(), ground, land.width(), land.bottom() - ground))
    painter.restore()


def _sky(painter: QPainter, land: QRectF, ground: float) -> None:
    sky = QLinearGradient(0, land.top(), 0, ground)
    sky.setColorAt(0, theme.colour("sky_high"))
    sky.setColorAt(1, theme.colour("sky_low"))
    painter.fillRect(land, sky)


def _hills(
    painter: QPainter, land: QRectF, ground: float, colour: str, height: float, length: float,
    begin: float,
) -> None:  # fmt: skip
    """Paint a row of soft hills on the horizon."""
    rise = (ground - land.top()) * height
    path = QPainterPath(QPointF(land.left() - begin, ground))
    x = land.left() - begin
    number = 0
    while x < land.right():
        top = rise * (1.0 if number % 2 == 0 else 0.6)
        path.cubicTo(
            QPointF(x + length * 0.3, ground - top),
            QPointF(x + length * 0.7, ground - top),
            QPointF(x + length, ground - rise * 0.15),
        )
        x += length
        number += 1
    path.lineTo(QPointF(x, ground))
    path.closeSubpath()
    painter.fillPath(path, QColor(colour))


def _earth(painter: QPainter, earth: QRectF) -> None:
    soil = QLinearGradient(0, earth.top(), 0, earth.bottom())
    soil.setColorAt(0, theme.colour("earth"))
    soil.setColorAt(1, theme.colour("earth_deep"))
    painter.fillRect(earth, soil)
    turf = min(5.0, earth.width() / 60)
    painter.fillRect(QRectF(earth.left(), earth.top(), earth.width(), turf), theme.colour("grass"))
