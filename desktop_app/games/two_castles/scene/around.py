"""The others around the table, in seating order: their seats, tiles and castles on the ridge."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.faces.furniture import SeatFace
from desktop_app.games.two_castles.faces.miniature import FarCastleFace
from desktop_app.games.two_castles.faces.rooms import BackFace, RoomFace
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.scene.castles import builders_of, order_of
from desktop_app.games.two_castles.scene.layout import LAYOUT, in_a_row
from desktop_app.games.two_castles.scene.part import Part
from desktop_app.games.two_castles.words.names import name_of
from desktop_app.games.two_castles.words.room_names import printed_name
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.core.agenda import Together
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.state import FACE_DOWN, TwoCastles

translate = QCoreApplication.translate

_SEATS_PART = 0.57
"""How much of the strip belongs to seats; the rest to castles."""
_NAME, _BACK = 26.0, 18.0
"""How high a seat is with a name only, and how large a tile that lies face down."""
_FEW = 3
"""So many others leave free room between them."""
_SPOKEN = 90.0
"""From this width on a seat has room for words."""


def around(view: TwoCastles, eye: Eye) -> Part:
    """Show who sits on your left first, then castle by castle who sits on your right last."""
    places, pieces = [], []
    for number, seat_box, castle_box in _boxes(view, eye):
        tiles = list(_tiles(view, eye, number, seat_box))
        places.append(_seat(view, eye, number, seat_box, shows=bool(tiles)))
        for place, piece in tiles:
            places += place
            pieces.append(piece)
        if castle_box is not None:
            places.append(_far_castle(view, eye, number, castle_box))
    return Part(tuple(places), tuple(pieces))


def _seat(view: TwoCastles, eye: Eye, number: int, box: Box, *, shows: bool) -> Place:
    chosen = view.builders[number].chosen
    is_secret = FACE_DOWN in chosen
    status = _status(view, number) if box.w >= _SPOKEN else ""
    high = box.h if shows and not is_secret else 2 * _NAME - 8 if status or is_secret else _NAME
    count = len(view.builders)
    face = SeatFace(
        number,
        name_of(eye, view, number),
        number in ((eye.seat + 1) % count, (eye.seat - 1) % count),
        status,
        number >= view.seats,
        len(chosen) * (_BACK + 1) + 1 if is_secret else 0,
    )
    return Place(spots.builder(number), Box(box.x, box.y, box.w, high), face)


def _status(view: TwoCastles, number: int) -> str:
    """Say whether somebody has chosen in secret, while all choose."""
    if FACE_DOWN in view.builders[number].chosen:
        return translate("two_castles", "has chosen")
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Together) and number < view.seats and top.lanes[number]:
        return translate("two_castles", "still chooses")
    return ""


def _boxes(view: TwoCastles, eye: Eye) -> Iterator[tuple[int, Box, Box | None]]:
    """Yield every other builder with the box of the seat and of the castle on its left."""
    strip, others = LAYOUT.strip, len(view.builders) - 1
    room = strip.w - LAYOUT.gap * (others - 1)
    seat_wide = min(LAYOUT.chip, room * _SEATS_PART / others)
    castle_wide = min(LAYOUT.thumb, (room - seat_wide * others) / (others - 1))
    between = (strip.w - seat_wide) / (others - 1)
    middle = strip.x + strip.w / 2
    for step in range(others):
        x = strip.x + step * between
        seat_box = Box(x, strip.y, seat_wide, strip.h)
        centre = x + (seat_wide + between) / 2
        # Few castles keep to the middle, where the roofs of yours do not rise.
        apart = castle_wide if others % 2 == 0 else seat_wide + castle_wide
        if others <= _FEW:
            centre = middle + (apart / 2 + LAYOUT.gap if others % 2 else 0) * (
                2 * step + 2 - others
            )
        castle_box = Box(centre - castle_wide / 2, strip.y, castle_wide, strip.h)
        yield (
            (eye.seat + 1 + step) % len(view.builders),
            seat_box,
            castle_box if step < others - 1 else None,
        )


def _tiles(
    view: TwoCastles, eye: Eye, number: int, box: Box
) -> Iterator[tuple[list[Place], Piece]]:
    """Yield the tiles that somebody keeps; yours to build for Ludwig lie with you."""
    builder = view.builders[number]
    if FACE_DOWN in builder.chosen:
        for order, _ in enumerate(builder.chosen):
            back = Box(box.x + 6 + order * (_BACK + 1), box.y + 23, _BACK, _BACK)
            if not _lies_with_you(view, eye, number, order):
                yield [], Piece(f"secret {number} {order}", spots.builder(number), back, BackFace())
        return
    below = Box(box.x + 3, box.y + _NAME, box.w - 6, box.h - _NAME - 2)
    size = min(below.h, (below.w - 3) / 2)
    for order, tile_box in enumerate(in_a_row(below, len(builder.chosen), size, 3)):
        room = builder.chosen[order]
        if not _lies_with_you(view, eye, number, order):
            face, spot = RoomFace(room, printed_name(room)), spots.tile(room)
            yield [Place(spot, tile_box)], Piece(f"room {ROOMS[room].id}", spot, tile_box, face)


def _lies_with_you(view: TwoCastles, eye: Eye, number: int, order: int) -> bool:
    """Whether it is a tile of Ludwig that you build, or one that is shown in the tray."""
    if not (view.has_ludwig and number == len(view.builders) - 1):
        return False
    owes = view.builders[number].owes
    return not owes or owes[order] in view.castles_of(eye.seat)


def _far_castle(view: TwoCastles, eye: Eye, number: int, box: Box) -> Place:
    castle = view.castles[number]
    order, points = order_of(view, eye, number), castle_points(castle)
    face = FarCastleFace(castle.rooms, castle.spaces, builders_of(view, number), points, order)
    return Place(spots.castle(number), box, face, f"castle {number}")
