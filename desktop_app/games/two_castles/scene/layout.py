"""Where things are on the board: regions from the layout file, castles by arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.kit.picture import Box
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
    """Where the ground is while a castle is small, as a part of its plot."""
    open_part: float
    """How much of an open space at the edge of a castle is shown."""
    slope: float
    """How wide the land between two castles is, which may lie on different heights."""
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
    """How far a castle reaches from the corner where column 0 meets the ground, in tiles."""

    left: float
    right: float
    up: float
    down: float

    @property
    def columns(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def rows(self) -> float:
        """How high it is, with what is underground."""
        return self.up - self.down


def built(castle: Castle) -> tuple[int, ...]:
    """Return the spaces that rooms stand on."""
    return (*castle.spaces, *THRONE)


def growing(castle: Castle) -> tuple[int, ...]:
    """Return the spaces that rooms stand on, and those that are open to the next tile."""
    return (*built(castle), *castle.open_above, *castle.open_below)


def extent(spaces: Sequence[int]) -> Extent:
    """Return how far these spaces reach."""
    xs = [x_of(space) for space in spaces]
    ys = [y_of(space) for space in spaces]
    return Extent(min(xs), max(xs) + 1, max(ys) + 1, min(ys))


def extent_to_grow(castle: Castle) -> Extent:
    """Return how far a castle reaches with a part of each space that is open to the next tile.

    Whole open spaces all around would make the rooms so small that nobody could read them.
    """
    rooms, whole = extent(built(castle)), extent(growing(castle))
    part = LAYOUT.open_part
    return Extent(
        rooms.left + part * (whole.left - rooms.left),
        rooms.right + part * (whole.right - rooms.right),
        rooms.up + part * (whole.up - rooms.up),
        rooms.down + part * (whole.down - rooms.down),
    )


def plots(region: Box, count: int) -> tuple[Box, ...]:
    """Return the land of each castle, from left to right, with a slope between them."""
    width = (region.w - (count - 1) * LAYOUT.slope) / count
    return tuple(
        Box(region.x + n * (width + LAYOUT.slope), region.y, width, region.h) for n in range(count)
    )


def grid_on(plot: Box, one: Extent) -> Grid:
    """Return the grid that shows a castle as large as fits; small ones have the usual ground."""
    side = min(LAYOUT.largest_room, plot.w / one.columns, plot.h / one.rows)
    usual = plot.y + plot.h * LAYOUT.usual_ground
    highest, lowest = plot.y + one.up * side, plot.y + plot.h + one.down * side
    return _centred(one, plot, min(max(usual, highest), lowest), side)


def cut(box: Box, plot: Box) -> Box | None:
    """Return the part of a space that is on its plot; None if there is too little to drop on."""
    part = box.rect.intersected(plot.rect)
    if min(part.width(), part.height()) < LAYOUT.open_part * box.w - 1:
        return None
    return Box(part.x(), part.y(), part.width(), part.height())


def alone(castle: Castle, region: Box, largest: float) -> Grid:
    """Return the grid that shows one castle as large as fits."""
    one = extent(built(castle))
    side = min(largest, region.w / one.columns, region.h / one.rows)
    top = region.y + (region.h - one.rows * side) / 2
    return _centred(one, region, top + one.up * side, side)


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


def _centred(one: Extent, region: Box, ground: float, side: float) -> Grid:
    middle = (one.left + one.right) / 2
    return Grid(region.x + region.w / 2 - middle * side, ground, side)
