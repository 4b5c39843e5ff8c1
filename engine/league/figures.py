"""Means with intervals, and tests that stop when they are sure."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist, fmean, variance

from engine.core.value import value

_Z = NormalDist().inv_cdf(0.975)
_ERROR = 0.05
"""How often a sequential test may be wrong, either way."""
_FEWEST = 24
"""Fewer games prove nothing; the normal law does not hold for them."""
_SURE = log((1 - _ERROR) / _ERROR)


@value
class Mean:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def told(self, name: str = "mean") -> dict[str, float]:
        """Return it for programs."""
        return {name: round(self.mean, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def interval(rate: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate after Wilson, which stays sensible at 0 and 1."""
    middle = (rate + _Z * _Z / (2 * games)) / (1 + _Z * _Z / games)
    half = sqrt(rate * (1 - rate) / games + _Z * _Z / (4 * games * games))
    half *= _Z / (1 + _Z * _Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(wins: Sequence[float]) -> Mean:
    """Return the share of wins."""
    rate = fmean(wins)
    return Mean(rate, *interval(rate, len(wins)))


def mean_of(deals: Sequence[Sequence[float]]) -> Mean:
    """Return a mean over deals; what was played on one deal is alike, so deals are counted."""
    means = [fmean(deal) for deal in deals]
    middle = fmean([number for deal in deals for number in deal])
    half = _Z * sqrt(variance(means) / len(means)) if len(means) > 1 else 0.0
    return Mean(middle, middle - half, middle + half)


@value
class Sprt:
    """A sequential test, whether somebody is stronger by *none* or by *some* Elo."""

    none: float
    some: float

    def evidence(self, wins: Sequence[float]) -> float:
        """Return the log likelihood ratio of the second against the first, by normal law."""
        if len(wins) < _FEWEST:
            return 0.0
        low, high, mean = _expected(self.none), _expected(self.some), fmean(wins)
        # One win and one loss more: whoever has won all games so far need not win the next.
        spread = variance([*wins, 0.0, 1.0])
        return len(wins) * (high - low) * (2 * mean - low - high) / (2 * spread)

    def verdict(self, wins: Sequence[float]) -> str:
        """Say ``stronger``, ``not stronger`` or ``open``."""
        evidence = self.evidence(wins)
        if abs(evidence) < _SURE:
            return "open"
        return "stronger" if evidence > 0 else "not stronger"


def _expected(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))
