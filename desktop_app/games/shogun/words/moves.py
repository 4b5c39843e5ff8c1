"""What moves mean, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.names import (
    armies,
    card_name,
    effect_text,
    space_name,
)
from engine.core.agenda import Move
from engine.games.shogun import GAME, content
from engine.games.shogun.components import NOBODY
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import (
    DECK,
    Assign,
    Claim,
    FaceRevolt,
    Leave,
    March,
    Ready,
    Renew,
    Settle,
    Stay,
    TakePlace,
    Withdraw,
)
from engine.games.shogun.state import Shogun


def move_text(move: Move, view: Shogun) -> str:
    """Say what *move* does."""
    match move:
        case Claim(province):
            if province == DECK:
                return QCoreApplication.translate("shogun", "Take the top card of the deck")
            return QCoreApplication.translate("shogun", "Take {province}").format(
                province=card_name(province)
            )
        case Renew():
            return QCoreApplication.translate("shogun", "Turn up two other cards")
        case Settle(count):
            return QCoreApplication.translate("shogun", "Put {armies} there").format(
                armies=armies(count)
            )
        case TakePlace(place):
            effect = effect_text(content.SPECIALS[view.specials[place]])
            text = QCoreApplication.translate("shogun", "Place {place}: {effect}")
            return text.format(place=place + 1, effect=effect)
        case March():
            return _march_text(move, view)
        case Stay():
            return QCoreApplication.translate("shogun", "Stay")
        case FaceRevolt(province):
            return QCoreApplication.translate("shogun", "{province} rises").format(
                province=card_name(province)
            )
        case _:
            return _planning_text(move, view)


def _march_text(move: March, view: Shogun) -> str:
    """Say from where to where armies go, and what the odds are if they must fight."""
    (choice,) = view.waiting.values()
    assert isinstance(choice, ChooseMarch)
    words = {
        "armies": armies(move.armies),
        "home": card_name(choice.home),
        "target": card_name(move.target),
    }
    owner = view.owners[move.target]
    if owner == choice.seat:
        text = QCoreApplication.translate("shogun", "Move {armies} from {home} to {target}")
        return text.format(**words)
    outlook = GAME.foretell(view, choice.seat, (move,))
    win, draw, loss = [outlook.chance(outcome) for outcome in ("win", "draw", "loss")]
    if owner == NOBODY:
        text = QCoreApplication.translate(
            "shogun", "{home} → {target}, {armies}: win {win} %, fail {loss} %"
        )
    else:
        text = QCoreApplication.translate(
            "shogun", "{home} → {target}, {armies}: win {win} %, draw {draw} %, lose {loss} %"
        )
    return text.format(**words, win=win, draw=draw, loss=loss)


def _planning_text(move: Move, view: Shogun) -> str:
    match move:
        case Assign(space, card):
            text = QCoreApplication.translate("shogun", "{card} on {space}")
            return text.format(card=card_name(card), space=space_name(space))
        case Leave(space):
            return QCoreApplication.translate("shogun", "Leave {space} empty").format(
                space=space_name(space)
            )
        case Withdraw(space):
            text = QCoreApplication.translate("shogun", "Take back what lies on {space}")
            return text.format(space=space_name(space))
        case Ready():
            return QCoreApplication.translate("shogun", "Ready")
        case _:
            raise AssertionError(f"{move} is no move of Shogun")
