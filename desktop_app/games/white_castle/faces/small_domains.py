"""Domains of others as they are painted: small, and large under the mouse."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.board.close_up import Detailed
from desktop_app.games.white_castle.faces.sizes import LAYOUT, SMALL, TINY, measure
from desktop_app.kit.picture import Box, Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import LEFT, plate, width_of, write
from desktop_app.look.materials.sheets import sheet
from desktop_app.look.seats import paint_seat
from engine.core.value import value

Parts = tuple[tuple[Face, Box], ...]
"""Faces where they lie on the desk."""
_BUST = 1.6
"""How much larger a figure is than the frame of its portrait, which shows its upper half."""


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
        """Draw the portrait above the points, or before them on a low line."""
        points, line = Count("clan_point", self.points), measure("small_line")
        if rect.width() > 2 * rect.height():
            side = rect.height()
            self._paint_portrait(painter, QRectF(rect.left(), rect.top(), side + 4, side))
            points.paint(painter, rect.adjusted(side + 8, 0, 0, 0))
            return
        self._paint_portrait(painter, rect.adjusted(2, 0, -2, -line))
        x = rect.center().x() - points.width / 2
        points.paint(painter, QRectF(x, rect.bottom() - line, rect.width(), line))

    def _paint_portrait(self, painter: QPainter, frame: QRectF) -> None:
        """Draw the upper half of a courtier, and the letter on a badge of its own."""
        side = frame.height() * _BUST
        painter.save()
        painter.setClipRect(frame)
        bust = QRectF(frame.center().x() - side / 2, frame.top(), side, side)
        paint_seat(painter, bust, self.seat, "courtier", letter=False)
        painter.restore()
        look, radius = theme.seat_look(self.seat), measure("badge")
        centre = QPointF(frame.left() + radius, frame.bottom() - radius)
        painter.setPen(QPen(theme.colour("paper"), 1.5))
        painter.setBrush(QColor(look.colour))
        painter.drawEllipse(centre, radius, radius)
        room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        with theme.on_paper():
            ink = "ink" if look.ink != "#FFFFFF" else "on_accent"
            write(painter, room, look.letter, TINY, ink=ink, bold=True)


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
