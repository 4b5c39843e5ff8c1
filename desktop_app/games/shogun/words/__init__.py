"""All that is said in Shogun, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words import hints
from desktop_app.games.shogun.words.events import event_line
from desktop_app.games.shogun.words.moves import move_text
from desktop_app.games.shogun.words.names import season_name
from desktop_app.games.shogun.words.pieces import words_of_piece
from desktop_app.games.shogun.words.prompts import prompt_text
from desktop_app.games.shogun.words.refusals import misplaced, sentence
from desktop_app.games.shogun.words.scores import category_name
from desktop_app.games.shogun.words.spots import words_of_spot
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line, Wording, Words
from engine.core.agenda import AnyChoice, Event, Move, Task
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.shogun.auction import ChoosePlace, DrawEvent
from engine.games.shogun.components import BID, Season
from engine.games.shogun.rounds import BeginRound
from engine.games.shogun.state import Shogun
from engine.games.shogun.winter import ScoreYear, Winter


class ShogunWording(Wording):
    """The words of Shogun."""

    ways_on = frozenset({"Ready"})

    def prompt(self, choice: AnyChoice, view: State) -> str:
        """Say what is asked and why."""
        assert isinstance(view, Shogun)
        return prompt_text(choice, view)

    def move(self, move: Move, view: State) -> str:
        """Say what *move* does."""
        assert isinstance(view, Shogun)
        return move_text(move, view)

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
        return category_name(category)

    def change(self, icon: str) -> str:
        """Say a change of what *icon* stands for."""
        translate = QCoreApplication.translate
        said = {
            "chest": translate("shogun", "chests: {change}"),
            "rice": translate("shogun", "rice: {change}"),
        }
        return said.get(icon) or super().change(icon)

    def reason(self, feature: str, after: State | None = None) -> str:
        """Name what speaks for an answer."""
        return hints.reason(feature)

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
