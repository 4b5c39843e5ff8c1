"""What a clan holds: resources as bars from 0 to 7, seals, coins, points."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.effects import Sign, paint_signs
from desktop_app.games.white_castle.layout import LARGE, TEXT, TINY, below, measure, rows, top
from desktop_app.kit.picture import Box, Face, Place
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import LEFT, plate, write
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.white_castle.components import MOST_OF_A_RESOURCE, MOST_SEALS, Resource
from engine.games.white_castle.state import Domain, WhiteCastle

BARS = (Resource.FOOD, Resource.IRON, Resource.PEARL)


def stock(view: WhiteCastle, seat: int, box: Box, name: str) -> Iterator[Place]:
    """Lay out name and points, three bars, seals and coins."""
    domain = view.domains[seat]
    high = measure("clan_head")
    head = top(box, high)
    yield Place(spots.clan(seat), head, ClanFace(seat, name, domain.points, domain.influence))
    bars = top(below(box, high + 4), 3 * measure("bar_height"))
    for resource, line in zip(BARS, rows(bars, 3, 3), strict=True):
        face = BarFace(resource.value, domain.stock(resource))
        yield Place(spots.stock(seat, resource), line, face)
    last = below(box, high + bars.h + 8)
    seals = Box(last.x, last.y, measure("seals_width"), last.h)
    coins = Box(last.x + seals.w + 4, last.y, last.w - seals.w - 4, last.h)
    yield Place(spots.stock(seat, Resource.SEAL), seals, SealsFace(domain.seals))
    yield Place(spots.stock(seat, Resource.COIN), coins, CoinsFace(domain.coins))


def held(domain: Domain) -> Iterator[tuple[Resource, int]]:
    """Return all that a small domain shows in figures."""
    for resource in (*BARS, Resource.COIN, Resource.SEAL):
        yield resource, domain.stock(resource)


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
