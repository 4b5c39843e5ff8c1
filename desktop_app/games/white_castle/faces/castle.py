"""The castle as it is painted: roofs, hill, walls and floors."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.games.white_castle.faces.effects import ARROW, Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.kit.picture import Box, Face
from desktop_app.look import theme
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.white_castle.content import BOARD, DOMAIN


@value
class CastleFace(Face):
    """Hill, walls and roofs; the rooms lie on top."""

    hall: Box
    storey: Box
    """The storey below the hall, whose eaves reach over the one below it."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw from the back to the front."""
        plate(painter, rect, fill="ground")
        paint_roof(painter, self.hall)
        upper, eaves = self.storey, measure("floor")
        for x, over in ((upper.x, -1), (upper.x + upper.w, 1)):
            _eave(painter, QPointF(x, upper.y + upper.h - eaves), over * (upper.x - rect.left()))


@value
class GateFace(Face):
    """The gate of the castle and what an audience costs."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a low wall with the price at the left."""
        plate(painter, rect, fill="garden_stone", line="roof_line")
        price = Sign("coin", DOMAIN.audience_coins, pays=True)
        sign = QRectF(rect.left() + 4, rect.top(), measure("gate_sign") - 8, rect.height())
        paint_signs(painter, sign, (price, ARROW, Sign("gate")), measure("icon") + 2)
        paint_worth(painter, rect, BOARD.courtier_points[0])


@value
class FloorFace(Face):
    """The floor of a level, and what a courtier on it is worth in the end."""

    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw boards, with the points at the right."""
        plate(painter, rect, fill="floor", line="roof_line")
        paint_worth(painter, rect, self.points)


def _eave(painter: QPainter, at: QPointF, over: float) -> None:
    """Draw the tip of a roof that reaches *over* to one side."""
    path = QPainterPath(at)
    path.quadTo(at + QPointF(over * 0.45, 14), at + QPointF(over, 16))
    path.lineTo(at + QPointF(0, 20))
    path.closeSubpath()
    painter.setPen(QPen(theme.colour("roof_line"), 1.5))
    painter.setBrush(theme.colour("roof"))
    painter.drawPath(path)


def paint_roof(painter: QPainter, box: Box) -> None:
    """Draw a curved roof above the hall."""
    y, height, over, ridge = box.y, measure("roof"), measure("roof_over"), measure("roof_over")
    right = box.x + box.w
    path = QPainterPath(QPointF(box.x - over, y + 4))
    path.quadTo(QPointF(box.x + 10, y), QPointF(box.x + ridge, y - height + 2))
    path.lineTo(right - ridge, y - height + 2)
    path.quadTo(QPointF(right - 10, y), QPointF(right + over, y + 4))
    path.closeSubpath()
    painter.setPen(QPen(theme.colour("roof_line"), 1.5))
    painter.setBrush(theme.colour("roof"))
    painter.drawPath(path)


def paint_worth(painter: QPainter, rect: QRectF, points: int) -> None:
    """Write at the right what a courtier is worth in the end."""
    wide = measure("worth")
    place = QRectF(rect.right() - wide, rect.top() + 1, wide - 2, rect.height() - 2)
    paint_signs(painter, place, (Sign("final_point", points, told=True),), 15)


@value
class WorthFace(Face):
    """What a courtier in the hall is worth in the end."""

    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the points at the right."""
        paint_worth(painter, rect, self.points)
