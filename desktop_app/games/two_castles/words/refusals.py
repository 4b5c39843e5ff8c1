"""Why something is not possible, in one sentence with its figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.names import (
    attendant_name,
    bonus_name,
    builder_name,
    card_name,
    kind_name,
    space_name,
)
from desktop_app.games.two_castles.words.room_names import room_name
from desktop_app.games.two_castles.words.sides import castle_words
from desktop_app.kit.picture import Names
from engine.core.refusal import Refusal
from engine.games.two_castles.components import Bonus, Kind
from engine.games.two_castles.content import ATTENDANT_NUMBERS, CARD_NUMBERS, ROOM_NUMBERS
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def sentence(refusal: Refusal, view: TwoCastles | None = None, names: Names = ()) -> str:
    """Say what stands against a move; without a view, what is wrong with a castle."""
    text = (
        _about_spaces(refusal)
        or _about_castles(refusal)
        or _about_tiles(refusal)
        or _about_moving(refusal)
        or _about_counts(refusal)
        or translate("two_castles", "This is not what is asked now.")
    )
    return text.format(**_facts(refusal, view, names))


def _about_spaces(refusal: Refusal) -> str:
    return {
        "space_taken": translate("two_castles", "There is a room already ({space})."),
        "no_shared_edge": translate(
            "two_castles", "A room must share an edge with the castle; {space} touches none."
        ),
        "never_underground": translate("two_castles", "{room} never stands underground."),
        "only_underground": translate("two_castles", "{room} stands underground only."),
        "unsupported": translate("two_castles", "Nothing carries a room there ({space})."),
        "open_to_sky": translate(
            "two_castles", "{below} has a blue border: the sky above it stays open."
        ),
        "not_joined_to_throne": translate(
            "two_castles", "The room at {space} is not joined to the throne room."
        ),
        "throne_room_is_there": translate(
            "two_castles", "{room} lies on the throne room ({space}) and does not count."
        ),
        "not_here": translate("two_castles", "That does not belong there now."),
    }.get(refusal.reason, "")


def _about_castles(refusal: Refusal) -> str:
    return {
        "not_your_castle": translate(
            "two_castles", "You build in your left and your right castle only, not in {castle}."
        ),
        "you_wait_here": translate(
            "two_castles", "You let your partner build first in this castle."
        ),
        "castle_has_your_tile": translate(
            "two_castles",
            "This castle has its tile from you; the other tile goes to the other one.",
        ),
        "waited_already": translate("two_castles", "You have waited here already."),
        "all_waited": translate(
            "two_castles", "All have waited and nobody has built, so you build a tile now."
        ),
        "all_have_built": translate(
            "two_castles", "All have built: there is nobody left to wait for."
        ),
        "you_build_for_ludwig": translate(
            "two_castles", "Ludwig does not build himself: there is nobody to wait for."
        ),
        "partner_has_built": translate(
            "two_castles", "{partner} has built here already: there is nobody to wait for."
        ),
        "other_castle": translate(
            "two_castles", "The bonus was gained for {gained_by}, so it is built there."
        ),
    }.get(refusal.reason, "")


def _about_tiles(refusal: Refusal) -> str:
    of_rule = {
        ("BC-36", "not_drawn"): translate("two_castles", "This bonus card was not drawn: {card}."),
        ("BC-12", "not_chosen"): translate("two_castles", "{room} is in your hand already."),
        ("BC-63", "not_drawn"): translate("two_castles", "{room} is none of Ludwig's two tiles."),
    }
    return of_rule.get((refusal.rule, refusal.reason), "") or {
        "not_drawn": translate("two_castles", "{room} was not drawn for this bonus."),
        "not_chosen": translate("two_castles", "{room} is none of your two tiles."),
        "chosen_already": translate("two_castles", "You keep {room} already."),
        "not_in_hand": translate("two_castles", "{room} is not in your hand."),
        "two_kept": translate(
            "two_castles", "You keep {have} tiles already: take one back, or drop this one on it."
        ),
        "too_few_kept": translate("two_castles", "Keep two tiles first; you have {have}."),
        "laid_out_elsewhere": translate(
            "two_castles", "Ludwig's tile {room} lies at his other castle and is built there."
        ),
        "other_kind": translate("two_castles", "This bonus does not bring a {kind}."),
    }.get(refusal.reason, "")


def _about_moving(refusal: Refusal) -> str:
    return {
        "stands_for_good": translate(
            "two_castles", "Only tiles that you have just built yourself move; {room} stands."
        ),
        "has_one_above": translate("two_castles", "{room} carries {above}, so it stays."),
        "holds_together": translate(
            "two_castles", "Without {room} the castle would fall apart, so it stays."
        ),
        "brought_bonus": translate(
            "two_castles", "{room} belongs to a bonus that was taken, so it stays."
        ),
    }.get(refusal.reason, "")


def _about_counts(refusal: Refusal) -> str:
    if refusal.reason == "none_left":
        is_room = "kind" in dict(refusal.facts)
        return (
            translate("two_castles", "No {kind} is left in the box.")
            if is_room
            else translate("two_castles", "No such attendant is left: {attendant}.")
        )
    if refusal.reason == "bonus_gone":
        return translate("two_castles", "Nothing is left of this bonus: {bonus}.")
    if refusal.reason == "too_many":
        return translate("two_castles", "{thing}: {have} here, the box has {there_are}.")
    if refusal.reason == "not_your_decision":
        return translate("two_castles", "Somebody else decides now.")
    return ""


def _facts(refusal: Refusal, view: TwoCastles | None, names: Names) -> dict[str, str]:
    found = {}
    for name, fact in refusal.facts:
        found[name] = _in_words(name, fact, view, names)
        if name in ("room", "attendant", "card"):
            found["thing"] = found[name]
    return found


def _in_words(name: str, fact: int | str, view: TwoCastles | None, names: Names) -> str:
    match name, fact:
        case ("room" | "below" | "above", str()):
            return room_name(ROOM_NUMBERS[fact])
        case ("bonus", str()):
            return bonus_name(Bonus(fact))
        case ("kind", str()):
            return kind_name(Kind(fact))
        case ("attendant", str()):
            return attendant_name(ATTENDANT_NUMBERS[fact])
        case ("card", str()):
            return card_name(CARD_NUMBERS[fact])
        case ("space", str()):
            x, _, y = fact.partition(",")
            return space_name(int(x), int(y))
        case ("castle" | "gained_by", int()) if view:
            return castle_words(view, fact, names)
        case ("partner", int()) if view:
            return builder_name(view, names, fact)
        case _:
            return str(fact)
