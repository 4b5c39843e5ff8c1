"""The best way through a whole turn: best first, equal positions looked at once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Any

from engine.ai.player import Planner
from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Budget, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State

Worth = Callable[[Any, int], float]
"""Says how well a seat stands in a state, in points."""
Path = tuple[Move, ...]


class TurnSearch(Thought):
    """Searches all chains of answers up to the end of the turn; a step is a position.

    What looks best to the brain's quick ``value`` is followed first; only ends of the turn are
    judged, by *worth*. Nothing of the search depends on what other seats do meanwhile.
    """

    def __init__(
        self, brain: Brain[Any], guess: State, seat: int, budget: Budget, worth: Worth
    ) -> None:
        super().__init__(budget)
        self._brain, self._guess, self._seat, self._worth = brain, guess, seat, worth
        self._ends: list[tuple[float, int, Path]] = []
        """Worth, number and path of every end that was found."""
        self._others: tuple[Move, ...] = ()
        """Answers no end is known for yet."""

    def think(self) -> Iterator[object]:
        """Look at one position after the other, the most promising turn first."""
        brain, seat, number = self._brain, self._seat, count()
        open_turns: list[tuple[float, int, Path, State]] = [(0.0, next(number), (), self._guess)]
        seen: set[Hashable] = set()
        while open_turns:
            _, _, path, before = heappop(open_turns)
            for move in brain.sensible(before, seat):
                after = before.copy()
                after.apply(seat, move)
                yield after
                key = brain.position_key(after, seat)
                if key in seen:
                    continue
                seen.add(key)
                here = (*path, move)
                if brain.ends_turn(after, seat):
                    self._ends.append((self._worth(after, seat), -next(number), here))
                else:
                    promise = -brain.value(after, seat)
                    heappush(open_turns, (promise, next(number), here, after))

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the best end for every first answer that leads to one."""
        best: dict[Move, Line] = {}
        for worth, _, path in sorted(self._ends, key=_by_worth):
            best.setdefault(path[0], Line(path, worth))
        return tuple(best.values()) or (self._straight_on(),)

    @property
    def best(self) -> Line:
        """Return the best end so far."""
        if not self._ends:
            return self._straight_on()
        worth, _, path = min(self._ends, key=_by_worth)
        return Line(path, worth)

    @property
    def ends(self) -> tuple[Line, ...]:
        """Return every end that was found, the best first."""
        return tuple([Line(path, worth) for worth, _, path in sorted(self._ends, key=_by_worth)])

    def explained(self, line: Line) -> Line:
        """Name what the end of the line is worth."""
        after = self.after(line)
        features = self._brain.features(after, self._seat)
        return Line(line.moves, line.value, tuple(features.items()))

    def after(self, line: Line) -> State:
        """Return the guess after *line*."""
        after = self._guess.copy()
        for move in line.moves:
            after.apply(self._seat, move)
        return after

    def _straight_on(self) -> Line:
        """Return the way to the end that looks best one answer at a time."""
        state, seat = self._guess.copy(), self._seat
        path: list[Move] = []
        while not path or not self._brain.ends_turn(state, seat):
            moves = self._brain.sensible(state, seat)
            move = max(moves, key=lambda move: self._quick(state, move))
            state.apply(seat, move)
            path.append(move)
        return Line(tuple(path), self._worth(state, seat))

    def _quick(self, before: State, move: Move) -> float:
        after = before.copy()
        after.apply(self._seat, move)
        return self._brain.value(after, self._seat)


def _by_worth(end: tuple[float, int, Path]) -> tuple[float, int]:
    """Put the best end first, and of equal ones the first that was found."""
    return -end[0], -end[1]


class TurnPlayer(Planner):
    """Searches whole turns on one guess, and keeps to what it found until something is revealed."""

    def __init__(self, brain: Brain[Any], chance: Chance, budget: Budget, worth: Worth) -> None:
        super().__init__(brain, chance)
        self._budget, self._worth = budget, worth

    def begin(self, view: State, seat: int, chance: Chance) -> Thought:
        """Search from *view* to the end of the turn."""
        guess = self.brain.guess(view, chance)
        return TurnSearch(self.brain, guess, seat, self._budget, self._worth)
