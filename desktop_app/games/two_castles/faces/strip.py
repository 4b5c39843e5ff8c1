"""The one strip that says what a room scores: points, which spaces count, and what is wanted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.two_castles.faces.diagrams import Squares
from desktop_app.games.two_castles.faces.symbols import colour_of, paint_chip
from desktop_app.look import theme
from desktop_app.look.lettering import write
from engine.games.two_castles.components import REGULAR, Kind, Rule, Scoring, ThroneRoom, Wanted
from engine.games.two_castles.content import PATTERNS

SHARE = 45 / 140
"""How much of a tile the strip is, at every size."""
_USUAL = 18.0
"""How high the strip is that everything on it is measured by."""
_SELF = ((0, 0),)
_HALL = ((0, 0), (1, 0))
_FIGURE, _SIGN, _SQUARE = 15.5, 14.2, 4.0
_EARNED = 17.0
_COLUMNS = (0.165, 0.475, 0.81)
"""Where the middle of each of the three signs is, as a part of the width."""


def paint_strip(painter: QPainter, rect: QRectF, kind: Kind, scoring: Scoring) -> None:
    """Paint what a room scores into *rect*."""
    at = _Row(painter, rect, colour_of(kind))
    if scoring.rule is Rule.FIXED:
        at.figure(0.5, str(scoring.points))
        at.flourish()
        return
    if scoring.rule is Rule.ALL_OTHER_TYPES:
        at.figure(0.15, str(scoring.points))
        at.squares(0.43, 4.2).kinds(
            tuple(colour_of(kind) for kind in REGULAR if kind is not Kind.SLEEPING)
        )
        at.stroke(0.70)
        at.figure(0.855, str(scoring.otherwise), ink="strip_soft")
        return
    at.figure(_COLUMNS[0], str(scoring.points))
    _paint_where(at.squares(_COLUMNS[1]), scoring)
    at.sign(_COLUMNS[2], scoring.wanted)


def paint_throne_strip(painter: QPainter, rect: QRectF, throne: ThroneRoom) -> None:
    """Paint the two marked spaces around the throne room, and both types they may hold."""
    at = _Row(painter, rect, "room_special")
    first, second = throne.wanted
    unit = at.unit / rect.width()
    at.figure(0.5 - 36 * unit, str(throne.points))
    squares = at.squares(0.5 - 9 * unit, 5.0)
    squares.spaces(throne.spaces, colour_of(first), colour_of(second), own=_HALL)
    at.sign(0.5 + 19 * unit, first)
    at.stroke(0.5 + 28.5 * unit)
    at.sign(0.5 + 38 * unit, second)


def paint_points(painter: QPainter, rect: QRectF, kind: Kind | None, points: int) -> None:
    """Paint what a room has earned, instead of what it scores."""
    at = _Row(painter, rect, colour_of(kind) if kind else "room_special")
    ink = "art_outline" if points else "strip_soft"
    at.figure(0.5, str(points), _EARNED, ink=ink)


def _paint_where(squares: Squares, scoring: Scoring) -> None:
    colour = colour_of(scoring.wanted)
    if scoring.pattern is not None:
        squares.spaces(PATTERNS[scoring.pattern], colour, own=_SELF)
    elif scoring.rule is Rule.COLUMN:
        squares.column(scoring.directions, colour)
    elif scoring.rule is Rule.CONNECTED:
        squares.path(colour)
    else:
        squares.castle(colour)


class _Row:
    """One strip, and where things are on it."""

    def __init__(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        self._painter, self._rect = painter, rect
        self.unit = rect.height() / _USUAL
        self._edge = 2.2 * self.unit
        painter.fillRect(rect, theme.colour("strip"))
        edge = QRectF(rect.left(), rect.top(), rect.width(), self._edge)
        painter.fillRect(edge, theme.colour(colour))
        painter.setPen(QPen(theme.colour("art_outline"), 0.9 * self.unit))
        painter.drawLine(rect.topLeft(), rect.topRight())
        self._middle = (rect.top() + self._edge + rect.bottom()) / 2

    def figure(
        self, where: float, text: str, size: float = _FIGURE, *, ink: str = "art_outline"
    ) -> None:
        """Write a figure around the middle of its column."""
        size *= self.unit
        room = QRectF(0, 0, 3 * size, 1.2 * size)
        room.moveCenter(self._at(where))
        write(self._painter, room, text, size, ink=ink, bold=True)

    def squares(self, where: float, side: float = _SQUARE) -> Squares:
        """Return what paints squares in a column."""
        return Squares(self._painter, self._at(where), side * self.unit)

    def sign(self, where: float, wanted: Wanted | Kind) -> None:
        """Paint what is wanted."""
        side = _SIGN * self.unit
        box = QRectF(0, 0, side, side)
        box.moveCenter(self._at(where))
        paint_chip(self._painter, box, wanted)

    def stroke(self, where: float) -> None:
        """Paint a slanted line: or else."""
        slant = QPointF(1.5 * self.unit, -5.5 * self.unit)
        self._painter.setPen(QPen(theme.colour("strip_soft"), 1.2 * self.unit))
        self._painter.drawLine(self._at(where) - slant, self._at(where) + slant)

    def flourish(self) -> None:
        """Paint a line on each side of what stands alone."""
        self._painter.setPen(QPen(theme.colour("wall_line"), 1.1 * self.unit))
        for start, end in ((0.16, 0.36), (0.64, 0.84)):
            self._painter.drawLine(self._at(start), self._at(end))

    def _at(self, where: float) -> QPointF:
        return QPointF(self._rect.left() + where * self._rect.width(), self._middle)
