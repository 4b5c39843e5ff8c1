"""Any legal move; the yardstick and the fallback."""

from __future__ import annotations

from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.state import State


class RandomPlayer:
    """Answers with any move, each as likely as the others."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: State, seat: int) -> Move:
        """Return any move."""
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        index, self._chance = self._chance.draw(len(moves))
        return moves[index]
