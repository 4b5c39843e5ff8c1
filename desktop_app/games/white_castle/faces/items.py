"""The faces that every part of the board uses: panels, dice, figures, spaces, words."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.white_castle.faces.sizes import LARGE, TINY, measure
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.dice import paint_die
from desktop_app.look.lettering import plate, write, write_wrapped
from desktop_app.look.materials.sheets import sheet, sunk
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
        with theme.on_paper():
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
    """A courtier, gardener, warrior or heron of a clan."""

    seat: int
    shape_name: str
    is_at_home: bool = False
    """Whether it stands in a row of its clan, where nobody asks whose it is."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it in the colour and pattern of its seat."""
        paint_seat(painter, rect, self.seat, self.shape_name, letter=not self.is_at_home)


@value
class DieSpace(Face):
    """A space for a die, with the value it is compared with."""

    printed: int
    colour: str = ""
    """Of the only dice that may lie there; such a space is of wood."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Carve a square with its figure; where it is too small for one, in the colour of dice."""
        if rect.width() <= measure("icon"):
            self._paint_small(painter, rect)
            return
        sunk(painter, rect, "wood_sunk" if self.colour else "stone_sunk")
        figure = QRectF(rect)
        if self.colour:
            edge = rect.width() / 9
            inner = rect.width() - 2 * edge
            mark = QRectF(rect.left() + edge, rect.bottom() - 2 * edge, inner, edge)
            painter.setPen(QPen(theme.colour("die_rim"), 0.8))
            painter.setBrush(theme.colour(f"die_{self.colour}"))
            painter.drawRoundedRect(mark, 2, 2)
            figure.adjust(0, 0, 0, -edge)
        write(painter, figure, str(self.printed), LARGE, ink="sunk_ink", bold=True)

    def _paint_small(self, painter: QPainter, rect: QRectF) -> None:
        sunk(painter, rect, f"die_{self.colour}" if self.colour else "stone_sunk", radius=4)
        inner = rect.adjusted(4, 4, -4, -4)
        plate(painter, inner, fill="wood_sunk", line="", radius=2, opacity=0.75)


@value
class Remark(Face):
    """A few words on a plate of their own."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write them in as many lines as it takes."""
        with theme.on_paper():
            sheet(painter, rect, "paper", line="line")
            write_wrapped(painter, rect.adjusted(4, 2, -4, -2), self.text, TINY, ink="ink_soft")


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
