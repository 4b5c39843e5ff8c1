"""Cards of paper: a frame, a shadow, a band for the title."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.look import theme

_RADIUS, _SHADOW = 3.0, QPointF(0.8, 1.6)


def card(
    painter: QPainter,
    rect: QRectF,
    *,
    fill: str = "card",
    line: str = "art_outline",
    width: float = 0.9,
) -> None:
    """Paint a card of paper with the shadow it casts."""
    paper = rect.adjusted(0.5, 0.5, -1, -2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded("art_shadow", 0.35))
    painter.drawRoundedRect(paper.translated(_SHADOW), _RADIUS, _RADIUS)
    painter.setPen(QPen(theme.colour(line), width))
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(paper, _RADIUS, _RADIUS)


def band(painter: QPainter, rect: QRectF, height: float, colour: QColor) -> QRectF:
    """Paint a band along the upper edge of a card; return where it can be written on."""
    paper = rect.adjusted(1, 1, -1.5, -2.5)
    shape = QPainterPath()
    shape.addRoundedRect(paper, _RADIUS - 0.5, _RADIUS - 0.5)
    strip = QRectF(paper.x(), paper.y(), paper.width(), height)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(strip, colour)
    painter.setPen(QPen(theme.faded("art_outline", 0.5), 0.7))
    painter.drawLine(strip.bottomLeft(), strip.bottomRight())
    painter.restore()
    return strip
