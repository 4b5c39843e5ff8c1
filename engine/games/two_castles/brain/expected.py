"""What castles will be worth at the end, from what they are worth now, and what that is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import erf, exp, hypot, pi, sqrt

from engine.ai.learned import Provenance
from engine.core.content import read
from engine.core.value import value
from engine.games.two_castles.brain.hopes import TURNS
from engine.games.two_castles.content import GAME_ID
from engine.games.two_castles.scoring import CATEGORIES, castle_points, score_sheet
from engine.games.two_castles.state import TwoCastles

STILL_TO_COME = "still_to_come"
"""The name of what no score sheet holds yet."""


@value
class Growth:
    """How castles end that are looked at with so many turns to go."""

    base: float
    per_point: float
    spread: float
    """By how many points that is usually wrong."""


@value
class Expectations:
    """The file: one entry for every number of turns to go, 0 first, and where they come from."""

    growth: tuple[Growth, ...]
    provenance: Provenance


def turns_to_go(state: TwoCastles) -> float:
    """Return how many turns of building are ahead; one that is half done counts as half."""
    if state.is_over:
        return 0.0
    done = TURNS // 2 * (state.round - 1) + state.turn - 1
    owed = sum([len(builder.owes) for builder in state.builders])
    is_building = any(b.owes or b.placed for b in state.builders[: state.seats])
    share = owed / (2 * len(state.builders)) if is_building else 1.0
    return TURNS - done - 1 + share


def expected_points(state: TwoCastles) -> tuple[float, ...]:
    """Return what every builder's lower castle can be expected to be worth, Ludwig's too."""
    ends = [_end_of(castle_points(castle), turns_to_go(state)) for castle in state.castles]
    return tuple(
        [_lower(*[ends[c] for c in state.castles_of(n)]) for n in range(len(state.builders))]
    )


def sources(state: TwoCastles, seat: int) -> dict[str, float]:
    """Return what that is made of: the lines of both score sheets, and what is still to come.

    A point counts as much as its castle is likely to be the lower one.
    """
    sheets = [score_sheet(state.castles[number]) for number in state.castles_of(seat)]
    to_go = turns_to_go(state)
    left, right = [_end_of(sheet.total, to_go) for sheet in sheets]
    is_right = _share_lower(left, right)
    counts = [sheet_share * _growth(to_go) for sheet_share in (1 - is_right, is_right)]
    parts = {
        category.value: sum([n * s.of(category) for n, s in zip(counts, sheets, strict=True)])
        for category in CATEGORIES
    }
    return parts | {STILL_TO_COME: _lower(left, right) - sum(parts.values())}


@cache
def _expectations() -> Sequence[Growth]:
    return read(GAME_ID, "brain/expected.json", Expectations).growth


def _end_of(points: int, to_go: float) -> tuple[float, float]:
    """Return what a castle can be expected to be worth, and by how much that may be wrong."""
    known, whole = _expectations(), int(to_go)
    ends = [
        (growth.base + growth.per_point * points, growth.spread)
        for growth in (known[whole], known[min(whole + 1, len(known) - 1)])
    ]
    share = to_go - whole
    (low, low_spread), (high, high_spread) = ends
    return low + share * (high - low), low_spread + share * (high_spread - low_spread)


def _growth(to_go: float) -> float:
    """Return what a point now is worth at the end."""
    known, whole = _expectations(), int(to_go)
    low, high = known[whole].per_point, known[min(whole + 1, len(known) - 1)].per_point
    return low + (to_go - whole) * (high - low)


def _share_lower(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return how likely *other* is to be the lower of two uncertain figures."""
    (a, spread_a), (b, spread_b) = one, other
    spread = hypot(spread_a, spread_b)
    if not spread:
        return 1.0 if b < a else 0.0
    return (1 + erf((a - b) / spread / sqrt(2))) / 2


def _lower(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return what the lower of two uncertain figures can be expected to be (Clark 1961)."""
    (a, spread_a), (b, spread_b) = one, other
    spread = hypot(spread_a, spread_b)
    share = _share_lower(one, other)
    gap = (a - b) / spread if spread else 0.0
    return a * (1 - share) + b * share - spread * exp(-gap * gap / 2) / sqrt(2 * pi)
