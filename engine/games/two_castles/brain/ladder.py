"""The rungs of the ladder, weakest first: the same way to think, with less and less of it."""

from __future__ import annotations

from functools import cache

from engine.ai.learned import Provenance
from engine.ai.mind import Sight
from engine.core.content import read
from engine.core.errors import OptionError
from engine.core.value import value
from engine.games.two_castles.brain.hopes import Weights
from engine.games.two_castles.content import GAME_ID

LEVELS = ("beginner", "casual", "strong")


@value
class Rung:
    """How one level plays."""

    level: str
    weights: Weights
    sight: Sight = Sight()


@value
class Ladder:
    """The file of rungs, and where they come from."""

    rungs: tuple[Rung, ...]
    provenance: Provenance


@cache
def rung(level: str) -> Rung:
    """Return how *level* plays."""
    ladder = read(GAME_ID, "brain/ladder.json", Ladder)
    for found in ladder.rungs:
        if found.level == level:
            return found
    raise OptionError(f"There is no level {level!r}.")
