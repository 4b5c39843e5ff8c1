"""The faces that every part of the board uses: panels, dice, figures, spaces, words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from desktop_app import theme
from desktop_app.board.art import paint_icon
from desktop_app.board.dice import paint_die
from desktop_app.board.picture import Face
from desktop_app.board.seats import paint_seat
from desktop_app.games.white_castle.layout import measure
from engine.core.value import value

RADIUS = 4.0
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


@value
class Panel(Face):
    """A sheet of paper in a colour of the theme."""

    tone: str = "paper"
    edge: str = "line"

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill it and draw a thin edge."""
        paint_sheet(painter, rect, self.tone, self.edge)


@value
class Caption(Face):
    """A word or a figure."""

    text: str
    size: str = "text_tiny"
    tone: str = "ink"
    bold: bool = False
    side: str = "centre"

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it; too long a text is cut short."""
        aligned = {"centre": CENTRE, "left": LEFT, "right": RIGHT}[self.side]
        write(painter, rect, self.text, self.size, self.tone, bold=self.bold, align=aligned)


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
        painter.setPen(QPen(theme.colour("ink_soft"), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(theme.colour("die_space"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        if self.colour:
            mark = QRectF(rect.left() + 3, rect.bottom() - 7, rect.width() - 6, 4)
            painter.setPen(QPen(theme.colour("die_rim"), 0.8))
            painter.setBrush(theme.colour(f"die_{self.colour}"))
            painter.drawRoundedRect(mark, 2, 2)
        size = "text_large" if rect.width() > measure("icon") else "text_tiny"
        write(painter, rect, str(self.printed), size, "ink_soft", bold=True)


@value
class Remark(Face):
    """A few soft words."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write them in as many lines as it takes."""
        write_lines(painter, rect, self.text)


@value
class Notice(Face):
    """A sentence the player should know."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it beside the sign."""
        side = measure("icon") - 2
        paint_icon(painter, "info", QRectF(rect.left(), rect.center().y() - side / 2, side, side))
        write_lines(painter, rect.adjusted(side + 3, 0, 0, 0), self.text)


def paint_sheet(painter: QPainter, rect: QRectF, tone: str, edge: str = "line") -> None:
    """Fill a rounded sheet."""
    painter.setPen(QPen(theme.colour(edge), 1) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(tone))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: str = "text_tiny",
    tone: str = "ink",
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write one line into *rect*."""
    font = board_font(size, bold=bold)
    painter.setFont(font)
    painter.setPen(theme.colour(tone))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, align, shown)


def write_lines(painter: QPainter, rect: QRectF, text: str, tone: str = "ink_soft") -> None:
    """Write small text into *rect*, as many lines as it takes."""
    painter.setFont(board_font("text_tiny"))
    painter.setPen(theme.colour(tone))
    painter.drawText(rect, CENTRE | Qt.TextFlag.TextWordWrap, text)


def board_font(size: str, *, bold: bool = False) -> QFont:
    """Return our font in a size of the board."""
    font = QFont(theme.FAMILY)
    font.setPixelSize(round(measure(size)))
    font.setBold(bold)
    return font
