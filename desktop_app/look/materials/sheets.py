"""Wood, paper, silk and stone: what things on a board are made of, lit from the upper left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.look import theme

_OUTLINE = 1.4
_DEPTH = 2.0
_SHADOW = 0.22
_ROD, _KNOB = 7.0, 3.6


def shadow(painter: QPainter, rect: QRectF, *, radius: float = 5.0, depth: float = _DEPTH) -> None:
    """Let something lie a little above its ground: below it, to the right, it is darker."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded("umber", _SHADOW))
    painter.drawRoundedRect(rect.translated(depth * 0.6, depth), radius, radius)


def sheet(
    painter: QPainter,
    rect: QRectF,
    fill: str,
    *,
    line: str = "art_outline",
    radius: float = 5.0,
    width: float = 1.2,
) -> None:
    """Lay a piece of paper, wood or cloth on the ground, with its shadow."""
    inner = _within(rect, width)
    shadow(painter, inner, radius=radius)
    painter.setPen(QPen(theme.colour(line), width))
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(inner, radius, radius)


def wooden_sign(painter: QPainter, rect: QRectF) -> None:
    """Put up a board with grain: on it stands a price."""
    sheet(painter, rect, "sign", radius=4, width=_OUTLINE)
    painter.setPen(QPen(theme.colour("sign_grain"), 1.1))
    left, wide = rect.left() + 5, rect.width() * 0.4
    for part, start in ((0.24, 0.0), (0.8, rect.width() * 0.4)):
        y = rect.top() + rect.height() * part
        painter.drawLine(QPointF(left + start, y), QPointF(left + start + wide, y))


def honour(painter: QPainter, rect: QRectF) -> None:
    """Lay out a cream plate with a golden rim: on it stands what counts at the end."""
    sheet(painter, rect, "honour", line="honour_line", radius=4, width=_OUTLINE)


def mat(painter: QPainter, rect: QRectF) -> None:
    """Lay a mat with a seam on the desk."""
    sheet(painter, rect, "mat", radius=6, width=_OUTLINE)
    painter.setPen(QPen(theme.colour("mat_line"), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 4, 4)


def sunk(painter: QPainter, rect: QRectF, fill: str, *, radius: float = 8.0) -> None:
    """Carve a square into stone or wood: its upper edge lies in the shadow."""
    outer = _within(rect, _OUTLINE)
    painter.setPen(QPen(theme.colour("art_outline"), _OUTLINE))
    painter.setBrush(theme.colour(fill).darker(122))
    painter.drawRoundedRect(outer, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(outer.adjusted(1.6, 2.8, -1.6, -1.2), radius - 1.5, radius - 1.5)


def scroll(painter: QPainter, rect: QRectF, silk: str, *, knob: str = "art_outline") -> None:
    """Hang a scroll: silk between two rods, whose knobs stand over a little."""
    sheet(painter, rect.adjusted(3, 4, -3, -4), silk, radius=2, width=_OUTLINE)
    for top in (rect.top(), rect.bottom() - _ROD):
        rod = QRectF(rect.left(), top, rect.width(), _ROD)
        painter.setPen(QPen(theme.colour("art_outline"), _OUTLINE))
        painter.setBrush(theme.colour("rod"))
        painter.drawRoundedRect(rod, _ROD / 2, _ROD / 2)
        painter.setBrush(theme.colour(knob))
        for x in (rod.left() + 1, rod.right() - 1):
            painter.drawEllipse(QPointF(x, rod.center().y()), _KNOB, _KNOB)


def halo(painter: QPainter, centre: QPointF, radius: float, colour: str = "lamp") -> None:
    """Let something shine: three rings, each paler than the one within."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded(colour, 0.2))
    for part in (1.0, 0.75, 0.5):
        painter.drawEllipse(centre, radius * part, radius * part)


def _within(rect: QRectF, line: float) -> QRectF:
    half = line / 2
    return rect.adjusted(half, half, -half, -half)
