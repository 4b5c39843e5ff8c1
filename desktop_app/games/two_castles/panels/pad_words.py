"""Names and descriptions of what is on the score pad."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.panels.pad import Pad
from desktop_app.games.two_castles.panels.pad_picture import BIN, CARDS, COURT, LAND
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.words.names import (
    attendant_name,
    card_name,
    kind_name,
    space_name,
)
from desktop_app.games.two_castles.words.room_names import room_name
from desktop_app.games.two_castles.words.rules import (
    attendant_text,
    card_text,
    points_now,
    throne_rule,
    tile_text,
)
from desktop_app.kit.gestures import Spot
from desktop_app.kit.tabletop import Words
from engine.games.two_castles.components import Category, Kind
from engine.games.two_castles.content import (
    ATTENDANT_NUMBERS,
    CARD_NUMBERS,
    ROOM_NUMBERS,
    THRONE_NUMBERS,
)
from engine.games.two_castles.spaces import x_of, y_of

translate = QCoreApplication.translate


def pad_words(spot: Spot, pad: Pad) -> Words:
    """Name and describe a place of the score pad."""
    match spot.kind:
        case "tile":
            room = ROOM_NUMBERS[spot.key]
            return _words(room_name(room), tile_text(room))
        case "space":
            return _space(spots.castle_and_space(spot)[1], pad)
        case "throne_tile":
            return _throne(THRONE_NUMBERS[spot.key], "")
        case "throne":
            return _throne(pad.throne, points_now(pad.sheet.of(Category.THRONE)))
        case "attendant":
            number = ATTENDANT_NUMBERS[spot.key]
            return _words(attendant_name(number), attendant_text(number))
        case "servant":
            number = pad.attendants[int(spot.key)]
            return _words(attendant_name(number), attendant_text(number))
        case "card" | "kept":
            number = CARD_NUMBERS[spot.key]
            return _words(card_name(number), card_text(number))
        case "tab":
            return _tab(spot.key)
        case _:
            return _furniture(spot)


def how_to_begin() -> str:
    """Say what to do with an empty castle."""
    return translate(
        "two_castles",
        "Put rooms from the left into the castle. Attendants and another throne room (star) go on"
        " the throne room, bonus cards (last page) below the castle. What you want to remove goes"
        " on the bin.",
    )


def where_it_goes(source: Spot) -> str:
    """Say where a thing can be dropped that was dropped elsewhere; empty if it is no thing."""
    match source.kind:
        case "tile" | "space":
            return translate("two_castles", "A room goes on a space next to the castle.")
        case "card":
            return translate("two_castles", "A bonus card goes into the row below the castle.")
        case "attendant":
            return translate("two_castles", "An attendant goes into the throne room.")
        case "throne_tile":
            return translate("two_castles", "Drop a throne room on the one that stands there.")
        case "throne":
            return translate("two_castles", "The throne room stays; drop another one on it.")
        case "kept" | "servant":
            return translate("two_castles", "Drop on the bin what you want to remove.")
        case _:
            return ""


def _space(space: int, pad: Pad) -> Words:
    where = space_name(x_of(space), y_of(space))
    for number, (taken, room) in enumerate(pad.rooms):
        if taken == space:
            text = f"{tile_text(room)}\n{points_now(pad.sheet.rooms[number])}"
            name = translate("two_castles", "{room}, {where}")
            return _words(name.format(room=room_name(room), where=where), text)
    name = translate("two_castles", "Free space: {where}").format(where=where)
    return _words(name, translate("two_castles", "Drop a room here."))


def _throne(throne: int, now: str) -> Words:
    return _words(translate("two_castles", "Throne room"), f"{throne_rule(throne)}\n{now}".strip())


def _tab(name: str) -> Words:
    if name == COURT:
        title = translate("two_castles", "Special rooms, attendants and throne rooms")
    elif name == CARDS:
        title = translate("two_castles", "Bonus cards")
    else:
        title = kind_name(Kind(name))
    return _words(title, translate("two_castles", "A page of the palette."))


def _furniture(spot: Spot) -> Words:
    if spot == BIN:
        return Words(
            translate("two_castles", "Bin"),
            translate("two_castles", "Drop a room, an attendant or a card here to take it away."),
        )
    if spot == LAND or spot.kind == "roofs":
        return Words(translate("two_castles", "The land around the castle"), how_to_begin())
    return Words(
        translate("two_castles", "Bonus cards"),
        translate("two_castles", "Drop a bonus card here."),
    )


def _words(name: str, text: str) -> Words:
    return Words(name[:1].upper() + name[1:], text.replace("\n", " "))
