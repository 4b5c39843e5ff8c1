"""The rungs of the ladder: from plans at a glance to plans that were tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ai.mind import Sight
from engine.core.brain.thought import Budget, Player
from engine.core.chance import Chance
from engine.games.shogun.brain.players import AtAGlance, Strategist

if TYPE_CHECKING:
    from engine.games.shogun.brain import ShogunBrain

BEGINNER = Sight(plans=2, obvious=4.0)
STRONG = Budget(1000, seconds=1.5)
"""For a whole plan; smaller decisions get a share of it."""


def player_of(brain: ShogunBrain, level: str, chance: Chance) -> Player:
    """Return a new player of a rung."""
    if level == "beginner":
        return AtAGlance(brain, chance, noise=1.5)
    if level == "casual":
        return AtAGlance(brain, chance)
    return Strategist(brain, chance, STRONG)
