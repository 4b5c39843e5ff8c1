"""What is asked, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.names import (
    kind_name,
)
from desktop_app.games.two_castles.words.rules import reason
from desktop_app.games.two_castles.words.sides import castle_words, in_castle
from desktop_app.kit.picture import Names
from engine.core.agenda import AnyChoice
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.draft import KeepTwo, PutDown
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.placing import LeaveTiles, PlaceTiles
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def prompt(choice: AnyChoice, view: TwoCastles, names: Names) -> str:
    """Say what is asked and why."""
    match choice:
        case KeepTwo(seat=seat) | PutDown(seat=seat):
            return _prompt_keep(view, seat)
        case PlaceTiles():
            return _prompt_place(choice, view, names)
        case LeaveTiles():
            return translate(
                "two_castles",
                "Move the tiles that you have just built, or leave them for good with “Done”.",
            )
        case LayOutTiles():
            return translate(
                "two_castles",
                "Put one of Ludwig's tiles on his place: it goes to the castle you build with"
                " him, the other one to his other castle.",
            )
        case _:
            return _prompt_bonus(choice, view, names)


def _prompt_keep(view: TwoCastles, seat: int) -> str:
    match len(view.builders[seat].chosen):
        case 0:
            return translate(
                "two_castles", "Keep two tiles in secret: put them on the places on the right."
            )
        case 1:
            return translate("two_castles", "Keep a second tile, or take the first one back.")
        case _:
            return translate(
                "two_castles",
                "Change the two tiles as you like; with “Done” you put the rest down.",
            )


def _prompt_place(choice: PlaceTiles, view: TwoCastles, names: Names) -> str:
    owes = [c for c in view.builders[choice.seat].owes if c not in choice.waited]
    if choice.is_last_call:
        return translate("two_castles", "All wait for each other, so you build a tile now.")
    if len(owes) == 2:
        return translate("two_castles", "Build one tile in each of your two castles.")
    if len(owes) == 1:
        text = translate("two_castles", "Build your other tile {castle}.")
        return text.format(castle=in_castle(view, owes[0], names))
    return translate("two_castles", "Build Ludwig's tile in the castle you share with him.")


def _prompt_bonus(choice: AnyChoice, view: TwoCastles, names: Names) -> str:
    match choice:
        case BuildDrawn():
            text = translate("two_castles", "{reason}: build one of these tiles {castle}.")
        case BuildSpecial(kinds=kinds) if len(kinds) == 1:
            text = translate("two_castles", "{reason}: build a {kind} {castle}.")
        case BuildSpecial():
            text = translate("two_castles", "{reason}: build a special room {castle}.")
        case ChooseCard():
            text = translate("two_castles", "{reason}: keep one of these bonus cards {castle}.")
        case ChooseAttendant():
            text = translate("two_castles", "{reason}: take an attendant {castle}.")
        case ClaimBonus():
            text = translate("two_castles", "{reason}: choose any other bonus for {whose}.")
        case _:
            return translate("two_castles", "Somebody else decides now.")
    castle = choice.castle
    kind = kind_name(choice.kinds[0]) if isinstance(choice, BuildSpecial) else ""
    where, whose = in_castle(view, castle, names), castle_words(view, castle, names)
    return text.format(reason=reason(view, castle), castle=where, whose=whose, kind=kind)
