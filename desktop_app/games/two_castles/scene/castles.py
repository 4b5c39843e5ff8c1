"""Castles on their ground: rooms, the throne hall with its court, roofs, and room to build."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.two_castles.faces.court import AttendantFace
from desktop_app.games.two_castles.faces.plates import ResultFace
from desktop_app.games.two_castles.faces.roofs import RoofsFace
from desktop_app.games.two_castles.faces.rooms import RoomFace, ThroneFace
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.scene.court import places_at_court
from desktop_app.games.two_castles.scene.layout import (
    LAYOUT,
    Grid,
    Standing,
    built,
    cut,
    extent,
    panorama,
    plots,
    stand,
)
from desktop_app.games.two_castles.scene.part import Part
from desktop_app.games.two_castles.words.names import name_of
from desktop_app.games.two_castles.words.room_names import printed_name
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.core.value import value
from engine.games.two_castles.building import spaces_to_try
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import Category
from engine.games.two_castles.content import ATTENDANTS, FIRST_SPECIAL, ROOMS
from engine.games.two_castles.scoring import castle_points, score_sheet
from engine.games.two_castles.spaces import THRONE, written
from engine.games.two_castles.state import TwoCastles

_FAR = 4
"""From so many castles on, those of others fill the whole sky behind yours."""
_RESULT = 168.0


@value
class Stood:
    """A castle that stands on the board, and what is seen of it."""

    standing: Standing
    part: Part


def builders_of(view: TwoCastles, number: int) -> tuple[int, int]:
    """Return who builds a castle, from its left to its right."""
    return number, (number + 1) % len(view.castles)


def order_of(view: TwoCastles, eye: Eye, number: int) -> int:
    """Return the how many-th castle it is for whoever looks; one's own come first."""
    left, right = view.castles_of(eye.seat)
    others = [n for n in range(len(view.castles)) if n not in (left, right)]
    others.sort(key=lambda n: (n - eye.seat) % len(view.castles))
    return [left, right, *others].index(number)


def standing(view: TwoCastles, eye: Eye, number: int, grid: Grid) -> Standing:
    """Return one castle as it stands on *grid*."""
    castle, order = view.castles[number], order_of(view, eye, number)
    pair = builders_of(view, number)
    return Standing(castle.throne, castle.rooms, castle.spaces, grid, pair, order)


def your_castles(view: TwoCastles, eye: Eye) -> tuple[Stood, ...]:
    """Show both castles of whoever looks, on one ground."""
    own = view.castles_of(eye.seat)
    site = LAYOUT.end if view.is_over else LAYOUT.play
    land = plots(site.castles, len(own))
    top = LAYOUT.below_seats if len(view.castles) > _FAR else site.castles.y + 20
    grids = stand([view.castles[number] for number in own], land, top)
    return tuple(
        Stood(standing(view, eye, number, grid), _castle(view, eye, number, grid, plot))
        for number, grid, plot in zip(own, grids, land, strict=True)
    )


def all_castles(view: TwoCastles, eye: Eye) -> tuple[Stood, ...]:
    """Show all castles in one row; one's own stand in the middle, as they did."""
    count = len(view.castles)
    half = (count - 1) // 2
    row = [(eye.seat + half - step) % count for step in range(count)]
    grids = panorama([view.castles[number] for number in row], LAYOUT.end.castles)
    middles = [_middle(view.castles[n], grid) for n, grid in zip(row, grids, strict=True)]
    below = _below(middles)
    return tuple(
        Stood(standing(view, eye, number, grid), _shown(view, eye, number, grid, plate))
        for number, grid, plate in zip(row, grids, below, strict=True)
    )


def _middle(castle: Castle, grid: Grid) -> float:
    one = extent(built(castle))
    return grid.x + (one.left + one.right) / 2 * grid.side


def _below(middles: list[float]) -> Iterator[Box]:
    """Yield plates as near below these middles as they have room beside each other."""
    region, banner = LAYOUT.end.castles, LAYOUT.end.banner
    gap = LAYOUT.gap
    wide = min(_RESULT, (region.w - gap) / len(middles) - gap)
    free = region.x + gap / 2
    for number, middle in enumerate(middles):
        later = len(middles) - number
        latest = region.x + region.w - later * (wide + gap)
        left = max(free, min(middle - wide / 2, latest))
        free = left + wide + gap
        yield Box(left, banner.y, wide, banner.h)


def room_piece(castle: int, room: int, space: int, box: Box, points: int | None = None) -> Piece:
    """Return a built room; special rooms look alike, so each is known by its space."""
    name = ROOMS[room].id
    piece_id = f"{name} {castle} {written(space)}" if room >= FIRST_SPECIAL else f"room {name}"
    face = RoomFace(room, printed_name(room), stands=True, points=points)
    return Piece(piece_id, spots.space(castle, space), box, face, rides=True)


def _castle(view: TwoCastles, eye: Eye, number: int, grid: Grid, plot: Box) -> Part:
    """Show one of your castles, with a place for every space that a tile can be tried on."""
    castle = view.castles[number]
    places = [_roofs(view, eye, number, grid, plot)]
    places += [
        Place(
            spots.space(number, space),
            box,
            None,
            f"room {number} {written(space)}" if space in castle.spaces else "",
            is_steady=space in castle.spaces,
        )
        for space in spaces_to_try(castle)
        if space not in THRONE and (box := cut(grid.box(space), plot))
    ]
    places.append(Place(spots.throne(number), grid.throne, None, f"throne {number}"))
    return Part(tuple(places), tuple(_pieces(view, number, grid)))


def _shown(view: TwoCastles, eye: Eye, number: int, grid: Grid, plate: Box) -> Part:
    """Show one castle of the row at the end, with its plate below it."""
    castle = view.castles[number]
    places = [_roofs(view, eye, number, grid, LAYOUT.end.castles)]
    places += [
        Place(spots.space(number, space), grid.box(space), None, f"room {number} {written(space)}")
        for space in castle.spaces
    ]
    places.append(Place(spots.throne(number), grid.throne, None, f"throne {number}"))
    pair = builders_of(view, number)
    names = [(builder, name_of(eye, view, builder)) for builder in pair]
    ludwig = len(view.builders) - 1 if view.has_ludwig else -1
    face = ResultFace(
        (names[0], names[1]), castle_points(castle), order_of(view, eye, number), ludwig
    )
    places.append(Place(spots.castle(number), plate, face, f"castle {number}"))
    return Part(tuple(places), tuple(_pieces(view, number, grid)))


def _roofs(view: TwoCastles, eye: Eye, number: int, grid: Grid, plot: Box) -> Place:
    sky = Box(plot.x, 0, plot.w, grid.ground)
    face = RoofsFace(standing(view, eye, number, grid))
    return Place(spots.roofs(number), sky, face, is_scenery=True, yields=True)


def _pieces(view: TwoCastles, number: int, grid: Grid) -> Iterator[Piece]:
    castle = view.castles[number]
    sheet = score_sheet(castle) if view.is_over else None
    throne = spots.throne(number)
    hall = ThroneFace(castle.throne, points=sheet.of(Category.THRONE) if sheet else None)
    yield Piece(f"throne {number}", throne, grid.throne, hall, rides=True)
    for order, (room, space) in enumerate(zip(castle.rooms, castle.spaces, strict=True)):
        points = sheet.rooms[order] if sheet else None
        yield room_piece(number, room, space, grid.box(space), points)
    yield from _attendants(number, castle, grid)


def _attendants(number: int, castle: Castle, grid: Grid) -> Iterator[Piece]:
    for order, (attendant, box) in enumerate(places_at_court(castle.attendants, grid.throne)):
        piece_id = f"{ATTENDANTS[attendant].id} {number} {order}"
        yield Piece(piece_id, spots.throne(number), box, AttendantFace(attendant), rides=True)
