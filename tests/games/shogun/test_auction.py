"""Event, bids and places (SH-37 to SH-39)."""

from __future__ import annotations

from engine.core.tuples import put
from engine.games.shogun.auction import ChoosePlace, DrawEvent, RevealBids
from engine.games.shogun.components import BID, FREE, NOTHING
from engine.games.shogun.events import ChoiceOrder
from engine.games.shogun.moves import TAKE_PLACE
from engine.games.shogun.state import EMPTY_PLAN
from tests.games.shogun.scenes import P, chest, quiet


def auction(*bids: int, seed: int = 1):
    state = quiet(len(bids), seed)
    state.places, state.specials = (FREE,) * 5, (4, 3, 2, 1, 0)
    for house, bid in zip(state.houses, bids, strict=True):
        house.plan = put(EMPTY_PLAN, BID, bid)
    state.push(RevealBids())
    state.start()
    return state


def order_of(state) -> tuple[int, ...]:
    return next(event.seats for event in state.news if isinstance(event, ChoiceOrder))


def test_one_open_event_is_drawn_and_the_others_stay():
    """SH-37."""
    state = quiet()
    before = state.events
    state.push(DrawEvent())
    state.start()
    assert state.event in before
    assert sorted((*state.events, state.event)) == sorted(before)


def test_chest_bids_are_paid_and_province_cards_cost_nothing():
    """SH-38."""
    state = auction(chest(0), P["kozuke"], chest(3), chest(1))
    assert [house.chests for house in state.houses] == [15, 15, 12, 14]


def test_more_chests_then_province_then_nothing_then_no_bid():
    """SH-38."""
    for seed in range(20):  # no lot is drawn between them
        assert order_of(auction(chest(0), P["kozuke"], NOTHING, chest(1), seed=seed)) == (
            3,
            1,
            0,
            2,
        )
        assert order_of(auction(chest(1), chest(4), chest(2), chest(3), seed=seed)) == (1, 3, 2, 0)


def test_equal_bids_are_ordered_at_random():
    """SH-38, AMB-5: province cards are all alike, and so are missing bids."""
    orders = {
        order_of(auction(P["yamato"], P["kozuke"], NOTHING, NOTHING, seed=seed))
        for seed in range(40)
    }
    assert orders == {(0, 1, 2, 3), (0, 1, 3, 2), (1, 0, 2, 3), (1, 0, 3, 2)}


def test_a_place_comes_with_its_special_card_and_is_taken_then():
    """SH-39."""
    state = auction(chest(4), chest(3), chest(2), chest(1))
    state.play(0, TAKE_PLACE[3])
    assert state.special_of(0) == 1
    refusal = state.why_not(1, TAKE_PLACE[3])
    assert (refusal.rule, refusal.fact("by")) == ("SH-39", 0)
    state.play(1, TAKE_PLACE[0])
    assert state.turn_order == [1, 0]


def test_the_fifth_of_five_takes_what_is_left():
    """SH-39."""
    state = auction(chest(4), chest(3), chest(2), chest(1), chest(0))
    for seat in range(4):
        assert isinstance(state.waiting[seat], ChoosePlace)
        state.play(seat, TAKE_PLACE[seat])
    assert state.places == (0, 1, 2, 3, 4)
    assert not state.waiting


def test_bids_are_seen_by_everybody():
    """SH-39."""
    state = auction(chest(4), chest(3), chest(2), chest(1))
    assert state.seen_by(3).houses[0].plan[BID] == chest(4)
