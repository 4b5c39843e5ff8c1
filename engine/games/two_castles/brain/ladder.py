"""The rungs of the ladder, weakest first: the same way to think, with less and less of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from engine.ai.learned import Provenance
from engine.ai.mind import Sight
from engine.core.content import read
from engine.core.errors import OptionError
from engine.core.value import value
from engine.games.two_castles.brain.hopes import Weights
from engine.games.two_castles.components import Kind
from engine.games.two_castles.content import GAME_ID

LEVELS = ("beginner", "casual", "strong")
CHARACTERS = ("hermit", "courtier", "gambler")


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


@value
class Character:
    """What somebody likes better than it is worth."""

    id: str
    likes: Mapping[str, float]
    """Points for a room of some kinds."""
    factors: Mapping[str, float]
    """How much more some weights count."""


@cache
def rung(level: str, character: str = "") -> Rung:
    """Return how *level* plays, level-headed or as a character does."""
    ladder = read(GAME_ID, "brain/ladder.json", Ladder)
    found = next((found for found in ladder.rungs if found.level == level), None)
    if found is None:
        raise OptionError(f"There is no level {level!r}.")
    return replace(found, weights=_liked(found.weights, character)) if character else found


def _liked(weights: Weights, character: str) -> Weights:
    known = read(GAME_ID, "brain/characters.json", tuple[Character, ...])
    who = next(found for found in known if found.id == character)
    more = {name: factor * getattr(weights, name) for name, factor in who.factors.items()}
    return replace(weights, likes=tuple([who.likes.get(kind, 0.0) for kind in Kind]), **more)
