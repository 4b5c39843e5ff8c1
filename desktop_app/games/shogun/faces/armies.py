"""How armies look: a banner with their number, and cubes piled up beside it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.games.shogun.faces.lettering import write_in
from desktop_app.games.shogun.scene.layout import LAYOUT, SMALL, TEXT
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.drawing import mixed, paint_kept
from desktop_app.look.seats import pattern_brush
from engine.core.value import value
from engine.games.shogun.components import PEASANT

Point = tuple[float, float]
_PILES: tuple[tuple[Point, ...], ...] = (
    ((0, 0),),
    ((-4.4, 0), (4.4, 0)),
    ((-4.4, 0), (4.4, 0), (0, -6.2)),
    ((0, -3), (-4.5, 0), (4.5, 0), (0, -8.4)),
    ((0, -4.2), (-4.8, -1.4), (4.8, -1.4), (0, 1), (0, -9.4)),
)
"""Where cubes of one to five lie in a pile, seen from its foot, from the back to the front."""
_CUBE = 9.6
_TWO_DIGITS = 10
_PATTERN = 0.5
_LIGHT, _SHADE = 0.38, 0.3
_CLOTH = QRectF(1, 0.5, 14, 22.5)
_FOOT, _PALE = 0.54, 0.8
"""Where on the cloth the pale field for the letter begins, and how pale it is."""


@value
class ArmyFace(Face):
    """Armies in a province: a banner of their owner with their number, and cubes."""

    seat: int
    count: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint pile and banner."""
        wide, high = LAYOUT.army
        scale = min(rect.width() / wide, rect.height() / high)
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        room = QRectF(0, 0, wide, high)
        key = f"army/{self.seat}/{self.count}/{min(1.0, scale):.2f}"
        paint_kept(painter, room, key, lambda p: _paint_army(p, self.seat, self.count, scale))
        painter.restore()


@value
class ColumnFace(Face):
    """Armies on the march: the same, larger, on its way."""

    seat: int
    count: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it as large as it fits."""
        ArmyFace(self.seat, self.count).paint(painter, rect)


def banner_of(rect: QRectF) -> QRectF:
    """Return where in the room of some armies their banner stands."""
    wide, high = LAYOUT.army
    scale = min(rect.width() / wide, rect.height() / high)
    corner = rect.topLeft() + _CLOTH.topLeft() * scale
    return QRectF(corner, _CLOTH.size() * scale)


def paint_cube(painter: QPainter, rect: QRectF, colour: int) -> None:
    """Paint an army of a seat, or a peasant, as one cube."""
    side = min(rect.width(), rect.height())
    room = QRectF(0, 0, side, side)
    room.moveCenter(rect.center())
    foot = QPointF(side / 2, side * 0.97)
    paint_kept(
        painter, room, f"one_cube/{colour}", lambda p: _cube(p, foot, side * 0.86, _paint(colour))
    )


def _paint(colour: int) -> QColor:
    if colour == PEASANT:
        return theme.colour("peasant")
    return QColor(theme.seat_look(colour).colour)


def _paint_army(painter: QPainter, seat: int, count: int, scale: float) -> None:
    """Paint all of it; signs on a small army are no smaller than on others."""
    small = math.ceil(SMALL / min(1.0, scale))
    colour = _paint(seat)
    foot = QPointF(22.6, 21.2)
    pile = _PILES[min(count, len(_PILES)) - 1]
    _outline(painter, foot, pile)
    for x, y in pile:
        _cube(painter, foot + QPointF(x, y), _CUBE, colour)
    paint_banner(painter, _CLOTH, seat, small)
    room = QRectF(_CLOTH.x(), _CLOTH.y(), _CLOTH.width(), _CLOTH.height() * _FOOT)
    letters = small * TEXT / SMALL if count < _TWO_DIGITS else small
    write_in(painter, room, str(count), letters, QColor(theme.seat_look(seat).ink))


def paint_banner(painter: QPainter, cloth: QRectF, seat: int, letters: float) -> None:
    """Paint a standing flag in the colour of a seat, with its letter on its pattern below."""
    outline = theme.colour("art_outline")
    painter.setPen(QPen(outline, 1.6))
    painter.drawLine(cloth.topLeft() - QPointF(0.4, 1), cloth.bottomLeft() + QPointF(-0.4, 1))
    painter.drawLine(cloth.topLeft() - QPointF(1, 0), cloth.topRight())
    painter.setPen(QPen(outline, 1))
    painter.setBrush(_paint(seat))
    painter.drawRect(cloth)
    foot = QRectF(cloth)
    foot.setTop(cloth.top() + cloth.height() * _FOOT)
    pale = foot.adjusted(0.5, 0, -0.5, -0.5)
    painter.fillRect(pale, mixed(_paint(seat), QColor(Qt.GlobalColor.white), _PALE))
    painter.setOpacity(_PATTERN)
    painter.fillRect(pale, pattern_brush(seat, ink=_paint(seat), scale=0.6))
    painter.setOpacity(1)
    write_in(painter, foot, theme.seat_look(seat).letter, letters, theme.colour("art_outline"))


def _outline(painter: QPainter, foot: QPointF, pile: tuple[Point, ...]) -> None:
    """Let a pile stand out from the land by a light rim and a shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded("art_shadow", 0.3))
    painter.drawEllipse(foot, 9.5, 2)
    painter.setPen(QPen(theme.colour("art_ivory"), 2.6, j=Qt.PenJoinStyle.RoundJoin))
    for x, y in pile:
        painter.drawPolygon(_hexagon(foot + QPointF(x, y), _CUBE))
    painter.drawRect(_CLOTH)


def _hexagon(foot: QPointF, side: float) -> QPolygonF:
    half, low, high = side / 2, side * 0.28, side * 0.82
    points = ((0, 0), (half, -low), (half, -high), (0, -1.1 * side), (-half, -high), (-half, -low))
    return QPolygonF([foot + QPointF(x, y) for x, y in points])


def _cube(painter: QPainter, foot: QPointF, side: float, colour: QColor) -> None:
    """Paint a cube that stands on its lowest corner at *foot*, lit from the upper left."""
    half, low, high = side / 2, side * 0.28, side * 0.82
    left, right, top = QPointF(-half, -high), QPointF(half, -high), QPointF(0, -1.1 * side)
    middle = QPointF(0, -0.54 * side)
    dark = theme.colour("art_shadow")
    faces = (
        (mixed(colour, QColor(Qt.GlobalColor.white), _LIGHT), (left, top, right, middle)),
        (colour, (left, middle, QPointF(0, 0), QPointF(-half, -low))),
        (mixed(colour, dark, _SHADE), (right, middle, QPointF(0, 0), QPointF(half, -low))),
    )
    painter.setPen(QPen(theme.colour("art_outline"), side * 0.1, j=Qt.PenJoinStyle.RoundJoin))
    for paint, points in faces:
        painter.setBrush(paint)
        painter.drawPolygon(QPolygonF([foot + point for point in points]))
