"""Names and descriptions of pieces, wherever they lie."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.words.room_names import room_name
from desktop_app.games.two_castles.words.rules import (
    room_text,
)
from desktop_app.games.two_castles.words.spots import (
    attendant_words,
    bonus_words,
    card_words,
    furniture_words,
    rule_of,
    space_words,
    spot_words,
    tile_words,
    with_rule,
)
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Words
from engine.games.two_castles.components import Bonus
from engine.games.two_castles.content import (
    ATTENDANT_NUMBERS,
    CARD_NUMBERS,
    ROOM_NUMBERS,
)
from engine.games.two_castles.spaces import space_at
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def piece_words(piece_id: str, view: TwoCastles, names: Names = ()) -> Words:
    """Name and describe a piece."""
    kind, _, key = piece_id.partition(" ")
    if kind in ("room", "offer", "card", "bonus", "secret", "covered", "large", "enlarged"):
        return _known_piece(kind, key, view, names)
    if kind == "throne":
        return spot_words(spots.throne(int(key)), view, names)
    if kind in ATTENDANT_NUMBERS:
        return attendant_words(ATTENDANT_NUMBERS[kind], view)
    return _standing(ROOM_NUMBERS[kind], key, view)


def _known_piece(kind: str, key: str, view: TwoCastles, names: Names) -> Words:
    first = key.partition(" ")[0]
    match kind:
        case "room":
            return tile_words(ROOM_NUMBERS[key], view)
        case "offer" if key in ROOM_NUMBERS:
            return tile_words(ROOM_NUMBERS[key], view)
        case "offer":
            return attendant_words(ATTENDANT_NUMBERS[key], view)
        case "card":
            return card_words(CARD_NUMBERS[key], view)
        case "bonus":
            return bonus_words(Bonus(key))
        case "enlarged" if first in ATTENDANT_NUMBERS:
            return attendant_words(ATTENDANT_NUMBERS[first], view)
        case "enlarged" if first in CARD_NUMBERS:
            return card_words(CARD_NUMBERS[first], view)
        case "large" if key != "throne":
            number, _, where = key.partition(" ")
            x, _, y = where.partition(",")
            return space_words(int(number), space_at(int(x), int(y)), view, names)
        case "secret":
            name = translate("two_castles", "Tile face down")
            return Words(name, translate("two_castles", "Kept in secret until all have chosen."))
        case "covered":
            name = translate("two_castles", "Tile face down")
            return Words(name, translate("two_castles", "Face down while all look on."))
        case _:
            return furniture_words(spots.ENLARGED)


def _standing(room: int, key: str, view: TwoCastles) -> Words:
    number, _, where = key.partition(" ")
    x, _, y = where.partition(",")
    text = room_text(view, int(number), room, space_at(int(x), int(y)))
    return with_rule(room_name(room), text, rule_of(room))
