"""A domain on the desk as it is painted: mats, trays and what lies on them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import (
    LARGE,
    LAYOUT,
    TEXT,
    measure,
    part_of,
)
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import LEFT, RIGHT, plate, write
from desktop_app.look.materials.sheets import mat, scroll, sheet
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.white_castle.components import MOST_OF_A_RESOURCE, MOST_SEALS
from engine.games.white_castle.content import CARD

_START = "silk_start"
_SILK = {1: "silk_steward", 2: "silk_diplomat"}


def silk_of(card: str) -> str:
    """Return the silk behind a card: starting actions have one of their own."""
    return _SILK.get(getattr(CARD[card], "level", 0), _START)


@value
class DomainFace(Face):
    """The desk of a clan: the tray of its resources, and the scroll of its card."""

    card: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out what does not move."""
        tray = LAYOUT.panels["tray"].rect
        sheet(painter, tray, "tray", radius=8, width=1.6)
        plate(painter, tray.adjusted(5, 5, -5, -5), fill="mat", line="art_outline", width=1.2)
        if self.card:
            card = LAYOUT.panels["own_card"].rect
            scroll(painter, card, silk_of(self.card), knob="rod_end")


@value
class RowFace(Face):
    """A row of the domain, marked with the colour of its dice."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out the mat and its edge."""
        mat(painter, rect)
        edge = QRectF(rect.left() + 1, rect.top() + 5, 6, rect.height() - 10)
        painter.setPen(QPen(theme.colour("art_outline"), 1.2))
        painter.setBrush(theme.colour(f"die_{self.colour}"))
        painter.drawRoundedRect(edge, 2, 2)


@value
class HandFace(Face):
    """Where a die waits between taking and placing it."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out a small mat."""
        mat(painter, rect)


@value
class Bonus(Face):
    """What a domain row gives: large where it is uncovered, a small sheet beside a figure."""

    signs: tuple[Sign, ...]
    is_open: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sheet and the signs."""
        with theme.on_paper():
            if self.is_open:
                plate(painter, rect, fill="row_light", line="mat_line", width=1.2)
                paint_signs(painter, rect.adjusted(1, 0, -1, 0), self.signs, measure("icon") + 6)
                return
        plate(painter, rect, fill="mat_cell", line="mat_line")


@value
class CoveredBonus(Face):
    """What a figure uncovers when it leaves, on a small sheet before it."""

    signs: tuple[Sign, ...]

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it."""
        with theme.on_paper():
            plate(painter, rect, fill="row_light", line="mat_line")
            paint_signs(painter, rect.adjusted(1, 1, -1, -1), self.signs, measure("small_sign"))


@value
class ClanFace(Face):
    """Whose domain it is, with points and influence."""

    seat: int
    name: str
    points: int
    influence: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the figure, the name above, and both figures."""
        mat(painter, rect)
        paint_seat(painter, part_of(rect, "who_figure"), self.seat, "courtier")
        with theme.on_paper():
            write(painter, part_of(rect, "who_name"), self.name, TEXT, bold=True, align=LEFT)
            steps, fan = part_of(rect, "who_influence"), part_of(rect, "who_fan")
            influence = (Sign("influence", self.influence, told=True),)
            paint_signs(painter, steps, influence, steps.height() - 2)
            paint_signs(painter, fan, (Sign("clan_point"),), fan.width())
            points = part_of(rect, "who_points")
            write(painter, points, str(self.points), LARGE, bold=True, align=RIGHT)


@value
class BarFace(Face):
    """One resource from 0 to 7, as things in a tray; golden fans where they count at the end."""

    resource: str
    amount: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out as many as there are, and hollows for the others; write how many."""
        places = _in_row(part_of(rect, "tray_things"), MOST_OF_A_RESOURCE)
        apart = places[1].x() - places[0].x()
        for place in places[self.amount :]:
            _hollow(painter, place, apart - 1)
        with theme.on_paper():
            for place in places[: self.amount]:
                paint_icon(painter, self.resource, place)
            figure = part_of(rect, "tray_figure")
            write(painter, figure, str(self.amount), LARGE, bold=True, align=RIGHT)
            for points, number in enumerate((_FIRST_WORTH, MOST_OF_A_RESOURCE), start=1):
                worth = part_of(rect, "tray_worths").translated(
                    places[number - 1].x() - rect.x(), 0
                )
                signs = (Sign("final_point", points, told=True),)
                paint_signs(painter, worth, signs, measure("sign_of_worth"))


_FIRST_WORTH = 3
"""From how many of a kind on there is a point in the end (WC-102)."""


@value
class SealsFace(Face):
    """Five spaces for seals."""

    seals: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out the seals that are there, and hollows."""
        mat(painter, rect)
        places = _in_row(part_of(rect, "seal_places"), MOST_SEALS)
        for place in reversed(places[self.seals :]):
            _hollow(painter, place)
        with theme.on_paper():
            for place in places[: self.seals]:
                paint_icon(painter, "seal", place)


@value
class CoinsFace(Face):
    """Coins, without a limit."""

    coins: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a small heap and the figure."""
        mat(painter, rect)
        with theme.on_paper():
            for coin in ("coin_low", "coin_high"):
                paint_icon(painter, "coin", part_of(rect, coin))
            figure = part_of(rect, "coin_figure")
            write(painter, figure, str(self.coins), LARGE, bold=True, align=RIGHT)


def _in_row(room: QRectF, count: int) -> list[QRectF]:
    """Return *count* squares along *room*, one over the other as far as they must be."""
    side = room.height()
    step = (room.width() - side) / (count - 1)
    return [QRectF(room.x() + n * step, room.y(), side, side) for n in range(count)]


def _hollow(painter: QPainter, place: QRectF, widest: float = math.inf) -> None:
    """Leave room for something that is not there."""
    painter.setPen(QPen(theme.colour("mat_line"), 1.2))
    painter.setBrush(theme.colour("mat_cell"))
    centre = QPointF(place.center())
    radius = min(place.width() - 4, widest) / 2
    painter.drawEllipse(centre, radius, radius)
