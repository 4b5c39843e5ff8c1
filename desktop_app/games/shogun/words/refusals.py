"""Why something cannot be done, in figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.names import (
    NameOf,
    armies,
    building_name,
    card_name,
    card_of,
    chests,
    letter_of,
    markers,
    space_of,
)
from engine.core.agenda import AnyChoice
from engine.core.refusal import Refusal
from engine.games.shogun.claims import ChooseCard, ChooseGroup
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.planning import Commit, FillPlan


def sentence(refusal: Refusal, name_of: NameOf = letter_of) -> str:
    """Say what stands against it."""
    facts = dict(refusal.facts)
    words = {name: _in_words(name, fact, name_of) for name, fact in facts.items()}
    for name in ("need", "have"):
        if name in facts:
            words[f"{name}_armies"] = armies(int(facts[name]))
            words[f"{name}_chests"] = chests(int(facts[name]))
    return _text(refusal.reason, facts).format(**words)


def misplaced(choice: AnyChoice | None) -> str:
    """Say where things go while *choice* is open."""
    match choice:
        case ChooseCard():
            return QCoreApplication.translate(
                "shogun",
                "An open card goes to its own province on the map; click the deck for its top"
                " card.",
            )
        case ChooseGroup(_, province):
            text = QCoreApplication.translate(
                "shogun", "The armies go to {province}, the province you took."
            )
            return text.format(province=card_name(province))
        case FillPlan() | Commit():
            return QCoreApplication.translate(
                "shogun", "Your cards go to the spaces of your tableau."
            )
        case ChooseMarch(_, home):
            text = QCoreApplication.translate("shogun", "Only the armies in {home} march now.")
            return text.format(home=card_name(home))
        case _:
            return QCoreApplication.translate("shogun", "It does not belong there.")


def _in_words(name: str, fact: int | str, name_of: NameOf) -> str:
    """Write one figure or name of the sentence."""
    match name:
        case "card" | "province" | "target" | "home":
            return card_of(fact)
        case "space":
            return space_of(fact)
        case "building":
            return building_name(str(fact))
        case "unrest":
            return markers(int(fact))
        case "armies":
            return armies(int(fact))
        case "by" | "owner":
            return name_of(int(fact)) if int(fact) >= 0 else "\N{EN DASH}"
        case _:
            return str(fact)


def _text(reason: str, facts: dict[str, int | str]) -> str:
    if reason == "one_must_stay" and "want" in facts:
        return QCoreApplication.translate(
            "shogun", "One army must stay: of {have_armies}, {want} cannot march away."
        )
    if reason in _MONEY:
        return _money(reason, int(facts["need"]), int(facts["have"]))
    return (
        _of_start(reason) or _of_plan(reason) or _of_actions(reason)
    ) or QCoreApplication.translate("shogun", "That is not possible now.")


_MONEY = ("cannot_pay", "cannot_pay_all", "cannot_pay_bid")


def _money(reason: str, need: int, have: int) -> str:
    text = {
        "cannot_pay": QCoreApplication.translate(
            "shogun", "This costs {need_chests}, but only {have} are left."
        ),
        "cannot_pay_all": QCoreApplication.translate(
            "shogun", "All you planned costs {need_chests}, but only {have} are left."
        ),
        "cannot_pay_bid": QCoreApplication.translate(
            "shogun", "This bid costs {need_chests}, but you have only {have}."
        ),
    }[reason]
    return text.format(need_chests=chests(need), have=have)


def _of_start(reason: str) -> str:
    return {
        "no_such_card": QCoreApplication.translate("shogun", "There is no such card."),
        "no_such_thing": QCoreApplication.translate("shogun", "There is no such card or space."),
        "once_per_turn": QCoreApplication.translate(
            "shogun", "You can replace the cards only once in a turn."
        ),
        "other_cards_than_last_turn": QCoreApplication.translate(
            "shogun", "You can replace the cards only if both are still those of your last turn."
        ),
        "not_in_play": QCoreApplication.translate(
            "shogun", "This province is not used with so few players."
        ),
        "card_taken": QCoreApplication.translate("shogun", "{card} belongs to {by} already."),
        "not_open": QCoreApplication.translate("shogun", "The card of {card} does not lie open."),
        "no_such_group": QCoreApplication.translate(
            "shogun", "You have no group of {armies} left. Groups left: {left}."
        ),
    }.get(reason, "")


def _of_plan(reason: str) -> str:
    return {
        "spaces_open": QCoreApplication.translate("shogun", "Spaces still open: {open}."),
        "space_empty": QCoreApplication.translate("shogun", "Nothing lies on {space}."),
        "not_your_card": QCoreApplication.translate(
            "shogun", "You do not have the card of {card}."
        ),
        "space_taken": QCoreApplication.translate("shogun", "A card lies on {space} already."),
        "card_used": QCoreApplication.translate("shogun", "{card} lies on {space} already."),
        "keep_a_bid": QCoreApplication.translate(
            "shogun", "Keep a card for the bid that you can pay with {have_chests}."
        ),
        "cards_left": QCoreApplication.translate(
            "shogun", "With {cards} cards for {spaces} spaces no space may stay empty."
        ),
        "no_such_place": QCoreApplication.translate("shogun", "There is no place {place}."),
        "place_taken": QCoreApplication.translate("shogun", "{by} has this place already."),
    }.get(reason, "")


def _of_actions(reason: str) -> str:
    return {
        "too_few_armies": QCoreApplication.translate(
            "shogun", "This needs {need_armies} in the supply; you have {have}."
        ),
        "one_must_stay": QCoreApplication.translate(
            "shogun", "Nobody can march: only one army is there, and it must stay."
        ),
        "no_target": QCoreApplication.translate(
            "shogun", "There is no province to march to from {province}."
        ),
        "has_one_already": QCoreApplication.translate(
            "shogun", "The {building} would be the second one there."
        ),
        "no_free_site": QCoreApplication.translate("shogun", "All its sites are taken ({sites})."),
        "none_in_stock": QCoreApplication.translate(
            "shogun", "No {building} is left in the stock."
        ),
        "must_move": QCoreApplication.translate("shogun", "Armies must march from {home}."),
        "not_adjacent": QCoreApplication.translate("shogun", "{target} does not border on {home}."),
        "not_your_province": QCoreApplication.translate(
            "shogun", "{target} is not yours; this move is a peaceful one."
        ),
        "temple_peace": QCoreApplication.translate(
            "shogun", "{target} has a temple and cannot be attacked this round."
        ),
        "not_drawn": QCoreApplication.translate(
            "shogun", "This province was not drawn; {drawn} others were."
        ),
        "revolt": QCoreApplication.translate(
            "shogun", "There is unrest ({unrest}): the peasants will rise."
        ),
        "not_your_decision": QCoreApplication.translate("shogun", "It is not your turn."),
        "not_here": misplaced(None),
        "not_now": QCoreApplication.translate("shogun", "That is not possible now."),
    }.get(reason, "")
