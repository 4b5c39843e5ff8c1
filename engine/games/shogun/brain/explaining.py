"""What a plan or an answer leads to, by what is counted of a house: what reasons are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ai.halving import Halving
from engine.core.brain.thought import Budget, Line
from engine.games.shogun.brain.trials import Trials
from engine.games.shogun.state import Shogun

GUESSES = 6
"""So many rounds are looked at the end of."""
RIVALS = "rivals"
"""The name of what is better or worse for others."""
Features = Callable[[Shogun, int], Mapping[str, float]]
After = Callable[[int], Shogun]
"""Returns the guess of a number as it is after the round."""


def explained(line: Line, after: After, features: Features, seat: int) -> Line:
    """Return *line* with the mean of what *seat* has after the round, and what others lose."""
    sums: dict[str, float] = {}
    for number in range(GUESSES):
        for name, points in features(after(number), seat).items():
            sums[name] = sums.get(name, 0.0) + points / GUESSES
    sums[RIVALS] = line.value - sum(sums.values())
    return Line(line.moves, line.value, tuple(sums.items()))


class TriedAnswers(Halving):
    """Tries single answers out, and can say what they lead to."""

    def __init__(
        self, answers: list[Line], trials: Trials, seat: int, features: Features, budget: Budget
    ) -> None:
        super().__init__(answers, trials.of_answer, budget, prior=0)
        self._trials, self._seat, self._features = trials, seat, features

    def explained(self, line: Line) -> Line:
        """Name what the house has after the round."""
        trials = self._trials
        return explained(
            line, lambda number: trials.after_answer(line, number), self._features, self._seat
        )
