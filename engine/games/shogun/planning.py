"""Cards on action spaces and on the bid space, in secret, all players together (SH-32 to SH-36).

We decided: the bid space comes first for whoever fills spaces in order, because only there a card
can be too dear; the action spaces then take any card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import put
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import (
    BID,
    BLANK,
    CARDS,
    NOTHING,
    SPACES,
    CardId,
    is_province,
)
from engine.games.shogun.events import Planned, PlanReady
from engine.games.shogun.moves import ASSIGN, LEAVE, READY, WITHDRAW, Assign, Leave, Ready, Withdraw
from engine.games.shogun.state import House, Shogun

Planning = Assign | Leave | Withdraw | Ready


@value
class FillPlan(Choice[Shogun, Planning]):
    """Put one card on every space."""

    rule: ClassVar[str] = "SH-32"
    seat: int

    def attempts(self, state: Shogun) -> Iterable[Planning]:
        """Try every card on every space."""
        return every_attempt()

    def why_not(self, state: Shogun, move: Planning) -> Refusal | None:
        """Name the rule about cards, spaces and bids."""
        return why_not_planned(state, self.seat, move)

    def take(self, state: Shogun, move: Planning) -> None:
        """Change the plan; ask again while a space is open."""
        change_plan(state, self.seat, move)
        if BLANK in state.houses[self.seat].plan:
            state.push(self)


@value
class Commit(Choice[Shogun, Planning]):
    """Say that the plan is final, or change it."""

    rule: ClassVar[str] = "SH-35"
    seat: int

    def attempts(self, state: Shogun) -> Iterable[Planning]:
        """Try every card on every space."""
        return every_attempt()

    def why_not(self, state: Shogun, move: Planning) -> Refusal | None:
        """Name the rule about cards, spaces and bids."""
        return why_not_planned(state, self.seat, move)

    def take(self, state: Shogun, move: Planning) -> None:
        """Close the lane, or fill the gap again."""
        if isinstance(move, Ready):
            state.tell(PlanReady, self.seat)
        else:
            change_plan(state, self.seat, move)
            state.push(FillPlan(self.seat), self)


def lane_of(seat: int) -> tuple[Commit, FillPlan]:
    """Return the private agenda of a seat that starts to plan."""
    return (Commit(seat), FillPlan(seat))


def gaps_left(state: Shogun, seat: int) -> int:
    """Return how many spaces may still be left empty: as many as cards are missing (SH-35)."""
    house = state.houses[seat]
    missing = SPACES - len(house.provinces) - len(content.CHEST_CARDS)
    return missing - house.plan.count(NOTHING) if missing > 0 else 0


def change_plan(state: Shogun, seat: int, move: Planning) -> None:
    """Do it; when the last card of a short hand is placed, the rest stays empty."""
    house = state.houses[seat]
    assert not isinstance(move, Ready)
    match move:
        case Assign(space, card):
            house.plan = put(house.plan, space, card)
            if house.plan.count(BLANK) == gaps_left(state, seat):
                _leave_the_rest(state, seat)
        case Leave(space):
            house.plan = put(house.plan, space, NOTHING)
        case Withdraw(space):
            house.plan = put(house.plan, space, BLANK)
    state.tell(Planned, seat, move.space, house.plan[move.space])


def _leave_the_rest(state: Shogun, seat: int) -> None:
    house = state.houses[seat]
    for space, card in enumerate(house.plan):
        if card == BLANK:
            house.plan = put(house.plan, space, NOTHING)
            state.tell(Planned, seat, space, NOTHING)


def every_attempt() -> Iterable[Planning]:
    """Yield every card on every space, and all else hands can try."""
    for space in range(SPACES):
        yield from ASSIGN[space]
        yield LEAVE[space]
    yield READY
    yield from WITHDRAW


def why_not_planned(state: Shogun, seat: int, move: Planning) -> Refusal | None:
    """Say which rule stands against a change of the plan."""
    plan = state.houses[seat].plan
    match move:
        case Ready():
            left = plan.count(BLANK)
            return refuse("SH-35", "spaces_open", open=left) if left else None
        case Withdraw(space) | Leave(space) if space not in range(SPACES):
            return refuse("SH-32", "no_such_thing", space=space)
        case Withdraw(space):
            name = content.SPACE_NAMES[space]
            return refuse("SH-32", "space_empty", space=name) if plan[space] == BLANK else None
        case Assign(space, card):
            return _why_not_assigned(state, seat, space, card)
        case Leave(space):
            return _why_not_left(state, seat, space)


def _why_not_assigned(state: Shogun, seat: int, space: int, card: CardId) -> Refusal | None:
    house = state.houses[seat]
    if space not in range(SPACES) or card not in range(CARDS):
        return refuse("SH-32", "no_such_thing", space=space, card=card)
    named = content.name_of_card(card)
    if is_province(card) and card not in house.provinces:
        return refuse("SH-4", "not_your_card", card=named, owner=state.owners[card])
    if house.plan[space] != BLANK:
        return refuse("SH-32", "space_taken", space=content.SPACE_NAMES[space])
    if card in house.plan:
        lies = content.SPACE_NAMES[house.plan.index(card)]
        return refuse("SH-32", "card_used", card=named, space=lies)
    if space == BID:
        return why_no_bid(house, card)
    if not _bid_possible(state, seat, card, gaps_left(state, seat)):
        return refuse("SH-34", "keep_a_bid", card=named, have=house.chests)
    return None


def why_no_bid(house: House, card: CardId) -> Refusal | None:
    """Say whether a card is a bid that cannot be paid (SH-36)."""
    need = content.chests_on(card)
    if need > house.chests:
        return refuse("SH-36", "cannot_pay_bid", need=need, have=house.chests)
    return None


def _why_not_left(state: Shogun, seat: int, space: int) -> Refusal | None:
    house = state.houses[seat]
    gaps = gaps_left(state, seat)
    if house.plan[space] != BLANK:
        return refuse("SH-32", "space_taken", space=content.SPACE_NAMES[space])
    if not gaps:
        cards = len(house.provinces) + len(content.CHEST_CARDS)
        return refuse("SH-35", "cards_left", cards=cards, spaces=SPACES)
    if space != BID and not _bid_possible(state, seat, NOTHING, gaps - 1):
        return refuse("SH-34", "keep_a_bid", card="nothing", have=house.chests)
    return None


def _bid_possible(state: Shogun, seat: int, used: CardId, gaps: int) -> bool:
    """Whether the bid space can still be filled, or left, after *used* went elsewhere."""
    house = state.houses[seat]
    if house.plan[BID] != BLANK or gaps:
        return True
    return any(why_no_bid(house, card) is None for card in state.hand(seat) if card != used)
