"""Somebody who knows the rules and has never played: takes what is worth most now."""

from __future__ import annotations

from engine.ai.outside import SimplePlayer
from engine.core.agenda import Move
from engine.core.state import State
from engine.games.white_castle.scoring import total
from engine.games.white_castle.state import WhiteCastle


class SensibleNewcomer(SimplePlayer):
    """Answers one question after the other and never plans.

    It takes the answer after which it has most, points and all it holds counted alike; where
    several are equal, the first.
    """

    def choose(self, view: State, seat: int) -> Move:
        """Return the answer that brings most at once."""
        moves = self.game.brain.sensible(view, seat)
        guess = view.guess(self.chance)
        return max(moves, key=lambda move: self._worth_now(guess, seat, move))

    def _worth_now(self, before: State, seat: int, move: Move) -> int:
        after = before.copy()
        after.apply(seat, move)
        assert isinstance(after, WhiteCastle)
        mine = after.domains[seat]
        held = mine.coins + mine.seals + mine.food + mine.iron + mine.pearl
        return 2 * total(after, seat) + held
