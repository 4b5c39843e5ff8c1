"""What learned values of this game count, and when."""

from __future__ import annotations

from engine.core.brain.subject import Mix
from engine.games.shogun.brain.measures import MEASURES, measured
from engine.games.shogun.components import Season
from engine.games.shogun.state import Shogun

_ROUNDS = 3
_SEASONS = {Season.SPRING: 0, Season.SUMMER: 1, Season.AUTUMN: 2, Season.WINTER: 3}


class Standing:
    """Counts houses by the rounds that are still to be planned."""

    measures: tuple[str, ...] = MEASURES
    file = "values.json"
    mix: Mix = tuple([(seats, {"side": side}) for seats in (3, 4, 5) for side in ("sun", "moon")])
    stages = 2 * _ROUNDS + 2
    once_a_stage = True

    def sort_of(self, state: Shogun, seat: int) -> str:
        """All houses are alike."""
        return "house"

    def stage(self, state: Shogun, seat: int) -> int:
        """Return how many rounds are still to be carried out, the one that is played included."""
        if state.is_over:
            return 0
        return _ROUNDS * (2 - state.year) + _ROUNDS - _SEASONS[state.season] + 1

    def standing(self, state: Shogun, seat: int) -> float:
        """Return the points of the years that have been scored."""
        return float(state.houses[seat].points)

    def measure(self, state: Shogun, seat: int) -> list[float]:
        """Count."""
        return measured(state)[seat]


SUBJECT = Standing()
