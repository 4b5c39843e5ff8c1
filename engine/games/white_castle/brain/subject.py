"""What learned values of this game count, and when."""

from __future__ import annotations

from engine.core.brain.subject import Mix
from engine.games.white_castle.brain.measures import MEASURES, measured, turns_left
from engine.games.white_castle.components import ROUNDS, TURNS
from engine.games.white_castle.content import BOARD, GARDEN
from engine.games.white_castle.scoring import COINS_PER_POINT, resource_points, total
from engine.games.white_castle.state import Domain, WhiteCastle

_SEASON = BOARD.season_points
_YARD_POINTS = tuple(yard.points for yard in BOARD.yards)
_LEVELS = BOARD.courtier_points


class Standing:
    """Counts a clan by the turns it still has; the rival of a single player stands apart."""

    measures = MEASURES
    file = "values.json"
    mix: Mix = (
        *((seats, {}) for seats in (2, 2, 2, 3, 3, 4, 4)),
        *((1, {"difficulty": difficulty}) for difficulty in ("easy", "medium", "hard")),
    )
    stages = ROUNDS * TURNS + 1
    once_a_stage = False

    def sort_of(self, state: WhiteCastle, seat: int) -> str:
        """Tell clans that somebody plays from the rival."""
        return "rival" if state.is_rival(seat) else "clan"

    def stage(self, state: WhiteCastle, seat: int) -> int:
        """Return the turns left; without any, gardens may still wake before the next round."""
        if state.is_over:
            return 0
        turns = turns_left(state, state.order[0] if state.is_rival(seat) else seat)
        return turns if turns or state.round < ROUNDS else 0

    def standing(self, state: WhiteCastle, seat: int) -> float:
        """Return the points if the game ended now; what seals buy is only looked for at the end."""
        if self.stage(state, seat):
            return float(quick_total(state.domains[seat]))
        return float(total(state, seat))

    def measure(self, state: WhiteCastle, seat: int) -> list[float]:
        """Count."""
        return measured(state, seat)


def quick_total(domain: Domain) -> int:
    """Return the points if the game ended now and seals only became coins."""
    gate, one, two, three = domain.levels
    five, dear, cheap = domain.yards
    worth = _YARD_POINTS[0] * five + _YARD_POINTS[1] * dear + _YARD_POINTS[2] * cheap
    points = domain.points + _SEASON[domain.influence] + worth * (one + two + three)
    points += _LEVELS[0] * gate + _LEVELS[1] * one + _LEVELS[2] * two + _LEVELS[3] * three
    for garden in domain.gardens:
        points += GARDEN[garden].points
    points += (domain.coins + domain.seals) // COINS_PER_POINT
    return points + sum(map(resource_points, (domain.food, domain.iron, domain.pearl)))


SUBJECT = Standing()
