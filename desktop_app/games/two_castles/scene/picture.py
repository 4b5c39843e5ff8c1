"""The board as a picture: you sit below, between your two castles, and the others around."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.two_castles.faces.furniture import (
    CaptionFace,
    PlateFace,
    SlotFace,
    SpaceFace,
    TableFace,
)
from desktop_app.games.two_castles.faces.pieces import (
    AttendantFace,
    BackFace,
    CardFace,
    RoomFace,
    ThroneFace,
)
from desktop_app.games.two_castles.scene import spots, tray
from desktop_app.games.two_castles.scene.around import Around, around
from desktop_app.games.two_castles.scene.court import places_at_court
from desktop_app.games.two_castles.scene.enlarged import enlarged
from desktop_app.games.two_castles.scene.layout import (
    LAYOUT,
    Grid,
    Site,
    built,
    cut,
    extent,
    extent_to_grow,
    fan,
    grid_on,
    in_a_row,
    plots,
)
from desktop_app.games.two_castles.words.names import card_name, name_of
from desktop_app.games.two_castles.words.room_names import printed_name
from desktop_app.games.two_castles.words.rules import (
    hand_caption,
    is_choosing,
    kept_caption,
    lower_remark,
)
from desktop_app.kit.picture import Box, Eye, Picture, Piece, Place
from engine.core.state import State
from engine.games.two_castles.building import spaces_to_try
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS, FIRST_SPECIAL, ROOMS
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.spaces import THRONE, written
from engine.games.two_castles.state import FACE_DOWN, TwoCastles


def picture(view: State, eye: Eye) -> Picture:
    """Show the table from the seat of the eye."""
    assert isinstance(view, TwoCastles)
    own = view.castles_of(eye.seat)
    site = LAYOUT.end if view.is_over else LAYOUT.play
    land = plots(site.castles, len(own))
    grids = [_grid(view, number, plot) for number, plot in zip(own, land, strict=True)]
    parts = [around(view, eye)]
    if not view.is_over:
        parts.append(_yours(view, eye))
    parts += [
        _castle(view, number, grid, plot)
        for number, grid, plot in zip(own, grids, land, strict=True)
    ]
    parts += [_plates(view, eye, site), tray.tray(view, eye, hand_box(view)), enlarged(view, eye)]
    return Picture(
        LAYOUT.size,
        TableFace(site.land, (grids[0].ground, grids[1].ground)),
        tuple(place for part in parts for place in part.places),
        tuple(piece for part in parts for piece in part.pieces),
    )


def hand_box(view: TwoCastles) -> Box:
    """Return where the hand lies, left of the tiles that you keep; a tray lies over it."""
    yours = LAYOUT.yours
    return Box(yours.x, yours.y, slots_box(view).x - LAYOUT.gap - yours.x, yours.h)


def slots_box(view: TwoCastles) -> Box:
    """Return where the tiles lie that you keep, and Ludwig's beside them."""
    yours = LAYOUT.yours
    slots = 3 if view.has_ludwig else 2
    width = slots * (LAYOUT.tile + LAYOUT.gap) + LAYOUT.gap * (slots - 1)
    return Box(yours.x + yours.w - width, yours.y, width, yours.h)


def room_piece(castle: int, room: int, space: int, box: Box, *, lit: bool = False) -> Piece:
    """Return a built room; special rooms look alike, so each is known by its space."""
    name = ROOMS[room].id
    piece_id = f"{name} {castle} {written(space)}" if room >= FIRST_SPECIAL else f"room {name}"
    face = RoomFace(room, printed_name(room), lit=lit)
    return Piece(piece_id, spots.space(castle, space), box, face)


def _grid(view: TwoCastles, number: int, plot: Box) -> Grid:
    castle = view.castles[number]
    return grid_on(plot, extent(built(castle)) if view.is_over else extent_to_grow(castle))


def _castle(view: TwoCastles, number: int, grid: Grid, plot: Box) -> Around:
    """Show one of your castles, with a place for every space that a tile can be tried on."""
    castle = view.castles[number]
    free = {*castle.open_above, *castle.open_below}
    places = [
        Place(
            spots.space(number, space),
            box,
            SpaceFace() if space in free and not view.is_over else None,
            f"room {number} {written(space)}" if space in castle.spaces else "",
        )
        for space in spaces_to_try(castle)
        if space not in THRONE and (box := cut(grid.box(space), plot))
    ]
    throne = spots.throne(number)
    places.append(Place(throne, grid.throne, None, f"throne {number}"))
    pieces = [Piece(f"throne {number}", throne, grid.throne, ThroneFace(castle.throne))]
    pieces += [
        room_piece(number, room, space, grid.box(space))
        for room, space in zip(castle.rooms, castle.spaces, strict=True)
    ]
    pieces += _attendants(number, castle, grid)
    return Around(tuple(places), tuple(pieces))


def _attendants(number: int, castle: Castle, grid: Grid) -> Iterator[Piece]:
    for order, (attendant, box) in enumerate(places_at_court(castle, grid)):
        piece_id = f"{ATTENDANTS[attendant].id} {number} {order}"
        yield Piece(piece_id, spots.throne(number), box, AttendantFace(attendant))


def _plates(view: TwoCastles, eye: Eye, site: Site) -> Around:
    """Show the name plates of your castles, and their bonus cards."""
    places: list[Place] = []
    pieces: list[Piece] = []
    own = view.castles_of(eye.seat)
    points = {number: castle_points(view.castles[number]) for number in own}
    width = (site.banner.w - LAYOUT.gap) / 2
    for order, number in enumerate(own):
        left = site.banner.x + order * (width + LAYOUT.gap)
        box = Box(left, site.banner.y, width, site.banner.h)
        builders = (number, (number + 1) % len(view.castles))
        pair = [(builder, name_of(eye, view, builder)) for builder in builders]
        pair.sort(key=lambda one: one[0] == eye.seat, reverse=order == 1)
        remark = lower_remark() if points[number] == min(points.values()) else ""
        face = PlateFace((pair[0], pair[1]), points[number], remark)
        places.append(Place(spots.castle(number), box, face, f"castle {number}"))
        cards = Box(box.x + box.w * 0.56, box.y + 1, box.w * 0.28, box.h - 2)
        places.append(Place(spots.cards(number), cards))
        pieces += _cards(number, view.castles[number], cards)
    return Around(tuple(places), tuple(pieces))


def _cards(number: int, castle: Castle, region: Box) -> Iterator[Piece]:
    boxes = in_a_row(region, len(castle.cards), region.h, 2)
    for card, box in zip(castle.cards, boxes, strict=True):
        face = CardFace(card, card_name(card))
        yield Piece(f"card {BONUS_CARDS[card].id}", spots.cards(number), box, face)


def _yours(view: TwoCastles, eye: Eye) -> Around:
    """Show your hand as a fan, and the tiles that you keep beside it."""
    me, hand = view.builders[eye.seat], hand_box(view)
    kept, ludwig = _slots(view, slots_box(view))
    caption = CaptionFace(hand_caption(view, eye.names, eye.seat))
    kept_face = _slot_face(kept_caption(view, eye.seat), kept, 2)
    places = [Place(spots.FAN, hand, caption), Place(spots.KEPT, kept, kept_face)]
    pieces: list[Piece] = []
    if tray.of(view) is None:
        below = Box(hand.x, hand.y + LAYOUT.caption, hand.w, hand.h - LAYOUT.caption)
        boxes = fan(below, len(me.hand), LAYOUT.tile, LAYOUT.arc)
        for number, (room, box) in enumerate(zip(me.hand, boxes, strict=True)):
            if room == FACE_DOWN:  # others look on
                pieces.append(Piece(f"covered {number}", spots.FAN, box, BackFace()))
            _lay(places, pieces, room, box, dim=not is_choosing(view, eye.seat))
    # In the order in which they will be turned up, so that none changes its place then.
    for room, box in zip(sorted(me.chosen), _holes(kept, 2), strict=False):
        _lay(places, pieces, room, box)
    if ludwig is not None:
        places.append(Place(spots.LUDWIG, ludwig, _slot_face(name_of(eye, view, 2), ludwig, 1)))
        for castle, room in _ludwigs(view):
            if castle in view.castles_of(eye.seat):
                _lay(places, pieces, room, _holes(ludwig, 1)[0])
    return Around(tuple(places), tuple(pieces))


def _ludwigs(view: TwoCastles) -> Iterator[tuple[int, int]]:
    ludwig = view.builders[-1]
    yield from zip(ludwig.owes, ludwig.chosen, strict=False)


def _slots(view: TwoCastles, region: Box) -> tuple[Box, Box | None]:
    if not view.has_ludwig:
        return region, None
    one = LAYOUT.tile + LAYOUT.gap
    kept = Box(region.x, region.y, region.w - one - LAYOUT.gap, region.h)
    return kept, Box(kept.x + kept.w + LAYOUT.gap, region.y, one, region.h)


def _holes(region: Box, count: int) -> tuple[Box, ...]:
    below = Box(region.x, region.y + LAYOUT.caption, region.w, region.h - LAYOUT.caption)
    return in_a_row(below, count, LAYOUT.tile, LAYOUT.gap)


def _slot_face(caption: str, region: Box, count: int) -> SlotFace:
    return SlotFace(caption, _holes(region, count), (region.x, region.y))


def _lay(
    places: list[Place], pieces: list[Piece], room: int, box: Box, *, dim: bool = False
) -> None:
    if room == FACE_DOWN:
        return
    places.append(Place(spots.tile(room), box))
    face = RoomFace(room, printed_name(room), dim=dim)
    pieces.append(Piece(f"room {ROOMS[room].id}", spots.tile(room), box, face))
