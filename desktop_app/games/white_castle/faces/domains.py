"""Domains and what a clan holds, as they are painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import LARGE, SMALL, TEXT, TINY, measure
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import LEFT, plate, width_of, write
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.white_castle.components import MOST_OF_A_RESOURCE, MOST_SEALS


@value
class RowFace(Face):
    """A row, marked with the colour of its dice."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the sheet and its edge."""
        plate(painter, rect)
        edge = QRectF(rect.left() + 1, rect.top() + 1, 5, rect.height() - 2)
        painter.fillRect(edge, theme.colour(f"die_{self.colour}"))


@value
class HandFace(Face):
    """Where a die waits between taking and placing it."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw an empty plate."""
        plate(painter, rect, fill="table")


@value
class Count(Face):
    """An icon with a figure, however small."""

    icon: str
    amount: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the icon at the left, the figure behind it."""
        side = min(rect.height(), measure("small_icon") + 1)
        paint_icon(
            painter, self.icon, QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        )
        figure = QRectF(rect.left() + side + 1, rect.top(), rect.width() - side, rect.height())
        write(painter, figure, str(self.amount), SMALL, bold=True, align=LEFT)

    @property
    def width(self) -> float:
        """How much room both need side by side."""
        return measure("small_icon") + 2 + width_of(str(self.amount), SMALL, bold=True)


@value
class SmallClan(Face):
    """Whose domain it is, and its points."""

    seat: int
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the figure above the points, or before them on a low line."""
        is_low = rect.height() < measure("figure") * 2
        side = rect.height() if is_low else min(30.0, rect.height() / 2)
        middle_x = rect.left() + side / 2 if is_low else rect.center().x()
        place = QRectF(middle_x - side / 2, rect.top(), side, side)
        paint_seat(painter, place, self.seat, "figure")
        points = Count("clan_point", self.points)
        room = QRectF(rect.center().x() - points.width / 2, rect.bottom() - 22, rect.width(), 20)
        points.paint(painter, rect.adjusted(side + 4, 0, 0, 0) if is_low else room)


@value
class ClanFace(Face):
    """Whose domain it is, with points and influence."""

    seat: int
    name: str
    points: int
    influence: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the figure, the name and both figures."""
        side = rect.height()
        paint_seat(painter, QRectF(rect.left(), rect.top(), side, side), self.seat, "figure")
        wide = measure("clan_figures")
        name = QRectF(rect.left() + side + 6, rect.top(), rect.width() - side - wide - 8, side)
        write(painter, name, self.name, TEXT, bold=True, align=LEFT)
        signs = QRectF(rect.right() - wide, rect.top(), wide, side)
        half = wide / 2
        for number, (icon, amount) in enumerate(
            (("clan_point", self.points), ("influence", self.influence))
        ):
            place = QRectF(signs.left() + number * half, signs.top(), half, side)
            paint_signs(painter, place, (Sign(icon, amount, told=True),), measure("icon") + 2)


@value
class BarFace(Face):
    """One resource from 0 to 7."""

    resource: str
    amount: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill as many cells as there are units; write every figure."""
        side = rect.height()
        paint_icon(painter, self.resource, QRectF(rect.left(), rect.top(), side, side))
        wide = (rect.width() - side - 6 - 30) / MOST_OF_A_RESOURCE
        for number in range(1, MOST_OF_A_RESOURCE + 1):
            x = rect.left() + side + 6 + (number - 1) * wide
            cell = QRectF(x, rect.top() + 2, wide - 2, side - 4)
            full = number <= self.amount
            plate(painter, cell, fill="accent" if full else "die_space")
            write(painter, cell, str(number), TINY, ink="on_accent" if full else "ink_soft")
        figure = QRectF(rect.right() - 28, rect.top(), 28, side)
        write(painter, figure, str(self.amount), LARGE, bold=True)


@value
class SealsFace(Face):
    """Five spaces for seals."""

    seals: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the seals that are there, and empty rings."""
        plate(painter, rect)
        side = min(rect.height() - 6, (rect.width() - 30) / MOST_SEALS)
        for number in range(MOST_SEALS):
            place = QRectF(
                rect.left() + 4 + number * side, rect.center().y() - side / 2, side, side
            )
            cell = place.adjusted(2, 2, -2, -2)
            if number < self.seals:
                paint_icon(painter, "seal", cell)
            else:
                plate(painter, cell.adjusted(1, 1, -1, -1), fill="die_space")
        figure = QRectF(rect.right() - 24, rect.top(), 22, rect.height())
        write(painter, figure, str(self.seals), LARGE, bold=True)


@value
class CoinsFace(Face):
    """Coins, without a limit."""

    coins: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a coin and the figure."""
        plate(painter, rect)
        side = rect.height() - 8
        paint_icon(painter, "coin", QRectF(rect.left() + 6, rect.top() + 4, side, side))
        figure = QRectF(rect.left() + side + 8, rect.top(), rect.width() - side - 14, rect.height())
        write(painter, figure, str(self.coins), LARGE, bold=True)


@value
class LanternFace(Face):
    """The lantern area."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the lantern at its left end."""
        plate(painter, rect, fill="side_beige")
        side = rect.height() - 12
        paint_icon(painter, "lantern", QRectF(rect.left() + 4, rect.top() + 6, side, side))
