"""Which spaces a room looks at: small squares, its own in ink, those that count in colour.

Squares are whole pixels of the device wherever they are painted, so they stay crisp at every size.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop_app.look import theme
from engine.games.two_castles.components import Directions

Cell = tuple[int, int]

_OWN = "art_outline"
_CASTLE = (
    (0.8, 13.3), (0.8, 3.6), (2.4, 3.6), (2.4, 5.1), (3.6, 5.1), (3.6, 3.6), (5.2, 3.6),
    (5.2, 7.0), (6.5, 7.0), (6.5, 1.0), (7.8, 1.0), (7.8, 2.5), (8.9, 2.5), (8.9, 1.0),
    (11.0, 1.0), (11.0, 6.0), (11.8, 6.0), (11.8, 5.0), (13.4, 5.0), (13.4, 13.3),
)  # fmt: skip
_CASTLE_SIDE = 14.0
_CONNECTED = ((1, 0), (1, -1), (2, -1), (2, -2))
"""An example of a path, seen from the room itself."""


class Squares:
    """Paints diagrams in the middle of a box, with squares of about *side* units."""

    def __init__(self, painter: QPainter, middle: QPointF, side: float) -> None:
        self._painter, self._middle = painter, middle
        to_device = painter.deviceTransform()
        self._pixel = 1 / max(0.01, math.hypot(to_device.m11(), to_device.m12()))
        self._side = max(1, round(side / self._pixel)) * self._pixel
        self._gap = max(1, round(side / 4 / self._pixel)) * self._pixel
        self._pen_none()

    def spaces(self, counting: tuple[Cell, ...], *colours: str, own: tuple[Cell, ...]) -> None:
        """Paint the room's *own* spaces and those that count; halved for either of two colours."""
        cells = (*counting, *own)
        left, top = min(x for x, _ in cells), max(y for _, y in cells)
        wide = max(x for x, _ in cells) - left + 1
        high = top - min(y for _, y in cells) + 1
        corner = self._corner(wide, high)
        step = self._side + self._gap
        for x, y in counting:
            at = corner + QPointF((x - left) * step, (top - y) * step)
            self._square(at, self._side, colours[0])
            if len(colours) > 1:
                self._half(at, colours[1])
        at = corner + QPointF((own[0][0] - left) * step, (top - own[0][1]) * step)
        self._square(at, self._side + step * (len(own) - 1), _OWN)

    def path(self, colour: str) -> None:
        """Paint rooms that are joined to the room itself."""
        corner = self._corner(3, 3)
        step, half = self._side + self._gap, self._side / 2
        places = [corner + QPointF(x * step, -y * step) for x, y in ((0, 0), *_CONNECTED)]
        line = QPolygonF([place + QPointF(half, half) for place in places])
        self._painter.setPen(QPen(theme.colour(_OWN), max(self._pixel, self._side / 3)))
        self._painter.drawPolyline(line)
        self._pen_none()
        for number, place in enumerate(places):
            self._square(place, self._side, colour if number else _OWN)

    def column(self, directions: Directions, colour: str) -> None:
        """Paint the room itself with an arrow up, down or both."""
        whole = 3 * self._side + 2 * self._gap
        x = self._middle.x()
        own = QPointF(x - self._side / 2, self._middle.y() - self._side / 2)
        length = 2 * self._side + self._gap
        match directions:
            case Directions.UP:
                own.setY(self._middle.y() + whole / 2 - self._side)
                self._arrow(own.y() - self._gap, -length, colour)
            case Directions.DOWN:
                own.setY(self._middle.y() - whole / 2)
                self._arrow(own.y() + self._side + self._gap, length, colour)
            case Directions.BOTH:
                length = (whole - self._side) / 2
                self._arrow(own.y() - self._gap * 0.6, -length, colour)
                self._arrow(own.y() + self._side + self._gap * 0.6, length, colour)
        self._square(self._snapped(own), self._side, _OWN)

    def castle(self, colour: str) -> None:
        """Paint a castle: wherever in it something stands."""
        side = 3.2 * self._side + 2 * self._gap
        unit = side / _CASTLE_SIDE
        corner = self._middle - QPointF(side / 2, side / 2)
        shape = QPolygonF([corner + QPointF(x * unit, y * unit) for x, y in _CASTLE])
        self._painter.setPen(QPen(theme.colour(_OWN), max(self._pixel, unit)))
        self._painter.setBrush(theme.colour(colour))
        self._painter.drawPolygon(shape)
        self._pen_none()
        gate = QPainterPath(corner + QPointF(5.6 * unit, 13.3 * unit))
        gate.lineTo(corner + QPointF(5.6 * unit, 10.8 * unit))
        gate.arcTo(QRectF(corner + QPointF(5.6 * unit, 9.3 * unit),
                          corner + QPointF(8.6 * unit, 12.3 * unit)), 180, -180)  # fmt: skip
        gate.lineTo(corner + QPointF(8.6 * unit, 13.3 * unit))
        self._painter.fillPath(gate, theme.colour("strip"))

    def kinds(self, colours: tuple[str, ...]) -> None:
        """Paint one square for each of several types, in two rows."""
        columns = (len(colours) + 1) // 2
        corner = self._corner(columns, 2)
        step = self._side + self._gap
        for number, colour in enumerate(colours):
            at = QPointF(number % columns * step, number // columns * step)
            self._square(corner + at, self._side, colour)

    def _arrow(self, start: float, length: float, colour: str) -> None:
        """Paint an arrow from *start*; it points upwards if its *length* is negative."""
        x, half, head = self._middle.x(), self._side * 0.95, abs(length) * 0.55
        tip, neck = start + length, start + length + (head if length < 0 else -head)
        stem = self._side * 0.45
        points = [(x, tip), (x + half, neck), (x + stem, neck), (x + stem, start)]
        points += [(x - stem, start), (x - stem, neck), (x - half, neck)]
        self._painter.setBrush(theme.colour(colour))
        self._painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))

    def _square(self, at: QPointF, wide: float, colour: str) -> None:
        self._painter.setBrush(theme.colour(colour))
        round_by = self._side * 0.18
        self._painter.drawRoundedRect(QRectF(at.x(), at.y(), wide, self._side), round_by, round_by)

    def _half(self, at: QPointF, colour: str) -> None:
        side = self._side
        corners = (at + QPointF(0, side), at + QPointF(side, side), at + QPointF(side, 0))
        self._painter.setBrush(theme.colour(colour))
        self._painter.drawPolygon(QPolygonF(corners))

    def _corner(self, columns: int, rows: int) -> QPointF:
        """Return where so many columns and rows begin, on whole pixels."""
        step = self._side + self._gap
        wide, high = columns * step - self._gap, rows * step - self._gap
        return self._snapped(self._middle - QPointF(wide / 2, high / 2))

    def _snapped(self, at: QPointF) -> QPointF:
        to_device = self._painter.deviceTransform()
        there = to_device.map(at)
        return to_device.inverted()[0].map(QPointF(round(there.x()), round(there.y())))

    def _pen_none(self) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
