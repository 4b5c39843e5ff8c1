"""Counting decision sequences: a change of the rules shows as a change of the counts."""

from __future__ import annotations

from engine.core.state import State


def perft(state: State, depth: int) -> int:
    """Return how many sequences of *depth* decisions there are; shorter plays count as one.

    Chance is part of the state, so the count is exact for its seed. Where several seats decide
    together the lowest goes first: lanes commute, their interleavings are one sequence.
    """
    if depth == 0 or state.is_over:
        return 1
    seat = min(state.waiting)
    moves = state.moves(seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.copy()
        after.apply(seat, move)
        count += perft(after, depth - 1)
    return count
