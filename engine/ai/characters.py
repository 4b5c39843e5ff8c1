"""What somebody likes better than it is worth, as data."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import Any

from engine.ai.turn_search import Worth
from engine.core.brain.subject import Subject
from engine.core.value import value

NEUTRAL = ""
"""Nobody's character: things are liked for what they are worth."""


@value
class Likes:
    """What a character adds to the worth of a position: points for each of some measures."""

    id: str
    points: Mapping[str, float]


def liking(worth: Worth, likes: Likes, subject: Subject) -> Worth:
    """Return *worth* as a character sees it; in the end everybody wants points alone."""
    weights = [likes.points.get(name, 0.0) for name in subject.measures]

    def liked(state: Any, seat: int) -> float:
        found = worth(state, seat)
        if subject.stage(state, seat):
            found += sum(map(mul, weights, subject.measure(state, seat)))
        return found

    return liked
