"""The cube tower: a tower of wood with a see-through tray, and the cubes that lie in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.shogun.faces.armies import paint_cube
from desktop_app.games.shogun.scene.layout import SMALL
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import LEFT, write
from desktop_app.look.materials import paper
from engine.core.value import value

_BACK, _WALLS, _TRAY, _GLASS = ("1_back", "2_walls", "3_tray", "4_glass")
_SHUTTER = QRectF(36, 40, 78, 156)
"""What closes the front of a tower, in the units its pictures are written in."""
_CORNER = QPointF(-6, -4)
"""Where these begin."""
_BARS = 4
"""How many fields of paper lie side by side on a screen, and half of those one above the other."""
_ICON, _CUBE, _LINE, _COLUMNS = 13.0, 10.0, 13.5, 3


@value
class TowerFace(Face):
    """The cubes inside the tower, as whoever counts knows them, and those in its tray.

    A tower one can look into shows both of its shelves.
    """

    inside: tuple[int, ...]
    tray: tuple[int, ...]
    shelves: tuple[tuple[int, ...], ...] = ()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the tower, and beside it a slip with what lies in it."""
        high = rect.height()
        shape = art.shape_of(f"shogun/tower_{_BACK}")
        wide = high * shape.width() / shape.height()
        room = QRectF(rect.right() - wide, rect.y(), wide, high)
        paint_behind(painter, room)
        if not self.shelves:
            paint_shutter(painter, room)
        paint_walls(painter, room)
        paint_glass(painter, room)
        slip = QRectF(rect.x(), rect.y() + 6, rect.width() - wide, high - 8)
        self._paint_slip(painter, slip)

    def _paint_slip(self, painter: QPainter, slip: QRectF) -> None:
        held = self.shelves or (self.inside,)
        paper.card(painter, slip, fill="paper")
        y = slip.y() + 4
        rows = [("shelf" if number else "cube_tower", row) for number, row in enumerate(held)]
        for sign, counts in (*rows, ("tray", self.tray)):
            lines = max(1, -(-len(_present(counts)) // _COLUMNS))
            _paint_sign(painter, sign, QRectF(slip.x() + 3, y, _ICON, _LINE))
            room = QRectF(slip.x() + _ICON + 5, y, slip.width() - _ICON - 7, lines * _LINE)
            _paint_counts(painter, room, counts)
            y += lines * _LINE + 2


def paint_behind(painter: QPainter, room: QRectF) -> None:
    """Paint what stands behind cubes that fall through the tower."""
    art.paint_part(painter, f"shogun/tower_{_BACK}", room)


def paint_walls(painter: QPainter, room: QRectF) -> None:
    """Paint the walls, the funnel and the empty tray."""
    for part in (_WALLS, _TRAY):
        art.paint_part(painter, f"shogun/tower_{part}", room)


def paint_glass(painter: QPainter, room: QRectF) -> None:
    """Paint the glass before the tray."""
    art.paint_part(painter, f"shogun/tower_{_GLASS}", room)


def paint_shutter(painter: QPainter, room: QRectF) -> None:
    """Close the front by a paper screen, so that nobody sees what lies on the shelves."""
    scale = room.height() / art.shape_of(f"shogun/tower_{_BACK}").height()
    corner = room.topLeft() + (_SHUTTER.topLeft() - _CORNER) * scale
    front = QRectF(corner, _SHUTTER.size() * scale)
    painter.setPen(QPen(theme.colour("art_outline"), 1))
    painter.setBrush(theme.colour("art_plank"))
    painter.drawRect(front)
    painter.setPen(QPen(theme.colour("art_wood_dark"), 1.6 * scale))
    for bar in range(1, _BARS):
        x = front.x() + front.width() * bar / _BARS
        painter.drawLine(QPointF(x, front.top() + 1), QPointF(x, front.bottom() - 1))
    for bar in range(1, 2 * _BARS):
        y = front.y() + front.height() * bar / (2 * _BARS)
        painter.drawLine(QPointF(front.left() + 1, y), QPointF(front.right() - 1, y))


def _paint_counts(painter: QPainter, room: QRectF, counts: tuple[int, ...]) -> None:
    step = room.width() / _COLUMNS
    for number, (colour, count) in enumerate(_present(counts)):
        down, across = divmod(number, _COLUMNS)
        corner = room.topLeft() + QPointF(across * step, down * _LINE)
        paint_cube(painter, QRectF(corner.x(), corner.y() + 1.5, _CUBE, _CUBE), colour)
        beside = QRectF(corner.x() + _CUBE + 1, corner.y(), step - _CUBE, _LINE)
        write(painter, beside, str(count), SMALL, bold=True, align=LEFT)


def _paint_sign(painter: QPainter, sign: str, room: QRectF) -> None:
    """Paint what a line of the slip stands for: the tower, a shelf of it, or the tray."""
    middle = room.center()
    painter.setPen(QPen(theme.colour("ink"), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if sign == "tray":
        box = QRectF(room.x() + 1, middle.y() - 3, room.width() - 2, 7)
        painter.drawPolyline([box.topLeft(), box.bottomLeft(), box.bottomRight(), box.topRight()])
    elif sign == "shelf":
        painter.drawLine(QPointF(room.left(), middle.y()), QPointF(room.right(), middle.y()))
    else:
        art.paint_icon(painter, sign, room)


def _present(counts: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(colour, count) for colour, count in enumerate(counts) if count]
