"""Winning chances from expected points, and names for what was lost of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, sqrt
from typing import Any

from engine.core.game import Game
from engine.core.state import State

BANDS = ((2.0, "excellent"), (5.0, "good"), (10.0, "inaccuracy"), (20.0, "mistake"))
"""Up to so many hundredths of the winning chance lost; above all of them it is a blunder."""
_REACH, _PIECES = 4.0, 80


def band_of(lost: float) -> str:
    """Name the loss of so many hundredths of the winning chance."""
    return next((name for most, name in BANDS if lost <= most), "blunder")


def winning_chances(game: Game[Any], state: State) -> tuple[float, ...]:
    """Return the chance of every seat to win, in hundredths, as well as the brain can tell.

    A rival that nobody plays has its share too.
    """
    if state.is_over:
        first = [standing.place == 1 for standing in game.standings(state)]
        return tuple([100 * won / sum(first) for won in first])
    values = game.brain.values(state)
    spreads = [game.brain.spread(state, seat) for seat in range(len(values))]
    return chances(values, spreads)


def chances(values: Sequence[float], spreads: Sequence[float]) -> tuple[float, ...]:
    """Return in hundredths how often each value comes out highest, each wrong by its spread."""
    shares = [_share(seat, values, spreads) for seat in range(len(values))]
    return tuple([100 * share / sum(shares) for share in shares])


def _share(seat: int, values: Sequence[float], spreads: Sequence[float]) -> float:
    """Add up over what the seat may come to, that all others come to less."""
    total, spread = 0.0, max(spreads[seat], 0.01)
    step = 2 * _REACH / _PIECES
    for piece in range(_PIECES):
        off = -_REACH + (piece + 0.5) * step
        density = exp(-off * off / 2) / sqrt(2 * pi) * step
        points = values[seat] + off * spread
        for other, value in enumerate(values):
            if other != seat:
                density *= _below(points, value, max(spreads[other], 0.01))
        total += density
    return max(total, 1e-9)


def _below(points: float, value: float, spread: float) -> float:
    return (1 + erf((points - value) / spread / sqrt(2))) / 2
