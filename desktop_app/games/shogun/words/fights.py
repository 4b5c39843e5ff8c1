"""The tower, fights and revolts, in sentences for the log."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.names import (
    armies,
    building_name,
    card_name,
    markers,
    peasants,
    space_name,
)
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line
from engine.core.agenda import Event
from engine.games.shogun.components import COLOURS, NOBODY, PEASANT
from engine.games.shogun.events import fights as events
from engine.games.shogun.events.fights import Result


def fight_line(event: Event, names: Names) -> Line | None:
    """Tell what the tower did and what came of it."""
    match event:
        case events.Thrown(thrown, tray):
            counts = tuple(thrown.count(colour) for colour in range(COLOURS))
            text = QCoreApplication.translate(
                "shogun", "Into the tower: {thrown}. In the tray: {tray}."
            )
            told = text.format(thrown=cubes(counts, names), tray=cubes(tray, names))
            return Line(told, "cube_tower")
        case events.Returned(counts):
            text = QCoreApplication.translate(
                "shogun", "What fell out of the tower goes back: {cubes}."
            )
            return Line(text.format(cubes=cubes(counts, names)), "cube_tower")
        case events.BattleBegan():
            return Line(battle_began(event, names), "battle")
        case events.BattleEnded():
            return Line(f"{counted(event, names)} {result_text(event, names)}", "battle")
        case events.RevoltBegan():
            return Line(revolt_began(event, names), "revolt")
        case events.RevoltEnded():
            return Line(revolt_ended(event, names), "revolt")
        case events.CardHandedOver():
            return Line(_handed_over(event, names), "card")
        case events.ProvinceCleared():
            return Line(_cleared(event), "province")
        case _:
            return None


def cubes(counts: tuple[int, ...], names: Names) -> str:
    """Write cubes by colour: whose and how many."""
    shown = [
        f"{name_of_colour(colour, names)} {count}" for colour, count in enumerate(counts) if count
    ]
    return ", ".join(shown) or QCoreApplication.translate("shogun", "nothing")


def name_of_colour(colour: int, names: Names) -> str:
    """Name whose cubes these are."""
    return QCoreApplication.translate("shogun", "peasants") if colour == PEASANT else names[colour]


def battle_began(event: events.BattleBegan, names: Names) -> str:
    """Say who fights for what, and with how much."""
    attacking = armies(event.attackers)
    if event.defender == NOBODY:
        text = QCoreApplication.translate(
            "shogun", "{attacker} attacks neutral {province}: {armies} against {peasants}."
        )
        told = text.format(
            attacker=names[event.attacker],
            province=card_name(event.province),
            armies=attacking,
            peasants=peasants(event.peasants),
        )
    else:
        text = QCoreApplication.translate(
            "shogun", "{attacker} attacks {defender} in {province}: {a} against {d}."
        )
        told = text.format(
            attacker=names[event.attacker],
            defender=names[event.defender],
            province=card_name(event.province),
            a=attacking,
            d=armies(event.defenders),
        )
    if event.attack_bonus or event.defence_bonus:
        more = QCoreApplication.translate(
            "shogun",
            "Bonuses of special cards and castles are included: attack +{a}, defence +{d}.",
        )
        told += " " + more.format(a=event.attack_bonus, d=event.defence_bonus)
    return told


def counted(event: events.BattleEnded, names: Names) -> str:
    """Say what lay in the tray, and on whose side the peasants were."""
    text = QCoreApplication.translate("shogun", "The tray: {attacker} {a}, {others}.")
    side = _peasants_side(event.peasants, helping=event.peasants_help)
    if event.defender != NOBODY:
        side = f"{names[event.defender]} {event.defenders}, {side}"
    return text.format(attacker=names[event.attacker], a=event.attackers, others=side)


def _peasants_side(count: int, *, helping: bool) -> str:
    """Say on whose side the peasants of the tray are."""
    if not count:
        return QCoreApplication.translate("shogun", "no peasants")
    if helping:
        text = (
            QCoreApplication.translate("shogun", "1 peasant helps the defender")
            if count == 1
            else QCoreApplication.translate("shogun", "{count} peasants help the defender")
        )
    else:
        text = (
            QCoreApplication.translate("shogun", "1 peasant looks on, for there is unrest")
            if count == 1
            else QCoreApplication.translate(
                "shogun", "{count} peasants look on, for there is unrest"
            )
        )
    return text.format(count=count)


def result_text(event: events.BattleEnded, names: Names) -> str:
    """Say how a fight ended."""
    text = {
        Result.TAKEN: QCoreApplication.translate(
            "shogun", "{attacker} takes {province}. Left over: {armies}."
        ),
        Result.HELD: QCoreApplication.translate(
            "shogun", "{defender} holds {province}. Left over: {armies}."
        ),
        Result.DRAWN: _drawn(event),
        Result.REPELLED: QCoreApplication.translate("shogun", "{province} stays neutral."),
    }[event.result]
    return text.format(
        attacker=names[event.attacker],
        defender="" if event.defender == NOBODY else names[event.defender],
        province=card_name(event.province),
        armies=armies(event.armies),
    )


def _drawn(event: events.BattleEnded) -> str:
    """Say why nobody has the province: both fell, or peasants alone were stronger (SH-76)."""
    fighting = event.peasants if event.peasants_help else 0
    if not event.defenders and fighting > event.attackers:
        return QCoreApplication.translate(
            "shogun", "Only peasants held: a draw; {province} becomes neutral."
        )
    return QCoreApplication.translate("shogun", "Nobody is left: {province} becomes neutral.")


def revolt_began(event: events.RevoltBegan, names: Names) -> str:
    """Say how many peasants rise, and why so many."""
    text = QCoreApplication.translate(
        "shogun",
        "Revolt against {name} in {province}: {peasants} ({unrest} for unrest, {extra} for hunger)"
        " against {armies}.",
    )
    return text.format(
        peasants=peasants(event.peasants),
        name=names[event.seat],
        province=card_name(event.province),
        unrest=event.unrest,
        extra=event.extra,
        armies=armies(event.armies),
    )


def revolt_ended(event: events.RevoltEnded, names: Names) -> str:
    """Say how a revolt ended."""
    text = (
        QCoreApplication.translate(
            "shogun", "{name}: {armies} against {peasants}. {province} is held by {left}."
        )
        if event.kept
        else QCoreApplication.translate(
            "shogun", "{name}: {armies} against {peasants}. {province} is lost."
        )
    )
    return text.format(
        name=names[event.seat],
        armies=armies(event.armies),
        peasants=peasants(event.peasants),
        left=armies(event.left),
        province=card_name(event.province),
    )


def _cleared(event: events.ProvinceCleared) -> str:
    """Say that nobody has a province any more, and what was taken off it, if anything was."""
    text = QCoreApplication.translate("shogun", "{province} is neutral now.")
    told = text.format(province=card_name(event.province))
    gone = [building_name(building) for building in event.buildings]
    gone += [markers(event.unrest)] if event.unrest else []
    if gone:
        removed = QCoreApplication.translate("shogun", "Removed: {things}.")
        told += " " + removed.format(things=", ".join(gone))
    return told


def _handed_over(event: events.CardHandedOver, names: Names) -> str:
    if event.taker < 0:
        text = QCoreApplication.translate(
            "shogun", "The card of {province} goes from {giver} to the stock."
        )
    elif event.giver < 0:
        text = QCoreApplication.translate("shogun", "The card of {province} goes to {taker}.")
    else:
        text = QCoreApplication.translate(
            "shogun", "The card of {province} goes from {giver} to {taker}."
        )
    told = text.format(
        province=card_name(event.province),
        giver=names[event.giver] if event.giver >= 0 else "",
        taker=names[event.taker] if event.taker >= 0 else "",
    )
    if event.space >= 0 and not event.was_shown:
        lost = QCoreApplication.translate("shogun", "It lay on {space}: that order is lost.")
        told += " " + lost.format(space=space_name(event.space))
    return told
