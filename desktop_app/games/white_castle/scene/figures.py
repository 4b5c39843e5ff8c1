"""The figures of the clans, each with a name that stays the same on its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.games.white_castle.faces.items import FigureFace
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.layout import around
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.boards import DomainRow
from engine.games.white_castle.components import Deed


def courtier(seat: int, number: int, spot: Spot, box: Box) -> Piece:
    """Return courtier *number* of *seat*, counted from the left of its row."""
    return figure(seat, Deed.COURTIER, number, spot, box)


def gardener(seat: int, number: int, spot: Spot, box: Box) -> Piece:
    """Return a gardener."""
    return figure(seat, Deed.GARDENER, number, spot, box)


def warrior(seat: int, number: int, spot: Spot, box: Box) -> Piece:
    """Return a warrior."""
    return figure(seat, Deed.WARRIOR, number, spot, box)


def figure(seat: int, deed: Deed, number: int, spot: Spot, box: Box) -> Piece:
    """Return a figure."""
    name = f"{deed.value} {seat} {number}"
    return Piece(name, spot, box, FigureFace(seat, deed.value), alike="figure")


def at_home(
    seat: int, row: DomainRow, home: int, cells: Sequence[Box], *, side: float, aside: float = 0
) -> Iterator[Place | Piece]:
    """Let the figures that have not left stand in their *cells*; any of them can be grabbed."""
    gone = len(cells) - home
    waiting = cells[gone:]
    if not waiting:
        return
    spot = spots.figure(seat, row.figures)
    yield Place(spot, around(waiting))
    for number, cell in enumerate(waiting, start=gone):
        # They look over the edge of their cell: heads may rise, feet stand inside.
        x, y = cell.x + (cell.w - side) / 2 - aside, cell.y + cell.h - side
        name = f"{row.figures.value} {seat} {number}"
        face = FigureFace(seat, row.figures.value, is_at_home=True)
        yield Piece(name, spot, Box(x, y, side, side), face, alike="figure")
