"""Weakness of a human kind: whoever sees only some of the plans, and never misses the obvious."""

from __future__ import annotations

from typing import Any

from engine.ai.player import Planner
from engine.ai.turn_search import TurnSearch, Worth
from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Budget, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State
from engine.core.value import value

_FIRST = 2
"""Answers by which plans differ: which die, and where it goes."""


@value
class Sight:
    """How much somebody sees of what could be done."""

    plans: int
    """So many plans come to mind; of each the best way through."""
    obvious: float
    """A plan that is so many points better than all others strikes the eye."""


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
        if not plans:
            return super().lines
        best, *others = plans.values()
        if not others or best.value - others[0].value >= self._sight.obvious:
            return (best, *others)
        seen = self._drawn(sorted(plans.values(), key=_notation))
        return tuple(sorted(seen, key=lambda line: -line.value))

    @property
    def best(self) -> Line:
        """Return the best of what came to mind."""
        return self.lines[0]

    def _drawn(self, plans: list[Line]) -> list[Line]:
        """Draw what comes to mind; which plans there are decides, not how they were found."""
        order, _ = self._chance.order(len(plans))
        for last, other in zip(range(len(plans) - 1, 0, -1), order, strict=True):
            plans[last], plans[other] = plans[other], plans[last]
        return plans[: self._sight.plans]


class GlimpsePlayer(Planner):
    """Plays what comes to mind; who has no later turn left sees everything."""

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


def _notation(line: Line) -> str:
    return " ".join(map(str, line.moves))
