"""The rungs of the ladder: from plans at a glance to plans that were tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.brain.thought import Budget, Player
from engine.core.chance import Chance
from engine.games.shogun.brain.characters import NEUTRAL, Values, characters
from engine.games.shogun.brain.players import AtAGlance, Strategist

if TYPE_CHECKING:
    from engine.games.shogun.brain import ShogunBrain

STRONG = Budget(1000, seconds=1.5)
"""For a whole plan; smaller decisions get a share of it."""
_ASTRAY = 0.8
"""How far plans stray by which nothing was learned yet."""


def player_of(brain: ShogunBrain, level: str, chance: Chance, character: str) -> Player:
    """Return a new player of a rung."""
    who = characters()[character]
    if level == "beginner":
        return AtAGlance(brain, chance, who, noise=1.5)
    if level == "casual":
        return AtAGlance(brain, chance, who)
    return Strategist(brain, chance, STRONG, who)


def who_tries_out(brain: ShogunBrain, values: Values | None, chance: Chance, steps: int) -> Player:
    """Return a player that judges by *values* what its plans lead to; without, one at a glance."""
    if values is None:
        return AtAGlance(brain, chance, noise=_ASTRAY)
    return Strategist(brain, chance, Budget(steps), NEUTRAL, values)
