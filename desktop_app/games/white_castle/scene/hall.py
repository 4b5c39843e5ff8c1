"""The hall of the Daimyo under the roof: three spaces, and room beside them."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.castle import WorthFace
from desktop_app.games.white_castle.faces.effects import Effect, signs_of
from desktop_app.games.white_castle.faces.items import Panel
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.figures import courtier
from desktop_app.games.white_castle.scene.layout import (
    below,
    columns,
    in_line,
    inset,
    left,
    middle,
    panel,
    top,
)
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.content import BOARD, DAIMYO
from engine.games.white_castle.state import WhiteCastle

_LEVEL = 3


def hall_box() -> Box:
    """Return the box of the hall, without its roof."""
    storey = top(below(panel("castle"), measure("roof")), measure("hall_height"))
    return middle(storey, measure("hall_width"), storey.h)


def hall(view: WhiteCastle) -> Iterator[Place | Piece]:
    """Lay out the Daimyo card and the courtiers."""
    yield Place(spots.HALL, hall_box(), Panel("wall", "roof_line"))
    inner, low = inset(hall_box(), 3), measure("hall_floor")
    spaces = columns(top(inner, inner.h - low - 1), len(view.hall), 3)
    actions = DAIMYO[view.daimyo].spaces
    for number, (place, action) in enumerate(zip(spaces, actions, strict=True)):
        yield Place(spots.hall_space(number), place, Effect(signs_of(action), "action_light"))
    floor = below(inner, inner.h - low)
    yield Place(spots.floor(_LEVEL), floor, WorthFace(BOARD.courtier_points[_LEVEL]))
    beside = columns(left(floor, floor.w - measure("worth")), len(view.domains))
    for seat, column in enumerate(beside):
        yield Place(spots.level(_LEVEL, seat), column)
        yield from _courtiers(view, seat, spaces, column)


def _courtiers(view: WhiteCastle, seat: int, spaces: list[Box], column: Box) -> Iterator[Piece]:
    """Let them sit on the card; who found no space stands beside it."""
    sitting = [number for number, owner in enumerate(view.hall) if owner == seat]
    for number in range(view.domains[seat].levels[_LEVEL]):
        if number < len(sitting):
            space = sitting[number]
            yield courtier(seat, number, spots.hall_space(space), _seat_in(spaces[space]))
        else:
            side = measure("small_figure")
            stand = in_line(column, side, side, number - len(sitting))
            yield courtier(seat, number, spots.level(_LEVEL, seat), stand)


def _seat_in(space: Box) -> Box:
    side = measure("figure")
    return Box(space.x + 2, space.y + (space.h - side) / 2, side, side)
