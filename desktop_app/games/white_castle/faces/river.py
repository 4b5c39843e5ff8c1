"""Water, bridges and gardens as they are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs, signs_of
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.white_castle.content import GARDEN

_RISE = 6.0
"""How far a bridge is arched."""


@value
class River(Face):
    """Water with a few quiet waves."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill it and draw the waves."""
        plate(painter, rect, fill="water")
        painter.setPen(QPen(theme.colour("water_line"), 2, Qt.PenStyle.SolidLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setClipRect(rect.adjusted(1, 1, -1, -1))
        for line in range(1, 13):
            path = QPainterPath(QPointF(rect.left() - 40 + line % 3 * 25, rect.top() + line * 24))
            for _ in range(8):
                here = path.currentPosition()
                path.quadTo(here + QPointF(12, -5), here + QPointF(24, 0))
                path.quadTo(here + QPointF(36, 5), here + QPointF(48, 0))
            painter.drawPath(path)


@value
class BridgeFace(Face):
    """An arched bridge in the colour of its dice; the lantern hangs at the left end."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the deck, its rails and the lantern."""
        painter.setPen(QPen(theme.colour("die_rim"), 1.2))
        painter.setBrush(theme.colour("wood"))
        painter.drawPath(_deck(rect))
        for end in (rect.left() + measure("icon") + 12, rect.right() - measure("die") - 8):
            end_plate = QRectF(end, rect.top() + 4, measure("die") + 4, rect.height() - 8)
            plate(painter, end_plate.adjusted(0.5, 0.5, -0.5, -0.5), fill="die_space", line="")
        rail = _rail(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tone, width in (("die_rim", 5.0), (f"die_{self.colour}", 3.5)):
            painter.setPen(QPen(theme.colour(tone), width))
            painter.drawPath(rail)
        icon = measure("icon") + 4
        sign = QRectF(rect.left() + 3, rect.center().y() - icon / 2 + 2, icon, icon)
        paint_icon(painter, "lantern", sign)


def _deck(rect: QRectF) -> QPainterPath:
    x, rise = rect.center().x(), _RISE
    deck = QPainterPath(rect.bottomLeft())
    deck.lineTo(rect.left(), rect.top() + rise)
    deck.quadTo(QPointF(x, rect.top() - rise), QPointF(rect.right(), rect.top() + rise))
    deck.lineTo(rect.bottomRight())
    deck.quadTo(QPointF(x, rect.bottom() - 2 * rise), rect.bottomLeft())
    return deck


def _rail(rect: QRectF) -> QPainterPath:
    y = rect.top() + _RISE
    rail = QPainterPath(QPointF(rect.left(), y))
    rail.quadTo(QPointF(rect.center().x(), y - 2 * _RISE), QPointF(rect.right(), y))
    return rail


@value
class GardenFace(Face):
    """A garden card: what it costs, what it is worth, what it does."""

    card: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the figures above, the action in the middle; gardeners stand below."""
        garden = GARDEN[self.card]
        plate(painter, rect, fill=f"garden_{garden.kind}")
        icon = measure("icon") - 4
        head = QRectF(rect.left() + 3, rect.top() + 2, rect.width() - 6, icon + 2)
        half = head.width() / 3
        cost = QRectF(head.left(), head.top(), half, head.height())
        worth = QRectF(head.right() - half, head.top(), half, head.height())
        kind = QRectF(head.center().x() - icon / 2, head.top(), icon, icon)
        paint_signs(painter, cost, (Sign("food", garden.food, pays=True),), icon)
        paint_icon(painter, garden.kind, kind)
        paint_signs(painter, worth, (Sign("final_point", garden.points, told=True),), icon)
        body = QRectF(rect.right() - 70, head.bottom() + 2, 67, rect.bottom() - head.bottom() - 4)
        paint_signs(painter, body, signs_of(garden.action), measure("icon"))
