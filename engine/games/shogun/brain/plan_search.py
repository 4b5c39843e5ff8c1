"""Search for a whole plan: candidates tried on the same guesses, the leaders changed a little."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.lots import Lots
from engine.core.brain.thought import Budget, Line, Thought
from engine.games.shogun.brain.explaining import Features, explained
from engine.games.shogun.brain.orders import Leaning, order_table
from engine.games.shogun.brain.proposals import Plan, mutated, propose
from engine.games.shogun.brain.trials import Trials, moves_of
from engine.games.shogun.state import Shogun

CANDIDATES = 24
_NOISE = 0.6
_FIRST_TRIALS = 2
_MOST_TRIALS = 8
_KEPT = 3
"""Plans that stay at least; the best of them are changed."""
_PARENTS, _CHILDREN = 4, 2


class PlanSearch(Thought):
    """Tries plans in rounds: all of them, then the better half and what is made of the best.

    A step is one plan played out in one guess.
    """

    def __init__(
        self,
        view: Shogun,
        seat: int,
        budget: Budget,
        trials: Trials,
        lots: Lots,
        leaning: Leaning,
        features: Features,
    ) -> None:
        super().__init__(budget)
        self._view, self._seat, self._features = view, seat, features
        self._start = view.houses[seat].plan
        self._trials, self._lots = trials, lots
        self._table, self._bid = order_table(view, seat, leaning), leaning.bid
        self._first = self._proposed(0.0)
        self._tried: dict[Plan, list[float]] = {}

    def think(self) -> Iterator[object]:
        """Go on until the budget is used up."""
        alive, trials = self._candidates(), _FIRST_TRIALS
        while True:
            for plan in alive:
                yield from self._try(plan, trials)
            alive = sorted(alive, key=self._mean, reverse=True)
            alive = alive[: max(_KEPT, len(alive) // 2)]
            times = max(2, min([len(self._tried[plan]) for plan in alive]) // 2)
            for child in self._children(alive[:_PARENTS]):
                yield from self._try(child, times)
                if self._mean(child) > self._mean(alive[-1]):
                    alive.append(child)
            trials = min(trials + 1, _MOST_TRIALS)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the plans that were tried most, the best first."""
        most = max([len(sums) for sums in self._tried.values()], default=0)
        known = [plan for plan, sums in self._tried.items() if len(sums) >= max(2, most // 2)]
        ranked = sorted(known, key=self._mean, reverse=True) or [self._first]
        return tuple([self._line(plan) for plan in ranked])

    def explained(self, line: Line) -> Line:
        """Name what the house has after the round."""
        plan = next(p for p in self._tried if moves_of(p, self._start) == line.moves)
        return explained(
            line, lambda n: self._trials.after_plan(plan, n), self._features, self._seat
        )

    def _line(self, plan: Plan) -> Line:
        return Line(moves_of(plan, self._start), self._mean(plan) if plan in self._tried else 0.0)

    def _candidates(self) -> list[Plan]:
        plans = [self._first]
        for _ in range(8 * CANDIDATES):
            plan = self._proposed(_NOISE)
            if plan not in plans:
                plans.append(plan)
            if len(plans) == CANDIDATES:
                break
        return plans

    def _proposed(self, noise: float) -> Plan:
        view, seat, lots = self._view, self._seat, self._lots
        return propose(view, seat, self._table, lots, noise, self._start, self._bid)

    def _children(self, parents: list[Plan]) -> list[Plan]:
        born: list[Plan] = []
        for parent in parents:
            for _ in range(_CHILDREN):
                child = mutated(self._view, self._seat, parent, self._lots, self._start)
                if child not in self._tried and child not in born:
                    born.append(child)
        return born

    def _try(self, plan: Plan, times: int) -> Iterator[object]:
        sums = self._tried.setdefault(plan, [])
        for _ in range(times):
            sums.append(self._trials.of_plan(plan, len(sums)))
            yield plan

    def _mean(self, plan: Plan) -> float:
        sums = self._tried[plan]
        return sum(sums) / len(sums)
