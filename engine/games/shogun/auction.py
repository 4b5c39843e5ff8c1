"""The event of the round, the bids, and the places in the turn order (SH-37 to SH-39)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice, Step, Task
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import put, without
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import BID, FIRST_CHEST, FREE, CardId, is_card
from engine.games.shogun.events import BidShown, ChoiceOrder, EventDrawn, PlaceTaken
from engine.games.shogun.moves import TAKE_PLACE, TakePlace
from engine.games.shogun.state import Shogun


@value
class DrawEvent(Step[Shogun]):
    """Draw one of the open events; it holds for this round, for everybody (SH-37)."""

    def run(self, state: Shogun) -> None:
        """Leave the others open."""
        state.event = state.events[state.draw(len(state.events))]
        state.events = without(state.events, state.event)
        state.tell(EventDrawn, state.event)


@value
class RevealBids(Step[Shogun]):
    """Turn up all bids, pay them, and let the players choose places in their order (SH-38)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: Shogun) -> None:
        """Mix first, so that a stable sort leaves equal bids in random order (AMB-5)."""
        state.reveal()
        for seat, house in enumerate(state.houses):
            bid = house.plan[BID]
            house.shown = put(house.shown, BID, True)
            house.chests -= content.chests_on(bid)
            state.tell(BidShown, seat, bid, content.chests_on(bid))
        mixed = state.shuffled(range(len(state.houses)))
        order = sorted(mixed, key=lambda seat: -bid_rank(state.houses[seat].plan[BID]))
        state.tell(ChoiceOrder, tuple(order))
        asks: list[Task] = [ChoosePlace(seat) for seat in order]
        if len(asks) == len(state.places):
            asks[-1] = TakeLastPlace(order[-1])
        state.push(*asks)


@value
class ChoosePlace(Choice[Shogun, TakePlace]):
    """Put the daimyo on a free place and take the special card lying there (SH-39)."""

    rule: ClassVar[str] = "SH-39"
    in_the_open: ClassVar[bool] = True
    seat: int

    def attempts(self, state: Shogun) -> Iterable[TakePlace]:
        """Try every place."""
        return TAKE_PLACE

    def why_not(self, state: Shogun, move: TakePlace) -> Refusal | None:
        """Say who is there already."""
        if move.place not in range(len(state.places)):
            return refuse("SH-39", "no_such_place", place=move.place + 1)
        holder = state.places[move.place]
        return None if holder == FREE else refuse("SH-39", "place_taken", by=holder)

    def take(self, state: Shogun, move: TakePlace) -> None:
        """Take place and card."""
        take_place(state, self.seat, move.place)


@value
class TakeLastPlace(Step[Shogun]):
    """The fifth of five players takes what is left."""

    seat: int

    def run(self, state: Shogun) -> None:
        """There is nothing to choose."""
        take_place(state, self.seat, state.places.index(FREE))


def take_place(state: Shogun, seat: int, place: int) -> None:
    """Put the daimyo of *seat* there."""
    state.places = put(state.places, place, seat)
    state.tell(PlaceTaken, seat, place, state.specials[place])


def bid_rank(card: CardId) -> int:
    """Rank a bid: 4 to 1 chests, then province cards, then 0 chests, then none (SH-38)."""
    if card >= FIRST_CHEST:
        worth = content.chests_on(card)
        return worth + 2 if worth else 1
    return 2 if is_card(card) else 0
