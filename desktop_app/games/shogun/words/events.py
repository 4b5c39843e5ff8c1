"""What happened at the start and in a season, in sentences for the log."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.fights import fight_line
from desktop_app.games.shogun.words.names import (
    action_name,
    armies,
    building_name,
    card_in_words,
    card_name,
    chests,
    effect_text,
    season_name,
    space_name,
    special_text,
)
from desktop_app.games.shogun.words.refusals import sentence
from desktop_app.games.shogun.words.telling import told
from desktop_app.games.shogun.words.winter import winter_line
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line
from engine.core.agenda import Event
from engine.games.shogun import content, events
from engine.games.shogun.components import BID, FACE_DOWN, FIRST_CHEST, CardId


def event_line(event: Event, names: Names) -> Line | None:
    """Tell what happened and why."""
    return (
        _of_start(event, names)
        or _of_round(event)
        or _of_auction(event, names)
        or _of_action(event, names)
        or _of_province(event, names)
        or _of_march(event, names)
        or fight_line(event, names)
        or winter_line(event, names)
    )


def _of_start(event: Event, names: Names) -> Line | None:
    match event:
        case events.OpenCards(cards):
            shown = ", ".join(card_name(card) for card in cards)
            return told(
                "card", QCoreApplication.translate("shogun", "Open cards: {cards}."), cards=shown
            )
        case events.Claimed(seat, province, from_deck):
            text = (
                QCoreApplication.translate("shogun", "{name} draws {province} from the deck.")
                if from_deck
                else QCoreApplication.translate("shogun", "{name} takes {province}.")
            )
            return told("province", text, name=names[seat], province=card_name(province))
        case events.Renewed(seat):
            text = QCoreApplication.translate(
                "shogun", "{name} puts both open cards under the deck."
            )
            return told("card", text, name=names[seat])
        case events.Settled(seat, province, count):
            text = QCoreApplication.translate("shogun", "{name} puts {armies} into {province}.")
            where = card_name(province)
            return told("army", text, name=names[seat], armies=armies(count), province=where)
        case _:
            return None


def _of_round(event: Event) -> Line | None:
    match event:
        case events.YearBegan(year, drawn):
            losses = ", ".join(str(content.EVENTS[e].rice_loss) for e in drawn)
            text = QCoreApplication.translate(
                "shogun", "Year {year} begins. The events cost {losses} rice; one is for winter."
            )
            return told("event", text, year=year, losses=losses)
        case events.SeasonBegan(year, season, actions):
            shown = ", ".join(action_name(action) for action in actions)
            text = QCoreApplication.translate(
                "shogun", "{season} of year {year}. First actions: {actions}."
            )
            return told(season.value, text, season=season_name(season), year=year, actions=shown)
        case events.EventDrawn(number):
            effect = effect_text(content.EVENTS[number])
            return told(
                "event", QCoreApplication.translate("shogun", "Event: {effect}"), effect=effect
            )
        case events.RoundEnded(_, season):
            text = QCoreApplication.translate("shogun", "{season} is over; all cards go back.")
            return told(season.value, text, season=season_name(season))
        case _:
            return None


def _of_auction(event: Event, names: Names) -> Line | None:
    match event:
        case events.Planned():
            return None  # the tableau shows it
        case events.PlanReady(seat):
            return told(
                "check", QCoreApplication.translate("shogun", "{name} is ready."), name=names[seat]
            )
        case events.BidShown(seat, card):
            return told("chest", _bid(card), name=names[seat])
        case events.ChoiceOrder(seats):
            order = ", ".join(names[seat] for seat in seats)
            text = QCoreApplication.translate("shogun", "Places are chosen in this order: {order}.")
            return told("turn_order", text, order=order)
        case events.PlaceTaken(seat, place, special):
            effect = special_text(content.SPECIALS[special])
            text = QCoreApplication.translate("shogun", "{name} takes place {place}: {effect}")
            return told("turn_order", text, name=names[seat], place=place + 1, effect=effect)
        case _:
            return None


def _bid(card: CardId) -> str:
    """Say what is bid; only the name is left open."""
    if card < FIRST_CHEST:
        text = QCoreApplication.translate("shogun", "{name} bids {card}, which costs nothing.")
        return text.replace("{card}", card_name(card))
    number = content.chests_on(card)
    text = (
        QCoreApplication.translate("shogun", "{name} bids and pays {chests}.")
        if number
        else QCoreApplication.translate("shogun", "{name} bids {chests}.")
    )
    return text.replace("{chests}", chests(number))


def _of_action(event: Event, names: Names) -> Line | None:
    match event:
        case events.ActionBegan(slot, action, turned_up):
            return _action_began(slot, action, turned_up)
        case events.CardShown(seat, action, card):
            text = QCoreApplication.translate("shogun", "{name} shows {card} for {action}.")
            due = space_name(action)
            return told("card", text, name=names[seat], card=card_in_words(card), action=due)
        case events.ActionVoid(seat, action, province, why):
            text = QCoreApplication.translate(
                "shogun", "{action} of {name} in {province} fails. {why}"
            )
            failed, where = action_name(action), card_name(province)
            reason = sentence(why)
            return told(
                "warning", text, action=failed, name=names[seat], province=where, why=reason
            )
        case events.UnrestChanged(province, by):
            text = (
                QCoreApplication.translate("shogun", "Unrest in {province} grows by {by}.")
                if by > 0
                else QCoreApplication.translate("shogun", "Unrest in {province} falls by {by}.")
            )
            return told("unrest", text, province=card_name(province), by=abs(by))
        case _:
            return None


def _action_began(slot: int, action: int, turned_up: int) -> Line:
    text = QCoreApplication.translate("shogun", "Action {number} of {all}: {action}.")
    if turned_up != FACE_DOWN:
        more = QCoreApplication.translate("shogun", "Turned up: {action}.")
        text += " " + more.format(action=action_name(turned_up))
    icon = content.ACTIONS[action].id
    return told(icon, text, number=slot + 1, all=BID, action=action_name(action))


def _of_province(event: Event, names: Names) -> Line | None:
    match event:
        case events.Built(seat, province, building, cost):
            text = QCoreApplication.translate(
                "shogun", "{name} builds a {building} in {province} for {chests}."
            )
            words = {"building": building_name(building), "chests": chests(cost)}
            return told(
                building.value, text, name=names[seat], province=card_name(province), **words
            )
        case events.Collected(seat, province, rice, gained):
            if rice:
                text = QCoreApplication.translate(
                    "shogun", "{name} collects {rice} rice in {province}."
                )
            else:
                text = QCoreApplication.translate(
                    "shogun", "{name} collects {chests} in {province}."
                )
            words = {"rice": str(rice), "chests": chests(gained)}
            icon = "rice" if rice else "chest"
            return told(icon, text, name=names[seat], province=card_name(province), **words)
        case events.Deployed(seat, province, count, cost):
            text = QCoreApplication.translate(
                "shogun", "{name} deploys {armies} in {province} for {chests}."
            )
            words = {"armies": armies(count), "chests": chests(cost)}
            return told("deploy", text, name=names[seat], province=card_name(province), **words)
        case _:
            return None


def _of_march(event: Event, names: Names) -> Line | None:
    match event:
        case events.Marched(seat, home, target, count):
            text = QCoreApplication.translate(
                "shogun", "{name} marches with {armies} from {home} to {target}."
            )
            ways = {"home": card_name(home), "target": card_name(target)}
            return told("march", text, name=names[seat], armies=armies(count), **ways)
        case events.Stayed(seat, home):
            text = QCoreApplication.translate("shogun", "{name} moves nobody from {home}.")
            return told("march", text, name=names[seat], home=card_name(home))
        case _:
            return None
