"""What things on the map are worth at a glance, in points."""

from __future__ import annotations

from engine.games.shogun import content
from engine.games.shogun.components import NOBODY, Effect, ProvinceId
from engine.games.shogun.prospects import ROUNDS_LEFT, conquers
from engine.games.shogun.state import Shogun

_BUILDING = 1.9
"""What a building is worth to its owner: its point, and its share of a majority."""
_PROVINCE = 1.1
_TWO_WINTERS = 1.8
_DANGER = 0.35
"""How often who could march in does."""


def rounds_to_come(state: Shogun) -> int:
    """Return how many rounds follow the one that is played."""
    return ROUNDS_LEFT[state.season] + (3 if state.year == 1 else 0)


def winters_ahead(state: Shogun) -> float:
    """Return how often what stands will still be scored."""
    return _TWO_WINTERS if state.year == 1 else 1.0


def chest_worth(state: Shogun) -> float:
    """Return what a chest is worth that can still be spent."""
    return 0.02 + 0.11 * min(rounds_to_come(state), 3)


def province_worth(state: Shogun, province: ProvinceId) -> float:
    """Return what it is worth to hold a province."""
    return (_PROVINCE + _BUILDING * len(state.buildings[province])) * winters_ahead(state)


def guard_of(state: Shogun) -> int:
    """Return how many peasants defend a neutral province."""
    return state.event_amount(Effect.NEUTRAL_PEASANTS) or content.BOX.neutral_peasants


def threat_to(state: Shogun, seat: int, province: ProvinceId) -> int:
    """Return the largest army of somebody else that could march in."""
    owners, armies = state.owners, state.armies
    strangers = [
        armies[other] - 1
        for other in state.board.neighbours[province]
        if owners[other] >= 0 and owners[other] != seat
    ]
    return max([*strangers, 0])


def holds(state: Shogun, seat: int, province: ProvinceId, more: int = 0) -> float:
    """Return the chance that a province with so many *more* armies is still there in winter."""
    threat = threat_to(state, seat, province)
    if not threat:
        return 1.0
    armies = state.armies[province] + more
    return 1.0 - _DANGER * conquers(threat, armies, neutral=False)


def attack_worth(state: Shogun, seat: int, home: ProvinceId, armies: int) -> float:
    """Return what the best attack from *home* promises if *armies* stand there."""
    marching = armies - 1
    if marching < 1:
        return 0.0
    best, guard = 0.0, guard_of(state)
    for target in state.board.neighbours[home]:
        owner = state.owners[target]
        if owner == seat:
            continue
        if owner == NOBODY:
            promise = conquers(marching, guard, neutral=True) * province_worth(state, target)
        else:
            there = state.armies[target]
            promise = conquers(marching, there, neutral=False) * province_worth(state, target)
            promise = 1.25 * promise - 0.1 * min(marching, there)
        best = max(best, promise)
    return 0.7 * best
