"""What orders on a tableau promise, roughly in points, for machine players.

Chances are read off tables that were worked out for the tower (AMB-23): a curve through them is
near enough for an evaluation and costs nothing.
"""

from __future__ import annotations

from math import exp

from engine.games.shogun import content
from engine.games.shogun.actions import armies_deployed, income
from engine.games.shogun.components import NOBODY, Effect, Goods, Kind, ProvinceId, Season
from engine.games.shogun.state import Shogun

ROUNDS_LEFT = {Season.SPRING: 2, Season.SUMMER: 1, Season.AUTUMN: 0, Season.WINTER: 0}
"""How many rounds of this year follow the one that is played."""
ARMY = 0.12
RICE = 0.3
LAST_WINTER = 0.75
"""What a point of the second winter is worth in the first year: much can happen until then."""


def winters(state: Shogun) -> float:
    """Return how often the map will still be scored."""
    return 1.0 + LAST_WINTER if state.year == 1 else 1.0


def worth_of_chest(state: Shogun) -> float:
    """Return what one chest is worth: the more rounds it can be spent in, the more."""
    rounds = ROUNDS_LEFT[state.season] + (3 if state.year == 1 else 0)
    return 0.02 + 0.08 * min(rounds, 3)


def worth_of_order(state: Shogun, seat: int, action: int, province: ProvinceId) -> float:
    """Return what an order promises if nothing comes between; money is counted elsewhere."""
    card = content.ACTIONS[action]
    match card.kind:
        case Kind.BUILD:
            return _worth_of_building(state, action, province)
        case Kind.COLLECT:
            assert card.yields
            gain = income(state, seat, province, card.yields)
            unit = RICE if card.yields is Goods.RICE else worth_of_chest(state)
            risk = 1 - survives(state.armies[province], state.unrest[province])
            return gain * unit - 0.1 - risk * worth_of_province(state, province)
        case Kind.DEPLOY:
            return ARMY * min(armies_deployed(state, seat, card), state.houses[seat].supply)
        case Kind.MARCH:
            return _worth_of_march(state, seat, province)


def worth_of_province(state: Shogun, province: ProvinceId) -> float:
    """Return what holding a province is worth over the winters to come."""
    return (1.0 + 1.6 * len(state.buildings[province])) * winters(state)


def survives(armies: int, peasants: int) -> float:
    """Return the chance to put a revolt down."""
    return 1.0 / (1.0 + exp(-0.85 * (armies - peasants))) if peasants else 1.0


def conquers(attackers: int, defenders: int, *, neutral: bool) -> float:
    """Return the chance to take a province with so many armies."""
    edge = attackers - defenders
    return 1.0 / (1.0 + exp(0.27 - edge if neutral else 0.57 * (1 - edge)))


def _worth_of_building(state: Shogun, action: int, province: ProvinceId) -> float:
    building = content.ACTIONS[action].builds
    assert building
    built = state.buildings[province]
    if building in built or len(built) >= content.PROVINCES[province].sites:
        return 0.0
    if not state.stock_of(building):
        return 0.0
    return (1.0 + content.majority_points(building) / 2) * winters(state) * 0.85


def _worth_of_march(state: Shogun, seat: int, home: ProvinceId) -> float:
    """Return the best attack from a province; half of it, for others move before."""
    attackers = state.armies[home] - 1
    if attackers < 1:
        return 0.0
    best = 0.0
    guard = state.event_amount(Effect.NEUTRAL_PEASANTS) or content.BOX.neutral_peasants
    for target in state.board.neighbours[home]:
        owner = state.owners[target]
        if owner != seat:
            defenders = guard if owner == NOBODY else state.armies[target]
            chance = conquers(attackers, defenders, neutral=owner == NOBODY)
            best = max(best, chance * worth_of_province(state, target))
    return 0.5 * best
