"""The land that castles stand on, and the sky above it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from desktop_app.games.two_castles.scene.layout import LAYOUT
from desktop_app.look import theme

_HILLS = (("hill_far", 0.34, 150.0, 0.0), ("hill_near", 0.18, 230.0, 70.0))
"""Colour, height as a part of the sky, length of a wave, where it begins."""


def paint_land(
    painter: QPainter,
    land: QRectF,
    ground: float,
    ground_right: float | None = None,
    *,
    hills: bool = True,
) -> None:
    """Paint sky, hills where there is room for them, and earth; it may be higher on one side."""
    right = ground if ground_right is None else ground_right
    horizon = max(ground, right)
    painter.save()
    painter.setClipRect(land)
    _sky(painter, land, horizon)
    for name, height, length, begin in _HILLS if hills else ():
        _hills(painter, land, horizon, theme.colour(name).name(), height, length, begin)
    _earth(painter, land, ground, right)
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


def _earth(painter: QPainter, land: QRectF, left: float, right: float) -> None:
    """Paint grass, and soil that leaves a strip of it."""
    soil = QLinearGradient(0, min(left, right), 0, land.bottom())
    soil.setColorAt(0, theme.colour("earth"))
    soil.setColorAt(1, theme.colour("earth_deep"))
    turf = min(5.0, land.width() / 60)
    painter.fillPath(_below(land, left, right), theme.colour("grass"))
    painter.fillPath(_below(land, left + turf, right + turf), soil)


def _below(land: QRectF, left: float, right: float) -> QPainterPath:
    """Return everything under a line that goes from one height to the other in the middle."""
    middle, half = land.center().x(), LAYOUT.slope / 2
    path = QPainterPath(QPointF(land.left(), left))
    path.lineTo(QPointF(middle - half, left))
    path.cubicTo(QPointF(middle, left), QPointF(middle, right), QPointF(middle + half, right))
    path.lineTo(QPointF(land.right(), right))
    path.lineTo(land.bottomRight())
    path.lineTo(land.bottomLeft())
    path.closeSubpath()
    return path
