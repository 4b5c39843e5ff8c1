"""What this game tells its machine players."""

from __future__ import annotations

from engine.core.brain import Brain
from engine.games.white_castle.components import ROUNDS
from engine.games.white_castle.scoring import domain_breakdown
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleBrain(Brain[WhiteCastle]):
    """Counts the points of a game that ends now, and the worth of what can still be used."""

    def value(self, state: WhiteCastle, seat: int) -> float:
        """Stock, lantern cards and courtiers are worth more the longer the game lasts."""
        domain = state.domains[seat]
        points = float(sum(domain_breakdown(domain, rival=seat >= state.players).values()))
        if state.is_over:
            return points
        left = (ROUNDS + 1 - state.round) / ROUNDS
        stock = 0.35 * domain.coins + 0.6 * domain.seals
        stock += 0.7 * (domain.food + domain.iron + domain.pearl)
        growth = 1.2 * len(domain.lantern) + 0.4 * domain.influence
        growth += 1.5 * sum(domain.levels) + 0.8 * (len(domain.gardens) + sum(domain.yards))
        return points + left * (stock + growth)
