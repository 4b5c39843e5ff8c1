"""The rungs of the ladder: who sees how much, searches how far, and by which values and likes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.ai.characters import Likes, liking
from engine.ai.glimpse import GlimpsePlayer
from engine.ai.mind import Sight
from engine.ai.trying_out import Effort, TryingPlayer
from engine.ai.turn_search import TurnPlayer, Worth
from engine.core.brain.thought import Budget, Player
from engine.core.chance import Chance
from engine.core.content import read
from engine.games.white_castle.brain.subject import SUBJECT

if TYPE_CHECKING:
    from engine.games.white_castle.brain import WhiteCastleBrain

WEAK = {
    "beginner": Sight(plans=1, obvious=2.5),
    "learner": Sight(plans=2, obvious=6.0),
    "improver": Sight(plans=4, obvious=5.0),
    "practised": Sight(plans=8, obvious=4.0),
}
"""Who sees only some of about thirty plans, as people do who are new to the game."""
CASUAL = Budget(400, seconds=2.0)
STRONG = Budget(1000, seconds=2.0)
MASTER = Effort(plans=8, trials=48, search=1000, reply=100, seconds=5.0)


def player_of(brain: WhiteCastleBrain, level: str, chance: Chance, character: str) -> Player:
    """Return a new player of a rung."""
    from engine.games.white_castle.brain import learned

    by_hand = level in WEAK or level == "casual"
    worth: Worth = brain.value if by_hand else learned().worth
    if character:
        worth = liking(worth, likes()[character], SUBJECT)
    if level in WEAK:
        return GlimpsePlayer(brain, chance, CASUAL, worth, WEAK[level])
    if level == "master":
        return TryingPlayer(brain, chance, MASTER, worth)
    return TurnPlayer(brain, chance, CASUAL if by_hand else STRONG, worth)


@cache
def likes() -> dict[str, Likes]:
    """Return what every character likes."""
    return {one.id: one for one in read("white_castle", "brain/characters.json", tuple[Likes, ...])}
