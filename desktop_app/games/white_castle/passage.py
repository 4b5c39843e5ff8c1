"""Along the top: round, turn order with points, and the passage of time."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.effects import Sign, paint_signs
from desktop_app.games.white_castle.items import FigureFace, Panel
from desktop_app.games.white_castle.layout import (
    SMALL,
    TINY,
    below,
    columns,
    inset,
    left,
    measure,
    panel,
    right_of,
)
from desktop_app.kit.picture import Box, Face, Piece, Place
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate, write
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.white_castle.components import LAST_INFLUENCE, ROUNDS
from engine.games.white_castle.content import BOARD, TREE_SEALS
from engine.games.white_castle.state import WhiteCastle

_NUMERALS = ("I", "II", "III")
_SEASONS = ("spring", "summer", "autumn", "winter")


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


@value
class RoundFace(Face):
    """Which of the three rounds it is."""

    round: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write three numerals and mark the one that is played."""
        plate(painter, rect, fill="paper")
        paint_icon(painter, "time", QRectF(rect.center().x() - 10, rect.top() + 5, 20, 20))
        third = (rect.width() - 6) / ROUNDS
        for number in range(ROUNDS):
            box = QRectF(rect.left() + 3 + number * third, rect.bottom() - 26, third, 20)
            now = number + 1 == self.round
            if now:
                plate(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), fill="accent", line="")
            write(
                painter,
                box,
                _NUMERALS[number],
                SMALL,
                ink="on_accent" if now else "ink_soft",
                bold=now,
            )


@value
class HeronFace(Face):
    """A clan in the turn order, with its points."""

    seat: int
    place: int
    points: int
    moves: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the marker above and the points below."""
        plate(
            painter,
            rect,
            fill="card" if self.moves else "paper",
            line="accent" if self.moves else "line",
        )
        write(
            painter,
            QRectF(rect.left() + 2, rect.top() + 1, 10, 14),
            f"{self.place}",
            TINY,
            ink="ink_soft",
        )
        paint_seat(
            painter, QRectF(rect.center().x() - 9, rect.top() + 6, 22, 22), self.seat, "figure"
        )
        points = QRectF(rect.left(), rect.bottom() - 24, rect.width(), 20)
        paint_signs(painter, points, (Sign("clan_point", self.points, told=True),), 14)


@value
class SeasonFace(Face):
    """The ground of a season and what it is worth in the end."""

    season: int
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Tint it; write icon and points above."""
        plate(painter, rect, fill=f"season_{self.season}")
        head = QRectF(rect.left(), rect.top() + 1, rect.width(), measure("season_head") - 1)
        signs = [Sign(_SEASONS[self.season - 1])]
        if self.points:
            signs.append(Sign("final_point", self.points))
        paint_signs(painter, head, signs, 14)


@value
class StepFace(Face):
    """One space; in the last season it has points of its own."""

    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a quiet cell."""
        plate(painter, rect.adjusted(1, 0, -1, -1), fill="paper")
        if self.points:
            worth = QRectF(rect.left(), rect.top(), rect.width(), 14)
            paint_signs(painter, worth, (Sign("final_point", self.points, told=True),), 11)


@value
class TreeFace(Face):
    """A tree that asks for seals."""

    seals: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the tree above its price."""
        paint_icon(painter, "tree", QRectF(rect.left() + 1, rect.top() + 2, rect.width() - 2, 26))
        price = QRectF(rect.left(), rect.bottom() - 20, rect.width(), 18)
        paint_signs(painter, price, (Sign("seal", self.seals, pays=True),), 13)
