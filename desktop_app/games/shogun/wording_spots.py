"""What places and pieces are called, and what is to be said about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.board.picture import Words
from desktop_app.games.shogun import spots
from desktop_app.games.shogun.names import (
    action_name,
    action_text,
    armies,
    building_name,
    card_name,
    chests,
    effect_text,
    markers,
    provinces,
    region_name,
    season_name,
    space_name,
)
from desktop_app.games.shogun.warnings import warnings
from desktop_app.games.shogun.wording_refusals import sentence
from desktop_app.gestures import Spot
from engine.games.shogun import content
from engine.games.shogun.components import (
    BID,
    FACE_DOWN,
    FIRST_CHEST,
    FREE,
    LOST,
    NOBODY,
    NOTHING,
    OUT_OF_PLAY,
)
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.state import Shogun


def words_of_spot(spot: Spot, view: Shogun) -> Words:
    """Name and describe a place."""
    match spot.kind:
        case "province":
            return _province(spots.number_of(spot), view)
        case "card" | "open":
            return _card(spots.number_of(spot), view)
        case "space":
            return _space(spots.number_of(spot), view)
        case "place":
            return _place(spots.number_of(spot), view)
        case "action":
            return _action(spots.number_of(spot), view)
        case "event" | "open_event":
            return _event(spot, view)
        case "house" | "tableau":
            return _house(spot, view)
        case "group":
            return Words(
                QCoreApplication.translate("shogun", "Group of {armies}").format(armies=spot.key),
                QCoreApplication.translate("shogun", "It goes into the province you took."),
                "SH-13",
            )
        case _:
            return _panel(spot, view)


def words_of_piece(piece_id: str, view: Shogun) -> Words:
    """Name and describe a piece."""
    kind, _, key = piece_id.partition(" ")
    match kind:
        case "army":
            province = content.PROVINCE_NUMBER[key]
            return _province(province, view)
        case "card":
            card = content.CARD_NAMES.index(key)
            seat = view.viewer
            if seat is not None and card in view.houses[seat].plan:
                return _space(view.houses[seat].plan.index(card), view)
            return _card(card, view)
        case "hidden" | "empty" if key in content.SPACE_NAMES:
            return _space(content.SPACE_NAMES.index(key), view)
        case _:
            return Words(
                QCoreApplication.translate("shogun", "All tableaus"),
                QCoreApplication.translate(
                    "shogun", "What is known of everybody's plan; a click closes it."
                ),
            )


def _province(province: int, view: Shogun) -> Words:
    printed = PROVINCES[province]
    owner = view.owners[province]
    if owner == OUT_OF_PLAY:
        text = QCoreApplication.translate("shogun", "Not used with three players.")
        return Words(printed.name, text, "SH-11")
    lines = [
        QCoreApplication.translate(
            "shogun", "{region}. Rice {rice}, tax {tax}, sites {sites}."
        ).format(
            region=region_name(view.board.regions[province]),
            rice=printed.rice,
            tax=printed.tax,
            sites=printed.sites,
        )
    ]
    if owner == NOBODY:
        lines.append(
            QCoreApplication.translate("shogun", "Neutral: whoever attacks meets a peasant.")
        )
    else:
        text = QCoreApplication.translate("shogun", "Player {seat} has {armies} here.")
        letter = chr(ord("A") + owner)
        lines.append(text.format(seat=letter, armies=armies(view.armies[province])))
    if view.buildings[province]:
        built = ", ".join(building_name(building) for building in view.buildings[province])
        lines.append(
            QCoreApplication.translate("shogun", "Built: {buildings}.").format(buildings=built)
        )
    if view.unrest[province]:
        lines.append(markers(view.unrest[province]) + ".")
    neighbours = ", ".join(PROVINCES[other].name for other in view.board.neighbours[province])
    lines.append(
        QCoreApplication.translate("shogun", "Borders on {provinces}.").format(provinces=neighbours)
    )
    return Words(printed.name, " ".join(lines))


def _card(card: int, view: Shogun) -> Words:
    if card >= FIRST_CHEST:
        text = QCoreApplication.translate(
            "shogun", "As a bid it costs {chests}; on an action it does nothing."
        )
        return Words(card_name(card), text.format(chests=chests(content.chests_on(card))), "SH-33")
    return _province(card, view)


def _space(space: int, view: Shogun) -> Words:
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


def _place(place: int, view: Shogun) -> Words:
    lines = []
    if view.specials:
        lines.append(effect_text(content.SPECIALS[view.specials[place]]))
    taker = view.places[place]
    if taker != FREE:
        text = QCoreApplication.translate("shogun", "Player {seat} took it.")
        lines.append(text.format(seat=chr(ord("A") + taker)))
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


def _house(spot: Spot, view: Shogun) -> Words:
    seat = spots.number_of(spot)
    letter = chr(ord("A") + seat)
    if spot.kind == "tableau":
        name = QCoreApplication.translate("shogun", "Tableau of player {seat}").format(seat=letter)
        shown = [
            f"{space_name(space)}: {card_name(card)}"
            for space, card in enumerate(view.houses[seat].plan)
            if card >= 0
        ]
        nothing = QCoreApplication.translate("shogun", "Nothing is turned up yet.")
        return Words(name, "; ".join(shown) or nothing, "SH-32")
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
    return Words(QCoreApplication.translate("shogun", "Player {seat}").format(seat=letter), told)


def _panel(spot: Spot, view: Shogun) -> Words:
    match spot:
        case spots.DECK:
            text = QCoreApplication.translate(
                "shogun", "{count} cards; the top one is yours unseen."
            )
            count = len(view.unseen) + len(view.buried)
            name = QCoreApplication.translate("shogun", "Deck of province cards")
            return Words(name, text.format(count=count), "SH-14")
        case spots.EMPTY:
            text = QCoreApplication.translate("shogun", "Drag it to a space that shall stay empty.")
            return Words(QCoreApplication.translate("shogun", "Leave a space empty"), text, "SH-35")
        case spots.CARDS_IN_HAND:
            text = QCoreApplication.translate(
                "shogun", "Drag cards to your spaces; drag them here to take back."
            )
            return Words(QCoreApplication.translate("shogun", "Your hand"), text, "SH-32")
        case spots.YEAR:
            name = QCoreApplication.translate("shogun", "{season}, year {year} of 2")
            text = QCoreApplication.translate(
                "shogun",
                "Winter brings supply and scoring. A click crowns those with the most buildings.",
            )
            return Words(name.format(season=season_name(view.season), year=view.year), text)
        case spots.TOWER:
            text = QCoreApplication.translate(
                "shogun",
                "Above: cubes held inside, as counted by what is nowhere else. Below: the tray;"
                " its cubes go in with the next throw.",
            )
            return Words(QCoreApplication.translate("shogun", "Cube tower"), text, "SH-71")
        case spots.SORT:
            text = QCoreApplication.translate("shogun", "Sorts by region, rice or tax.")
            return Words(QCoreApplication.translate("shogun", "Sort the hand"), text)
        case spots.CAPTION:
            text = QCoreApplication.translate("shogun", "The log tells everything.")
            return Words(QCoreApplication.translate("shogun", "What happened last"), text)
        case spots.STRIP:
            text = QCoreApplication.translate(
                "shogun", "The actions in their order, the events, the turn order, and all players."
            )
            return Words(QCoreApplication.translate("shogun", "Round strip"), text, "SH-30")
        case _:
            text = QCoreApplication.translate(
                "shogun", "Ten spaces for actions and one for the bid; every space gets a card."
            )
            return Words(QCoreApplication.translate("shogun", "Your tableau"), text, "SH-32")
