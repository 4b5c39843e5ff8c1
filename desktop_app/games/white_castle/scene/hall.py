"""The hall of the Daimyo under the roof: three spaces, and room beside them."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.castle import HallSpace, WorthFace
from desktop_app.games.white_castle.faces.effects import signs_of
from desktop_app.games.white_castle.faces.sizes import measure, within
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.figures import courtier
from desktop_app.games.white_castle.scene.layout import columns, crowd, panel
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.content import BOARD, DAIMYO
from engine.games.white_castle.state import WhiteCastle

_LEVEL = 3


def hall(view: WhiteCastle) -> Iterator[Place | Piece]:
    """Lay out the Daimyo card and the courtiers."""
    yield Place(spots.HALL, panel("hall"))
    spaces = [_space(number) for number in range(len(view.hall))]
    for number, (place, action) in enumerate(zip(spaces, DAIMYO[view.daimyo].spaces, strict=True)):
        yield Place(spots.hall_space(number), place, HallSpace(signs_of(action)))
    floor = panel(f"floor_{_LEVEL}")
    yield Place(spots.floor(_LEVEL), floor, WorthFace(BOARD.courtier_points[_LEVEL]))
    beside = columns(within(floor, "hall_beside"), len(view.domains))
    for seat, column in enumerate(beside):
        yield Place(spots.level(_LEVEL, seat), column)
        yield from _courtiers(view, seat, spaces, column)


def _space(number: int) -> Box:
    first = within(panel("hall"), "hall_space")
    return Box(first.x + number * measure("hall_step"), first.y, first.w, first.h)


def _courtiers(view: WhiteCastle, seat: int, spaces: list[Box], column: Box) -> Iterator[Piece]:
    """Let them sit on the cushions; who found no space stands beside them."""
    sitting = [number for number, owner in enumerate(view.hall) if owner == seat]
    here = view.domains[seat].levels[_LEVEL]
    for number, space in enumerate(sitting[:here]):
        place = within(spaces[space], "hall_seat")
        yield courtier(seat, number, spots.hall_space(space), place)
    side = measure("beside")
    stands = crowd(column, max(0, here - len(sitting)), side, side / 2)
    for number, stand in enumerate(stands, start=len(sitting)):
        yield courtier(seat, number, spots.level(_LEVEL, seat), stand)
