"""Players that stand outside of the engine, as somebody would write them."""

from __future__ import annotations

from engine.ai.outside import SimplePlayer
from engine.core.agenda import Move
from engine.core.state import State

NOT_ONE = print


class TakesTheFirst(SimplePlayer):
    """Takes whatever is offered first."""

    def choose(self, view: State, seat: int) -> Move:
        """Return the first move."""
        return view.moves(seat)[0]
