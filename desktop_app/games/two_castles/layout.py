"""Where things are on the board: regions from the layout file, castles by arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.board.picture import Box
from engine.core.content import read
from engine.core.value import value
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.spaces import THRONE, x_of, y_of


@value
class Site:
    """Where your two castles are."""

    land: Box
    castles: Box
    banner: Box


@value
class PadAreas:
    """The regions of the score pad."""

    palette: Box
    tabs: Box
    wares: Box
    land: Box
    castle: Box
    cards: Box
    bin: Box
    ware: float


@value
class Layout:
    """The regions of the board, in board units."""

    size: tuple[float, float]
    text: dict[str, float]
    strip: Box
    """The others around the table, in seating order."""
    play: Site
    end: Site
    """When all is built, the castles get the room of the hand."""
    yours: Box
    overlay: Box
    gap: float
    caption: float
    tile: float
    smallest_tile: float
    """Tiles of the hand shrink to this before they overlap."""
    arc: float
    """How far the middle of the fan lies above its ends."""
    largest_room: float
    chip: float
    thumb: float
    thumb_room: float
    usual_ground: float
    """Where the ground is while both castles are small, as a part of their region."""
    pad: PadAreas


LAYOUT = read("two_castles", "layout.json", Layout)
TINY, SMALL, TEXT, LARGE = (LAYOUT.text[name] for name in ("tiny", "small", "text", "large"))
"""How large text is."""


@value
class Grid:
    """Where the spaces of one castle are: the left end of column 0, the ground, and the scale."""

    x: float
    ground: float
    side: float

    def box(self, space: int) -> Box:
        """Return the box of one space."""
        return Box(
            self.x + x_of(space) * self.side,
            self.ground - (y_of(space) + 1) * self.side,
            self.side,
            self.side,
        )

    @property
    def throne(self) -> Box:
        """The box of the throne room, two spaces wide."""
        left = self.box(THRONE[0])
        return Box(left.x, left.y, 2 * self.side, self.side)


@value
class Extent:
    """The outermost columns and levels."""

    left: int
    right: int
    up: int
    down: int


def built(castle: Castle) -> tuple[int, ...]:
    """Return the spaces that rooms stand on."""
    return (*castle.spaces, *THRONE)


def growing(castle: Castle) -> tuple[int, ...]:
    """Return the spaces that rooms stand on, and those that are open to the next tile."""
    return (*built(castle), *castle.open_above, *castle.open_below)


def side_by_side(castles: Sequence[Sequence[int]], region: Box) -> tuple[Grid, ...]:
    """Return a grid for the spaces of each castle, from left to right, on one ground line."""
    extents = [_extent(spaces) for spaces in castles]
    width = region.w / len(extents)
    ground = max(_grounds(region), key=lambda y: _fitness(extents, region, width, y))
    return tuple(
        _grid(one, Box(region.x + n * width, region.y, width, region.h), ground)
        for n, one in enumerate(extents)
    )


def alone(castle: Castle, region: Box, largest: float) -> Grid:
    """Return the grid that shows one castle as large as fits."""
    one = _extent(built(castle))
    rows = one.up - one.down + 1
    side = min(largest, region.w / (one.right - one.left + 1), region.h / rows)
    top = region.y + (region.h - rows * side) / 2
    return _centred(one, region, top + (one.up + 1) * side, side)


def in_a_row(region: Box, count: int, size: float, gap: float) -> tuple[Box, ...]:
    """Return *count* squares in the middle of *region*; they shrink a little, then overlap."""
    if not count:
        return ()
    size = max(min(size, LAYOUT.smallest_tile), min(size, region.w / count - 1))
    step = size + gap
    if count > 1:
        step = min(step, (region.w - size) / (count - 1))
    left = region.x + (region.w - size - step * (count - 1)) / 2
    top = region.y + (region.h - size) / 2
    return tuple(Box(left + n * step, top, size, size) for n in range(count))


def fan(region: Box, count: int, size: float, arc: float) -> tuple[Box, ...]:
    """Return the boxes of a hand: a row whose middle lies higher."""
    boxes = in_a_row(region, count, size, LAYOUT.gap / 2)
    middle = (count - 1) / 2
    return tuple(
        Box(box.x, box.y + arc * ((n - middle) / max(middle, 1)) ** 2 - arc / 2, box.w, box.h)
        for n, box in enumerate(boxes)
    )


def _extent(spaces: Sequence[int]) -> Extent:
    xs = [x_of(space) for space in spaces]
    ys = [y_of(space) for space in spaces]
    return Extent(min(xs), max(xs), max(ys), min(ys))


def _grounds(region: Box) -> list[float]:
    """Return the heights that the ground may have; the usual one comes first and wins ties."""
    usual = region.y + region.h * LAYOUT.usual_ground
    steps = range(int(region.h) // 4)
    return [usual, *(region.y + 4.0 * step for step in steps)]


def _fitness(
    extents: Sequence[Extent], region: Box, width: float, ground: float
) -> tuple[float, float]:
    sides = [_side(one, region, width, ground) for one in extents]
    return min(sides), sum(sides)


def _side(one: Extent, region: Box, width: float, ground: float) -> float:
    return min(
        LAYOUT.largest_room,
        width / (one.right - one.left + 1),
        (ground - region.y) / (one.up + 1),
        (region.y + region.h - ground) / max(1, -one.down),
    )


def _grid(one: Extent, region: Box, ground: float) -> Grid:
    return _centred(one, region, ground, _side(one, region, region.w, ground))


def _centred(one: Extent, region: Box, ground: float, side: float) -> Grid:
    middle = (one.left + one.right + 1) / 2
    return Grid(region.x + region.w / 2 - middle * side, ground, side)
