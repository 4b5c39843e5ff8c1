"""Thinking about one question: in slices, with the best answer so far at any time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from math import inf
from typing import Protocol

from engine.core.agenda import Move
from engine.core.state import State
from engine.core.value import value


@value
class Budget:
    """How much is thought: so many steps, fewer only where they would take too long."""

    steps: int
    """What a step is, the kind of thinking says: a position looked at, a plan played out."""
    seconds: float = inf
    """Of a processor. Whoever never comes that far answers alike on every machine."""


@value
class Reason:
    """Something by which one line differs from another, in points for the seat that thinks."""

    feature: str
    difference: float


@value
class Line:
    """Answers of a seat one after the other, and what they are expected to lead to."""

    moves: tuple[Move, ...]
    value: float = 0.0
    """In points, as the kind of thinking counts them; the more the better."""
    features: tuple[tuple[str, float], ...] = ()
    """What that is made of, by the names of ``Brain.features``."""

    def reasons(self, other: Line) -> tuple[Reason, ...]:
        """Say by what this line differs from *other*, the most telling first."""
        mine, theirs = dict(self.features), dict(other.features)
        names = [*mine, *(name for name in theirs if name not in mine)]
        found = [Reason(name, mine.get(name, 0.0) - theirs.get(name, 0.0)) for name in names]
        telling = [reason for reason in found if abs(reason.difference) >= _TELLING]
        return tuple(sorted(telling, key=lambda reason: -abs(reason.difference)))


_TELLING = 0.05
"""Points that are worth a word."""


class Thought:
    """Thinks about the question of one seat; subclasses say how, one step after the other.

    The same view, seed and budget lead to the same lines everywhere, as long as the seconds of
    the budget are not used up.
    """

    def __init__(self, budget: Budget) -> None:
        self.steps = 0
        """How many were done."""
        self._budget = budget
        self._seconds = 0.0
        self._thinking: Iterator[object] | None = self.think()

    def think(self) -> Iterator[object]:
        """Do one step after the other, and yield after each; the last one ends the thought."""
        raise NotImplementedError

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return what was found so far, the best first; each begins with another answer."""
        raise NotImplementedError

    @property
    def best(self) -> Line:
        """Return the best line so far; there is one before anything was thought."""
        return self.lines[0]

    def explained(self, line: Line) -> Line:
        """Return *line* with the features of the position it leads to, to find reasons in."""
        return line

    @property
    def is_done(self) -> bool:
        """Whether nothing will be found any more."""
        return self._thinking is None

    def go_on(self, steps: int = 1) -> None:
        """Do at most so many steps, then come back: to be asked, cancelled or continued."""
        if self._thinking is None:
            return
        began = time.thread_time()
        wanted = min(steps, self._budget.steps - self.steps)
        done = sum(1 for _ in islice(self._thinking, wanted))
        self.steps += done
        self._seconds += time.thread_time() - began
        is_spent = self.steps >= self._budget.steps or self._seconds >= self._budget.seconds
        if done < wanted or is_spent:
            self.cancel()

    def cancel(self) -> None:
        """Think no further; what was found stays."""
        self._thinking = None

    def finish(self) -> Line:
        """Think to the end and return the best line."""
        while not self.is_done:
            self.go_on(_SLICE)
        return self.best


_SLICE = 64
"""Steps after which the seconds are looked at."""


class Decided(Thought):
    """A question that needs no thinking: there is one answer, or it was thought of before."""

    def __init__(self, line: Line) -> None:
        super().__init__(Budget(0))
        self.cancel()
        self._line = line

    def think(self) -> Iterator[object]:
        """Do nothing."""
        yield from ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the one line."""
        return (self._line,)


class Player(Protocol):
    """A machine player of one seat: sees what its seat may see and answers.

    It lives through a play and may keep a plan from one answer to the next. A plan is kept for
    the very positions it was made for: a reveal, undo or another play make it worthless.
    """

    def think(self, view: State, seat: int) -> Thought:
        """Begin to think about the question *view* asks *seat*."""
        ...

    def choose(self, view: State, seat: int) -> Move:
        """Think to the end; return one of the moves that *view* offers to *seat*."""
        ...
