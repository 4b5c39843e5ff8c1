"""The move after which the own position looks best."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.chance import Chance
from engine.core.state import State

GUESSES = 2
"""How many ways the hidden part may be, to look at each move in."""
FOLLOWED = 2
"""How many further answers of its own it looks ahead: a chain pays at its end."""
FEW = 12
"""With more answers than these to a follow-up question it stops looking."""


class GreedyPlayer:
    """Looks to the end of its own chain on guesses of what it cannot see; lots decide a tie."""

    def __init__(self, brain: Brain[Any], chance: Chance) -> None:
        self._brain = brain
        self._chance = chance

    def choose(self, view: State, seat: int) -> Move:
        """Return a move whose position has the highest average value."""
        moves = self._brain.sensible(view, seat)
        if len(moves) == 1:
            return moves[0]
        guesses = [view.guess(self._chance.branch(n)) for n in range(GUESSES)]
        worth = [
            sum(self._value(guess, seat, move, FOLLOWED) for guess in guesses) for move in moves
        ]
        most = max(worth)
        best = [move for move, value in zip(moves, worth, strict=True) if value == most]
        index, self._chance = self._chance.draw(len(best))
        return best[index]

    def _value(self, before: State, seat: int, move: Move, followed: int) -> float:
        """Return the value after *move* and the best further answers, as far as it looks."""
        after = before.copy()
        after.apply(seat, move)
        goes_on = followed and after.reveals == before.reveals and seat in after.waiting
        moves = self._brain.sensible(after, seat) if goes_on else ()
        if not 0 < len(moves) <= FEW:
            return self._brain.value(after, seat)
        return max(self._value(after, seat, further, followed - 1) for further in moves)
