"""The well: it takes every die, and gives a seal and what its two tiles show."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.effects import Effect, sign_of
from desktop_app.games.white_castle.faces.grounds import WellFace
from desktop_app.games.white_castle.faces.items import DieSpace
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.dice import LyingDie, lay
from desktop_app.games.white_castle.scene.layout import (
    columns,
    in_line,
    inset,
    left,
    middle,
    panel,
    right_of,
    top,
)
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import WELL
from engine.games.white_castle.content import BOARD, TILE
from engine.games.white_castle.state import WhiteCastle


def well(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out its value, its tiles and the dice in it."""
    box = panel("well")
    inner = inset(box, 4)
    side, tile = measure("die_space"), measure("yard_tile")
    yield Place(spots.WELL, box, WellFace(), notes=Box(inner.x, inner.y, inner.w / 2, 20))
    upper = top(inner, tile)
    reward = [Effect(tuple(map(sign_of, BOARD.well.reward)), "die_space", "line")]
    reward += [Effect((sign_of(TILE[name].back),), "card", "ink_soft") for name in view.well_tiles]
    names = [spots.WELL_SEAL, *map(spots.tile, view.well_tiles)]
    shelf = Box(upper.x + upper.w - 3 * (tile + 4), upper.y, 3 * (tile + 4) - 4, tile)
    for spot, face, place in zip(names, reward, columns(shelf, 3, 4), strict=True):
        yield Place(spot, place, face)
    basin = Box(inner.x, inner.y, inner.w - shelf.w - 8, inner.h)
    yield Place(spots.space(WELL), basin)
    yield Place(spots.WELL_VALUE, middle(left(inner, side), side), DieSpace(BOARD.well.printed))
    yield from _dice(dice, basin)


def _dice(dice: tuple[LyingDie, ...], basin: Box) -> Iterator[Piece]:
    """Lay the dice side by side, closer if there are many."""
    lying = [die for die in dice if die.spot == spots.space(WELL)]
    side = measure("die") - 4
    step = min(side + 2, (basin.w - side - 6) / max(1, len(lying) - 1))
    for number, die in enumerate(lying):
        place = in_line(right_of(basin, 5), side, step, number)
        yield lay(die, place)
