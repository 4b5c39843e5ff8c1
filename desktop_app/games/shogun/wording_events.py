"""What happened at the start and in a season, in sentences for the log."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.names import (
    action_name,
    armies,
    building_name,
    card_name,
    chests,
    effect_text,
    season_name,
    space_name,
)
from desktop_app.games.shogun.wording_fights import fight_line
from desktop_app.games.shogun.wording_refusals import sentence
from desktop_app.games.shogun.wording_winter import winter_line
from desktop_app.tabletop import Line
from engine.core.agenda import Event
from engine.games.shogun import content, events
from engine.games.shogun.components import BID, FACE_DOWN

Names = tuple[str, ...]


def event_line(event: Event, names: Names) -> Line | None:
    """Tell what happened and why."""
    return (
        _of_start(event, names)
        or _of_round(event, names)
        or _of_action(event, names)
        or fight_line(event, names)
        or winter_line(event, names)
    )


def _of_start(event: Event, names: Names) -> Line | None:
    match event:
        case events.OpenCards(cards):
            shown = ", ".join(card_name(card) for card in cards)
            return Line(
                QCoreApplication.translate("shogun", "Open cards: {cards}.").format(cards=shown),
                "card",
            )
        case events.Claimed(seat, province, from_deck):
            text = (
                QCoreApplication.translate("shogun", "{name} draws {province} from the deck.")
                if from_deck
                else QCoreApplication.translate("shogun", "{name} takes {province}.")
            )
            return Line(text.format(name=names[seat], province=card_name(province)), "province")
        case events.Renewed(seat):
            text = QCoreApplication.translate(
                "shogun", "{name} puts both open cards under the deck."
            )
            return Line(text.format(name=names[seat]), "card")
        case events.Settled(seat, province, count):
            text = QCoreApplication.translate("shogun", "{name} puts {armies} into {province}.")
            province_name = card_name(province)
            told = text.format(name=names[seat], armies=armies(count), province=province_name)
            return Line(told, "army")
        case _:
            return None


def _of_round(event: Event, names: Names) -> Line | None:
    match event:
        case events.YearBegan(year, drawn):
            losses = ", ".join(str(content.EVENTS[e].rice_loss) for e in drawn)
            text = QCoreApplication.translate(
                "shogun", "Year {year} begins. The events cost {losses} rice; one is for winter."
            )
            return Line(text.format(year=year, losses=losses), "event")
        case events.SeasonBegan(year, season, actions):
            shown = ", ".join(action_name(action) for action in actions)
            text = QCoreApplication.translate(
                "shogun", "{season} of year {year}. First actions: {actions}."
            )
            told = text.format(season=season_name(season), year=year, actions=shown)
            return Line(told, season.value)
        case events.Planned():
            return None  # the tableau shows it
        case events.PlanReady(seat):
            return Line(
                QCoreApplication.translate("shogun", "{name} is ready.").format(name=names[seat]),
                "check",
            )
        case events.EventDrawn(number):
            told = effect_text(content.EVENTS[number])
            return Line(
                QCoreApplication.translate("shogun", "Event: {effect}").format(effect=told), "event"
            )
        case events.BidShown(seat, card, paid):
            text = QCoreApplication.translate("shogun", "{name} bids {card} and pays {chests}.")
            told = text.format(name=names[seat], card=card_name(card), chests=chests(paid))
            return Line(told, "chest")
        case events.ChoiceOrder(seats):
            order = ", ".join(names[seat] for seat in seats)
            text = QCoreApplication.translate("shogun", "Places are chosen in this order: {order}.")
            return Line(text.format(order=order), "turn_order")
        case events.PlaceTaken(seat, place, special):
            told = effect_text(content.SPECIALS[special])
            text = QCoreApplication.translate("shogun", "{name} takes place {place}. {effect}")
            return Line(text.format(name=names[seat], place=place + 1, effect=told), "turn_order")
        case events.RoundEnded(_, season):
            text = QCoreApplication.translate("shogun", "{season} is over; all cards go back.")
            return Line(text.format(season=season_name(season)), season.value)
        case _:
            return None


def _of_action(event: Event, names: Names) -> Line | None:
    match event:
        case events.ActionBegan(slot, action, turned_up):
            return _action_began(slot, action, turned_up)
        case events.CardShown(seat, action, card):
            text = QCoreApplication.translate("shogun", "{name} shows {card} for {action}.")
            told = text.format(name=names[seat], card=card_name(card), action=space_name(action))
            return Line(told, "card")
        case events.ActionVoid(seat, action, province, why):
            text = QCoreApplication.translate(
                "shogun", "{action} of {name} in {province} fails. {why}"
            )
            told = text.format(
                action=action_name(action),
                name=names[seat],
                province=card_name(province),
                why=sentence(why),
            )
            return Line(told, "warning")
        case events.UnrestChanged(province, by):
            text = (
                QCoreApplication.translate("shogun", "Unrest in {province} grows by {by}.")
                if by > 0
                else QCoreApplication.translate("shogun", "Unrest in {province} falls by {by}.")
            )
            return Line(text.format(province=card_name(province), by=abs(by)), "unrest")
        case _:
            return _of_province(event, names)


def _action_began(slot: int, action: int, turned_up: int) -> Line:
    text = QCoreApplication.translate("shogun", "Action {number} of {all}: {action}.")
    told = text.format(number=slot + 1, all=BID, action=action_name(action))
    if turned_up != FACE_DOWN:
        more = QCoreApplication.translate("shogun", "Turned up: {action}.")
        told = f"{told} {more.format(action=action_name(turned_up))}"
    return Line(told, content.ACTIONS[action].id)


def _of_province(event: Event, names: Names) -> Line | None:
    match event:
        case events.Built(seat, province, building, cost):
            text = QCoreApplication.translate(
                "shogun", "{name} builds a {building} in {province} for {chests}."
            )
            told = text.format(
                name=names[seat],
                building=building_name(building),
                province=card_name(province),
                chests=chests(cost),
            )
            return Line(told, building.value)
        case events.Collected(seat, province, rice, gained):
            if rice:
                text = QCoreApplication.translate(
                    "shogun", "{name} collects {rice} rice in {province}."
                )
            else:
                text = QCoreApplication.translate(
                    "shogun", "{name} collects {chests} in {province}."
                )
            told = text.format(
                name=names[seat], rice=rice, chests=chests(gained), province=card_name(province)
            )
            return Line(told, "rice" if rice else "chest")
        case events.Deployed(seat, province, count, cost):
            text = QCoreApplication.translate(
                "shogun", "{name} deploys {armies} in {province} for {chests}."
            )
            told = text.format(
                name=names[seat],
                armies=armies(count),
                province=card_name(province),
                chests=chests(cost),
            )
            return Line(told, "deploy")
        case events.Marched(seat, home, target, count):
            text = QCoreApplication.translate(
                "shogun", "{name} marches with {armies} from {home} to {target}."
            )
            told = text.format(
                name=names[seat],
                armies=armies(count),
                home=card_name(home),
                target=card_name(target),
            )
            return Line(told, "march")
        case events.Stayed(seat, home):
            text = QCoreApplication.translate("shogun", "{name} moves nobody from {home}.")
            return Line(text.format(name=names[seat], home=card_name(home)), "march")
        case _:
            return None
