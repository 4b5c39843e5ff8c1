"""What is yours on the bench: the hand, and the tiles that you keep."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from desktop_app.games.two_castles.faces.furniture import CaptionFace, SlotFace
from desktop_app.games.two_castles.faces.rooms import BackFace, Gains, RoomFace
from desktop_app.games.two_castles.scene import spots, tray
from desktop_app.games.two_castles.scene.layout import LAYOUT, in_a_row
from desktop_app.games.two_castles.scene.part import Part
from desktop_app.games.two_castles.words.names import name_of
from desktop_app.games.two_castles.words.room_names import printed_name
from desktop_app.games.two_castles.words.rules import hand_caption, is_choosing, kept_caption
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.core.value import value
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.scoring import castle_points, points_with
from engine.games.two_castles.state import FACE_DOWN, TwoCastles

_AT_HAND = 512


@value
class Slots:
    """Where the tiles lie that you keep, and the one that you build for Ludwig."""

    hand: Box
    kept: Box
    ludwig: Box | None = None


def slots_of(view: TwoCastles) -> Slots:
    """Return the parts of the bench."""
    if not view.has_ludwig:
        return Slots(LAYOUT.hand, LAYOUT.kept)
    one = LAYOUT.kept.w / 2
    hand = Box(LAYOUT.hand.x, LAYOUT.hand.y, LAYOUT.hand.w - one - LAYOUT.gap, LAYOUT.hand.h)
    left = Box(LAYOUT.kept.x - one - LAYOUT.gap, LAYOUT.kept.y, LAYOUT.kept.w, LAYOUT.kept.h)
    ludwig = Box(left.x + left.w + LAYOUT.gap, left.y, one, left.h)
    return Slots(hand, left, ludwig)


def yours(view: TwoCastles, eye: Eye) -> Part:
    """Show your hand, and the tiles that you keep beside it."""
    slots, me = slots_of(view), view.builders[eye.seat]
    caption = CaptionFace(hand_caption(view, eye.names, eye.seat))
    shows_gains = is_choosing(view, eye.seat) and len(me.hand) > 1
    kept_face = SlotFace(
        kept_caption(view, eye.seat), _holes(slots.kept, 2), (slots.kept.x, slots.kept.y),
        has_word=not (me.chosen and shows_gains),
    )  # fmt: skip
    places = [
        Place(spots.FAN, slots.hand, None if shows_gains else caption),
        Place(spots.KEPT, slots.kept, kept_face),
    ]
    laid = [*_hand(view, eye, slots.hand, shows_gains=shows_gains)]
    # In the order in which they will be turned up, so that none changes its place then.
    for room, box in zip(sorted(me.chosen), _holes(slots.kept, 2), strict=False):
        laid.append(_tile(view, eye, room, box, shows_gains=shows_gains))
    if slots.ludwig is not None:
        face = _slot(name_of(eye, view, 2), slots.ludwig)
        places.append(Place(spots.LUDWIG, slots.ludwig, face))
        laid += [
            _tile(view, eye, room, _holes(slots.ludwig, 1)[0])
            for castle, room in _ludwigs(view)
            if castle in view.castles_of(eye.seat)
        ]
    places += [place for place, _ in laid if place]
    return Part(tuple(places), tuple(piece for _, piece in laid if piece))


def best_gains(view: TwoCastles, seat: int, room: int) -> Gains:
    """Return by how much a tile could change each of one's castles at best."""
    castles = [view.castles[number] for number in view.castles_of(seat)]
    return tuple(_best_gain(_as_key(castle), room) for castle in castles)


@lru_cache(_AT_HAND)
def _best_gain(key: tuple[object, ...], room: int) -> int | None:
    castle = Castle(*key)  # type: ignore[arg-type]  # the key is what a castle is made of
    now = castle_points(castle)
    return max(
        (points_with(castle, room, space) - now for space in castle.open_to(room)), default=None
    )


def _as_key(castle: Castle) -> tuple[object, ...]:
    return (castle.throne, castle.rooms, castle.spaces, castle.attendants, castle.cards,
            castle.open_above, castle.open_below)  # fmt: skip


def _hand(
    view: TwoCastles, eye: Eye, region: Box, *, shows_gains: bool
) -> Iterator[tuple[Place | None, Piece | None]]:
    if tray.of(view) is not None:
        return
    hand = view.builders[eye.seat].hand
    taller = LAYOUT.tab + LAYOUT.caption
    boxes = in_a_row(region, len(hand), LAYOUT.tile, 1, taller=taller)
    dim = not is_choosing(view, eye.seat)
    for number, (room, box) in enumerate(zip(hand, boxes, strict=True)):
        low = Box(box.x, region.y + region.h - box.h, box.w, box.h)
        if room == FACE_DOWN:  # others look on
            yield None, Piece(f"covered {number}", spots.FAN, low, BackFace())
        else:
            yield _tile(view, eye, room, low, dim=dim, shows_gains=shows_gains)


def _tile(
    view: TwoCastles, eye: Eye, room: int, box: Box, *, dim: bool = False, shows_gains: bool = False
) -> tuple[Place | None, Piece | None]:
    if room == FACE_DOWN:
        return None, None
    gains = best_gains(view, eye.seat, room) if shows_gains else ()
    face = RoomFace(room, printed_name(room), dim=dim, gains=gains)
    tile = Box(box.x, box.y + LAYOUT.caption, box.w, box.h - LAYOUT.caption)
    place = Place(spots.tile(room), tile)
    return place, Piece(f"room {ROOMS[room].id}", spots.tile(room), box, face)


def _ludwigs(view: TwoCastles) -> Iterator[tuple[int, int]]:
    ludwig = view.builders[-1]
    yield from zip(ludwig.owes, ludwig.chosen, strict=False)


def _holes(region: Box, count: int) -> tuple[Box, ...]:
    taller = LAYOUT.tab + LAYOUT.caption
    boxes = in_a_row(region, count, LAYOUT.tile, 2, taller=taller)
    return tuple(Box(box.x, region.y + region.h - box.h, box.w, box.h) for box in boxes)


def _slot(caption: str, region: Box) -> SlotFace:
    return SlotFace(caption, _holes(region, 1), (region.x, region.y))
