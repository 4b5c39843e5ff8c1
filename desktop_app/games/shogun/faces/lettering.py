"""What only this board writes: names on land, letters on small pieces, icons with figures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop_app.games.shogun.scene.layout import SMALL
from desktop_app.look import art, theme
from desktop_app.look.lettering import CENTRE, LEFT, font, width_of, write
from desktop_app.look.seats import paint_seat


def squeeze(painter: QPainter, rect: QRectF, text: str, *, centred: bool = False) -> None:
    """Write a name from the left of *rect* or in its middle, narrower if it is too long."""
    width = width_of(text, SMALL, bold=True)
    scale = min(1.0, rect.width() / width) if width else 1.0
    left = rect.left() + ((rect.width() - width * scale) / 2 if centred else 0)
    painter.save()
    painter.translate(left, rect.top())
    painter.scale(scale, 1)
    write(painter, QRectF(0, 0, width + 2, rect.height()), text, SMALL, bold=True, align=LEFT)
    painter.restore()


def write_on_land(painter: QPainter, centre: QPointF, text: str, ground: QColor) -> None:
    """Write a name on the map, with a rim of the *ground*'s colour to keep lines off it."""
    used = font(SMALL, bold=True)
    metrics = QFontMetricsF(used)
    start = QPointF(centre.x() - metrics.horizontalAdvance(text) / 2, centre.y())
    path = QPainterPath()
    path.addText(start + QPointF(0, (metrics.ascent() - metrics.descent()) / 2), used, text)
    painter.strokePath(path, QPen(ground, 3, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, theme.colour("ink"))


def write_in(painter: QPainter, rect: QRectF, text: str, size: float, ink: QColor) -> None:
    """Write a few signs in a colour of its own, such as the ink of a seat."""
    painter.setFont(font(size, bold=True))
    painter.setPen(ink)
    painter.drawText(rect, CENTRE, text)


def paint_owner(painter: QPainter, rect: QRectF, seat: int, shape: str) -> None:
    """Paint a piece of a seat; its letter can be read however small the piece is."""
    paint_seat(painter, rect, seat, shape, letter=False)
    look = theme.seat_look(seat)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colour))
    painter.drawEllipse(rect.center(), SMALL / 2, SMALL / 2)
    painter.setFont(font(SMALL, bold=True))
    painter.setPen(QColor(look.ink))
    painter.drawText(rect, CENTRE, look.letter)


def figure(painter: QPainter, rect: QRectF, icon: str, text: str, *, bold: bool = True) -> None:
    """Write an icon with a figure behind it, starting at the left of *rect*."""
    side = rect.height() - 1
    art.paint_icon(painter, icon, QRectF(rect.x(), rect.y() + 0.5, side, side))
    rest = QRectF(rect.x() + side + 1, rect.y(), rect.width() - side - 1, rect.height())
    write(painter, rest, text, SMALL, bold=bold, align=LEFT)
