"""How strong the levels of a game have proved to be, as data: a beginner has 1000."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from engine.core.content import read
from engine.core.value import value

BEGINNER = 1000
"""What the weakest rung of every ladder has; who has 100 more than another wins 64 of 100."""
FILE = "brain/ratings.json"


@value
class Rated:
    """A level, or a yardstick, and its strength."""

    level: str
    rating: int
    uncertain: int
    """By how much that may be wrong."""


@value
class Source:
    """Where ratings come from."""

    command: str
    games: int
    date: str


@value
class Ratings:
    """The file: who was rated, the strongest first."""

    rated: tuple[Rated, ...]
    provenance: Source


@cache
def ratings_of(game_id: str) -> dict[str, int]:
    """Return the rating of every level that was measured; nothing where none was."""
    if not (files("resources") / "games" / game_id / FILE).is_file():
        return {}
    return {one.level: one.rating for one in read(game_id, FILE, Ratings).rated}
