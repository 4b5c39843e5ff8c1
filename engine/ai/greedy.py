"""The move after which the own position looks best."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.chance import Chance
from engine.core.state import State

GUESSES = 2
"""How many ways the hidden part may be, to look at each move in."""


class GreedyPlayer:
    """Looks one answer ahead, on a few guesses of what it cannot see; equals are drawn lots for."""

    def __init__(self, brain: Brain[Any], chance: Chance) -> None:
        self._brain = brain
        self._chance = chance

    def choose(self, view: State, seat: int) -> Move:
        """Return a move whose position has the highest average value."""
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        guesses = [view.guess(self._chance.branch(n)) for n in range(GUESSES)]
        worth = [sum(self._value(guess, seat, move) for guess in guesses) for move in moves]
        best = [move for move, value in zip(moves, worth, strict=True) if value == max(worth)]
        index, self._chance = self._chance.draw(len(best))
        return best[index]

    def _value(self, guess: State, seat: int, move: Move) -> float:
        after = guess.copy()
        after.apply(seat, move)
        return self._brain.value(after, seat)
