"""Whoever chooses moves for a seat."""

from __future__ import annotations

from typing import Protocol

from engine.core.agenda import Move
from engine.core.state import State


class Player(Protocol):
    """A machine player: sees what its seat may see and answers."""

    def choose(self, view: State, seat: int) -> Move:
        """Return one of the moves that *view* offers to *seat*."""
        ...
