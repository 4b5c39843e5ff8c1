"""Words, figures and plates as every board paints them, in board units.

How large text is belongs to a board: each game reads its own sizes from its layout file.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from desktop_app.look import theme

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_RADIUS = 4.0
_ENDLESS = 10_000.0
_SLACK = 1.0
"""A text this much too wide is not cut: its own width, rounded, must be room enough."""


def font(size: float, *, bold: bool = False) -> QFont:
    """Return the one font of all boards."""
    made = QFont(theme.FAMILY)
    made.setPixelSize(round(size))
    made.setBold(bold)
    return made


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide *text* is."""
    return QFontMetricsF(font(size, bold=bold)).horizontalAdvance(text)


def height_of(text: str, width: float, size: float, *, bold: bool = False) -> float:
    """Return how high *text* is when it is wrapped to *width*."""
    room = QRectF(0, 0, width, _ENDLESS)
    metrics = QFontMetricsF(font(size, bold=bold))
    return metrics.boundingRect(room, TOP | Qt.TextFlag.TextWordWrap, text).height()


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    *,
    ink: str = "ink",
    bold: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write one line into *rect*; what is too long ends in dots."""
    letters = font(size, bold=bold)
    room = rect.width() + _SLACK
    shown = QFontMetricsF(letters).elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.setFont(letters)
    painter.setPen(theme.colour(ink))
    painter.drawText(rect, align, shown)


def write_wrapped(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    *,
    ink: str = "ink",
    bold: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write a sentence into *rect*, on as many lines as it takes."""
    painter.setFont(font(size, bold=bold))
    painter.setPen(theme.colour(ink))
    painter.drawText(rect, align | Qt.TextFlag.TextWordWrap, text)


def plate(
    painter: QPainter,
    rect: QRectF,
    *,
    fill: str = "card",
    line: str = "line",
    width: float = 1.0,
    radius: float = _RADIUS,
    opacity: float = 1.0,
) -> None:
    """Paint a rounded plate; its line lies inside *rect*, and there is none without a colour."""
    painter.setPen(QPen(theme.colour(line), width) if line else Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded(fill, opacity))
    half = width / 2 if line else 0.0
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def hollow(
    painter: QPainter,
    rect: QRectF,
    *,
    fill: str = "paper",
    width: float = 1.0,
    radius: float = _RADIUS,
    opacity: float = 1.0,
    dotted: bool = False,
) -> None:
    """Paint room for something that does not lie there yet: a broken line along *rect*."""
    style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.DashLine
    painter.setPen(QPen(theme.colour("ink_soft"), width, style))
    painter.setBrush(theme.faded(fill, opacity))
    painter.drawRoundedRect(rect, radius, radius)
