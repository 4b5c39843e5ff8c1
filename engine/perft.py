"""Counting decision sequences: a change of the rules shows as a change of the counts."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.state import State


def perft(game: Game[Any], state: State, depth: int) -> int:
    """Return how many sensible sequences of *depth* decisions there are; a play that ends is one.

    Chance is part of the state, so the count is exact for its seed. Where several seats decide
    together the lowest goes first: lanes commute, their interleavings are one sequence.
    """
    if depth == 0 or state.is_over:
        return 1
    seat = min(state.waiting)
    moves = game.brain.sensible(state, seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.copy()
        after.apply(seat, move)
        count += perft(game, after, depth - 1)
    return count
