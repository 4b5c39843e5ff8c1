"""The castle: gate, three rooms, two rooms, and the hall under the roof."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.faces.cards import DeckFace
from desktop_app.games.white_castle.faces.castle import CastleFace, FloorFace, GateFace, RoomFace
from desktop_app.games.white_castle.faces.items import DieSpace, Icon, Remark
from desktop_app.games.white_castle.faces.sizes import measure, within
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.cards import card_blocks
from desktop_app.games.white_castle.scene.dice import LyingDie, are_asked_for, lay
from desktop_app.games.white_castle.scene.figures import courtier
from desktop_app.games.white_castle.scene.hall import hall
from desktop_app.games.white_castle.scene.layout import around, columns, crowd, middle, panel, rows
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.content import BOARD, TILE_COLOUR
from engine.games.white_castle.state import WhiteCastle


def castle(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out the castle from the roof to the gate."""
    yield Place(spots.CASTLE, panel("castle"), CastleFace())
    yield from hall(view)
    for number in range(len(BOARD.rooms)):
        yield from _room(view, number, dice)
    for level in (2, 1):
        floor = panel(f"floor_{level}")
        yield Place(spots.floor(level), floor, FloorFace(level))
        yield from _standing(view, level, within(floor, f"floor_{level}_stand"))
    gate = panel("gate")
    yield Place(spots.GATE, gate, GateFace())
    yield from _standing(view, 0, within(gate, "gate_stand"))
    yield from _decks(view)
    if view.options.first_game:
        yield Place(spots.FIRST_GAME, panel("first_game"), Remark(first_game_text()))


def _room(view: WhiteCastle, number: int, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    room, card = BOARD.rooms[number], view.cards[number]
    box, kind = panel(room.id), f"room_{room.level}"
    space = within(box, f"{kind}_space")
    face = RoomFace(room.level, bool(card))
    notes = within(box, f"{kind}_note")
    ring = space if are_asked_for(view) else None
    yield Place(spots.room(room.id), box, face, notes=notes, ring=ring)
    yield Place(spots.space(room.id), space, DieSpace(room.printed))
    yield from stacked(dice, spots.space(room.id), space)
    tile = measure("tile")
    lines = rows(within(box, f"{kind}_tiles"), room.slots)
    for name, row in zip(view.tiles[number], lines, strict=True):
        face_of_tile = Icon(f"tile_{TILE_COLOUR[name].value}")
        yield Place(spots.tile(name), middle(row, tile), face_of_tile)
    if card:
        yield from card_blocks(view, card, within(box, f"{kind}_blocks"), gap=2)


def stacked(dice: tuple[LyingDie, ...], spot: Spot, box: Box) -> Iterator[Piece]:
    """Lay the dice of *spot* on top of each other, so that both can be seen."""
    side, step = measure("die"), measure("stack_step")
    for die in dice:
        if die.spot == spot:
            place = middle(box, side)
            lifted = Box(place.x, place.y + step * (0.5 - die.number), side, side)
            count = sum(other.spot == spot for other in dice)
            yield lay(die, lifted if count > 1 else place)


def _standing(view: WhiteCastle, level: int, floor: Box) -> Iterator[Place | Piece]:
    """Let the courtiers of every clan stand together, closer where they are many."""
    for seat, column in enumerate(columns(floor, len(view.domains))):
        spot, levels = spots.level(level, seat), view.domains[seat].levels
        first = sum(levels[level + 1 :])
        stands = crowd(column, levels[level], measure("figure"), measure("figure_step"))
        yield Place(spot, column, ring=around(stands) if stands else None)
        for number, stand in enumerate(stands):
            yield courtier(seat, first + number, spot, stand)


def first_game_text() -> str:
    """Say that the castle of the first game is not the printed one."""
    return QCoreApplication.translate("white_castle", "First game: our reconstruction")


def _decks(view: WhiteCastle) -> Iterator[Place]:
    """Show how many cards are left for each level, on the roof beside the castle."""
    for level, cards in ((1, view.stewards), (2, view.diplomats)):
        yield Place(spots.deck(level), panel(f"deck_{level}"), DeckFace(level, len(cards)))
