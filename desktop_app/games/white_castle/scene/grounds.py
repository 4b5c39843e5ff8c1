"""Outside the castle: training yards, two spaces before the walls, and the well."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.faces.effects import Effect, Sign, signs_of
from desktop_app.games.white_castle.faces.grounds import OutsideFace, YardFace
from desktop_app.games.white_castle.faces.items import DieSpace, Panel
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.castle import stacked
from desktop_app.games.white_castle.scene.dice import LyingDie
from desktop_app.games.white_castle.scene.figures import warrior
from desktop_app.games.white_castle.scene.layout import (
    below,
    columns,
    in_line,
    inset,
    left,
    middle,
    panel,
    right_of,
    rows,
    top,
)
from desktop_app.games.white_castle.scene.well import well
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.boards import Yard
from engine.games.white_castle.content import ACTIONS, BOARD
from engine.games.white_castle.state import WhiteCastle


def grounds(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out everything right of the castle."""
    boxes = columns(panel("yards"), len(BOARD.yards), measure("gap"))
    for number, (yard, box) in enumerate(zip(BOARD.yards, boxes, strict=True)):
        yield from _yard(view, number, yard, box)
    yield from _outside(dice)
    yield from well(view, dice)


def _yard(view: WhiteCastle, number: int, yard: Yard, box: Box) -> Iterator[Place | Piece]:
    yield Place(spots.yard(yard.id), box, YardFace(yard.iron, yard.points))
    inner = inset(box, 3)
    side = measure("yard_tile")
    line = top(below(inner, measure("yard_head")), side)
    tiles = view.yard_tiles[number]
    shelf = middle(line, len(tiles) * (side + 4) - 4, side)
    for source, place in zip(tiles, columns(shelf, len(tiles), 4), strict=True):
        tone = f"side_{source.partition('.')[2]}"
        face = Effect(signs_of(ACTIONS[source]), tone, "ink_soft", measure("icon"))
        yield Place(spots.yard_tile(source), place, face)
    camp = below(inner, measure("yard_head") + side + 2)
    for seat, stand in enumerate(rows(camp, len(view.domains))):
        counts = view.domains[seat].yards
        for figure in range(counts[number]):
            place = in_line(stand, min(measure("figure"), stand.h), 14, figure)
            first = sum(counts[:number])
            yield warrior(seat, first + figure, spots.yard(yard.id), place)


def _outside(dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    whole = panel("outside")
    yield Place(spots.OUTSIDE, whole, OutsideFace(outside_words()))
    side = measure("die_space")
    boxes = columns(below(inset(whole, 3), measure("yard_head") - 2), 2, measure("gap"))
    for outside, box in zip(BOARD.outside, boxes, strict=True):
        inner = inset(box, 4)
        space = middle(left(inner, side), side)
        yield Place(spots.before_walls(outside.id), box, Panel("card"), notes=space)
        yield Place(spots.space(outside.id), space, DieSpace(outside.printed))
        yield from stacked(dice, spots.space(outside.id), space)
        actions = columns(right_of(inner, side + 4), 2, 4)
        for deed, cell in zip(outside.actions, actions, strict=True):
            face = Effect((Sign(deed.value),), "action_light", "ink_soft", measure("icon") + 6)
            yield Place(spots.outside(outside.id, deed), middle(cell, cell.w, side), face)


def outside_words() -> str:
    """Name the two spaces."""
    return QCoreApplication.translate("white_castle", "Outside the walls")
