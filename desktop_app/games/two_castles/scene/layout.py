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
    below_seats: float
    """Rooms stay below this line, where the others sit; what is open to the next tile need not."""
    grounds: tuple[float, ...]
    """Where the ground may be, the best first: it moves only for very deep or very high castles."""
    end_grounds: tuple[float, ...]
    bench: Box
    hand: Box
    """Where the hand lies on the bench; a tray lies over it."""
    kept: Box
    passing: Box
    """Where a sign stands that says who gets the rest of the hand."""
    overlay: Box
    gap: float
    caption: float
    tile: float
    tab: float
    """How high the slip is that a tile of the hand has its name on."""
    smallest_tile: float
    """Tiles of the hand shrink to this before they overlap."""
    largest_room: float
    good_room: float
    """The ground stays where it is as long as rooms are as large as this."""
    smallest_room: float
    """Below this size each castle has its own."""
    chip: float
    thumb: float
    usual_ground: float
    """Where the ground is while a castle is small, as a part of its plot."""
    open_part: float
    """How much of an open space at the edge of a castle is shown."""
    pad: PadAreas


LAYOUT = read("two_castles", "layout.json", Layout)
TINY, SMALL, TEXT, LARGE = (LAYOUT.text[name] for name in ("tiny", "small", "text", "large"))
"""How large text is."""
ROOF, _FOOTING = 1.1, 0.3
"""How much room roofs take above the highest room and stone below the lowest, in rooms."""
_APART = 0.6
"""How far castles in a row stand apart at least, in rooms."""


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
class Standing:
    """A castle where it stands on the board."""

    throne: int
    rooms: tuple[int, ...]
    spaces: tuple[int, ...]
    grid: Grid
    builders: tuple[int, int]
    order: int
    """Which of the castles it is for whoever looks: 0 and 1 are one's own, left and right."""


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


def built_extent(spaces: Sequence[int]) -> Extent:
    """Return how far a castle reaches whose rooms stand on *spaces*."""
    return extent((*spaces, *THRONE))


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


def plots(region: Box, count: int) -> tuple[Box, ...]:
    """Return the land of each castle, from left to right."""
    width = region.w / count
    return tuple(Box(region.x + n * width, region.y, width, region.h) for n in range(count))


def stand(castles: Sequence[Castle], land: Sequence[Box], top: float) -> tuple[Grid, ...]:
    """Let castles stand on one ground, all in one scale; rooms stay below *top*.

    The ground is where it always is, unless rooms would become too small to be read there.
    """
    ground = LAYOUT.grounds[0]
    best = 0.0
    for place in LAYOUT.grounds:
        side = min(
            _side(castle, plot, place, top) for castle, plot in zip(castles, land, strict=True)
        )
        if side > best:
            ground, best = place, side
        if best >= LAYOUT.good_room:
            break
    sides = [_side(castle, plot, ground, top) for castle, plot in zip(castles, land, strict=True)]
    if best >= LAYOUT.smallest_room:
        sides = [best] * len(sides)
    return tuple(
        _centred(extent(growing(castle)), plot, ground, side)
        for castle, plot, side in zip(castles, land, sides, strict=True)
    )


def _side(castle: Castle, plot: Box, ground: float, top: float) -> float:
    """Return how large rooms can be: rooms are seen whole, what may be below them in part."""
    rooms, whole = extent(built(castle)), extent(growing(castle))
    part = rooms.down + LAYOUT.open_part * (whole.down - rooms.down)
    return min(
        LAYOUT.largest_room,
        plot.w / whole.columns,
        (ground - top) / rooms.up,
        (ground - plot.y) / whole.up,
        (plot.y + plot.h - ground) / max(0.1, -part),
    )


def panorama(castles: Sequence[Castle], region: Box) -> tuple[Grid, ...]:
    """Let all castles stand in a row, as large as there is room for them."""
    ones = [extent(built(castle)) for castle in castles]
    columns = sum(one.columns + _APART for one in ones)
    up, down = max(one.up for one in ones) + ROOF, max(-one.down for one in ones)
    sides = {
        ground: min(
            LAYOUT.largest_room,
            region.w / columns,
            (ground - region.y) / up,
            (region.y + region.h - ground) / max(0.1, down + 0.2),
        )
        for ground in LAYOUT.end_grounds
    }
    ground = max(sides, key=lambda place: sides[place])
    side, grids, x = sides[ground], [], region.x
    spare = (region.w - columns * side) / len(ones)
    for one in ones:
        wide = (one.columns + _APART) * side + spare
        grids.append(_centred(one, Box(x, region.y, wide, region.h), ground, side))
        x += wide
    return tuple(grids)


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
    rows = one.rows + ROOF + _FOOTING
    side = min(largest, region.w / one.columns, region.h / rows)
    top = region.y + (region.h - rows * side) / 2
    return _centred(one, region, top + (one.up + ROOF) * side, side)


def in_a_row(
    region: Box, count: int, size: float, gap: float, *, taller: float = 0.0, wider: float = 1.0
) -> tuple[Box, ...]:
    """Return *count* squares in the middle of *region*; they shrink a little, then overlap.

    They are so much *taller* than wide, or so many times *wider* than high.
    """
    if not count:
        return ()
    size = max(min(size, LAYOUT.smallest_tile), min(size, region.w / count / wider - 1))
    wide, high = size * wider, size + taller
    step = wide + gap
    if count > 1:
        step = min(step, (region.w - wide) / (count - 1))
    left = region.x + (region.w - wide - step * (count - 1)) / 2
    top = region.y + (region.h - high) / 2
    return tuple(Box(left + n * step, top, wide, high) for n in range(count))


def _centred(one: Extent, region: Box, ground: float, side: float) -> Grid:
    middle = (one.left + one.right) / 2
    return Grid(region.x + region.w / 2 - middle * side, ground, side)
