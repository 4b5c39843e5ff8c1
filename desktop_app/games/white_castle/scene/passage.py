"""Along the top: round, turn order with points, and the passage of time."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.items import FigureFace, Panel
from desktop_app.games.white_castle.faces.passage import (
    _SEASONS,
    HeronFace,
    RoundFace,
    SeasonFace,
    StepFace,
    TreeFace,
)
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.layout import below, columns, inset, left, panel, right_of
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import LAST_INFLUENCE
from engine.games.white_castle.content import BOARD, TREE_SEALS
from engine.games.white_castle.state import WhiteCastle


def passage(view: WhiteCastle) -> Iterator[Place | Piece]:
    """Lay out the upper edge of the board."""
    yield from _order(view)
    yield Place(spots.TIME, panel("time"), Panel("paper"))
    boxes = step_boxes()
    for season, (first, last) in enumerate(_season_ends(), start=1):
        band = Box(
            boxes[first].x,
            boxes[first].y,
            boxes[last].x + boxes[last].w - boxes[first].x,
            boxes[first].h,
        )
        points = BOARD.season_points[first] if season < len(_SEASONS) else 0
        yield Place(spots.season(season), band, SeasonFace(season, points))
    for number, box in enumerate(boxes):
        cell = below(box, measure("season_head"))
        points = BOARD.season_points[number] if number > max(TREE_SEALS) else 0
        yield Place(spots.step(number), cell, StepFace(points))
    for number, seals in TREE_SEALS.items():
        box = boxes[number]
        yield Place(
            spots.tree(number),
            Box(box.x + box.w, box.y, measure("tree_width"), box.h),
            TreeFace(seals),
        )
    yield from _markers(view, boxes)


def step_boxes() -> list[Box]:
    """Return the spaces of the passage of time, season heads included."""
    inner = inset(panel("time"), 3)
    wide = (inner.w - measure("tree_width") * len(TREE_SEALS)) / (LAST_INFLUENCE + 1)
    boxes, x = [], inner.x
    for number in range(LAST_INFLUENCE + 1):
        boxes.append(Box(x, inner.y, wide, inner.h))
        x += wide + (measure("tree_width") if number in TREE_SEALS else 0)
    return boxes


def _season_ends() -> list[tuple[int, int]]:
    ends = [*TREE_SEALS, LAST_INFLUENCE]
    begins = [0, *(end + 1 for end in TREE_SEALS)]
    return list(zip(begins, ends, strict=True))


def _order(view: WhiteCastle) -> Iterator[Place]:
    box = panel("order")
    yield Place(spots.ROUND, left(box, measure("round_width")), RoundFace(view.round))
    line = right_of(box, measure("round_width") + measure("gap"))
    chips = columns(line, max(3, len(view.order)), 3)
    for place, (seat, chip) in enumerate(zip(view.order, chips, strict=False), start=1):
        points, moves = view.domains[seat].points, seat in view.waiting
        yield Place(spots.heron(seat), chip, HeronFace(seat, place, points, moves))


def _markers(view: WhiteCastle, boxes: list[Box]) -> Iterator[Piece]:
    """Stack the markers: who came last lies on top (WC-89)."""
    side, step = measure("marker"), measure("marker_step")
    heights: dict[int, int] = {}
    for seat in view.arrivals:
        at = view.domains[seat].influence
        box, height = boxes[at], heights.get(at, 0)
        heights[at] = height + 1
        place = Box(
            box.x + (box.w - side) / 2, box.y + box.h - side - 1 - height * step, side, side
        )
        yield Piece(f"marker {seat}", spots.step(at), place, FigureFace(seat, "disc"))
