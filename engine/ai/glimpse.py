"""Weakness of a human kind: whoever sees only some of the plans, and never misses the obvious."""

from __future__ import annotations

from typing import Any

from engine.ai.mind import Sight, come_to_mind
from engine.ai.player import Planner
from engine.ai.turn_search import TurnSearch, Worth
from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Budget, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State

_FIRST = 2
"""Answers by which plans differ: which die, and where it goes."""


class Glimpse(TurnSearch):
    """Searches whole turns, but only some plans come to mind: in one position always the same."""

    def __init__(
        self,
        brain: Brain[Any],
        guess: State,
        seat: int,
        budget: Budget,
        worth: Worth,
        sight: Sight,
        chance: Chance,
    ) -> None:
        super().__init__(brain, guess, seat, budget, worth)
        self._sight, self._chance = sight, chance

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the plans that came to mind, the best first."""
        plans: dict[tuple[Move, ...], Line] = {}
        for end in self.ends:
            plans.setdefault(end.moves[:_FIRST], end)
        return come_to_mind(list(plans.values()), self._sight, self._chance) or super().lines

    @property
    def best(self) -> Line:
        """Return the best of what came to mind."""
        return self.lines[0]


class GlimpsePlayer(Planner):
    """Plays what comes to mind; with no later turn left it sees everything."""

    def __init__(
        self, brain: Brain[Any], chance: Chance, budget: Budget, worth: Worth, sight: Sight
    ) -> None:
        super().__init__(brain, chance)
        self._budget, self._worth, self._sight = budget, worth, sight

    def begin(self, view: State, seat: int, chance: Chance) -> Thought:
        """Look at some of the plans from *view* on."""
        guess = self.brain.guess(view, chance.branch(0))
        budget, worth = self._budget, self._worth
        if self.brain.is_last_turn(view, seat):
            return TurnSearch(self.brain, guess, seat, budget, worth)
        sight, drawn = self._sight, chance.branch(1)
        return Glimpse(self.brain, guess, seat, budget, worth, sight, drawn)
