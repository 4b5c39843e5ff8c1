"""Chances of a fight, estimated once for the same question."""

from __future__ import annotations

from functools import lru_cache

from engine.games.shogun.odds import Odds, battle_odds
from engine.games.shogun.state import Shogun


@lru_cache(maxsize=256)
def odds_of(view: Shogun, home: int, target: int, armies: int) -> Odds:
    """Return the chances if so many armies march there now."""
    return battle_odds(view, home, target, armies)
