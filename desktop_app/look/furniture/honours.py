"""What celebrates: a ribbon with words, a medal for the winner, lamps, a desk of wood."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QPolygonF

from desktop_app.look import theme
from desktop_app.look.drawing import art_text, paint_kept, renderer
from desktop_app.look.seats import paint_seat

_LAMPS = ((0.06, 0.16, 1.0), (0.15, 0.5, 0.7), (0.27, 0.1, 0.8), (0.74, 0.12, 0.75),
             (0.83, 0.42, 1.0), (0.93, 0.14, 0.8), (0.97, 0.55, 0.6))  # fmt: skip
"""Where they float, as parts of width and height, and how large."""


def ornament(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint a picture of ``resources/art/shell``."""
    text = art_text("shell", f"{name}.svg")

    def draw(canvas: QPainter) -> None:
        room = QRectF(0, 0, rect.width(), rect.height())
        renderer(text, theme.colour("ink").name()).render(canvas, room)

    paint_kept(painter, rect, f"shell/{name}", draw)


def title_font(pixels: float) -> QFont:
    """Return the face of titles, so large."""
    font = QFont(theme.TITLE_FAMILY)
    font.setPixelSize(max(11, round(pixels)))
    return font


def ribbon(painter: QPainter, middle: QPointF, height: float, text: str, most: float) -> QRectF:
    """Hang a ribbon with *text*, no wider than *most*; return where it lies."""
    pixels = height * 0.56
    font = title_font(pixels)
    while QFontMetricsF(font).horizontalAdvance(text) > most - 2.4 * height and pixels > 12:
        pixels -= 1
        font = title_font(pixels)
    wide = QFontMetricsF(font).horizontalAdvance(text) + 1.4 * height
    band = QRectF(0, 0, wide, height)
    band.moveCenter(middle)
    line = QPen(theme.colour("art_outline"), 2)
    red = theme.colour("art_maple")
    painter.setPen(line)
    for side, edge in ((-1, band.left()), (1, band.right())):
        painter.setBrush(red.darker(135))
        tail = height * 0.62
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(edge - side * 10, band.top() + 10),
                    QPointF(edge + side * tail, band.top() + 10),
                    QPointF(edge + side * (tail - 14), band.center().y() + 8),
                    QPointF(edge + side * tail, band.bottom() + 8),
                    QPointF(edge - side * 10, band.bottom() + 8),
                ]
            )
        )
    painter.setBrush(red)
    painter.drawRoundedRect(band, 3, 3)
    painter.setPen(QPen(theme.colour("art_sand"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(band.adjusted(4, 4, -4, -4), 2, 2)
    painter.setFont(font)
    painter.setPen(theme.colour("crest"))
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, text)
    return band


def medal(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paint the badge of a seat in gold, with a crown."""
    painter.setPen(QPen(theme.colour("art_outline"), 2.5))
    painter.setBrush(theme.colour("art_gold"))
    painter.drawEllipse(rect)
    inner = rect.adjusted(*(rect.width() * part for part in (0.06, 0.06, -0.06, -0.06)))
    paint_seat(painter, inner, seat, "disc")
    crown = QRectF(0, 0, rect.width() * 0.52, rect.width() * 0.36)
    crown.moveCenter(QPointF(rect.center().x(), rect.top() + crown.height() * 0.08))
    ornament(painter, "winner_crown", crown)


def lamps(painter: QPainter, rect: QRectF) -> None:
    """Let lamps float over a picture."""
    side = min(64.0, rect.height() * 0.16)
    for x, y, scale in _LAMPS:
        room = QRectF(0, 0, side * scale, side * scale)
        room.moveCenter(QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y))
        ornament(painter, "lamp_floating", room)


def wooden_desk(painter: QPainter, rect: QRectF) -> None:
    """Paint the band of wood on which things lie, with its front edge."""
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, theme.colour("art_wood_dark"))
    wood.setColorAt(0.5, theme.colour("art_wood_dark").darker(108))
    wood.setColorAt(1, theme.colour("art_wood_line"))
    painter.fillRect(rect, wood)
    painter.setPen(QPen(theme.faded("art_wood_line", 0.45), 1))
    for number in range(int(rect.height() / 7)):
        y = rect.top() + 8 + number * 7.3
        start = rect.left() + rect.width() * ((number * 0.37) % 0.6)
        painter.drawLine(QPointF(start, y), QPointF(start + rect.width() * 0.34, y))
    edge = QRectF(rect.left(), rect.top(), rect.width(), 5)
    painter.fillRect(edge, theme.colour("art_wood"))
    painter.setPen(QPen(theme.colour("art_outline"), 2))
    painter.drawLine(edge.topLeft(), edge.topRight())
    painter.setPen(QPen(theme.colour("art_outline"), 1))
    painter.drawLine(edge.bottomLeft(), edge.bottomRight())
