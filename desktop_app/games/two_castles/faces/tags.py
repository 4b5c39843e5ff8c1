"""Small plates over the tiles of the hand: what each could bring to which castle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop_app.games.two_castles.faces.drawings import roof_colour
from desktop_app.games.two_castles.scene.layout import TINY
from desktop_app.kit.changes import signed
from desktop_app.look import theme
from desktop_app.look.lettering import LEFT, plate, width_of, write

_ROOF, _GAP = 11.0, 3.0


def paint_gains(painter: QPainter, room: QRectF, gains: tuple[int | None, ...]) -> None:
    """Paint the best change in each castle beside a roof in its colour."""
    texts = ["–" if points is None else signed(points) for points in gains]
    widths = [_ROOF + _GAP + width_of(text, TINY, bold=True) for text in texts]
    whole = sum(widths) + 2 * _GAP * len(texts)
    box = QRectF(room.center().x() - whole / 2, room.top() + 0.5, whole, room.height() - 3)
    plate(painter, box, line="art_outline", radius=box.height() / 2)
    x = box.left() + _GAP
    for order, (text, points, width) in enumerate(zip(texts, gains, widths, strict=True)):
        paint_roof(painter, QPointF(x + _ROOF / 2, box.center().y()), roof_colour(order))
        ink = "gain" if points and points > 0 else "pay" if points and points < 0 else "ink_soft"
        words = QRectF(x + _ROOF + 1, box.top(), width, box.height())
        write(painter, words, text, TINY, ink=ink, bold=True, align=LEFT)
        x += width + 2 * _GAP


def paint_roof(painter: QPainter, middle: QPointF, colour: str, size: float = _ROOF) -> None:
    """Paint a little roof: the sign of a castle."""
    half, high = size / 2, size * 0.78
    foot = middle.y() + high / 2
    corners = [QPointF(middle.x() - half, foot), QPointF(middle.x(), foot - high)]
    corners.append(QPointF(middle.x() + half, foot))
    painter.setPen(QPen(theme.colour("art_outline"), 1))
    painter.setBrush(theme.colour(colour))
    painter.drawPolygon(QPolygonF(corners))
