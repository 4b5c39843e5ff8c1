"""What a click enlarges: a castle of others, or one room with its rule in words."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.games.two_castles.faces.court import AttendantFace, CardFace
from desktop_app.games.two_castles.faces.furniture import SheetFace
from desktop_app.games.two_castles.faces.roofs import RoofsFace
from desktop_app.games.two_castles.faces.rooms import RoomFace, ThroneFace
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.scene.castles import standing
from desktop_app.games.two_castles.scene.court import places_at_court
from desktop_app.games.two_castles.scene.layout import LAYOUT, Grid, alone
from desktop_app.games.two_castles.scene.part import Part
from desktop_app.games.two_castles.words.names import card_name
from desktop_app.games.two_castles.words.room_names import printed_name, room_name
from desktop_app.games.two_castles.words.rules import (
    castle_title,
    line_title,
    room_text,
    throne_text,
)
from desktop_app.games.two_castles.words.scores import giving
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import Category
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS
from engine.games.two_castles.scoring import score_sheet
from engine.games.two_castles.spaces import written
from engine.games.two_castles.state import TwoCastles


def enlarged(view: TwoCastles, eye: Eye) -> Part:
    """Show what is open, if anything is."""
    kind, _, key = eye.open.partition(" ")
    if kind == "castle" and key.isdecimal() and int(key) < len(view.castles):
        return _castle(view, eye, int(key), castle_title(view, eye, int(key)))
    if kind == "points":
        number, _, category = key.partition(" ")
        return _points(view, eye, int(number), Category(category))
    if kind == "room":
        number, _, where = key.partition(" ")
        return _room(view, eye, int(number), where)
    if kind == "throne":
        return _throne(view, eye, int(key))
    return Part()


def _points(view: TwoCastles, eye: Eye, number: int, category: Category) -> Part:
    """Show a castle with those rooms lit that give the points of one line of the sheet."""
    castle = view.castles[number]
    points = score_sheet(castle).of(category)
    title = line_title(view, eye, number, category, points)
    return _castle(view, eye, number, title, giving(castle, category))


def _castle(
    view: TwoCastles, eye: Eye, number: int, title: str, lit: tuple[int, ...] | None = None
) -> Part:
    """Show a castle large; if some rooms are *lit*, the others step back."""
    castle = view.castles[number]
    box = LAYOUT.overlay
    inside = Box(box.x + 14, box.y + 40, box.w - 28, box.h - 54)
    cards = _column_of_cards(castle, inside)
    land = Box(inside.x, inside.y, inside.w - (cards[0].box.w + 14 if cards else 0), inside.h)
    grid = alone(castle, land, LAYOUT.largest_room)
    there = standing(view, eye, number, grid)
    sheet = SheetFace(title, castle=there, round=view.round, origin=(box.x, box.y))
    places = [Place(spots.ENLARGED, box, None, eye.open, covers=True)]
    pieces = [Piece("enlarged", spots.ENLARGED, box, sheet)]
    pieces.append(Piece("enlarged roofs", spots.ENLARGED, land, RoofsFace(there, (land.x, land.y))))
    own = number in view.castles_of(eye.seat)
    pieces.append(Piece("large throne", spots.ENLARGED, grid.throne, ThroneFace(castle.throne)))
    pieces += [*_court(castle, grid), *cards]
    for room, space in zip(castle.rooms, castle.spaces, strict=True):
        spot = spots.space(number, space)
        if not own:
            places.append(Place(spot, grid.box(space)))
        is_lit = lit is not None and space in lit
        dim = lit is not None and not is_lit
        face = RoomFace(room, printed_name(room), dim=dim, lit=is_lit, stands=True)
        piece_id = f"large {number} {written(space)}"
        pieces.append(Piece(piece_id, spots.ENLARGED if own else spot, grid.box(space), face))
    return Part(tuple(places), _over_all(pieces))


def _over_all(pieces: list[Piece]) -> tuple[Piece, ...]:
    """Let nothing that glows below shine through."""
    return tuple([replace(piece, is_over_rings=True) for piece in pieces])


def _court(castle: Castle, grid: Grid) -> list[Piece]:
    """Show the royal attendants in the throne room."""
    return [
        Piece(f"enlarged {ATTENDANTS[attendant].id} {order}", spots.ENLARGED, box, face)
        for order, (attendant, box) in enumerate(places_at_court(castle.attendants, grid.throne))
        for face in (AttendantFace(attendant),)
    ]


def _column_of_cards(castle: Castle, inside: Box) -> list[Piece]:
    """Show the bonus cards of the castle on its right."""
    side = min(LAYOUT.largest_room, inside.h / max(1, len(castle.cards)) - LAYOUT.gap)
    left = inside.x + inside.w - side
    return [
        Piece(
            f"enlarged {BONUS_CARDS[card].id} {order}",
            spots.ENLARGED,
            Box(left, inside.y + order * (side + LAYOUT.gap), side, side),
            CardFace(card, card_name(card)),
        )
        for order, card in enumerate(castle.cards)
    ]


def _room(view: TwoCastles, eye: Eye, number: int, where: str) -> Part:
    castle = view.castles[number]
    for room, space in zip(castle.rooms, castle.spaces, strict=True):
        if written(space) == where:
            text = room_text(view, number, room, space)
            return _sheet(eye, room_name(room), text, RoomFace(room, printed_name(room)), 1)
    return Part()


def _throne(view: TwoCastles, eye: Eye, number: int) -> Part:
    text = throne_text(view, number)
    return _sheet(eye, text.partition(".")[0], text, ThroneFace(view.castles[number].throne), 2)


def _sheet(eye: Eye, title: str, text: str, face: RoomFace | ThroneFace, columns: int) -> Part:
    """Show one tile large, with words on its right."""
    height = 220.0
    box = Box(LAYOUT.overlay.x + 140, LAYOUT.overlay.y + 50, LAYOUT.overlay.w - 280, height)
    side = (height - 56) / (1 if columns == 1 else 1.2)
    tile = Box(
        box.x + 16,
        box.y + 40,
        side * columns * (1 if columns == 1 else 0.72),
        side * (1 if columns == 1 else 0.72),
    )
    sheet = SheetFace(title, text)
    return Part(
        (Place(spots.ENLARGED, box, None, eye.open, covers=True),),
        _over_all(
            [
                Piece("enlarged", spots.ENLARGED, box, sheet),
                Piece("enlarged tile", spots.ENLARGED, tile, face),
            ]
        ),
    )
