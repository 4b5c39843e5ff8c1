"""Sequential halving: many plans tried a little, the better half of them more, and so on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2

from engine.core.brain.thought import Budget, Line, Thought

Trial = Callable[[Line, int], float]
"""Plays a plan out in the guess of this number and says what it came to, in points."""


class Halving(Thought):
    """Tries whole plans out in the same guesses; a step is a plan tried in one guess.

    What a plan was worth at first sight counts like *prior* trials.
    """

    def __init__(self, plans: Sequence[Line], trial: Trial, budget: Budget, prior: int = 2) -> None:
        assert plans, "there must be something to choose from"
        super().__init__(budget)
        self._plans, self._trial, self._prior = tuple(plans), trial, prior
        self._sums = [plan.value * prior for plan in plans]
        self._tried = [0] * len(plans)
        self._alive = list(range(len(plans)))

    def think(self) -> Iterator[object]:
        """Give every stage the same share of the steps."""
        stages = max(1, ceil(log2(len(self._plans))))
        share = self._budget.steps // stages
        guess = 0
        for _ in range(stages):
            for _ in range(max(1, share // len(self._alive))):
                for number in self._alive:
                    self._sums[number] += self._trial(self._plans[number], guess)
                    self._tried[number] += 1
                    yield number
                guess += 1
            self._alive = self._by_worth()[: (len(self._alive) + 1) // 2]

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the plans, those that stayed longest first."""
        best: dict[object, Line] = {}
        for number in self._by_worth():
            plan = self._plans[number]
            best.setdefault(plan.moves[0], Line(plan.moves, self._worth(number)))
        return tuple(best.values())

    @property
    def best(self) -> Line:
        """Return the leading plan."""
        number = self._by_worth()[0]
        return Line(self._plans[number].moves, self._worth(number))

    def _by_worth(self) -> list[int]:
        alive = set(self._alive)
        everybody = range(len(self._plans))
        return sorted(everybody, key=lambda n: (n not in alive, -self._worth(n), n))

    def _worth(self, number: int) -> float:
        return self._sums[number] / max(1, self._prior + self._tried[number])
