"""The faces that every part of the board uses: panels, dice, figures, spaces, words."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.white_castle.faces.sizes import LARGE, TINY, measure
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.dice import paint_die
from desktop_app.look.lettering import hollow, plate, write, write_wrapped
from desktop_app.look.seats import paint_seat
from engine.core.value import value


@value
class Panel(Face):
    """A sheet of paper in a colour of the theme."""

    tone: str = "paper"
    edge: str = "line"

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill it and draw a thin edge."""
        plate(painter, rect, fill=self.tone, line=self.edge)


@value
class Icon(Face):
    """A plain icon."""

    name: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it."""
        paint_icon(painter, self.name, rect)


@value
class DieFace(Face):
    """A die."""

    colour: str
    pips: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it."""
        paint_die(painter, rect, self.colour, self.pips)


@value
class FigureFace(Face):
    """A courtier, gardener, warrior or marker of a clan."""

    seat: int
    shape_name: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it in the colour and pattern of its seat."""
        paint_seat(painter, rect, self.seat, self.shape_name)


@value
class DieSpace(Face):
    """A space for a die, with the value it is compared with."""

    printed: int
    colour: str = ""
    """Of the only dice that may lie there."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a sunken square with its figure."""
        hollow(painter, rect.adjusted(1, 1, -1, -1), fill="die_space", width=1.2)
        if self.colour:
            mark = QRectF(rect.left() + 3, rect.bottom() - 7, rect.width() - 6, 4)
            painter.setPen(QPen(theme.colour("die_rim"), 0.8))
            painter.setBrush(theme.colour(f"die_{self.colour}"))
            painter.drawRoundedRect(mark, 2, 2)
        size = LARGE if rect.width() > measure("icon") else TINY
        write(painter, rect, str(self.printed), size, ink="ink_soft", bold=True)


@value
class Remark(Face):
    """A few soft words."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write them in as many lines as it takes."""
        write_wrapped(painter, rect, self.text, TINY, ink="ink_soft")


@value
class Notice(Face):
    """A sentence the player should know."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it beside the sign."""
        side = measure("icon") - 2
        paint_icon(painter, "info", QRectF(rect.left(), rect.center().y() - side / 2, side, side))
        words = rect.adjusted(side + 3, 0, 0, 0)
        write_wrapped(painter, words, self.text, TINY, ink="ink_soft")
