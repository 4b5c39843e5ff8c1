"""What is asked and what moves mean, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.names import (
    armies,
    card_name,
    effect_text,
    region_name,
    season_name,
    space_name,
)
from desktop_app.games.shogun.odds_shown import odds_of
from desktop_app.games.shogun.wording_events import event_line
from desktop_app.games.shogun.wording_refusals import misplaced, sentence
from desktop_app.games.shogun.wording_spots import words_of_piece, words_of_spot
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line, Wording, Words
from engine.core.agenda import AnyChoice, Event, Move, Task
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.shogun import content
from engine.games.shogun.auction import ChoosePlace, DrawEvent
from engine.games.shogun.claims import ChooseCard, ChooseGroup
from engine.games.shogun.components import BID, BLANK, NOBODY, Season
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
from engine.games.shogun.planning import Commit, FillPlan
from engine.games.shogun.rounds import BeginRound
from engine.games.shogun.state import Shogun
from engine.games.shogun.winter import ChooseRevolt, ScoreYear, Winter


class ShogunWording(Wording):
    """The words of Shogun."""

    def prompt(self, choice: AnyChoice, view: State) -> str:
        """Say what is asked and why."""
        assert isinstance(view, Shogun)
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

    def move(self, move: Move, view: State) -> str:
        """Say what *move* does."""
        assert isinstance(view, Shogun)
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

    def task(self, task: Task, view: State) -> str:
        """Name what is still to come."""
        match task:
            case BeginRound(season):
                return season_name(season)
            case Winter():
                return season_name(Season.WINTER)
            case ChoosePlace(seat):
                text = QCoreApplication.translate("shogun", "{name} chooses a place")
                return text.format(name=self.name(seat))
            case DrawEvent():
                return QCoreApplication.translate("shogun", "Event and bids")
            case ScoreYear():
                return QCoreApplication.translate("shogun", "Scoring")
            case _:
                return ""

    def event(self, event: Event, names: Names) -> Line | None:
        """Tell what happened and why."""
        return event_line(event, names)

    def refusal(self, refusal: Refusal, view: State) -> str:
        """Say in figures what stands against it."""
        if refusal.reason == "not_here" and view.viewer is not None:
            return misplaced(view.waiting.get(view.viewer))
        return sentence(refusal, self.name)

    def spot(self, spot: Spot, view: State) -> Words:
        """Name and describe a place."""
        assert isinstance(view, Shogun)
        return words_of_spot(spot, view, self.name)

    def piece(self, piece_id: str, view: State) -> Words:
        """Name and describe a piece."""
        assert isinstance(view, Shogun)
        return words_of_piece(piece_id, view, self.name)

    def category(self, category: str) -> str:
        """Name a row of the score sheet."""
        if category.startswith("region "):
            region = region_name(int(category.removeprefix("region ")))
            return QCoreApplication.translate("shogun", "Majorities, {region}").format(
                region=region
            )
        if category.startswith("year "):
            text = QCoreApplication.translate("shogun", "Points of year {year}")
            return text.format(year=category.removeprefix("year "))
        return {
            "provinces": QCoreApplication.translate("shogun", "Provinces"),
            "buildings": QCoreApplication.translate("shogun", "Buildings"),
        }[category]

    def tie_breaks(self) -> tuple[str, ...]:
        """Name what is compared among equals (SH-97)."""
        return (QCoreApplication.translate("shogun", "Chests"),)

    def turn(self, view: State) -> str:
        """Say where the play stands."""
        assert isinstance(view, Shogun)
        if view.open_cards:
            return QCoreApplication.translate("shogun", "Choosing provinces")
        text = QCoreApplication.translate("shogun", "Year {year}, {season}")
        told = text.format(year=view.year, season=season_name(view.season))
        if view.actions and not view.is_planning and view.slot < BID:
            more = QCoreApplication.translate("shogun", "action {number} of {all}")
            told += ", " + more.format(number=view.slot + 1, all=BID)
        return told


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
    odds = odds_of(view, choice.home, move.target, move.armies)
    if owner == NOBODY:
        text = QCoreApplication.translate(
            "shogun", "{home} → {target}, {armies}: win {win} %, fail {loss} %"
        )
    else:
        text = QCoreApplication.translate(
            "shogun", "{home} → {target}, {armies}: win {win} %, draw {draw} %, lose {loss} %"
        )
    return text.format(**words, win=odds.win, draw=odds.draw, loss=odds.loss)


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
