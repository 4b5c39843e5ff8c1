"""A domain on the desk as it is painted: mats, trays and what lies on them."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop_app.board.close_up import Detailed
from desktop_app.games.white_castle.faces.effects import Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import LARGE, LAYOUT, SMALL, TEXT, measure
from desktop_app.kit.picture import Box, Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import LEFT, RIGHT, plate, width_of, write
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
            paint_signs(painter, rect.adjusted(1, 1, -1, -1), self.signs, 16)


@value
class Count(Face):
    """An icon with a figure, however small."""

    icon: str
    amount: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the icon at the left, the figure behind it."""
        side = min(rect.height(), measure("small_icon") + 1)
        place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        paint_icon(painter, self.icon, place)
        figure = QRectF(rect.left() + side + 1, rect.top(), rect.width() - side, rect.height())
        ink = "ink" if self.amount else "ink_soft"
        write(painter, figure, str(self.amount), SMALL, ink=ink, bold=True, align=LEFT)

    @property
    def width(self) -> float:
        """How much room both need side by side."""
        return measure("small_icon") + 2 + width_of(str(self.amount), SMALL, bold=True)


Parts = tuple[tuple[Face, Box], ...]
"""Faces where they lie on the desk."""


@value
class LargeDomain(Face):
    """A domain as it lies on the desk of its owner."""

    parts: Parts

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the wood, and on it what lies on the desk."""
        desk = LAYOUT.panels["domain"].rect
        plate(painter, rect, fill="wood", line="art_outline", radius=6)
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / desk.width(), rect.height() / desk.height())
        painter.translate(-desk.topLeft())
        for face, box in self.parts:
            painter.save()
            face.paint(painter, box.rect)
            painter.restore()


@value
class SmallDomain(Detailed):
    """The sheet of a domain that is shown small; under the mouse it is large."""

    parts: Parts = ()
    large: ClassVar[tuple[int, int]] = (740, 157)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out a sheet of paper."""
        sheet(painter, rect, "paper", line="line", radius=6)

    def plain(self) -> Face:
        """Return the whole domain."""
        return LargeDomain(self.parts)


@value
class SmallClan(Face):
    """Whose domain it is, and its points."""

    seat: int
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the figure above the points, or before them on a low line."""
        points = Count("clan_point", self.points)
        if rect.width() > 2 * rect.height():
            side = rect.height()
            paint_seat(painter, QRectF(rect.left(), rect.top(), side, side), self.seat, "courtier")
            points.paint(painter, rect.adjusted(side + 4, 0, 0, 0))
            return
        side = rect.height() - 17
        figure = QRectF(rect.center().x() - side / 2, rect.top(), side, side)
        paint_seat(painter, figure, self.seat, "courtier")
        x = rect.center().x() - points.width / 2
        points.paint(painter, QRectF(x, rect.bottom() - 17, rect.width(), 17))


@value
class ClanOfDomain(Detailed):
    """The same; under the mouse its whole domain is shown large."""

    clan: SmallClan
    parts: Parts
    large: ClassVar[tuple[int, int]] = SmallDomain.large

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw figure and points."""
        self.clan.paint(painter, rect)

    def plain(self) -> Face:
        """Return the whole domain."""
        return LargeDomain(self.parts)


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
        side = rect.height() - 6
        figure = QRectF(rect.left() + 4, rect.top() + 3, side, side)
        paint_seat(painter, figure, self.seat, "courtier")
        right = rect.adjusted(side + 8, 4, -7, -4)
        head, foot = right.adjusted(0, -3, 0, -17), right.adjusted(0, 18, 0, 0)
        with theme.on_paper():
            write(painter, head, self.name, TEXT, bold=True, align=LEFT)
            steps = QRectF(foot.left(), foot.top(), foot.width() * 0.4, foot.height())
            paint_signs(painter, steps, (Sign("influence", self.influence, told=True),), 18)
            fan = QRectF(foot.right() - 22, foot.top(), 22, foot.height())
            paint_signs(painter, fan, (Sign("clan_point"),), fan.width())
            figures = QRectF(foot.center().x(), foot.top(), fan.left() - foot.center().x() - 3, 22)
            write(painter, figures, str(self.points), LARGE, bold=True, align=RIGHT)


@value
class BarFace(Face):
    """One resource from 0 to 7, as things in a tray; golden fans where they count at the end."""

    resource: str
    amount: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out as many as there are, and hollows for the others; write how many."""
        side, room = 23.0, rect.width() - 36
        step = (room - side) / (MOST_OF_A_RESOURCE - 1)
        top = rect.top() + 4
        for number in range(MOST_OF_A_RESOURCE, 0, -1):
            place = QRectF(rect.left() + (number - 1) * step, top, side, side)
            if number > self.amount:
                _hollow(painter, place)
        with theme.on_paper():
            for number in range(1, self.amount + 1):
                place = QRectF(rect.left() + (number - 1) * step, top, side, side)
                paint_icon(painter, self.resource, place)
            figure = QRectF(rect.right() - 34, rect.top(), 32, rect.height() - 8)
            write(painter, figure, str(self.amount), LARGE, bold=True, align=RIGHT)
            self._paint_worth(painter, rect, step)

    def _paint_worth(self, painter: QPainter, rect: QRectF, step: float) -> None:
        """Mark from how many on it is worth points in the end."""
        for points, number in enumerate((_FIRST_WORTH, MOST_OF_A_RESOURCE), start=1):
            x = rect.left() + (number - 1) * step - 3
            worth = QRectF(x, rect.bottom() - 18, 30, 15)
            paint_signs(painter, worth, (Sign("final_point", points, told=True),), 14)


_FIRST_WORTH = 3
"""From how many of a kind on there is a point in the end (WC-102)."""


@value
class SealsFace(Face):
    """Five spaces for seals."""

    seals: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Lay out the seals that are there, and hollows."""
        mat(painter, rect)
        side = 22.0
        step = (rect.width() - 14 - side) / (MOST_SEALS - 1)
        for number in range(MOST_SEALS - 1, -1, -1):
            x = rect.left() + 7 + number * step
            place = QRectF(x, rect.center().y() - side / 2, side, side)
            if number < self.seals:
                with theme.on_paper():
                    paint_icon(painter, "seal", place)
            else:
                _hollow(painter, place)


@value
class CoinsFace(Face):
    """Coins, without a limit."""

    coins: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a small heap and the figure."""
        mat(painter, rect)
        with theme.on_paper():
            for dx, dy in ((0, 6), (5, 0)):
                place = QRectF(rect.left() + 4 + dx, rect.center().y() - 14 + dy, 22, 22)
                paint_icon(painter, "coin", place)
            figure = QRectF(rect.left() + 30, rect.top(), rect.width() - 37, rect.height())
            write(painter, figure, str(self.coins), LARGE, bold=True, align=RIGHT)


def _hollow(painter: QPainter, place: QRectF) -> None:
    """Leave room for something that is not there."""
    painter.setPen(QPen(theme.colour("mat_line"), 1.2))
    painter.setBrush(theme.colour("mat_cell"))
    centre = QPointF(place.center())
    painter.drawEllipse(centre, place.width() / 2 - 2, place.height() / 2 - 2)
