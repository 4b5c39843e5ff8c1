"""What places and pieces are called, and what is to be said about them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.words.names import (
    NameOf,
    action_name,
    action_text,
    armies,
    building_name,
    buildings_name,
    card_name,
    chests,
    effect_text,
    letter_of,
    markers,
    provinces,
    region_name,
    space_name,
    special_text,
)
from desktop_app.games.shogun.words.panels import words_of_panel
from desktop_app.games.shogun.words.refusals import sentence
from desktop_app.games.shogun.words.routes import doubts, words_of_march, words_of_route
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Words
from engine.games.shogun import content
from engine.games.shogun.components import (
    BID,
    FACE_DOWN,
    FREE,
    LOST,
    NOBODY,
    NOTHING,
    OUT_OF_PLAY,
    Building,
    CardId,
    Effect,
    ProvinceId,
    is_province,
)
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.foretelling import warnings
from engine.games.shogun.scoring import majorities
from engine.games.shogun.state import Shogun


def words_of_spot(spot: Spot, view: Shogun, name_of: NameOf = letter_of) -> Words:
    """Name and describe a place."""
    match spot.kind:
        case "province":
            return words_of_province(content.PROVINCE_IDS[spots.number_of(spot)], view, name_of)
        case "route":
            return words_of_route(spots.number_of(spot), view)
        case "card" | "open":
            return words_of_card(CardId(spots.number_of(spot)), view, name_of)
        case "space":
            return words_of_space(spots.number_of(spot), view)
        case "place":
            return _place(spots.number_of(spot), view, name_of)
        case "action":
            return _action(spots.number_of(spot), view)
        case "event" | "open_event":
            return _event(spot, view)
        case "march":
            return words_of_march(*spots.ends_of(spot), view)
        case "region":
            return _region(spots.number_of(spot), view, name_of)
        case "house" | "tableau":
            return _house(spot, view, name_of)
        case "group":
            return Words(
                QCoreApplication.translate("shogun", "Group of {armies}").format(
                    armies=armies(int(spot.key))
                ),
                QCoreApplication.translate("shogun", "It goes into the province you took."),
                "SH-13",
            )
        case _:
            return words_of_panel(spot, view)


def words_of_province(province: ProvinceId, view: Shogun, name_of: NameOf) -> Words:
    """Name and describe a province and what stands there."""
    printed = PROVINCES[province]
    if view.owners[province] == OUT_OF_PLAY:
        text = QCoreApplication.translate("shogun", "Not used with three players.")
        return Words(printed.name, text, "SH-11")
    text = QCoreApplication.translate(
        "shogun", "{region}. Rice {rice}, tax {tax}, sites {sites}."
    ).format(
        region=region_name(view.board.regions[province]),
        rice=printed.rice,
        tax=printed.tax,
        sites=printed.sites,
    )
    around = ", ".join(PROVINCES[other].name for other in view.board.neighbours[province])
    borders = QCoreApplication.translate("shogun", "Borders on {provinces}.")
    lines = (
        text,
        *_held(province, view, name_of),
        borders.format(provinces=around),
        *doubts(province, view),
    )
    return Words(printed.name, " ".join(lines))


def _held(province: ProvinceId, view: Shogun, name_of: NameOf) -> Iterator[str]:
    """Say whose a province is and what stands there."""
    owner = view.owners[province]
    if owner == NOBODY:
        yield _guarded(view.event_amount(Effect.NEUTRAL_PEASANTS) or content.BOX.neutral_peasants)
    else:
        text = QCoreApplication.translate("shogun", "{name} has {armies} here.")
        yield text.format(name=name_of(owner), armies=armies(view.armies[province]))
    if view.buildings[province]:
        built = ", ".join(building_name(building) for building in view.buildings[province])
        text = QCoreApplication.translate("shogun", "Built: {buildings}.")
        yield text.format(buildings=built)
    if view.unrest[province]:
        yield markers(view.unrest[province]) + "."


def _guarded(peasants: int) -> str:
    """Say how many peasants defend a neutral province in this round (SH-71)."""
    if peasants == 1:
        return QCoreApplication.translate("shogun", "Neutral: whoever attacks meets a peasant.")
    text = QCoreApplication.translate("shogun", "Neutral: whoever attacks meets {count} peasants.")
    return text.format(count=peasants)


def words_of_card(card: CardId, view: Shogun, name_of: NameOf) -> Words:
    """Name and describe a card."""
    if is_province(card):
        return words_of_province(card, view, name_of)
    text = QCoreApplication.translate(
        "shogun", "As a bid it costs {chests}; on an action it does nothing."
    )
    return Words(card_name(card), text.format(chests=chests(content.chests_on(card))), "SH-33")


def words_of_space(space: int, view: Shogun) -> Words:
    """Name and describe a space of one's own tableau, with what will go wrong there."""
    seat = view.viewer or 0
    card = view.houses[seat].plan[space]
    lies = {
        NOTHING: QCoreApplication.translate("shogun", "It stays empty."),
        LOST: QCoreApplication.translate("shogun", "The card that lay here was lost."),
        FACE_DOWN: QCoreApplication.translate("shogun", "A card lies here face down."),
    }.get(card, "")
    if card >= 0:
        lies = QCoreApplication.translate("shogun", "Here lies {card}.").format(
            card=card_name(card)
        )
    does = (
        QCoreApplication.translate(
            "shogun", "The highest bid chooses its place in the turn order first."
        )
        if space == BID
        else action_text(space)
    )
    warned = [sentence(warning) for warning in warnings(view, seat, space)]
    text = " ".join(part for part in (does, lies, *warned) if part)
    return Words(space_name(space), text, "SH-36" if space == BID else "SH-32")


def _place(place: int, view: Shogun, name_of: NameOf) -> Words:
    lines = []
    taker = view.places[place]
    if view.specials:
        card = content.SPECIALS[view.specials[place]]
        lines.append(effect_text(card) if taker in (FREE, view.viewer) else special_text(card))
    if taker != FREE:
        text = QCoreApplication.translate("shogun", "{name} took it.")
        lines.append(text.format(name=name_of(taker)))
    else:
        lines.append(QCoreApplication.translate("shogun", "Nobody has it yet."))
    name = QCoreApplication.translate("shogun", "Place {place} in the turn order").format(
        place=place + 1
    )
    return Words(name, " ".join(lines), "SH-39")


def _action(slot: int, view: Shogun) -> Words:
    number = QCoreApplication.translate("shogun", "Action {number} of {all}").format(
        number=slot + 1, all=BID
    )
    action = view.actions[slot] if slot < len(view.actions) else FACE_DOWN
    if action == FACE_DOWN:
        text = QCoreApplication.translate(
            "shogun", "Still face down; one is turned up after every action."
        )
        return Words(number, text, "SH-30")
    return Words(f"{number}: {action_name(action)}", action_text(action), "SH-40")


def _event(spot: Spot, view: Shogun) -> Words:
    if spot == spots.EVENT:
        event, name = view.event, QCoreApplication.translate("shogun", "Event of this round")
    else:
        event, name = (
            view.events[spots.number_of(spot)],
            QCoreApplication.translate("shogun", "Open event"),
        )
    card = content.EVENTS[event]
    loss = QCoreApplication.translate(
        "shogun", "If it is left for winter, everybody loses {loss} rice."
    )
    text = effect_text(card)
    if spot != spots.EVENT:
        text = f"{text} {loss.format(loss=card.rice_loss)}"
    return Words(name, text, "SH-37")


def _region(region: int, view: Shogun, name_of: NameOf) -> Words:
    """Say who has most buildings of each kind in a region, and what it is worth."""
    won = majorities(view.board, view.owners, view.buildings, len(view.houses))
    lines = []
    for building in Building:
        most = [
            (seat, m.points)
            for seat, won_there in enumerate(won)
            for m in won_there
            if (m.region, m.building) == (region, building)
        ]
        if most:
            who = ", ".join(f"{name_of(seat)} +{gained}" for seat, gained in most)
            text = QCoreApplication.translate("shogun", "Most {buildings}: {names}.")
            lines.append(text.format(buildings=buildings_name(building), names=who))
    nothing = QCoreApplication.translate("shogun", "Nothing is built here yet.")
    return Words(region_name(region), " ".join(lines) or nothing, "SH-95")


def _house(spot: Spot, view: Shogun, name_of: NameOf) -> Words:
    seat = spots.number_of(spot)
    name = name_of(seat)
    if spot.kind == "tableau":
        title = QCoreApplication.translate("shogun", "Tableau of {name}").format(name=name)
        shown = [
            f"{space_name(space)}: {card_name(card)}"
            for space, card in enumerate(view.houses[seat].plan)
            if card >= 0
        ]
        nothing = QCoreApplication.translate("shogun", "Nothing is turned up yet.")
        return Words(title, "; ".join(shown) or nothing, "SH-32")
    house = view.houses[seat]
    text = QCoreApplication.translate(
        "shogun", "Points {points}, {chests}, rice {rice}, {armies} in the supply, {provinces}."
    )
    told = text.format(
        points=house.points,
        chests=chests(house.chests),
        rice=house.rice,
        armies=armies(house.supply),
        provinces=provinces(len(house.provinces)),
    )
    return Words(name, told)
