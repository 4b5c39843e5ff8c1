"""The score pad as a picture: a palette of everything in the box, and one castle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.faces.court import AttendantFace, CardFace
from desktop_app.games.two_castles.faces.furniture import SpaceFace
from desktop_app.games.two_castles.faces.roofs import RoofsFace
from desktop_app.games.two_castles.faces.rooms import RoomFace, ThroneFace
from desktop_app.games.two_castles.faces.symbols import icon_of
from desktop_app.games.two_castles.panels.pad import Pad
from desktop_app.games.two_castles.panels.pad_furniture import (
    BinFace,
    CardRowFace,
    PadGroundFace,
    TabFace,
)
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.scene.court import places_at_court
from desktop_app.games.two_castles.scene.layout import (
    LAYOUT,
    Grid,
    Standing,
    built,
    extent,
    grid_on,
    in_a_row,
)
from desktop_app.games.two_castles.words.names import attendant_name, card_name
from desktop_app.games.two_castles.words.room_names import printed_name
from desktop_app.kit.changes import change
from desktop_app.kit.gestures import Gesture, Reach, Spot
from desktop_app.kit.picture import Box, Face, Note, Picture, Piece, Place
from engine.core.refusal import Refusal
from engine.core.value import value
from engine.games.two_castles.building import spaces_to_try, why_not_there
from engine.games.two_castles.components import REGULAR, Kind
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    KIND_OF,
    ROOMS,
    SPECIAL_NUMBERS,
    THRONE_ROOMS,
)
from engine.games.two_castles.spaces import THRONE, written

translate = QCoreApplication.translate

COURT, CARDS = "court", "cards"
TABS = (*(kind.value for kind in REGULAR), COURT, CARDS)
"""The pages of the palette: the regular types, then what comes from bonuses, then cards."""
BIN = Spot("bin")
LAND = Spot("land")
"""Where nothing can be put down; whoever drops something there is told where it goes."""
CARD_COLUMNS = 1.25
"""How much wider than a tile a card is, for its name."""
CASTLE = 0
"""The score pad has one castle only."""


class Named(Protocol):
    """Whatever has an id."""

    @property
    def id(self) -> str:
        """The id."""


@value
class Ware:
    """One thing in the palette."""

    spot: Spot
    face: Face
    columns: float = 1


def pad_picture(pad: Pad, tab: str) -> Picture:
    """Show one page of the palette on the left, the castle on the right, and a bin."""
    areas = LAYOUT.pad
    grid = grid_on(areas.castle, extent(tuple(spaces_to_try(pad.castle))))
    roofs = RoofsFace(_standing(pad, grid))
    sky = Place(spots.roofs(CASTLE), areas.land, roofs, is_scenery=True, yields=True)
    places = [Place(LAND, areas.land), sky, *_tabs(tab), *_spaces(pad, grid)]
    pieces: list[Piece] = []
    for ware, box in _wares(pad, tab):
        places.append(Place(ware.spot, box))
        pieces.append(Piece(f"ware {ware.spot}", ware.spot, box, ware.face))
    bin_face = BinFace(translate("two_castles", "Drop here what you want to remove"))
    places.append(Place(BIN, areas.bin, bin_face))
    words = "" if pad.cards else translate("two_castles", "Bonus cards of the castle")
    places.append(Place(spots.cards(CASTLE), areas.cards, CardRowFace(words)))
    pieces.append(_throne(pad, grid))
    pieces += _rooms(pad, grid)
    for place, piece in (*_court(pad, grid), *_cards(pad)):
        places.append(place)
        pieces.append(piece)
    ground = PadGroundFace(areas.palette, areas.land, _standing(pad, grid))
    return Picture(LAYOUT.size, ground, tuple(places), tuple(pieces))


def castle_picture(pad: Pad) -> Picture:
    """Show the castle alone, for paper and for pictures."""
    land = Box(0, 0, LAYOUT.pad.land.w, LAYOUT.pad.land.h)
    inside = Box(10, 10, land.w - 20, land.h - 20)
    grid = grid_on(inside, extent(built(pad.castle)))
    court = [piece for _, piece in _court(pad, grid)]
    there = _standing(pad, grid)
    ground = PadGroundFace(land, land, there)
    roofs = Piece("roofs", LAND, land, RoofsFace(there))
    return Picture(
        (land.w, land.h), ground, (), (roofs, _throne(pad, grid), *_rooms(pad, grid), *court)
    )


def pad_reach(pad: Pad, tab: str) -> Reach:
    """Return every gesture: what there is to what it can be put on."""
    return Reach([(gesture, ()) for gesture in _gestures(pad, tab)])


def change_note(before: Pad, after: Pad) -> Note:
    """Write what a change would bring."""
    return change(after.sheet.total - before.sheet.total)


def after(pad: Pad, gesture: Gesture) -> Pad:
    """Return the castle after a gesture; the same if it means nothing."""
    source, target = gesture.source, gesture.target
    if target is None:
        return pad
    if source.kind == "space":
        _, start = spots.castle_and_space(source)
        if target == BIN:
            return pad.cleared(start)
        return pad.moved(start, spots.castle_and_space(target)[1])
    if source.kind == "servant":
        return pad.dismissed(int(source.key))
    if source.kind == "kept":
        return pad.without_card(_number(BONUS_CARDS, source.key))
    return _from_palette(pad, source, target)


def _from_palette(pad: Pad, source: Spot, target: Spot) -> Pad:
    match source.kind:
        case "tile":
            return pad.put(_number(ROOMS, source.key), spots.castle_and_space(target)[1])
        case "throne_tile":
            return pad.enthroned(_number(THRONE_ROOMS, source.key))
        case "attendant":
            return pad.summoned(_number(ATTENDANTS, source.key))
        case _:
            return pad.with_card(_number(BONUS_CARDS, source.key))


def _gestures(pad: Pad, tab: str) -> Iterator[Gesture]:
    spaces = [spots.space(CASTLE, s) for s in spaces_to_try(pad.castle) if s not in THRONE]
    for ware in _wares_of(pad, tab):
        match ware.spot.kind:
            case "tile":
                yield from (Gesture(ware.spot, space) for space in spaces)
            case "card":
                yield Gesture(ware.spot, spots.cards(CASTLE))
            case _:
                yield Gesture(ware.spot, spots.throne(CASTLE))
    for space, _ in pad.rooms:
        source = spots.space(CASTLE, space)
        yield Gesture(source, BIN)
        yield from (Gesture(source, target) for target in spaces if target != source)
    yield from (Gesture(Spot("servant", str(n)), BIN) for n in range(len(pad.attendants)))
    yield from (Gesture(Spot("kept", BONUS_CARDS[card].id), BIN) for card in pad.cards)


def _tabs(tab: str) -> Iterator[Place]:
    region = LAYOUT.pad.tabs
    width = region.w / len(TABS)
    for order, name in enumerate(TABS):
        box = Box(region.x + order * width, region.y, width, region.h)
        icons = {COURT: "special", CARDS: "bonus_card"}
        icon = icons.get(name) or icon_of(Kind(name))
        yield Place(Spot("tab", name), box, TabFace(icon, name == tab), name)


def _wares(pad: Pad, tab: str) -> Iterator[tuple[Ware, Box]]:
    """Lay the wares out in rows; a throne room takes two columns."""
    region, side, gap = LAYOUT.pad.wares, LAYOUT.pad.ware, LAYOUT.gap / 2
    x, y = region.x, region.y
    for ware in _wares_of(pad, tab):
        width = ware.columns * side
        if x + width > region.x + region.w:
            x, y = region.x, y + side + LAYOUT.tab + gap
        has_tab = isinstance(ware.face, RoomFace | CardFace)
        yield ware, Box(x, y, width, side + (LAYOUT.tab if has_tab else 0))
        x += width + gap


def _wares_of(pad: Pad, tab: str) -> list[Ware]:
    if tab == CARDS:
        cards = range(len(BONUS_CARDS))
        return [
            Ware(spots.card(n), CardFace(n, card_name(n)), CARD_COLUMNS)
            for n in cards
            if n not in pad.cards
        ]
    if tab == COURT:
        rooms = list(SPECIAL_NUMBERS.values())
        servants = [
            Ware(spots.attendant(n), AttendantFace(n, attendant_name(n)))
            for n in range(len(ATTENDANTS))
        ]
        thrones = [
            Ware(Spot("throne_tile", throne.id), ThroneFace(n), 2)
            for n, throne in enumerate(THRONE_ROOMS)
            if n != pad.throne
        ]
        return [*(_tile(room) for room in rooms), *servants, *thrones]
    taken = {room for _, room in pad.rooms}
    rooms = [n for n, kind in enumerate(KIND_OF) if kind.value == tab and n not in taken]
    return [_tile(room) for room in rooms]


def _tile(room: int) -> Ware:
    return Ware(spots.tile(room), RoomFace(room, printed_name(room)))


def _spaces(pad: Pad, grid: Grid) -> Iterator[Place]:
    castle = pad.castle
    probe = SPECIAL_NUMBERS[Kind.GRAND_FOYER]  # may stand on any level
    for space in spaces_to_try(castle):
        if space not in THRONE:
            is_open = why_not_there(castle, probe, space) is None
            face = SpaceFace() if is_open else None
            yield Place(spots.space(CASTLE, space), grid.box(space), face)
    yield Place(spots.throne(CASTLE), grid.throne)


def _throne(pad: Pad, grid: Grid) -> Piece:
    return Piece("throne", spots.throne(CASTLE), grid.throne, ThroneFace(pad.throne))


def _standing(pad: Pad, grid: Grid) -> Standing:
    rooms, spaces = tuple(room for _, room in pad.rooms), tuple(space for space, _ in pad.rooms)
    return Standing(pad.throne, rooms, spaces, grid, (0, 1), 0)


def _rooms(pad: Pad, grid: Grid) -> Iterator[Piece]:
    wrong = {fact for problem in pad.problems for fact in _about(problem)}
    for space, room in pad.rooms:
        is_wrong = written(space) in wrong or ROOMS[room].id in wrong
        face = RoomFace(room, printed_name(room), wrong=is_wrong, stands=True)
        spot = spots.space(CASTLE, space)
        yield Piece(f"{ROOMS[room].id} {written(space)}", spot, grid.box(space), face)


def _about(problem: Refusal) -> Iterator[object]:
    """Yield the space or the room that breaks a rule."""
    facts = dict(problem.facts)
    yield from (facts[name] for name in ("space", "room") if name in facts)


def _court(pad: Pad, grid: Grid) -> Iterator[tuple[Place, Piece]]:
    for order, (attendant, box) in enumerate(places_at_court(pad.attendants, grid.throne)):
        spot = Spot("servant", str(order))
        face = AttendantFace(attendant)
        yield Place(spot, box), Piece(f"servant {order}", spot, box, face)


def _cards(pad: Pad) -> Iterator[tuple[Place, Piece]]:
    region = LAYOUT.pad.cards
    boxes = in_a_row(region, len(pad.cards), region.h - LAYOUT.gap, LAYOUT.gap / 2)
    for card, box in zip(pad.cards, boxes, strict=True):
        spot = Spot("kept", BONUS_CARDS[card].id)
        yield Place(spot, box), Piece(f"kept {card}", spot, box, CardFace(card, card_name(card)))


def _number(things: Sequence[Named], name: str) -> int:
    return next(n for n, thing in enumerate(things) if thing.id == name)
