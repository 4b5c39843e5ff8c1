"""The rungs of the ladder: who sees how much, searches how far, and by which values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ai.glimpse import GlimpsePlayer
from engine.ai.mind import Sight
from engine.ai.trying_out import Effort, TryingPlayer
from engine.ai.turn_search import TurnPlayer
from engine.core.brain.thought import Budget, Player
from engine.core.chance import Chance

if TYPE_CHECKING:
    from engine.games.white_castle.brain import WhiteCastleBrain

WEAK = {
    "beginner": Sight(plans=1, obvious=6.0),
    "learner": Sight(plans=4, obvious=5.0),
    "improver": Sight(plans=8, obvious=4.0),
}
"""Who sees only some of about thirty plans, as people do who are new to the game."""
CASUAL = Budget(400, seconds=2.0)
STRONG = Budget(1000, seconds=2.0)
MASTER = Effort(plans=8, trials=48, search=1000, reply=100, seconds=5.0)


def player_of(brain: WhiteCastleBrain, level: str, chance: Chance) -> Player:
    """Return a new player of a rung."""
    from engine.games.white_castle.brain import learned

    if level in WEAK:
        return GlimpsePlayer(brain, chance, CASUAL, brain.value, WEAK[level])
    if level == "casual":
        return TurnPlayer(brain, chance, CASUAL, brain.value)
    if level == "master":
        return TryingPlayer(brain, chance, MASTER, learned().worth)
    return TurnPlayer(brain, chance, STRONG, learned().worth)
