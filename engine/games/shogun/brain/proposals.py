"""Whole plans proposed from the table of orders: the best ones first, with some noise."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.lots import Lots
from engine.games.shogun import content
from engine.games.shogun.brain.orders import Table
from engine.games.shogun.components import BID, BLANK, NOTHING, CardId, Goods
from engine.games.shogun.state import EMPTY_PLAN, Shogun

Plan = tuple[CardId, ...]
"""A card for every space of the tableau, the bid last."""
_BIDS = (30, 32, 23, 10, 5)
"""How often out of a hundred 0, 1, 2, 3 and 4 chests are bid."""
_TAX_COUNTED = 0.6
"""How much of the tax to be collected may be spent in advance: it may come too late."""
_HOPELESS = -1.0
_COLLECTING = tuple(n for n, card in enumerate(content.ACTIONS) if card.yields)
_TAX = next(n for n, card in enumerate(content.ACTIONS) if card.yields is Goods.CHESTS)


def propose(
    state: Shogun,
    seat: int,
    table: Table,
    lots: Lots,
    noise: float,
    start: Sequence[CardId] = EMPTY_PLAN,
    bid: float = 1.0,
) -> Plan:
    """Return a plan that takes the most promising orders first, as far as the money goes.

    What lies in *start* stays there; with every chest more it is *bid* times likelier to be bid.
    """
    house = state.houses[seat]
    hand = [p for p in house.provinces if p not in start and p not in house.fresh]
    plan = list(start)
    if plan[BID] == BLANK:
        plan[BID] = _drawn_bid(plan, house.chests, lots, bid)
    spaces = [space for space in range(BID) if plan[space] == BLANK]
    ranked = [
        (table[a][p] + noise * lots.normal() * (0.5 if a in _COLLECTING else 1.0), a, p)
        for a in spaces
        for p in hand
    ]
    ranked.sort(reverse=True)
    money = house.chests - content.chests_on(plan[BID]) + _tax_to_come(spaces, hand)
    for promise, action, province in ranked:
        if plan[action] != BLANK or province in plan or content.ACTIONS[action].cost > money:
            continue
        if promise < _HOPELESS or (promise <= 0 and action not in _COLLECTING):
            continue
        plan[action] = province
        money -= content.ACTIONS[action].cost
    return completed(plan, hand)


def completed(plan: Sequence[CardId], hand: Sequence[CardId]) -> Plan:
    """Fill the open spaces: with chest cards, which order nothing, then with what is left."""
    filled = list(plan)
    rest = [card for card in (*reversed(hand), *content.CHEST_CARDS) if card not in filled]
    for space in range(BID):
        if filled[space] == BLANK:
            filled[space] = rest.pop() if rest else NOTHING
    return tuple(filled)


def mutated(
    state: Shogun, seat: int, plan: Plan, lots: Lots, start: Sequence[CardId] = EMPTY_PLAN
) -> Plan:
    """Return a plan like *plan* in which one or two things are different; *start* stays."""
    changed, house = list(plan), state.houses[seat]
    spaces = [space for space in range(BID) if start[space] == BLANK]
    for _ in range((1 + (lots.below(3) == 0)) if spaces else 0):
        what = lots.below(100)
        if what < 15 and start[BID] == BLANK:
            bid = content.CHEST_CARDS[lots.below(min(4, house.chests) + 1)]
            if bid not in start:
                _swap_in(changed, BID, bid)
        elif what < 55:
            one, other = lots.one_of(spaces), lots.one_of(spaces)
            changed[one], changed[other] = changed[other], changed[one]
        else:
            cards = [*house.provinces, *content.CHEST_CARDS]
            if unused := [card for card in cards if card not in changed]:
                changed[lots.one_of(spaces)] = lots.one_of(unused)
    return tuple(changed)


def _swap_in(plan: list[CardId], space: int, card: CardId) -> None:
    """Put *card* on *space*; what lay there goes where the card was."""
    if card in plan:
        plan[plan.index(card)] = plan[space]
    plan[space] = card


def _tax_to_come(spaces: Sequence[int], hand: Sequence[int]) -> int:
    if _TAX not in spaces or not hand:
        return 0
    return int(_TAX_COUNTED * max([content.PROVINCES[province].tax for province in hand]))


def _drawn_bid(plan: Sequence[CardId], chests: int, lots: Lots, likes: float) -> CardId:
    """Draw a chest card that can be paid; without any the bid is left empty."""
    cards = [c for c in content.CHEST_CARDS if c not in plan and content.chests_on(c) <= chests]
    shares = [int(_BIDS[n] * likes**n) for n in map(content.chests_on, cards)]
    lot = lots.below(sum(shares) or 1)
    for card, share in zip(cards, shares, strict=True):
        lot -= share
        if lot < 0:
            return card
    return NOTHING
