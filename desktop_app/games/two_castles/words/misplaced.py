"""Why nothing comes of a tile, a card or an attendant where it was dropped: what goes where now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.names import castle_name
from desktop_app.games.two_castles.words.sides import in_castle
from desktop_app.kit.picture import Names
from engine.core.agenda import AnyChoice
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.draft import KeepTwo, PutDown
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.placing import LeaveTiles, PlaceTiles
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def misplaced(asked: AnyChoice, view: TwoCastles, names: Names) -> str:
    """Say what can be done instead, whatever was tried."""
    match asked:
        case KeepTwo() | PutDown():
            return translate(
                "two_castles",
                "Tiles are chosen now and built later: from your hand they go to the two places on"
                " the right, and back.",
            )
        case LayOutTiles():
            return translate(
                "two_castles",
                "Ludwig's tiles are laid out now and built later: one of the two goes to his place"
                " on the right.",
            )
        case LeaveTiles():
            return translate(
                "two_castles",
                "Both tiles are built. Either may move to another space of its castle, or back to"
                " its place on the right.",
            )
        case PlaceTiles():
            return _about_building(asked, view, names)
        case _:
            return _about_bonuses(asked, view, names)


def _about_building(asked: PlaceTiles, view: TwoCastles, names: Names) -> str:
    owes = [castle for castle in view.builders[asked.seat].owes if castle not in asked.waited]
    if not owes:
        return translate(
            "two_castles",
            "Only Ludwig's tile is built now: on a free space of the castle you share with him.",
        )
    if len(owes) == 1:
        text = translate(
            "two_castles",
            "Only your other tile is built now: on a free space {castle}. Your hand is passed on.",
        )
        return text.format(castle=in_castle(view, owes[0], names))
    return translate(
        "two_castles",
        "Only your two chosen tiles are built now: on free spaces, one in each of your castles."
        " Your hand is passed on.",
    )


def _about_bonuses(asked: AnyChoice, view: TwoCastles, names: Names) -> str:
    match asked:
        case BuildDrawn():
            text = translate(
                "two_castles", "The bonus comes first: one of the drawn tiles is built {castle}."
            )
        case BuildSpecial():
            text = translate(
                "two_castles", "The bonus comes first: a special room is built {castle}."
            )
        case ChooseCard():
            text = translate(
                "two_castles",
                "The bonus comes first: a bonus card goes to the name plate of {builders}.",
            )
        case ChooseAttendant():
            text = translate(
                "two_castles",
                "The bonus comes first: an attendant goes to the throne room {castle}.",
            )
        case ClaimBonus():
            return translate("two_castles", "The bonus comes first: click the one that you choose.")
        case _:
            return translate("two_castles", "Somebody else decides now.")
    where = in_castle(view, asked.castle, names)
    return text.format(castle=where, builders=castle_name(view, names, asked.castle))
