"""The others around the table, in seating order: their seats, tiles and castles."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.two_castles.faces.furniture import FarCastleFace, SeatFace
from desktop_app.games.two_castles.faces.pieces import BackFace, RoomFace
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.scene.layout import LAYOUT, in_a_row
from desktop_app.games.two_castles.words.names import name_of
from desktop_app.games.two_castles.words.room_names import printed_name
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.core.value import value
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.state import FACE_DOWN, TwoCastles

_SEATS_PART = 0.46
"""How much of the strip belongs to seats; the rest to castles."""


@value
class Around:
    """A part of the picture."""

    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()


def around(view: TwoCastles, eye: Eye) -> Around:
    """Show who sits on your left first, then castle by castle who sits on your right last."""
    places, pieces = [], []
    for number, seat_box, castle_box in _boxes(view, eye):
        is_partner = number in (
            (eye.seat + 1) % len(view.builders),
            (eye.seat - 1) % len(view.builders),
        )
        face = SeatFace(number, name_of(eye, view, number), is_partner)
        places.append(Place(spots.builder(number), seat_box, face))
        for place, piece in _tiles(view, eye, number, seat_box):
            places += place
            pieces.append(piece)
        if castle_box is not None:
            places.append(_far_castle(view, number, castle_box))
    return Around(tuple(places), tuple(pieces))


def _boxes(view: TwoCastles, eye: Eye) -> Iterator[tuple[int, Box, Box | None]]:
    """Yield every other builder with the box of the seat and of the castle on its left."""
    strip, gap, others = LAYOUT.strip, LAYOUT.gap / 2, len(view.builders) - 1
    room = strip.w - gap * (2 * others - 2)
    seat_wide = min(LAYOUT.chip, room * _SEATS_PART / others)
    castle_wide = min(LAYOUT.thumb, (room - seat_wide * others) / (others - 1))
    free = room - seat_wide * others - castle_wide * (others - 1)
    gap += free / (2 * others - 2)
    x = strip.x
    for step in range(1, others + 1):
        seat_box = Box(x, strip.y, seat_wide, strip.h)
        x += seat_wide + gap
        castle_box = Box(x, strip.y, castle_wide, strip.h) if step < others else None
        x += castle_wide + gap
        yield (eye.seat + step) % len(view.builders), seat_box, castle_box


def _tiles(
    view: TwoCastles, eye: Eye, number: int, box: Box
) -> Iterator[tuple[list[Place], Piece]]:
    """Yield the tiles that somebody keeps; yours to build for Ludwig lie with you."""
    builder = view.builders[number]
    below = Box(box.x + 3, box.y + 26, box.w - 6, box.h - 28)
    size = min(below.h, (below.w - 3) / 2)
    for order, tile_box in enumerate(in_a_row(below, len(builder.chosen), size, 3)):
        room, spot = builder.chosen[order], spots.builder(number)
        if _lies_with_you(view, eye, number, order):
            continue
        if room == FACE_DOWN:
            yield [], Piece(f"secret {number} {order}", spot, tile_box, BackFace())
        else:
            face, spot = RoomFace(room, printed_name(room)), spots.tile(room)
            yield [Place(spot, tile_box)], Piece(f"room {ROOMS[room].id}", spot, tile_box, face)


def _lies_with_you(view: TwoCastles, eye: Eye, number: int, order: int) -> bool:
    """Whether it is a tile of Ludwig that you build, or one that is shown in the tray."""
    if not (view.has_ludwig and number == len(view.builders) - 1):
        return False
    owes = view.builders[number].owes
    return not owes or owes[order] in view.castles_of(eye.seat)


def _far_castle(view: TwoCastles, number: int, box: Box) -> Place:
    castle = view.castles[number]
    face = FarCastleFace(
        castle.throne,
        castle.rooms,
        castle.spaces,
        (number, (number + 1) % len(view.castles)),
        castle_points(castle),
    )
    return Place(spots.castle(number), box, face, f"castle {number}")
