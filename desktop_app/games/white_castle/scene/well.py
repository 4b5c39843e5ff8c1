"""The well: it takes every die, and gives a seal and what its two tiles show."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.effects import sign_of
from desktop_app.games.white_castle.faces.grounds import WellFace, WellTile
from desktop_app.games.white_castle.faces.items import DieSpace
from desktop_app.games.white_castle.faces.sizes import measure, within
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.dice import LyingDie, lay
from desktop_app.games.white_castle.scene.layout import crowd, panel
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import WELL
from engine.games.white_castle.content import BOARD, TILE
from engine.games.white_castle.state import WhiteCastle


def well(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out its value, its tiles and the dice in it."""
    box = panel("well")
    space = within(box, "well_space")
    yield Place(spots.WELL, box, WellFace(), notes=within(box, "well_note"), ring=space)
    faces = [WellTile(sign, is_tile=False) for sign in map(sign_of, BOARD.well.reward)]
    faces += [WellTile(sign_of(TILE[name].back), is_tile=True) for name in view.well_tiles]
    names = [spots.WELL_SEAL, *map(spots.tile, view.well_tiles)]
    first, step = within(box, "well_tiles"), measure("well_tile_step")
    for number, (spot, face) in enumerate(zip(names, faces, strict=True)):
        yield Place(spot, Box(first.x + number * step, first.y, first.w, first.h), face)
    basin = within(box, "well_basin")
    yield Place(spots.space(WELL), basin)
    yield Place(spots.WELL_VALUE, space, DieSpace(BOARD.well.printed))
    yield from _dice(dice, basin)


def _dice(dice: tuple[LyingDie, ...], basin: Box) -> Iterator[Piece]:
    """Lay the dice side by side, closer if there are many."""
    lying = [die for die in dice if die.spot == spots.space(WELL)]
    side = measure("die_tight")
    for die, place in zip(lying, crowd(basin, len(lying), side, side + 2), strict=True):
        yield lay(die, place)
