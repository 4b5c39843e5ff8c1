"""How well a seat stands, for machine players."""

from __future__ import annotations

from engine.core.brain import Brain
from engine.games.shogun.components import BID, Season
from engine.games.shogun.scoring import year_scores
from engine.games.shogun.state import Shogun, is_province
from engine.games.shogun.winter import shortage

_WINTERS_WORTH = {Season.SPRING: 0.7, Season.SUMMER: 0.8, Season.AUTUMN: 0.95, Season.WINTER: 1.0}


class ShogunBrain(Brain[Shogun]):
    """Counts points, the winters to come, and what feeds and defends the provinces."""

    def value(self, state: Shogun, seat: int) -> float:
        """Add to the points what the winters to come would bring if the map stayed like this."""
        house = state.houses[seat]
        if state.is_over:
            return house.points + 0.01 * house.chests
        scores = year_scores(state.board, state.owners, state.buildings, len(state.houses))
        year = scores[seat].total
        years = _WINTERS_WORTH[state.season] + (0.6 if state.year == 1 else 0.0)
        armies = sum([min(state.armies[province], 6) for province in house.provinces])
        short = max(0, len(house.provinces) - house.rice)
        hunger = shortage(short).revolts * 1.2 + 0.1 * short
        unrest = sum([state.unrest[province] for province in house.provinces])
        orders = sum([is_province(card) for card in house.plan[:BID]])
        return (
            house.points
            + year * years
            + 0.25 * min(house.chests, 12)
            + 0.12 * armies
            - hunger
            - 0.15 * unrest
            + 0.3 * orders
        )
