"""Somebody who knows the rules and has never played: takes what is worth most now."""

from __future__ import annotations

from engine.ai.outside import SimplePlayer
from engine.core.agenda import Move
from engine.core.state import State
from engine.games.shogun import content
from engine.games.shogun.components import BID, FIRST_CHEST, NOBODY, Goods, is_province
from engine.games.shogun.moves import Assign, March
from engine.games.shogun.state import Shogun


class SensibleNewcomer(SimplePlayer):
    """Answers one question after the other and never plans.

    It bids the least, orders buildings where there is a site, collects where most is printed,
    strengthens and marches from where most armies stand, as long as its chests last, and sends
    all it can against the weakest neighbour that it outnumbers. Of equal answers it gives the
    first.
    """

    def choose(self, view: State, seat: int) -> Move:
        """Return the answer that brings most at once."""
        assert isinstance(view, Shogun)
        moves = self.game.brain.sensible(view, seat)
        return max(moves, key=lambda move: _worth_now(view, seat, move))


def _worth_now(view: Shogun, seat: int, move: Move) -> float:
    match move:
        case Assign(space=space, card=card) if space == BID:
            return -content.chests_on(card) if card >= FIRST_CHEST else -100
        case Assign(space=space, card=card):
            return _worth_of_order(view, seat, space, card)
        case March(target=target, armies=armies):
            return _worth_of_march(view, seat, target, armies)
        case _:
            return 0


def _worth_of_order(view: Shogun, seat: int, space: int, card: int) -> float:
    """A chest card orders nothing: better than an order that cannot be paid or carried out."""
    action, house = content.ACTIONS[space], view.houses[seat]
    if not is_province(card):
        return 0
    spent = content.chests_on(house.plan[BID])
    for other, planned in enumerate(house.plan[:BID]):
        spent += content.ACTIONS[other].cost if is_province(planned) else 0
    if spent + action.cost > house.chests:
        return -1
    if action.yields:
        printed = content.PROVINCES[card]
        return printed.rice if action.yields is Goods.RICE else printed.tax
    if action.builds:
        built = view.buildings[card]
        is_free = action.builds not in built and len(built) < content.PROVINCES[card].sites
        return 10 + view.armies[card] if is_free else -1
    return view.armies[card]


def _worth_of_march(view: Shogun, seat: int, target: int, armies: int) -> float:
    owner = view.owners[target]
    if owner == seat:
        return -1 - armies
    there = content.BOX.neutral_peasants if owner == NOBODY else view.armies[target]
    return 10 + armies - 2 * there if armies > there else -20
