"""What comes to somebody's mind of all that could be done: the obvious, and some of the rest."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.brain.thought import Line
from engine.core.chance import Chance
from engine.core.value import value


@value
class Sight:
    """How much somebody sees of what could be done."""

    plans: int = 0
    """So many plans come to mind; all of them if it is 0."""
    obvious: float = 0.0
    """A plan that is so many points better than all others strikes the eye."""


def come_to_mind(lines: Sequence[Line], sight: Sight, chance: Chance) -> tuple[Line, ...]:
    """Return those of *lines* that come to mind; both have the best first.

    The same lines and chance, the same mistake: how the lines were found changes nothing.
    """
    is_obvious = len(lines) < 2 or lines[0].value - lines[1].value >= sight.obvious
    if not sight.plans or is_obvious:
        return tuple(lines)
    drawn = sorted(lines, key=_notation)
    order, _ = chance.order(len(drawn))
    for last, other in zip(range(len(drawn) - 1, 0, -1), order, strict=True):
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return tuple(sorted(drawn[: sight.plans], key=_value, reverse=True))


def _notation(line: Line) -> str:
    return " ".join(map(str, line.moves))


def _value(line: Line) -> float:
    return line.value
