"""Plates, words and figures as all parts of this board write them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop_app import theme
from desktop_app.board import art
from desktop_app.board.seats import paint_seat
from desktop_app.games.shogun.layout import LAYOUT

CENTRE = Qt.AlignmentFlag.AlignCenter
_MARK = 2.5
"""Width of the line around what counts now."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@cache
def font(name: str, *, bold: bool = False) -> QFont:
    """Return a font in board units: ``small``, ``text`` or ``large``."""
    made = QFont(theme.FAMILY)
    made.setPixelSize(LAYOUT.text[name])
    made.setBold(bold)
    return made


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    size: str = "small",
    bold: bool = False,
    colour: str = "ink",
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write *text* into *rect*; what is too long ends in dots."""
    used = font(size, bold=bold)
    shown = QFontMetricsF(used).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.setFont(used)
    painter.setPen(theme.colour(colour))
    painter.drawText(rect, align, shown)


def squeeze(painter: QPainter, rect: QRectF, text: str, *, colour: str = "ink") -> None:
    """Write a name from the left of *rect*, narrower if it is too long."""
    used = font("small", bold=True)
    width = QFontMetricsF(used).horizontalAdvance(text)
    scale = min(1.0, rect.width() / width) if width else 1.0
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, 1)
    painter.setFont(used)
    painter.setPen(theme.colour(colour))
    painter.drawText(QRectF(0, 0, width + 2, rect.height()), LEFT, text)
    painter.restore()


def write_on_land(painter: QPainter, centre: QPointF, text: str, ground: QColor) -> None:
    """Write a name on the map, with a rim of the *ground*'s colour to keep lines off it."""
    used = font("small", bold=True)
    metrics = QFontMetricsF(used)
    start = QPointF(centre.x() - metrics.horizontalAdvance(text) / 2, centre.y())
    path = QPainterPath()
    path.addText(start + QPointF(0, (metrics.ascent() - metrics.descent()) / 2), used, text)
    painter.strokePath(path, QPen(ground, 3, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, theme.colour("ink"))


def plate(
    painter: QPainter,
    rect: QRectF,
    *,
    fill: str = "card",
    line: str = "line",
    width: float = 1,
    opacity: float = 1,
    marked: bool = False,
) -> None:
    """Paint a rounded plate; *marked* is what counts now."""
    colour = theme.colour(fill)
    colour.setAlphaF(opacity)
    line, width = ("accent", _MARK) if marked else (line, width)
    painter.setPen(QPen(theme.colour(line), width))
    painter.setBrush(colour)
    radius = LAYOUT.radius
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def paint_owner(painter: QPainter, rect: QRectF, seat: int, shape: str) -> None:
    """Paint a piece of a seat; its letter can be read however small the piece is."""
    paint_seat(painter, rect, seat, shape, letter=False)
    look = theme.seat_look(seat)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colour))
    half = LAYOUT.text["small"] / 2
    painter.drawEllipse(rect.center(), half, half)
    painter.setFont(font("small", bold=True))
    painter.setPen(QColor(look.ink))
    painter.drawText(rect, CENTRE, look.letter)


def figure(painter: QPainter, rect: QRectF, icon: str, text: str, *, bold: bool = True) -> None:
    """Write an icon with a figure behind it, starting at the left of *rect*."""
    side = rect.height() - 1
    art.paint_icon(painter, icon, QRectF(rect.x(), rect.y() + 0.5, side, side))
    rest = QRectF(rect.x() + side + 1, rect.y(), rect.width() - side - 1, rect.height())
    write(painter, rest, text, bold=bold, align=LEFT)
