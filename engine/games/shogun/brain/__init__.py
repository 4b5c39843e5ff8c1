"""What this game tells its machine players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from operator import mul

from engine.ai.learned import LearnedValue, values_of
from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.subject import Worths
from engine.core.brain.thought import Player
from engine.core.chance import Chance
from engine.games.shogun.brain.hand import hand_value
from engine.games.shogun.brain.measures import measured
from engine.games.shogun.brain.predictions import likely, tables_of_others
from engine.games.shogun.brain.quick import quick_answer
from engine.games.shogun.brain.sensible import sensible_moves
from engine.games.shogun.brain.subject import SUBJECT
from engine.games.shogun.components import BID, is_province
from engine.games.shogun.content import ACTIONS, chests_on
from engine.games.shogun.moves import Assign, March
from engine.games.shogun.state import Shogun


class ShogunBrain(Brain[Shogun]):
    """Counts points, the winters to come, what feeds and defends the provinces, and the plan."""

    levels = ("beginner", "casual", "strong")
    characters = ("warlord", "hermit", "miser", "gambler")
    subject = SUBJECT

    def sensible(self, state: Shogun, seat: int) -> Sequence[Move]:
        """Fill the spaces of a plan in one order, the bid first, and take nothing back."""
        return sensible_moves(state, seat)

    def value(self, state: Shogun, seat: int) -> float:
        """Return the points *seat* can expect by hand-made weights."""
        return hand_value(state, seat)

    def values(self, state: Shogun) -> tuple[float, ...]:
        """Return the points every house can expect, as it was learned."""
        return expected(state, learned())

    def policy(self, state: Shogun, seat: int, chance: Chance) -> Move:
        """Return what promises most at a glance."""
        choice = state.choice_of(seat)
        assert choice is not None, "only who is asked answers"
        return quick_answer(state, choice)

    def guess(self, view: Shogun, chance: Chance) -> Shogun:
        """Return a full state in which others have planned as they might."""
        assert view.viewer is not None, "only a view leaves something to guess"
        return likely(view, chance, tables_of_others(view, view.viewer))

    def features(self, state: Shogun, seat: int) -> Mapping[str, float]:
        """Name the points that stand, and what is still to come from where."""
        parts = {"points": float(state.houses[seat].points)}
        return parts | learned().parts(state, seat, SUBJECT.measures)

    def habits(self, state: Shogun, seat: int, moves: Sequence[Move]) -> Mapping[str, float]:
        """Count what stands on the map and what is held, how high was bid and what was ordered."""
        counted = dict(zip(SUBJECT.measures, SUBJECT.measure(state, seat), strict=True))
        plans = [move for move in moves if isinstance(move, Assign)]
        counted["bid"] = sum([chests_on(move.card) for move in plans if move.space == BID])
        for space, action in enumerate(ACTIONS):
            cards = [move.card for move in plans if move.space == space]
            counted[action.id] = sum(map(is_province, cards))
        counted["marched"] = sum([isinstance(move, March) for move in moves])
        return counted

    def by_values(self, learned: Worths | None, chance: Chance, steps: int) -> Player:
        """Return somebody who tries plans out; by hand, who plans at a glance and strays."""
        from engine.games.shogun.brain.ladder import who_tries_out

        values = None if learned is None else partial(expected, learned=learned)
        return who_tries_out(self, values, chance, steps)

    def player(self, level: str, chance: Chance, character: str = "") -> Player:
        """Return a player of the ladder."""
        from engine.games.shogun.brain.ladder import player_of

        return player_of(self, level, chance, character)


@cache
def learned() -> LearnedValue:
    """Return the values this game is delivered with, read when somebody thinks."""
    return values_of("shogun", SUBJECT)


def expected(state: Shogun, learned: Worths) -> tuple[float, ...]:
    """Return the points every house can expect; all are counted in one pass."""
    if state.is_over:
        return tuple([house.points + 0.01 * house.chests for house in state.houses])
    weights = learned.weights_of(state, 0)
    rows = zip(state.houses, measured(state), strict=True)
    return tuple([house.points + sum(map(mul, weights, row)) for house, row in rows])
