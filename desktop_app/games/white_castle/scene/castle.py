"""The castle as a cross-section: gate, three rooms, two rooms, and the hall under the roof."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.faces.cards import DeckFace
from desktop_app.games.white_castle.faces.castle import CastleFace, FloorFace, GateFace
from desktop_app.games.white_castle.faces.items import DieSpace, Icon, Panel, Remark
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.cards import card_blocks
from desktop_app.games.white_castle.scene.dice import LyingDie, lay
from desktop_app.games.white_castle.scene.figures import courtier
from desktop_app.games.white_castle.scene.hall import hall, hall_box
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
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.content import BOARD, TILE_COLOUR
from engine.games.white_castle.state import WhiteCastle


def castle(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out the castle from the roof to the gate."""
    yield Place(spots.CASTLE, panel("castle"), CastleFace(hall_box(), storey_box(2)))
    yield from hall(view)
    for level in (2, 1):
        storey = storey_box(level)
        numbers = [n for n, room in enumerate(BOARD.rooms) if room.level == level]
        boxes = columns(top(storey, measure(f"level_{level}_height")), len(numbers), 4)
        for number, box in zip(numbers, boxes, strict=True):
            yield from _room(view, number, box, dice)
        floor = below(storey, measure(f"level_{level}_height"))
        yield Place(spots.floor(level), floor, FloorFace(BOARD.courtier_points[level]))
        yield from _standing(view, level, left(floor, floor.w - measure("worth")))
    yield from _gate(view)
    yield from _decks(view)
    if view.options.first_game:
        yield Place(spots.FIRST_GAME, _notice_box(), Remark(first_game_text()))


def storey_box(level: int) -> Box:
    """Return the box of level 1 or 2, with the floor its courtiers stand on."""
    whole = panel("castle")
    above = measure("roof") + measure("hall_height") + 2
    upper = measure("level_2_height") + measure("floor")
    if level == 2:
        return middle(top(below(whole, above), upper), measure("level_2_width"), upper)
    return top(below(whole, above + upper + 2), measure("level_1_height") + measure("floor"))


def _gate_box() -> Box:
    whole, storey = panel("castle"), storey_box(1)
    begin = storey.y + storey.h + 2
    return Box(whole.x, begin, whole.w, whole.y + whole.h - begin)


def _room(
    view: WhiteCastle, number: int, box: Box, dice: tuple[LyingDie, ...]
) -> Iterator[Place | Piece]:
    room = BOARD.rooms[number]
    inner = inset(box, 3)
    side = measure("die_space")
    well = middle(left(inner, side), side)
    yield Place(spots.room(room.id), box, Panel("wall", "roof_line"), notes=_above(well))
    yield Place(spots.space(room.id), well, DieSpace(room.printed))
    yield from stacked(dice, spots.space(room.id), well)
    tile = measure("tile")
    tiles = right_of(inner, side + 2)
    for name, row in zip(view.tiles[number], rows(tiles, room.slots, 2), strict=True):
        place = middle(left(row, tile), tile)
        yield Place(spots.tile(name), place, Icon(f"tile_{TILE_COLOUR[name].value}"))
    if view.cards[number]:
        yield from card_blocks(view.cards[number], right_of(tiles, tile + 2), gap=2)


def _above(space: Box) -> Box:
    """Return where a price is written: it hides neither the die space nor the card."""
    return Box(space.x, space.y - measure("note_rise"), space.w, measure("note_height"))


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
    """Let the courtiers of every clan stand in a column of their own."""
    side = measure("figure")
    for seat, column in enumerate(columns(floor, len(view.domains))):
        yield Place(spots.level(level, seat), column)
        levels = view.domains[seat].levels
        first = sum(levels[level + 1 :])
        step = min(side, (column.w - side) / 4)
        for number in range(levels[level]):
            stand = in_line(column, side, step, number)
            yield courtier(seat, first + number, spots.level(level, seat), stand)


def _gate(view: WhiteCastle) -> Iterator[Place | Piece]:
    box, sign = _gate_box(), measure("gate_sign")
    yield Place(spots.GATE, box, GateFace())
    yield from _standing(view, 0, left(right_of(box, sign), box.w - sign - measure("worth")))


def first_game_text() -> str:
    """Say that the castle of the first game is not the printed one."""
    return QCoreApplication.translate("white_castle", "First game: our reconstruction")


def _notice_box() -> Box:
    """Return the free corner beside the hall."""
    whole, hall = panel("castle"), hall_box()
    return Box(whole.x + 2, hall.y + 6, hall.x - whole.x - 4, hall.h - 8)


def _decks(view: WhiteCastle) -> Iterator[Place]:
    """Show how many cards are left for each level, beside the castle."""
    whole, storey = panel("castle"), storey_box(2)
    margin = storey.x - whole.x
    for level, cards, x in ((1, view.stewards, whole.x), (2, view.diplomats, storey.x + storey.w)):
        place = middle(
            Box(x, storey.y, margin, storey.h), measure("deck_width"), measure("deck_height")
        )
        yield Place(spots.deck(level), place, DeckFace(level, len(cards)))
