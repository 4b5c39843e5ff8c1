"""Who likes what better than it is worth: orders at a glance, and positions that come of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.core.content import read
from engine.core.value import value
from engine.games.shogun.brain.orders import LEVEL_HEADED, Leaning
from engine.games.shogun.brain.subject import SUBJECT
from engine.games.shogun.state import Shogun

Values = Callable[[Shogun], tuple[float, ...]]
"""Says what everybody can expect at the end."""


@value
class Character:
    """What somebody likes."""

    id: str
    leaning: Leaning
    points: Mapping[str, float]
    """Added for each of some measures of a position."""

    def sees(self, values: Values, seat: int) -> Values:
        """Return *values* as this character on *seat* sees them; in the end only points count."""
        if not self.points:
            return values
        weights = tuple(self.points.items())

        def liked(state: Shogun) -> tuple[float, ...]:
            found = values(state)
            if state.is_over:
                return found
            counted = dict(zip(SUBJECT.measures, SUBJECT.measure(state, seat), strict=True))
            own = found[seat] + sum([points * counted[name] for name, points in weights])
            return (*found[:seat], own, *found[seat + 1 :])

        return liked


NEUTRAL = Character("", LEVEL_HEADED, {})


@cache
def characters() -> dict[str, Character]:
    """Return everybody by name, and who likes nothing better under no name."""
    known = read("shogun", "brain/characters.json", tuple[Character, ...])
    return {"": NEUTRAL} | {character.id: character for character in known}
