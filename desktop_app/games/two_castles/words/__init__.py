"""The words of this game: what is asked, what a move does, what a place is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words import events, hints, refusals
from desktop_app.games.two_castles.words.misplaced import misplaced
from desktop_app.games.two_castles.words.moves import move_words
from desktop_app.games.two_castles.words.names import (
    category_name,
    ludwig_name,
)
from desktop_app.games.two_castles.words.pieces import piece_words
from desktop_app.games.two_castles.words.prompts import prompt
from desktop_app.games.two_castles.words.spots import spot_words
from desktop_app.games.two_castles.words.tasks import task_words
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line, Wording, Words
from engine.core.agenda import AnyChoice, Event, Move, Task
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.two_castles.components import Category
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


class TwoCastlesWording(Wording):
    """Between Two Castles in the player's language."""

    ways_on = frozenset({"Done", "Hold"})
    details = frozenset({"TilesDrawn", "TilesDiscarded", "SupplyRefilled", "CardsRefilled"})

    def prompt(self, choice: AnyChoice, view: State) -> str:
        """Say what is asked and why."""
        assert isinstance(view, TwoCastles)
        return prompt(choice, view, self.names)

    def move(self, move: Move, view: State) -> str:
        """Say what a move does."""
        assert isinstance(view, TwoCastles)
        return move_words(move, view, self.names)

    def task(self, task: Task, view: State) -> str:
        """Name what is still to come."""
        assert isinstance(view, TwoCastles)
        return task_words(task, view, self.names)

    def event(self, event: Event, names: Names) -> Line | None:
        """Tell what happened."""
        return events.line(event, names)

    def refusal(self, refusal: Refusal, view: State) -> str:
        """Say in figures what stands against it."""
        assert isinstance(view, TwoCastles)
        asked = None if view.viewer is None else view.waiting.get(view.viewer)
        if asked and refusal.reason in ("not_here", "not_offered"):
            return misplaced(asked, view, self.names)
        return refusals.sentence(refusal, view, self.names)

    def spot(self, spot: Spot, view: State) -> Words:
        """Name and describe a place."""
        assert isinstance(view, TwoCastles)
        return spot_words(spot, view, self.names)

    def piece(self, piece_id: str, view: State) -> Words:
        """Name and describe a piece."""
        assert isinstance(view, TwoCastles)
        return piece_words(piece_id, view, self.names)

    def category(self, category: str) -> str:
        """Name a row of the score sheet."""
        return category_name(Category(category))

    def reason(self, feature: str, after: State | None = None) -> str:
        """Name what speaks for an answer."""
        return hints.reason(feature)

    def change(self, icon: str) -> str:
        """Say a change in points, and where a star stands behind it."""
        if icon:
            return translate("two_castles", "points: {change}, and a bonus")
        return super().change(icon)

    def tie_breaks(self) -> tuple[str, ...]:
        """Name what is compared among equals (BC-60)."""
        return (
            translate("two_castles", "Castle worth more"),
            translate("two_castles", "Special rooms in both castles"),
        )

    def rival(self) -> str:
        """Return what the builder is called that nobody plays (BC-61)."""
        return ludwig_name()

    def turn(self, view: State) -> str:
        """Say where the play stands."""
        assert isinstance(view, TwoCastles)
        text = translate("two_castles", "Round {round} of 2, turn {turn} of 4")
        return text.format(round=view.round, turn=view.turn)
