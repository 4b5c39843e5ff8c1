"""The points a clan can expect at the end, with weights found by hand: quick, and a first guess."""

from __future__ import annotations

from engine.core.value import value
from engine.games.white_castle.brain.measures import turns_left
from engine.games.white_castle.components import FIGURES, ROUNDS, TURNS
from engine.games.white_castle.content import BOARD, GARDEN
from engine.games.white_castle.scoring import courtier_points, total
from engine.games.white_castle.state import Domain, WhiteCastle

_ALL_TURNS = ROUNDS * TURNS
_YARD_POINTS = tuple(yard.points for yard in BOARD.yards)


@value
class Weights:
    """What things that do not score yet are worth, in points; found by playing (``league``)."""

    food: float = 0.55
    iron: float = 0.3
    pearl: float = 1.1
    coin: float = 0.35
    seal: float = 0.2
    influence: float = 0.12
    gate: float = 1.4
    """A courtier at the gate, who can still climb; then one on level 1."""
    level_1: float = 1.0
    garden: float = 0.35
    """A gardener, for each end of a round at which the garden may wake."""
    lantern: float = 1.4
    """A card in the lantern area, and a bonus of a row, for each turn still to come."""
    bonus: float = 0.45
    inside: float = 2.0
    """Courtiers that a clan with all turns before it will bring into the castle yet."""


WEIGHTS = Weights()


def hand_value(state: WhiteCastle, seat: int) -> float:
    """Return the points *seat* can expect; exactly its points once the game is over."""
    if state.is_over or state.is_rival(seat):
        return float(total(state, seat))
    domain, turns = state.domains[seat], turns_left(state, seat)
    if turns == 0 and state.round == ROUNDS:
        return float(total(state, seat))
    left = turns / _ALL_TURNS
    inside = sum(domain.levels[1:]) + WEIGHTS.inside * left
    worth = sum([n * each for n, each in zip(domain.yards, _YARD_POINTS, strict=True)])
    stands = domain.points + courtier_points(domain.levels) + worth * min(inside, FIGURES)
    stands += sum([GARDEN[garden].points for garden in domain.gardens])
    stands += BOARD.season_points[domain.influence]
    return stands + _stock(domain, turns) + _growth(state, domain, turns)


def _stock(domain: Domain, turns: int) -> float:
    """Value what can be spent; with few turns left not all of it will be."""
    stock = WEIGHTS.food * domain.food + WEIGHTS.iron * domain.iron + WEIGHTS.pearl * domain.pearl
    stock += WEIGHTS.coin * domain.coins + WEIGHTS.seal * domain.seals
    return stock * (0.3 + 0.7 * min(turns, TURNS) / TURNS)


def _growth(state: WhiteCastle, domain: Domain, turns: int) -> float:
    """Value what pays again in later turns and at the ends of rounds."""
    left = turns / _ALL_TURNS
    climbing = WEIGHTS.gate * domain.levels[0] + WEIGHTS.level_1 * domain.levels[1]
    gone = 3 * FIGURES - sum(domain.home)
    repeated = WEIGHTS.lantern * len(domain.lantern) + WEIGHTS.bonus * gone
    waking = WEIGHTS.garden * len(domain.gardens) * (ROUNDS - state.round)
    return (climbing + WEIGHTS.influence * domain.influence) * left + repeated * turns + waking
