"""How well a seat stands by hand-made weights; what the greedy yardstick looks at."""

from __future__ import annotations

from engine.games.shogun import content
from engine.games.shogun.auction import bid_rank
from engine.games.shogun.components import BID, BLANK, Goods, Season, is_province
from engine.games.shogun.prospects import (
    ARMY,
    RICE,
    ROUNDS_LEFT,
    winters,
    worth_of_chest,
    worth_of_order,
)
from engine.games.shogun.scoring import year_scores
from engine.games.shogun.state import House, Shogun
from engine.games.shogun.winter import shortage

_ENOUGH_CHESTS = 15
_ENOUGH_ARMIES = 6
_REVOLT = 1.3
_RANK = 0.1
_KEPT_BACK = 0.5
"""How much of its best order a province promises that is not planned yet."""

_TELLING_SPACES = (*(n for n, a in enumerate(content.ACTIONS) if a.builds or a.yields), BID - 1)
"""Where a province can promise much: building, collecting, and one of the two marches."""


def hand_value(state: Shogun, seat: int) -> float:
    """Add to the points what the winters to come would bring if the map stayed like this."""
    house = state.houses[seat]
    if state.is_over:
        return house.points + 0.01 * house.chests
    year = year_scores(state.board, state.owners, state.buildings, len(state.houses))[seat]
    return (
        house.points
        + year.total * winters(state)
        + worth_of_chest(state) * min(house.chests, _ENOUGH_CHESTS)
        + strength(state, house)
        - hunger(state, house)
        + hopes(state, seat)
    )


def strength(state: Shogun, house: House) -> float:
    """Count armies, up to a number in each province, less what unrest may cost."""
    worth = 0.0
    for province in house.provinces:
        worth += ARMY * min(state.armies[province], _ENOUGH_ARMIES) - 0.1 * state.unrest[province]
    return worth


def hunger(state: Shogun, house: House) -> float:
    """Return what the next winter may cost: rice that is missing, after the expected loss.

    Early in the year there is still time to collect some.
    """
    if state.season is Season.WINTER:
        loss = 0.0
    else:
        left = [content.EVENTS[event].rice_loss for event in state.events]
        loss = sum(left) / len(left) if left else 0.0
    short = max(0.0, len(house.provinces) + loss - house.rice - 4 * ROUNDS_LEFT[state.season])
    return _REVOLT * shortage(int(short)).revolts + RICE * short


def hopes(state: Shogun, seat: int) -> float:
    """Return what the orders promise that are still to be carried out."""
    house = state.houses[seat]
    plan, shown = house.plan, house.shown
    promised, spent, earned = _RANK * bid_rank(plan[BID]), 0, 0
    for action, card in enumerate(plan[:BID]):
        if is_province(card) and not shown[action]:
            printed = content.ACTIONS[action]
            promised += worth_of_order(state, seat, action, card)
            spent += printed.cost
            if printed.yields is Goods.CHESTS:
                earned += content.PROVINCES[card].tax
    if not shown[BID]:
        spent += content.chests_on(plan[BID])
    promised -= worth_of_chest(state) * spent + 0.4 * max(0, spent - house.chests - earned // 2)
    if state.is_planning and BLANK in plan[:BID]:
        promised += _kept_back(state, seat, house)
    return promised


def _kept_back(state: Shogun, seat: int, house: House) -> float:
    """Return what provinces in hand promise on the spaces that are still open."""
    spaces = [space for space in _TELLING_SPACES if house.plan[space] == BLANK]
    if not spaces:
        return 0.0
    promised = 0.0
    for province in house.provinces:
        if province not in house.plan:
            promised += max([worth_of_order(state, seat, space, province) for space in spaces])
    return _KEPT_BACK * promised
