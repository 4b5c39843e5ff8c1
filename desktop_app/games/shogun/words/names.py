"""What seasons, regions, buildings, actions and cards are called in the player's language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop_app.look import theme
from engine.games.shogun import content
from engine.games.shogun.components import (
    BID,
    FIRST_CHEST,
    NOTHING,
    Building,
    CardId,
    Effect,
    EventCard,
    Season,
    SpecialCard,
)


def season_name(season: Season) -> str:
    """Name a season."""
    return {
        Season.SPRING: QCoreApplication.translate("shogun", "Spring"),
        Season.SUMMER: QCoreApplication.translate("shogun", "Summer"),
        Season.AUTUMN: QCoreApplication.translate("shogun", "Autumn"),
        Season.WINTER: QCoreApplication.translate("shogun", "Winter"),
    }[season]


def region_name(region: int) -> str:
    """Name a region."""
    return {
        "west": QCoreApplication.translate("shogun", "West"),
        "central": QCoreApplication.translate("shogun", "Centre"),
        "south": QCoreApplication.translate("shogun", "South"),
        "east": QCoreApplication.translate("shogun", "East"),
        "north": QCoreApplication.translate("shogun", "North"),
    }[content.REGIONS[region].id]


def building_name(building: Building | str) -> str:
    """Name a building."""
    return {
        "castle": QCoreApplication.translate("shogun", "castle"),
        "temple": QCoreApplication.translate("shogun", "temple"),
        "theatre": QCoreApplication.translate("shogun", "Nō theatre"),
    }[building.value if isinstance(building, Building) else building]


def buildings_name(building: Building) -> str:
    """Name several buildings of a kind."""
    return {
        Building.CASTLE: QCoreApplication.translate("shogun", "castles"),
        Building.TEMPLE: QCoreApplication.translate("shogun", "temples"),
        Building.THEATRE: QCoreApplication.translate("shogun", "Nō theatres"),
    }[building]


def action_name(action: int) -> str:
    """Name an action card."""
    return {
        "build_castle": QCoreApplication.translate("shogun", "Build a castle"),
        "build_temple": QCoreApplication.translate("shogun", "Build a temple"),
        "build_theatre": QCoreApplication.translate("shogun", "Build a Nō theatre"),
        "collect_rice": QCoreApplication.translate("shogun", "Collect rice"),
        "collect_tax": QCoreApplication.translate("shogun", "Collect tax"),
        "deploy_5": QCoreApplication.translate("shogun", "Deploy 5 armies"),
        "deploy_3": QCoreApplication.translate("shogun", "Deploy 3 armies"),
        "deploy_1_move": QCoreApplication.translate("shogun", "Deploy 1 army, then move"),
        "move_attack_a": QCoreApplication.translate("shogun", "March and attack A"),
        "move_attack_b": QCoreApplication.translate("shogun", "March and attack B"),
    }[content.ACTIONS[action].id]


def action_title(action: int) -> str:
    """Name an action in a word or two, for the head of its card."""
    return {
        "build_castle": QCoreApplication.translate("shogun", "Castle", "title"),
        "build_temple": QCoreApplication.translate("shogun", "Temple", "title"),
        "build_theatre": QCoreApplication.translate("shogun", "Theatre", "title"),
        "collect_rice": QCoreApplication.translate("shogun", "Rice", "title"),
        "collect_tax": QCoreApplication.translate("shogun", "Tax", "title"),
        "deploy_5": QCoreApplication.translate("shogun", "Deploy 5", "title"),
        "deploy_3": QCoreApplication.translate("shogun", "Deploy 3", "title"),
        "deploy_1_move": QCoreApplication.translate("shogun", "1 + move", "title"),
        "move_attack_a": QCoreApplication.translate("shogun", "March A", "title"),
        "move_attack_b": QCoreApplication.translate("shogun", "March B", "title"),
    }[content.ACTIONS[action].id]


def action_text(action: int) -> str:
    """Say what an action does."""
    return {
        "build": QCoreApplication.translate(
            "shogun",
            "Costs {cost}. Goes on a free site; no province has the same building twice.",
        ),
        "collect": QCoreApplication.translate(
            "shogun",
            "The province yields what is printed there and gets an unrest marker. Where there is"
            " unrest already, the peasants rise.",
        ),
        "deploy": QCoreApplication.translate(
            "shogun", "Costs {cost}. Armies come from your supply."
        ),
        "march": QCoreApplication.translate(
            "shogun",
            "Move armies into a neighbouring province; one must stay. If it is not yours, the cube"
            " tower decides.",
        ),
    }[content.ACTIONS[action].kind.value].format(cost=chests(content.ACTIONS[action].cost))


def space_name(space: int) -> str:
    """Name a space of the tableau."""
    return QCoreApplication.translate("shogun", "Bid") if space == BID else action_name(space)


def space_of(name: object) -> str:
    """Name a space by its word in notation."""
    known = str(name) in content.SPACE_NAMES
    return space_name(content.SPACE_NAMES.index(str(name))) if known else str(name)


def card_name(card: CardId) -> str:
    """Name a province card or a chest card."""
    if card < 0:
        return QCoreApplication.translate("shogun", "no card")
    if card >= FIRST_CHEST:
        return QCoreApplication.translate("shogun", "Chest card {number}").format(
            number=content.chests_on(card)
        )
    return content.PROVINCES[card].name


def card_in_words(card: CardId) -> str:
    """Name a card in the middle of a sentence."""
    if card >= FIRST_CHEST:
        return QCoreApplication.translate("shogun", "chest card {number}").format(
            number=content.chests_on(card)
        )
    return card_name(card)


def card_of(name: object) -> str:
    """Name a card by its word in notation."""
    return card_name(content.CARD_NUMBER.get(str(name), NOTHING))


def effect_text(card: EventCard | SpecialCard) -> str:
    """Say what an event or a special card changes this round."""
    if card.effect is Effect.DEPLOY_LESS:
        assert isinstance(card, EventCard)
        text = QCoreApplication.translate(
            "shogun", "Deploying 5 brings only {five} armies, deploying 3 only {three}."
        )
        return text.format(five=card.deploys[0][1], three=card.deploys[1][1])
    return _with_amount(_of_events(card.effect) or _of_specials(card.effect), card.amount)


def _with_amount(text: str, amount: int) -> str:
    """Write the figure of a card into its *text*, alone or with the word it belongs to."""
    return text.format(amount=amount, armies=armies(amount), chests=chests(amount))


def special_text(card: SpecialCard) -> str:
    """Say what a special card changes for whoever has it, without speaking to anybody."""
    text = {
        Effect.TAX_BONUS: QCoreApplication.translate(
            "shogun", "{chests} more when collecting tax."
        ),
        Effect.RICE_BONUS: QCoreApplication.translate(
            "shogun", "{amount} rice more when collecting rice."
        ),
        Effect.DEPLOY_TOTAL: QCoreApplication.translate("shogun", "{armies} when deploying 5."),
        Effect.ATTACK_BONUS: QCoreApplication.translate("shogun", "{armies} more in every attack."),
        Effect.DEFENCE_BONUS: QCoreApplication.translate(
            "shogun", "{armies} more in every defence."
        ),
    }[card.effect]
    return _with_amount(text, card.amount)


def _of_events(effect: Effect) -> str:
    return {
        Effect.THEATRE_CALMS: QCoreApplication.translate(
            "shogun", "Building a Nō theatre also removes {amount} unrest there."
        ),
        Effect.NEUTRAL_PEASANTS: QCoreApplication.translate(
            "shogun", "{amount} peasants defend a neutral province instead of 1."
        ),
        Effect.CASTLE_DEFENCE: QCoreApplication.translate(
            "shogun", "Whoever is attacked in a province with a castle throws {armies} more."
        ),
        Effect.TEMPLE_PEACE: QCoreApplication.translate(
            "shogun", "Provinces with a temple cannot be attacked."
        ),
        Effect.TAX_MAX: QCoreApplication.translate(
            "shogun", "Collecting tax yields at most {chests}."
        ),
        Effect.TAX_MIN: QCoreApplication.translate(
            "shogun", "Collecting tax yields at least {chests}."
        ),
        Effect.RICE_MIN: QCoreApplication.translate(
            "shogun", "Collecting rice yields at least {amount} rice."
        ),
        Effect.RICE_MAX: QCoreApplication.translate(
            "shogun", "Collecting rice yields at most {amount} rice."
        ),
    }.get(effect, "")


def _of_specials(effect: Effect) -> str:
    return {
        Effect.TAX_BONUS: QCoreApplication.translate(
            "shogun", "{chests} more when you collect tax."
        ),
        Effect.RICE_BONUS: QCoreApplication.translate(
            "shogun", "{amount} rice more when you collect rice."
        ),
        Effect.DEPLOY_TOTAL: QCoreApplication.translate(
            "shogun", "Deploying 5 brings you {armies}."
        ),
        Effect.ATTACK_BONUS: QCoreApplication.translate(
            "shogun", "You throw {armies} more when you attack."
        ),
        Effect.DEFENCE_BONUS: QCoreApplication.translate(
            "shogun", "You throw {armies} more when you are attacked."
        ),
    }.get(effect, "")


NameOf = Callable[[int], str]
"""Returns what a seat is called."""


def letter_of(seat: int) -> str:
    """Return the letter on the pieces of a seat."""
    return theme.seat_look(seat).letter


# Figures with their words -----------------------------------------------------


def armies(count: int) -> str:
    """Write a number of armies."""
    if count == 1:
        return QCoreApplication.translate("shogun", "1 army")
    return QCoreApplication.translate("shogun", "{count} armies").format(count=count)


def chests(count: int) -> str:
    """Write a number of chests."""
    if count == 1:
        return QCoreApplication.translate("shogun", "1 chest")
    return QCoreApplication.translate("shogun", "{count} chests").format(count=count)


def peasants(count: int) -> str:
    """Write a number of peasants."""
    if count == 1:
        return QCoreApplication.translate("shogun", "1 peasant")
    return QCoreApplication.translate("shogun", "{count} peasants").format(count=count)


def points(count: int) -> str:
    """Write a number of points."""
    if count == 1:
        return QCoreApplication.translate("shogun", "1 point")
    return QCoreApplication.translate("shogun", "{count} points").format(count=count)


def provinces(count: int) -> str:
    """Write a number of provinces."""
    if count == 1:
        return QCoreApplication.translate("shogun", "1 province")
    return QCoreApplication.translate("shogun", "{count} provinces").format(count=count)


def markers(count: int) -> str:
    """Write an amount of unrest."""
    if count == 1:
        return QCoreApplication.translate("shogun", "1 unrest marker")
    return QCoreApplication.translate("shogun", "{count} unrest markers").format(count=count)
