"""Any sensible move; the yardstick and the fallback."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Decided, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State


class RandomPlayer:
    """Answers with any sensible move, each as likely as the others."""

    def __init__(self, brain: Brain[Any], chance: Chance) -> None:
        self._brain = brain
        self._chance = chance

    def think(self, view: State, seat: int) -> Thought:
        """Draw lots; there is nothing to think about."""
        return Decided(Line((self.choose(view, seat),)))

    def choose(self, view: State, seat: int) -> Move:
        """Return any of them."""
        moves = self._brain.sensible(view, seat)
        if len(moves) == 1:
            return moves[0]
        index, self._chance = self._chance.draw(len(moves))
        return moves[index]
