"""The move after which the own position looks best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Budget, Decided, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State

GUESSES = 2
"""How many ways the hidden part may be, to look at each move in."""
FOLLOWED = 2
"""How many further answers of its own it looks ahead: a chain pays at its end."""
FEW = 12
"""With more answers than these to a follow-up question it stops looking."""
_ENOUGH = 1_000_000


class GreedyPlayer:
    """Looks to the end of its own chain on guesses of what it cannot see; lots decide a tie."""

    def __init__(self, brain: Brain[Any], chance: Chance) -> None:
        self._brain = brain
        self._chance = chance

    def think(self, view: State, seat: int) -> Thought:
        """Look at every sensible answer."""
        moves = self._brain.sensible(view, seat)
        if len(moves) == 1:
            return Decided(Line((moves[0],)))
        lot, self._chance = self._chance.draw(1 << 32)
        guesses = [view.guess(self._chance.branch(n)) for n in range(GUESSES)]
        return GreedyThought(self._brain, seat, moves, guesses, lot)

    def choose(self, view: State, seat: int) -> Move:
        """Return a move whose position has the highest average value."""
        return self.think(view, seat).finish().moves[0]


class GreedyThought(Thought):
    """Looks at one answer after the other; a step is an answer in one guess."""

    def __init__(
        self, brain: Brain[Any], seat: int, moves: Any, guesses: list[State], lot: int
    ) -> None:
        super().__init__(Budget(_ENOUGH))
        self._brain, self._seat, self._guesses, self._lot = brain, seat, guesses, lot
        self._moves: tuple[Move, ...] = tuple(moves)
        self._worth: list[float] = []

    def think(self) -> Iterator[object]:
        """Value each answer on the same guesses."""
        for move in self._moves:
            worth = 0.0
            for guess in self._guesses:
                worth += self._value(guess, move, FOLLOWED)
                yield move
            self._worth.append(worth / len(self._guesses))

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the answers that were looked at; lots decide which of the equal ones is first."""
        known = [
            Line((move,), worth) for move, worth in zip(self._moves, self._worth, strict=False)
        ]
        if not known:
            return (Line((self._moves[0],)),)
        known.sort(key=lambda line: -line.value)
        equal = sum(line.value == known[0].value for line in known)
        drawn = known[self._lot * equal >> 32]
        known.remove(drawn)
        return (drawn, *known)

    def explained(self, line: Line) -> Line:
        """Name what the answer leads to in the first guess."""
        after = self._guesses[0].copy()
        after.apply(self._seat, line.moves[0])
        features = self._brain.features(after, self._seat)
        return Line(line.moves, line.value, tuple(features.items()))

    def _value(self, before: State, move: Move, followed: int) -> float:
        """Return the value after *move* and the best further answers, as far as it looks."""
        after, seat = before.copy(), self._seat
        after.apply(seat, move)
        goes_on = followed and after.reveals == before.reveals and after.choice_of(seat)
        moves = self._brain.sensible(after, seat) if goes_on else ()
        if not 0 < len(moves) <= FEW:
            return self._brain.value(after, seat)
        return max(self._value(after, further, followed - 1) for further in moves)
