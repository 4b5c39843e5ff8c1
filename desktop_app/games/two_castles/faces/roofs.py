"""Roofs grow by themselves on the topmost rooms: gables, turrets, long roofs, spires on towers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop_app.games.two_castles.faces.drawings import roof_tints, stamp
from desktop_app.games.two_castles.scene.layout import Standing
from desktop_app.kit.picture import Face
from engine.core.value import value
from engine.games.two_castles.components import Kind
from engine.games.two_castles.content import IS_OPEN_TO_SKY, KIND_OF
from engine.games.two_castles.spaces import THRONE, x_of, y_of

_WIDEST = 6
"""The longest roof that was drawn; a longer row has two."""
_FOOT, _HIGH, _EAVES = 188.0, 190.0, 20.0
_SPIRE_FOOT = 165.0


@value
class Roof:
    """A roof over one or more rooms of the same height."""

    x: int
    wide: int
    level: int
    left_wall: bool
    """Whether a higher room stands on that side."""
    right_wall: bool

    @property
    def drawing(self) -> str:
        """Which drawing shows it; single ones differ from column to column."""
        odd = self.x % 2 == 1
        if self.wide == 1:
            if self.left_wall and self.right_wall:
                return "roof_1_walls"
            if not (self.left_wall or self.right_wall):
                return "roof_1_gable" if odd else "roof_1_spire"
            side = "wall_left" if self.left_wall else "wall_right"
            return f"roof_1_turret_{side}" if odd else f"roof_1_{side}"
        ends = {(False, False): "", (True, False): "_wall_left", (False, True): "_wall_right",
                (True, True): "_walls"}  # fmt: skip
        return f"roof_{self.wide}{ends[self.left_wall, self.right_wall]}"


@value
class RoofsFace(Face):
    """All roofs of a castle, with the flags of both who build it."""

    castle: Standing
    origin: tuple[float, float] = (0.0, 0.0)
    """Where on the board it is painted, if it knows its place only by itself, as pieces do."""

    def shape(self, rect: QRectF) -> QPainterPath:
        """Be nothing to a hand: what lies behind can be touched."""
        return QPainterPath()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint them from the left to the right; the flags take turns."""
        castle = self.castle
        grid, unit = castle.grid, castle.grid.side / 140
        painter.save()
        painter.translate(-self.origin[0], -self.origin[1])
        for number, roof in enumerate(roofs_over(castle.rooms, castle.spaces)):
            left, top = grid.x + roof.x * grid.side, grid.ground - (roof.level + 1) * grid.side
            box = QRectF(
                left - _EAVES * unit,
                top - _FOOT * unit,
                (roof.wide * 140 + 2 * _EAVES) * unit,
                _HIGH * unit,
            )
            tints = roof_tints(castle.order, castle.builders[number % 2])
            stamp(painter, box, roof.drawing, tints)
        for number, space in enumerate(_towers(castle)):
            at = grid.box(space)
            box = QRectF(at.x, at.y - _SPIRE_FOOT * unit, 140 * unit, _HIGH * unit)
            tints = roof_tints(castle.order, castle.builders[(number + 1) % 2])
            stamp(painter, box, "spire", tints)
        painter.restore()


def roofs_over(rooms: Sequence[int], spaces: Sequence[int]) -> Iterator[Roof]:
    """Yield the roofs of a castle: over rows of closed rooms that nothing stands on."""
    tops = _tops(rooms, spaces)
    taken = {(x_of(space), y_of(space)) for space in (*spaces, *THRONE)}
    x = min(tops)
    while x <= max(tops):
        level, is_open = tops.get(x, (0, True))
        if is_open:
            x += 1
            continue
        wide = 1
        while wide < _WIDEST and tops.get(x + wide) == (level, False):
            wide += 1
        walls = ((x - 1, level + 1) in taken, (x + wide, level + 1) in taken)
        yield Roof(x, wide, level, *walls)
        x += wide


def _tops(rooms: Sequence[int], spaces: Sequence[int]) -> dict[int, tuple[int, bool]]:
    """Return how high each column is, and whether it ends under the open sky."""
    tops = {x_of(space): (0, False) for space in THRONE}
    for room, space in zip(rooms, spaces, strict=True):
        x, y = x_of(space), y_of(space)
        if y >= tops.get(x, (0, False))[0]:
            tops[x] = (y, IS_OPEN_TO_SKY[room])
    return tops


def _towers(castle: Standing) -> list[int]:
    built = zip(castle.rooms, castle.spaces, strict=True)
    return [space for room, space in built if KIND_OF[room] is Kind.TOWER]
