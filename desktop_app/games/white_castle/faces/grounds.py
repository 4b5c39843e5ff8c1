"""What lies outside the castle, as it is painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.games.white_castle.faces.castle import paint_worth
from desktop_app.games.white_castle.faces.effects import TIMES, Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import SMALL, measure, part_of
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.lettering import write
from desktop_app.look.materials.sheets import sheet, wooden_sign
from engine.core.value import value


@value
class YardFace(Face):
    """A training yard: what it costs, and what a warrior there is worth for each courtier."""

    iron: int
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Put up both above; the courtier beside the fan stands for those inside the castle."""
        cost = part_of(rect, "yard_cost")
        with theme.on_paper():
            wooden_sign(painter, cost)
            price = (Sign("iron", self.iron, told=True),)
            paint_signs(painter, cost, price, measure("icon") - 2)
        paint_worth(painter, part_of(rect, "yard_worth"), self.points, TIMES, Sign("courtier"))


@value
class BeforeFace(Face):
    """A place before the walls: two actions, of which one is done."""

    either: str
    """The word between them."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out the sheet that both stand on, with the word between them."""
        with theme.on_paper():
            sheet(painter, part_of(rect, "before_choice"), "row_light")
            between = part_of(rect, "before_or")
            write(painter, between, self.either, SMALL, ink="ink_soft", bold=True)


@value
class WellFace(Face):
    """The well."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Join with a plus what a die there brings."""
        first = part_of(rect, "well_tiles")
        with theme.on_paper():
            painter.setPen(QPen(theme.colour("ink"), 2.2))
        step = measure("well_tile_step")
        for number in range(2):
            at = QPointF(
                first.right() + number * step + (step - first.width()) / 2, first.center().y()
            )
            for way in (QPointF(3, 0), QPointF(0, 3)):
                painter.drawLine(at - way, at + way)


@value
class WellTile(Face):
    """One of the things a die in the well brings."""

    sign: Sign
    is_tile: bool
    """Whether it was laid there; the other one is printed."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw an eight-cornered tile of wood, or a sheet of paper."""
        with theme.on_paper():
            if self.is_tile:
                painter.setPen(QPen(theme.colour("art_outline"), 1.5))
                painter.setBrush(theme.colour("sign"))
                painter.drawPath(_octagon(rect.adjusted(1, 1, -1, -1)))
            else:
                sheet(painter, rect, "row_light")
            paint_signs(painter, rect.adjusted(2, 2, -2, -2), (self.sign,), measure("icon") + 2)


def _octagon(rect: QRectF) -> QPainterPath:
    cut = rect.width() * 0.28
    path = QPainterPath(QPointF(rect.left() + cut, rect.top()))
    for x, y in (
        (rect.right() - cut, rect.top()), (rect.right(), rect.top() + cut),
        (rect.right(), rect.bottom() - cut), (rect.right() - cut, rect.bottom()),
        (rect.left() + cut, rect.bottom()), (rect.left(), rect.bottom() - cut),
        (rect.left(), rect.top() + cut),
    ):  # fmt: skip
        path.lineTo(x, y)
    path.closeSubpath()
    return path
