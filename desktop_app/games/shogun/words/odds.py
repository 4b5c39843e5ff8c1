"""Chances of a fight, estimated once for the same question."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from engine.games.shogun.odds import Odds, battle_odds
from engine.games.shogun.state import Shogun

_THROWS = 160
"""Enough for a glance: a few per cent either way, and no hand has to wait for it."""


@lru_cache(maxsize=256)
def odds_of(view: Shogun, home: int, target: int, armies: int) -> Odds:
    """Return the chances if so many armies march there now."""
    return battle_odds(view, home, target, armies, throws=_THROWS)


def odds_in_words(odds: Odds) -> str:
    """Say the chances."""
    text = QCoreApplication.translate(
        "shogun", "chances: win {win} %, draw {draw} %, lose {loss} %"
    )
    return text.format(win=odds.win, draw=odds.draw, loss=odds.loss)
