"""The best plans of a turn, tried out to the end of the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.ai.halving import Halving
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
class Effort:
    """How much is tried out."""

    plans: int
    trials: int
    """Of all plans together."""
    search: int
    """Positions looked at to find the plans."""
    reply: int
    """Positions looked at for each turn of a trial."""
    seconds: float
    envy: float = 0.5
    """How much a point of the best rival counts against one's own."""


class TryingOut(Thought):
    """Finds plans by searching the turn, then tries them out in the same guesses.

    A step is a position looked at while plans are found, and after that a trial.
    """

    def __init__(
        self,
        brain: Brain[Any],
        view: State,
        seat: int,
        effort: Effort,
        worth: Worth,
        chance: Chance,
    ) -> None:
        super().__init__(Budget(effort.search + effort.trials, effort.seconds))
        self._brain, self._view, self._seat = brain, view, seat
        self._effort, self._worth, self._chance = effort, worth, chance
        guess = brain.guess(view, chance.branch(0))
        self._search = TurnSearch(brain, guess, seat, Budget(effort.search), worth)
        self._halving: Halving | None = None

    def think(self) -> Iterator[object]:
        """Search, then try out."""
        yield from self._search.think()
        plans = self._plans()
        if len(plans) > 1:
            self._halving = Halving(plans, self._trial, Budget(self._effort.trials))
            yield from self._halving.think()

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return what was tried out, or as long as nothing was, what was found."""
        return (self._halving or self._search).lines

    @property
    def best(self) -> Line:
        """Return the plan that fared best."""
        return (self._halving or self._search).best

    def explained(self, line: Line) -> Line:
        """Name what the end of the turn is worth."""
        return self._search.explained(line)

    def _plans(self) -> list[Line]:
        """Return the best ends, each by another way; with what they are worth beside rivals."""
        best: dict[tuple[Move, ...], Line] = {}
        for end in self._search.ends:
            best.setdefault(end.moves[:_FIRST], end)
            if len(best) == self._effort.plans:
                break
        found = best.values() or (self._search.best,)
        return [Line(end.moves, self._lead(self._search.after(end))) for end in found]

    def _trial(self, plan: Line, number: int) -> float:
        """Play the plan, the answers of others and the next own turn in a guess of its own."""
        brain, seat = self._brain, self._seat
        state = brain.guess(self._view, self._chance.branch(1 + number))
        for move in plan.moves:
            if not state.is_legal(seat, move):
                break
            state.apply(seat, move)
            if brain.ends_turn(state, seat):
                break
        turns = 1
        while not state.is_over:
            mover = state.next_choice.seat
            turns += mover == seat and brain.ends_turn(state, seat)
            if turns > 2:
                break
            state = self._turn(state, mover)
        return self._lead(state)

    def _turn(self, state: State, seat: int) -> State:
        """Return the state after a quick turn of *seat*."""
        if len(self._brain.sensible(state, seat)) == 1:
            after = state.copy()
            after.apply(seat, self._brain.sensible(state, seat)[0])
            return after
        search = TurnSearch(self._brain, state, seat, Budget(self._effort.reply), self._worth)
        return search.after(search.finish())

    def _lead(self, state: State) -> float:
        """Return how far ahead of the best rival one stands, one's own points counting more."""
        values = self._brain.values(state)
        rivals = [points for seat, points in enumerate(values) if seat != self._seat]
        return values[self._seat] - self._effort.envy * max(rivals, default=0.0)


class TryingPlayer(Planner):
    """Tries plans out before it decides."""

    def __init__(self, brain: Brain[Any], chance: Chance, effort: Effort, worth: Worth) -> None:
        super().__init__(brain, chance)
        self._effort, self._worth = effort, worth

    def begin(self, view: State, seat: int, chance: Chance) -> Thought:
        """Find and try out."""
        return TryingOut(self.brain, view, seat, self._effort, self._worth, chance)
