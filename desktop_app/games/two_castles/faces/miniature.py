"""A castle seen from afar: the colours of its rooms, lit windows, roofs, and its points."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop_app.games.two_castles.faces.drawings import roof_colour
from desktop_app.games.two_castles.faces.roofs import roofs_over
from desktop_app.games.two_castles.faces.symbols import colour_of
from desktop_app.games.two_castles.scene.layout import SMALL, Grid, built_extent
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.lettering import RIGHT, plate, write
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.two_castles.components import Kind
from engine.games.two_castles.content import KIND_OF
from engine.games.two_castles.spaces import y_of

_PLATE, _BADGE, _LARGEST = 19.0, 15.0, 11.0
_ROOF = 1.3
"""How much room roofs take, in rooms."""


@value
class FarCastleFace(Face):
    """A castle that others build, on the ridge, with a plate for its builders and points."""

    rooms: tuple[int, ...]
    spaces: tuple[int, ...]
    builders: tuple[int, int]
    points: int
    order: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the castle as large as it fits above its plate."""
        one = built_extent(self.spaces)
        land = rect.adjusted(2, 0, -2, -_PLATE)
        side = min(_LARGEST, land.width() / one.columns, land.height() / (one.rows + _ROOF))
        left = land.center().x() - (one.left + one.right) / 2 * side
        grid = Grid(left, land.bottom() - 2 + one.down * side, side)
        self._paint_castle(painter, grid)
        self._paint_plate(painter, QRectF(rect.left(), land.bottom(), rect.width(), _PLATE))

    def _paint_castle(self, painter: QPainter, grid: Grid) -> None:
        side = grid.side
        painter.setPen(QPen(theme.colour("art_outline"), max(0.6, side / 12)))
        for roof in roofs_over(self.rooms, self.spaces):
            left = grid.x + roof.x * side
            top = grid.ground - (roof.level + 1) * side
            _paint_roof(painter, left, top, roof.wide, side, roof_colour(self.order))
        for room, space in zip(self.rooms, self.spaces, strict=True):
            _paint_room(painter, grid.box(space).rect, KIND_OF[room], y_of(space), self.order)
        _paint_closed(painter, grid.throne.rect, "room_special", has_window=True)

    def _paint_plate(self, painter: QPainter, row: QRectF) -> None:
        wide = min(row.width(), 84.0)
        box = QRectF(row.center().x() - wide / 2, row.top() + 0.5, wide, row.height() - 1)
        plate(painter, box, line="art_outline", width=1.1, radius=9)
        for number, seat in enumerate(self.builders):
            left = box.left() + 4 + number * (_BADGE + 1)
            paint_seat(painter, QRectF(left, box.top() + 1.5, _BADGE, _BADGE), seat, "disc")
        text = box.adjusted(36, 0, -7, 0)
        write(painter, text, str(self.points), SMALL, align=RIGHT, bold=True)


def _paint_roof(
    painter: QPainter, left: float, top: float, wide: int, side: float, colour: str
) -> None:
    painter.setBrush(theme.colour(colour))
    over, right = side * 0.1, left + wide * side
    corners: tuple[tuple[float, float], ...]
    if wide == 1:
        corners = ((left - over, top), (left + side / 2, top - side * 0.95), (right + over, top))
    else:
        ridge = top - side * 0.6
        corners = ((left - over, top), (left + side * 0.35, ridge), (right - side * 0.35, ridge),
                   (right + over, top))  # fmt: skip
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def _paint_room(painter: QPainter, box: QRectF, kind: Kind, level: int, order: int) -> None:
    """Paint a room so that its type is told by its colour, and gardens by their shape."""
    side = box.width()
    match kind:
        case Kind.OUTDOOR:
            painter.setBrush(theme.colour("room_outdoor"))
            painter.drawPolygon(QPolygonF(list(_triangle(box, 0.84))))
        case Kind.FOUNTAIN:
            painter.setBrush(theme.colour("art_sky"))
            basin = QRectF(box.left() + side * 0.1, box.bottom() - side * 0.4, side * 0.8,
                           side * 0.38)  # fmt: skip
            painter.drawRoundedRect(basin, side * 0.15, side * 0.15)
            x = box.center().x()
            painter.drawLine(QPointF(x, basin.top()), QPointF(x, box.top() + side * 0.15))
        case Kind.TOWER:
            painter.setBrush(theme.colour(roof_colour(order)))
            spire = box.translated(0, -side * 0.95).adjusted(0, -side * 0.3, 0, 0)
            painter.drawPolygon(QPolygonF(list(_triangle(spire, 0.9))))
            _paint_closed(painter, box, colour_of(kind), has_window=True)
        case _:
            _paint_closed(painter, box, colour_of(kind), has_window=level >= 0)


def _paint_closed(painter: QPainter, box: QRectF, colour: str, *, has_window: bool) -> None:
    painter.setBrush(theme.colour(colour))
    painter.drawRect(box)
    if has_window:
        side = box.height()
        window = QRectF(0, 0, side * 0.26, side * 0.42)
        window.moveCenter(box.center())
        pen = painter.pen()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("lamp"))
        painter.drawRoundedRect(window, side * 0.12, side * 0.12)
        painter.setPen(pen)


def _triangle(box: QRectF, share: float) -> Iterator[QPointF]:
    half = box.width() * share / 2
    yield QPointF(box.center().x(), box.top())
    yield QPointF(box.center().x() + half, box.bottom())
    yield QPointF(box.center().x() - half, box.bottom())
