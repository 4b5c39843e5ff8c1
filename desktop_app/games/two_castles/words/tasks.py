"""What is still to come, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.names import builder_name
from desktop_app.kit.picture import Names
from engine.core.agenda import Task, Together
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.draft import KeepTwo, PassOn, PutDown, StartRound, TurnUp
from engine.games.two_castles.ending import ScoreCastles
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.placing import CallOn, LeaveTiles, PlaceTiles
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate

_SHOWN = 3


def still_to_come(view: TwoCastles, names: Names) -> tuple[str, ...]:
    """Return the next few tasks after the open question, soonest first; dots if there are more."""
    told = dict.fromkeys(
        words for task in view.agenda[-2::-1] if (words := task_words(task, view, names))
    )
    return (*tuple(told)[:_SHOWN], *(("…",) if len(told) > _SHOWN else ()))


def task_words(task: Task, view: TwoCastles, names: Names) -> str:
    """Say what a task is about; empty if nobody need know."""
    match task:
        case PlaceTiles(seat=seat):
            if seat == view.viewer:
                return translate("two_castles", "you build")
            text = translate("two_castles", "{name} builds")
            return text.format(name=builder_name(view, names, seat))
        case LeaveTiles(seat=seat):
            if seat == view.viewer:
                return translate("two_castles", "you may move your tiles")
            text = translate("two_castles", "{name} may move tiles")
            return text.format(name=builder_name(view, names, seat))
        case CallOn():
            if any(isinstance(other, TurnUp) for other in view.agenda):
                return translate("two_castles", "all build")
            waiting = any(builder.owes for builder in view.builders)
            return translate("two_castles", "those who waited build") if waiting else ""
        case TurnUp():
            return translate("two_castles", "the chosen tiles are turned up")
        case PassOn():
            return translate("two_castles", "the stacks are passed on")
        case StartRound(round=number):
            return translate("two_castles", "round {number}").format(number=number)
        case ScoreCastles():
            return translate("two_castles", "the final scoring")
        case Together() | KeepTwo() | PutDown():
            return translate("two_castles", "everybody keeps two tiles")
        case _:
            return "; ".join(_bonus_words(task))


def _bonus_words(task: Task) -> Iterator[str]:
    match task:
        case BuildDrawn():
            yield translate("two_castles", "one of the drawn tiles is built")
        case BuildSpecial():
            yield translate("two_castles", "a special room is built")
        case ChooseCard():
            yield translate("two_castles", "a bonus card is kept")
        case ChooseAttendant():
            yield translate("two_castles", "an attendant is taken")
        case ClaimBonus():
            yield translate("two_castles", "a bonus is chosen")
        case LayOutTiles():
            yield translate("two_castles", "Ludwig's tiles are laid out")
        case _:
            return
