"""What is asked, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.names import (
    card_name,
)
from engine.core.agenda import AnyChoice
from engine.games.shogun.auction import ChoosePlace
from engine.games.shogun.claims import ChooseCard, ChooseGroup
from engine.games.shogun.components import BLANK
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.planning import Commit, FillPlan
from engine.games.shogun.state import Shogun
from engine.games.shogun.winter import ChooseRevolt


def prompt_text(choice: AnyChoice, view: Shogun) -> str:
    """Say what is asked and why."""
    match choice:
        case ChooseCard() | ChooseGroup():
            return _draft_prompt(choice)
        case FillPlan() | Commit():
            return _plan_prompt(choice, view)
        case ChooseMarch():
            return _march_prompt(choice)
        case ChoosePlace():
            return QCoreApplication.translate(
                "shogun",
                "Choose a place in the turn order; its special card is yours this round.",
            )
        case ChooseRevolt():
            return QCoreApplication.translate(
                "shogun", "Rice is short: choose which of the drawn provinces rises next."
            )
        case _:
            return QCoreApplication.translate("shogun", "Others decide.")


def _draft_prompt(choice: ChooseCard | ChooseGroup) -> str:
    if isinstance(choice, ChooseGroup):
        text = QCoreApplication.translate(
            "shogun",
            "Which group of armies shall hold {province}? Choose it, then the glowing province.",
        )
        return text.format(province=card_name(choice.province))
    return QCoreApplication.translate(
        "shogun",
        "Choose an open card, then its glowing province; or the deck for its top card. The province"
        " is yours, and a group of armies goes there.",
    )


def _plan_prompt(choice: FillPlan | Commit, view: Shogun) -> str:
    if isinstance(choice, Commit):
        return QCoreApplication.translate(
            "shogun", "Your plan is complete. Change it as you like, or say you are ready."
        )
    text = QCoreApplication.translate(
        "shogun",
        "Put a card on every space (still open: {open}). Provinces say where an action happens,"
        " the bid decides who chooses a place first.",
    )
    return text.format(open=view.houses[choice.seat].plan.count(BLANK))


def _march_prompt(choice: ChooseMarch) -> str:
    text = (
        QCoreApplication.translate(
            "shogun", "You may move armies from {home} into a neighbouring province of yours."
        )
        if choice.peaceful
        else QCoreApplication.translate(
            "shogun",
            "March from {home} into a neighbouring province; one army must stay. The figures are"
            " the chances to win if all others go.",
        )
    )
    return text.format(home=card_name(choice.home))
