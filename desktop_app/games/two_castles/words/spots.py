"""Names and descriptions of places, for hovering, keyboard and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.words.names import (
    attendant_name,
    bonus_name,
    builder_name,
    card_name,
    space_name,
)
from desktop_app.games.two_castles.words.room_names import room_name
from desktop_app.games.two_castles.words.rules import (
    attendant_text,
    card_points_now,
    card_text,
    level_text,
    points_now,
    room_text,
    throne_text,
    tile_text,
)
from desktop_app.games.two_castles.words.sides import castle_words, in_castle
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Words
from engine.games.two_castles.components import Bonus, Kind
from engine.games.two_castles.content import (
    ATTENDANT_NUMBERS,
    CARD_NUMBERS,
    KINDS,
    ROOM_NUMBERS,
    ROOMS,
)
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.spaces import x_of, y_of
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def spot_words(spot: Spot, view: TwoCastles, names: Names = ()) -> Words:
    """Name and describe a place."""
    match spot.kind:
        case "tile":
            return tile_words(ROOM_NUMBERS[spot.key], view)
        case "space":
            return space_words(*spots.castle_and_space(spot), view, names)
        case "throne":
            number = int(spot.key)
            name = translate("two_castles", "Throne room {where}")
            return with_rule(
                name.format(where=in_castle(view, number, names)),
                throne_text(view, number),
                "BC-53",
            )
        case "castle" | "cards" | "roofs":
            return _castle(spot, view, names)
        case "builder":
            return _builder(int(spot.key), view, names)
        case "attendant":
            return attendant_words(ATTENDANT_NUMBERS[spot.key], view)
        case "card":
            number = CARD_NUMBERS[spot.key]
            return with_rule(card_name(number), card_text(number), "BC-58")
        case "bonus":
            return bonus_words(Bonus(spot.key))
        case _:
            return furniture_words(spot)


def tile_words(room: int, view: TwoCastles) -> Words:
    """Describe a tile; if it stands in a castle, with what it is worth."""
    for number, castle in enumerate(view.castles):
        if room in castle.rooms and room < ROOM_NUMBERS["fountain"]:
            space = castle.spaces[castle.rooms.index(room)]
            return with_rule(room_name(room), room_text(view, number, room, space), rule_of(room))
    name = room_name(room)
    if any(room in builder.chosen and not builder.owes for builder in view.builders):
        name = translate("two_castles", "{room}, kept").format(room=name)
    return with_rule(name, tile_text(room), rule_of(room))


def space_words(number: int, space: int, view: TwoCastles, names: Names) -> Words:
    castle = view.castles[number]
    where = space_name(x_of(space), y_of(space))
    room = castle.room_on(space)
    if room is not None:
        name = translate("two_castles", "{room}, {where}")
        text = room_text(view, number, room, space)
        return with_rule(name.format(room=room_name(room), where=where), text, rule_of(room))
    is_open = space in (*castle.open_above, *castle.open_below)
    text = (
        translate("two_castles", "A room may be built here, {castle}.")
        if is_open
        else translate("two_castles", "No room can be built here now, {castle}.")
    )
    name = translate("two_castles", "Free space: {where}").format(where=where)
    return with_rule(name, text.format(castle=in_castle(view, number, names)), "BC-21")


def _castle(spot: Spot, view: TwoCastles, names: Names) -> Words:
    number = int(spot.key)
    castle = castle_words(view, number, names)
    name = castle[:1].upper() + castle[1:]
    if spot.kind == "cards":
        text = translate("two_castles", "Bonus cards of this castle lie here: {count}.")
        title = translate("two_castles", "Bonus cards of {castle}").format(castle=castle)
        return with_rule(title, text.format(count=len(view.castles[number].cards)), "BC-36")
    text = translate("two_castles", "Rooms: {rooms}. Worth now: {points}. A click enlarges it.")
    facts = {
        "rooms": len(view.castles[number].rooms),
        "points": castle_points(view.castles[number]),
    }
    return with_rule(name, text.format(**facts), "BC-45")


def _builder(number: int, view: TwoCastles, names: Names) -> Words:
    text = translate(
        "two_castles", "Builds {left} and {right}. Tiles in the hand: {hand}; chosen: {chosen}."
    )
    left, right = view.castles_of(number)
    builder = view.builders[number]
    facts = {"left": castle_words(view, left, names), "right": castle_words(view, right, names)}
    counts = {"hand": len(builder.hand), "chosen": len(builder.chosen)}
    return with_rule(builder_name(view, names, number), text.format(**facts, **counts), "BC-7")


def attendant_words(attendant: int, view: TwoCastles) -> Words:
    left = translate("two_castles", "Left in the box: {left}.")
    text = f"{attendant_text(attendant)} {left.format(left=view.attendants[attendant])}"
    return with_rule(attendant_name(attendant), text, "BC-57")


def card_words(card: int, view: TwoCastles) -> Words:
    text = card_text(card)
    for number, castle in enumerate(view.castles):
        if card in castle.cards:
            text += " " + points_now(card_points_now(view, number, card))
    return with_rule(card_name(card), text, "BC-58")


def bonus_words(bonus: Bonus) -> Words:
    kinds = [kind for kind in KINDS.values() if kind.third is bonus]
    text = translate("two_castles", "A bonus: {bonus}.").format(bonus=bonus_name(bonus))
    if kinds:
        text = f"{text} {level_text(kinds[0].level)}" if bonus.value in set(Kind) else text
    return with_rule(bonus_name(bonus), text, "BC-42")


def furniture_words(spot: Spot) -> Words:
    names = {
        spots.FAN: (
            translate("two_castles", "Your hand"),
            translate("two_castles", "Tiles to choose from; put a kept tile here to take it back."),
        ),
        spots.KEPT: (
            translate("two_castles", "What you keep"),
            translate(
                "two_castles",
                "Put two tiles of your hand here and change them until you are done.",
            ),
        ),
        spots.LUDWIG: (
            translate("two_castles", "Ludwig's place"),
            translate("two_castles", "Ludwig's tile for the castle that you build with him."),
        ),
        spots.TRAY: (
            translate("two_castles", "Bonus"),
            translate("two_castles", "What the bonus offers, and what is still to come."),
        ),
        spots.ENLARGED: (
            translate("two_castles", "Enlarged"),
            translate("two_castles", "A click closes it."),
        ),
    }
    name, text = names.get(spot, (str(spot), str(spot)))
    return Words(name, text)


_RULES = {
    Kind.FOOD: "BC-46",
    Kind.LIVING: "BC-47",
    Kind.UTILITY: "BC-48",
    Kind.OUTDOOR: "BC-49",
    Kind.SLEEPING: "BC-50",
    Kind.CORRIDOR: "BC-51",
    Kind.DOWNSTAIRS: "BC-52",
    Kind.FOUNTAIN: "BC-54",
    Kind.TOWER: "BC-55",
    Kind.GRAND_FOYER: "BC-56",
}


def rule_of(room: int) -> str:
    return _RULES[ROOMS[room].kind]


def with_rule(name: str, text: str, rule: str) -> Words:
    return Words(name[:1].upper() + name[1:], text.replace("\n", " "), rule)
