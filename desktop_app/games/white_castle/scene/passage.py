"""The passage of time, round and turn order."""

from __future__ import annotations

from collections.abc import Iterator
from math import sin

from desktop_app.games.white_castle.faces.items import FigureFace
from desktop_app.games.white_castle.faces.passage import (
    SEASONS,
    HeronFace,
    RoundFace,
    SeasonFace,
    StepFace,
    TreeFace,
)
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.layout import columns, panel
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import LAST_INFLUENCE
from engine.games.white_castle.content import BOARD, TREE_SEALS
from engine.games.white_castle.state import WhiteCastle


def passage(view: WhiteCastle) -> Iterator[Place | Piece]:
    """Lay out the path along the seasons, and round and turn order in the sky."""
    yield from _order(view)
    path = panel("time")
    yield Place(spots.TIME, path)
    stones = stepping_stones()
    for season, (first, last) in enumerate(_season_ends(), start=1):
        left, right = stones[first], stones[last]
        band = Box(left.x, path.y, right.x + right.w - left.x, path.h)
        points = BOARD.season_points[first] if season < len(SEASONS) else 0
        yield Place(spots.season(season), band, SeasonFace(season, points))
    for number, stone in enumerate(stones):
        points = BOARD.season_points[number] if number > max(TREE_SEALS) else 0
        yield Place(spots.step(number), stone, StepFace(points))
    wide = measure("tree_width")
    for number, seals in TREE_SEALS.items():
        before, after = stones[number], stones[number + 1]
        x = (before.x + after.x + after.w) / 2
        yield Place(spots.tree(number), Box(x - wide / 2, path.y, wide, path.h), TreeFace(seals))
    yield from _markers(view, stones)


def stepping_stones() -> list[Box]:
    """Return the spaces of the passage of time: stones that wind past three trees."""
    wide, high = measure("stone_width"), measure("stone_height")
    line = panel("time").y + measure("time_line")
    stones = []
    for number in range(LAST_INFLUENCE + 1):
        trees = sum(number > before for before in TREE_SEALS)
        x = measure("time_first") + number * measure("time_step") + trees * measure("tree_room")
        y = line + measure("time_wave") * sin(0.9 * number)
        stones.append(Box(x - wide / 2, y - high / 2, wide, high))
    return stones


def _season_ends() -> list[tuple[int, int]]:
    ends = [*TREE_SEALS, LAST_INFLUENCE]
    begins = [0, *(end + 1 for end in TREE_SEALS)]
    return list(zip(begins, ends, strict=True))


def _order(view: WhiteCastle) -> Iterator[Place]:
    yield Place(spots.ROUND, panel("round"), RoundFace(view.round))
    chips = columns(panel("order"), max(4, len(view.order)), 1)
    for place, (seat, chip) in enumerate(zip(view.order, chips, strict=False), start=1):
        yield Place(spots.heron(seat), chip, HeronFace(seat, place, seat in view.waiting))


def _markers(view: WhiteCastle, stones: list[Box]) -> Iterator[Piece]:
    """Let the herons stand on the stones: who came last stands in front (WC-89)."""
    side, step, lift = measure("heron"), measure("heron_step"), measure("heron_lift")
    here: dict[int, list[int]] = {}
    for seat in view.arrivals:
        here.setdefault(view.domains[seat].influence, []).append(seat)
    for at, seats in here.items():
        stone = stones[at]
        foot = stone.y + stone.h / 2 + side / 6
        first = max(0.0, stone.x + (stone.w - side) / 2 - step * (len(seats) - 1) / 2)
        for number, seat in enumerate(seats):
            back = len(seats) - 1 - number
            place = Box(first + number * step, foot - side - back * lift, side, side)
            yield Piece(f"marker {seat}", spots.step(at), place, FigureFace(seat, "heron"))
