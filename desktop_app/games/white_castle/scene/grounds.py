"""Outside the castle: training yards, two spaces before the walls, and the well."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.faces.effects import Effect, Sign, signs_of
from desktop_app.games.white_castle.faces.grounds import BeforeFace, YardFace
from desktop_app.games.white_castle.faces.items import DieSpace
from desktop_app.games.white_castle.faces.sizes import measure, within
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.cards import is_quiet
from desktop_app.games.white_castle.scene.castle import stacked
from desktop_app.games.white_castle.scene.dice import LyingDie
from desktop_app.games.white_castle.scene.figures import warrior
from desktop_app.games.white_castle.scene.layout import crowd, panel
from desktop_app.games.white_castle.scene.well import well
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.boards import Yard
from engine.games.white_castle.content import ACTIONS, BOARD
from engine.games.white_castle.state import WhiteCastle


def grounds(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out everything right of the castle."""
    for number, yard in enumerate(BOARD.yards):
        yield from _yard(view, number, yard, panel(yard.id))
    yield from _outside(dice)
    yield from well(view, dice)


def _yard(view: WhiteCastle, number: int, yard: Yard, box: Box) -> Iterator[Place | Piece]:
    yield Place(spots.yard(yard.id), box, YardFace(yard.iron, yard.points))
    shelf, step = within(box, "yard_tile"), measure("yard_tile_step")
    tiles = view.yard_tiles[number]
    for n, source in enumerate(tiles):
        tone = f"side_{source.partition('.')[2]}"
        face = Effect(
            signs_of(ACTIONS[source]), tone, icon=measure("icon"), is_loose=True,
            is_quiet=is_quiet(view, source),
        )  # fmt: skip
        yield Place(
            spots.yard_tile(source), Box(shelf.x + n * step, shelf.y, shelf.w, shelf.h), face
        )
    whole = within(box, "yard_camp")
    taken = (len(tiles) - 1) * step
    camp = Box(whole.x + taken, whole.y, whole.w - taken, whole.h)
    yield from _warriors(view, number, yard, camp)


def _warriors(view: WhiteCastle, number: int, yard: Yard, camp: Box) -> Iterator[Piece]:
    """Let the warriors of all clans stand in one row."""
    names = [
        (seat, sum(domain.yards[:number]) + figure)
        for seat, domain in enumerate(view.domains)
        for figure in range(domain.yards[number])
    ]
    stands = crowd(camp, len(names), measure("figure"), measure("figure_step"))
    for (seat, figure), place in zip(names, stands, strict=True):
        yield warrior(seat, figure, spots.yard(yard.id), place)


def _outside(dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    yield Place(spots.OUTSIDE, panel("outside"))
    for outside in BOARD.outside:
        box = panel(outside.id)
        space, notes = within(box, "before_space"), within(box, "before_note")
        face = BeforeFace(either_word())
        yield Place(spots.before_walls(outside.id), box, face, notes=notes, ring=space)
        yield Place(spots.space(outside.id), space, DieSpace(outside.printed))
        yield from stacked(dice, spots.space(outside.id), space)
        for deed, side in zip(outside.actions, ("left", "right"), strict=True):
            sign = Effect((Sign(deed.value),), tone="", icon=measure("icon") + 2)
            yield Place(spots.outside(outside.id, deed), within(box, f"before_{side}"), sign)


def either_word() -> str:
    """Return the word between two alternatives."""
    return QCoreApplication.translate("white_castle", "or")


def outside_words() -> str:
    """Name the two spaces."""
    return QCoreApplication.translate("white_castle", "Outside the walls")
