"""What an answer would cost, bring and risk, before it is given."""

from __future__ import annotations

from functools import lru_cache

from engine.core.agenda import Move
from engine.core.outlook import NOTHING, Odds, Outlook, changed
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import put
from engine.games.shogun import content
from engine.games.shogun.actions import income, why_void
from engine.games.shogun.battle import Battle
from engine.games.shogun.components import BID, BLANK, Goods, Kind, ProvinceId, is_province
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import Assign, March
from engine.games.shogun.odds import battle_odds
from engine.games.shogun.state import Shogun

_THROWS = 160
"""Enough for a glance: a few per cent either way, and no hand has to wait for it."""
_PLENTY = 1000


def foretell(view: Shogun, seat: int, path: tuple[Move, ...]) -> Outlook:
    """Say how a march would end, or what an order costs and brings and what will spoil it."""
    match path[-1]:
        case March(target, armies):
            choice = view.choice_of(seat)
            assert isinstance(choice, ChooseMarch)
            return _of_march(view, choice, target, armies)
        case Assign(space, card) if space != BID and is_province(card):
            return _of_order(view, seat, space, card)
        case _:
            return NOTHING


def _of_march(view: Shogun, choice: ChooseMarch, target: ProvinceId, armies: int) -> Outlook:
    """Tell the odds of the fight; one's own province is entered without any."""
    if view.owners[target] == choice.seat or not 0 < armies < view.armies[choice.home]:
        return NOTHING
    chances = _chances(view, choice.home, target, armies)
    return Outlook(chances=chances, then=(Battle(choice.seat, target, armies),))


@lru_cache(maxsize=256)
def _chances(view: Shogun, home: ProvinceId, target: ProvinceId, armies: int) -> tuple[Odds, ...]:
    return battle_odds(view, home, target, armies, throws=_THROWS).by_outcome()


def _of_order(view: Shogun, seat: int, space: int, card: ProvinceId) -> Outlook:
    """Tell what the action costs and yields; the card leaves the space where it lay before."""
    after = view.copy()
    house = after.houses[seat]
    house.plan = put(tuple(BLANK if c == card else c for c in house.plan), space, card)
    action = content.ACTIONS[space]
    outlook = changed("chest", -action.cost) if action.cost else NOTHING
    if action.yields:
        what = "rice" if action.yields is Goods.RICE else "chest"
        outlook = changed(what, income(view, seat, card, action.yields))
    return Outlook(outlook.costs, outlook.gains, warnings=warnings(after, seat, space))


def warnings(view: Shogun, seat: int, space: int) -> tuple[Refusal, ...]:
    """Say what stands against the order on a space of the seat's tableau, as things are now."""
    card = view.houses[seat].plan[space]
    if space == BID or not is_province(card):
        return ()
    found = [_too_dear(view, seat, space), _impossible(view, seat, space, card)]
    if content.ACTIONS[space].kind is Kind.COLLECT and view.unrest[card]:
        found.append(refuse("SH-54", "revolt", unrest=view.unrest[card], armies=view.armies[card]))
    return tuple(warning for warning in found if warning)


def _too_dear(view: Shogun, seat: int, space: int) -> Refusal | None:
    """Compare the price with the chests left after the bid, then all prices together."""
    plan = view.houses[seat].plan
    cost = content.ACTIONS[space].cost
    left = view.houses[seat].chests - content.chests_on(plan[BID])
    together = sum(
        action.cost
        for action, card in zip(content.ACTIONS, plan, strict=False)
        if is_province(card)
    )
    if cost > left:
        return refuse("SH-42", "cannot_pay", need=cost, have=left)
    if cost and together > left:
        return refuse("SH-42", "cannot_pay_all", need=together, have=left)
    return None


def _impossible(view: Shogun, seat: int, space: int, province: ProvinceId) -> Refusal | None:
    """Ask the rule itself, as if money did not matter."""
    rich = view.copy()
    rich.houses[seat].chests = _PLENTY
    return why_void(rich, seat, space, province)
