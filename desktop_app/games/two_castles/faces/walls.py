"""What holds a castle together, behind its rooms: rock, footing, corner stones, one outline."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.two_castles.faces.drawings import stamp
from desktop_app.games.two_castles.faces.strip import SHARE
from desktop_app.games.two_castles.scene.layout import Grid, Standing
from desktop_app.look import theme
from engine.games.two_castles.content import IS_OPEN_TO_SKY
from engine.games.two_castles.spaces import THRONE, x_of, y_of

Cells = dict[tuple[int, int], bool]
"""Every space that is taken, and whether it lies under the open sky."""

_ROCK, _ROUND, _LINE = 0.1, 0.1, 0.032
_STONES = ((0.3, 0.06), (0.72, 0.05))
"""Where stones lie along a wall of rock, and how large they are."""


def paint_walls(painter: QPainter, castle: Standing) -> None:
    """Paint everything of a castle that its rooms stand in front of."""
    cells = _cells(castle)
    grid = castle.grid
    _paint_rock(painter, cells, grid)
    _paint_footing(painter, cells, grid)
    _paint_corners(painter, cells, grid)
    _paint_outline(painter, cells, grid)


def _cells(castle: Standing) -> Cells:
    cells = {(x_of(space), y_of(space)): False for space in THRONE}
    for room, space in zip(castle.rooms, castle.spaces, strict=True):
        cells[x_of(space), y_of(space)] = IS_OPEN_TO_SKY[room]
    return cells


def _box(grid: Grid, x: int, y: int) -> QRectF:
    side = grid.side
    return QRectF(grid.x + x * side, grid.ground - (y + 1) * side, side, side)


def _paint_rock(painter: QPainter, cells: Cells, grid: Grid) -> None:
    """Paint the rock that cellars were cut into, and stones along its edge."""
    side = grid.side
    rock, deep = side * _ROCK, [cell for cell in cells if cell[1] < 0]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("rock"))
    for x, y in deep:
        above = 0.0 if y == -1 or (x, y + 1) in cells else rock
        box = _box(grid, x, y).adjusted(-rock, -above, rock, rock)
        painter.drawRoundedRect(box, side * _ROUND, side * _ROUND)
    painter.setPen(QPen(theme.colour("rock_line"), max(0.6, side / 70)))
    painter.setBrush(theme.colour("rock_stone"))
    for x, y in deep:
        for middle, size in _stones(cells, _box(grid, x, y), x, y):
            painter.drawEllipse(middle, size, size * 0.8)


def _stones(cells: Cells, box: QRectF, x: int, y: int) -> Iterator[tuple[QPointF, float]]:
    side = box.width()
    for along, part in _STONES:
        size = side * part
        if (x - 1, y) not in cells:
            yield QPointF(box.left() - side * 0.09, box.top() + along * side), size
        if (x + 1, y) not in cells:
            yield QPointF(box.right() + side * 0.09, box.top() + (1 - along) * side), size
        if (x, y - 1) not in cells:
            yield QPointF(box.left() + along * side, box.bottom() + side * 0.09), size


def _paint_footing(painter: QPainter, cells: Cells, grid: Grid) -> None:
    """Let the ground floor stand on stone."""
    side = grid.side
    for x, y in cells:
        if y == 0 and (x, -1) not in cells:
            left = 0.0 if (x - 1, 0) in cells else side * 0.09
            right = 0.0 if (x + 1, 0) in cells else side * 0.09
            foot = QRectF(grid.x + x * side - left, grid.ground - 1, side + left + right,
                          side * 0.13)  # fmt: skip
            stamp(painter, foot, "footing")


def _paint_corners(painter: QPainter, cells: Cells, grid: Grid) -> None:
    """Paint corner stones at free walls, and posts where a parapet ends."""
    side = grid.side
    for (x, y), is_open in cells.items():
        if y < 0:
            continue
        box = _box(grid, x, y)
        for beside, edge in ((-1, box.left()), (1, box.right())):
            if (x + beside, y) in cells:
                continue
            if is_open:
                high, wide = side * 0.16, side * 0.058
                top = box.bottom() - side * SHARE - high
                stamp(painter, QRectF(edge - wide / 2, top, wide, high * 1.4), "post")
                continue
            wide = side * 0.09
            left = edge - wide if beside < 0 else edge
            stamp(painter, QRectF(left, box.top(), wide, side), "quoin")


def _paint_outline(painter: QPainter, cells: Cells, grid: Grid) -> None:
    """Draw one strong line around the castle; rooms cover its inner half."""
    painter.setPen(QPen(theme.colour("art_outline"), 2 * max(1.2, grid.side * _LINE)))
    for (x, y), is_open in cells.items():
        box = _box(grid, x, y)
        top = box.bottom() - grid.side * SHARE if is_open else box.top()
        if (x - 1, y) not in cells:
            painter.drawLine(QPointF(box.left(), top), box.bottomLeft())
        if (x + 1, y) not in cells:
            painter.drawLine(QPointF(box.right(), top), box.bottomRight())
        if (x, y + 1) not in cells and not is_open:
            painter.drawLine(box.topLeft(), box.topRight())
        if (x, y - 1) not in cells:
            painter.drawLine(box.bottomLeft(), box.bottomRight())
