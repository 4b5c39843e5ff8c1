"""Which answers are worth searching: the spaces of a plan are filled in one order."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import Move
from engine.games.shogun.components import BID, BLANK
from engine.games.shogun.moves import ASSIGN, LEAVE, READY
from engine.games.shogun.planning import Commit, FillPlan, gaps_left, why_no_bid
from engine.games.shogun.state import Shogun


def sensible_moves(state: Shogun, seat: int) -> Sequence[Move]:
    """Return the answers worth a thought: a plan is filled, the bid first, nothing taken back."""
    choice = state.choice_of(seat)
    if isinstance(choice, FillPlan):
        return _next_card(state, seat)
    if isinstance(choice, Commit):
        return (READY,)
    return state.moves(seat)


def _next_card(state: Shogun, seat: int) -> list[Move]:
    """Return what can lie on the first open space.

    Only a bid can be too dear, so the action spaces take any card once the bid is chosen (SH-36).
    """
    house, hand = state.houses[seat], state.hand(seat)
    if house.plan[BID] == BLANK:
        space, hand = BID, [card for card in hand if why_no_bid(house, card) is None]
    else:
        space = house.plan.index(BLANK)
    row = ASSIGN[space]
    moves: list[Move] = [row[card] for card in hand]
    if gaps_left(state, seat):
        moves.append(LEAVE[space])
    return moves
