"""What lies outside the castle, as it is painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import TINY, measure
from desktop_app.kit.picture import Face
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import LEFT, plate, write
from engine.core.value import value


@value
class YardFace(Face):
    """A training yard: what it costs and what a warrior there is worth."""

    iron: int
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write both above."""
        plate(painter, rect, fill="paper")
        icon = measure("icon") - 2
        cost = QRectF(rect.left() + 3, rect.top() + 3, rect.width() / 2 - 4, icon)
        worth = QRectF(rect.center().x() + 1, rect.top() + 3, rect.width() / 2 - 4, icon)
        paint_signs(painter, cost, (Sign("iron", self.iron, pays=True),), icon)
        paint_signs(painter, worth, (Sign("final_point", self.points, told=True),), icon)


@value
class OutsideFace(Face):
    """The ground before the walls."""

    name: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the sign of the place."""
        plate(painter, rect, fill="paper")
        icon = measure("icon") - 2
        paint_icon(painter, "outside", QRectF(rect.left() + 4, rect.top() + 3, icon, icon))
        name = rect.adjusted(icon + 8, 3, -2, icon + 3 - rect.height())
        write(painter, name, self.name, TINY, ink="ink_soft", align=LEFT)


@value
class WellFace(Face):
    """The well."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw its sign."""
        plate(painter, rect, fill="paper")
        icon = measure("icon") + 4
        sign = QRectF(rect.right() - icon - 4, rect.bottom() - icon - 4, icon, icon)
        paint_icon(painter, "well", sign)
