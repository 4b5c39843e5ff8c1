"""Secret planning (SH-3, SH-30 to SH-36)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.shogun import GAME, content
from engine.games.shogun.components import BID, BLANK, FACE_DOWN, NOTHING, SPACES
from engine.games.shogun.moves import ASSIGN, LEAVE, READY, WITHDRAW, Assign
from engine.games.shogun.planning import FillPlan
from engine.games.shogun.rounds import BeginRound
from engine.games.shogun.state import Shogun
from tests.games.shogun.scenes import P, chest, opening, own, quiet


def plan_all(state: Shogun, seat: int) -> None:
    while not isinstance(state.moves(seat)[0], type(READY)):
        state.play(seat, state.moves(seat)[0])


def short_of_cards(provinces: int, chests: int = 15) -> Shogun:
    """Return a planning in which seat 0 has only some provinces."""
    state = quiet()
    for number in state.houses[0].provinces[provinces:]:
        own(state, -1, content.PROVINCES[number].id, 0)
    state.houses[0].chests = chests
    state.push(BeginRound(state.season))
    state.start()
    return state


def test_five_action_cards_can_be_seen_while_planning():
    """SH-30."""
    state = opening()
    assert sorted(state.actions) == list(range(10))
    view = state.seen_by(0)
    assert view.actions == state.actions[:5] + (FACE_DOWN,) * 5


def test_action_cards_and_special_cards_are_shuffled_every_round():
    """SH-30, SH-31."""
    tables = [opening(seed=seed) for seed in range(12)]
    assert len({state.actions for state in tables}) == 12
    assert len({state.specials for state in tables}) > 8
    assert len({state.actions[0] for state in tables}) > 4


def test_special_cards_lie_open_on_the_places():
    """SH-31."""
    state = opening()
    assert sorted(state.seen_by(0).specials) == list(range(5))


def test_all_plan_at_once():
    """SH-32."""
    state = opening()
    assert sorted(state.waiting) == [0, 1, 2, 3]


def test_all_spaces_can_be_filled_and_search_looks_at_one_of_them():
    """SH-32."""
    state = opening()
    assert {move.space for move in GAME.brain.sensible(state, 0)} == {BID}
    assert {move.space for move in state.moves(0)} == set(range(SPACES))


def test_a_card_lies_on_one_space_and_a_space_holds_one_card():
    """SH-32."""
    state = opening()
    state.play(0, ASSIGN[3][P["yamato"]])
    assert state.why_not(0, ASSIGN[4][P["yamato"]]).reason == "card_used"
    assert state.why_not(0, ASSIGN[3][P["kaga"]]).reason == "space_taken"
    state.play(0, WITHDRAW[3])
    assert state.why_not(0, ASSIGN[4][P["yamato"]]) is None
    assert state.why_not(0, WITHDRAW[3]).rule == "SH-32"


def test_only_own_province_cards_can_be_planned():
    """SH-4."""
    refusal = opening().why_not(0, ASSIGN[0][P["kai"]])
    assert (refusal.rule, refusal.fact("owner")) == ("SH-4", 3)


def test_chest_cards_may_lie_on_action_spaces_whatever_they_are_worth():
    """SH-33."""
    state = opening()
    state.houses[0].chests = 0
    assert state.is_legal(0, ASSIGN[2][chest(4)])


def test_every_plan_has_a_bid():
    """SH-34."""
    state = opening()
    for space, card in enumerate(state.hand(0)[:10]):
        state.play(0, ASSIGN[space][card])
    assert {move.space for move in state.moves(0) if isinstance(move, Assign)} == {BID}
    assert state.why_not(0, READY).rule == "SH-35"


def test_the_last_card_that_can_be_bid_is_kept_for_it():
    """SH-34."""
    state = short_of_cards(6, chests=0)
    for space, card in enumerate(state.houses[0].provinces):
        state.play(0, ASSIGN[space][card])
    assert state.why_not(0, ASSIGN[6][chest(0)]).rule == "SH-34"
    assert state.is_legal(0, ASSIGN[6][chest(4)])


def test_the_one_space_that_may_stay_empty_is_kept_for_a_bid_that_cannot_be_made():
    """SH-34, SH-36: only chest cards too dear to bid are left."""
    state = short_of_cards(5, chests=0)
    for space, card in enumerate((*state.houses[0].provinces, chest(0))):
        state.play(0, ASSIGN[space][card])
    assert str(state.why_not(0, LEAVE[6])) == "SH-34 keep_a_bid card=nothing have=0"
    assert GAME.brain.sensible(state, 0) == [LEAVE[BID]]


def test_with_enough_cards_no_space_stays_empty():
    """SH-35."""
    state = opening()
    refusal = state.why_not(0, LEAVE[0])
    assert (refusal.rule, refusal.fact("cards")) == ("SH-35", 13)


@pytest.mark.parametrize("provinces", [0, 1, 5])
def test_whoever_is_short_of_cards_chooses_what_stays_empty(provinces):
    """SH-35, AMB-3: the bid space included."""
    state = short_of_cards(provinces)
    assert state.is_legal(0, LEAVE[BID])
    for space in range(SPACES - provinces - 5):
        state.play(0, LEAVE[space])
    assert state.why_not(0, LEAVE[10]).rule == "SH-35"
    plan_all(state, 0)
    assert state.houses[0].plan.count(NOTHING) == SPACES - provinces - 5


def test_when_a_short_hand_is_played_out_the_rest_stays_empty():
    """SH-35."""
    state = short_of_cards(0)
    for space in range(5):
        state.play(0, ASSIGN[space][chest(space)])
    assert state.houses[0].plan[5:] == (NOTHING,) * 6
    assert state.moves(0) == (READY, *WITHDRAW)


def test_a_player_without_provinces_plays_on():
    """AMB-18."""
    state = short_of_cards(0)
    for seat in range(4):
        plan_all(state, seat)
        state.play(seat, READY)
    assert not state.is_planning
    assert not state.is_over


def test_a_bid_must_be_payable():
    """SH-36, AMB-4."""
    state = opening()
    state.houses[0].chests = 2
    refusal = state.why_not(0, ASSIGN[BID][chest(3)])
    assert (refusal.rule, refusal.fact("need"), refusal.fact("have")) == ("SH-36", 3, 2)
    assert state.is_legal(0, ASSIGN[BID][chest(2)])
    assert state.is_legal(0, ASSIGN[BID][P["yamato"]])


def test_a_ready_plan_can_be_changed_until_it_is_said_to_be_ready():
    state = opening()
    plan_all(state, 0)
    state.play(0, WITHDRAW[BID])
    assert state.houses[0].plan[BID] == BLANK
    plan_all(state, 0)
    state.play(0, READY)
    assert 0 not in state.waiting


def test_plans_are_secret_and_chests_and_armies_are_not():
    """SH-3."""
    state = opening()
    plan_all(state, 1)
    state.play(1, READY)
    view = state.seen_by(0)
    assert view.houses[1].plan == (FACE_DOWN,) * SPACES
    assert view.armies == state.armies
    assert [h.chests for h in view.houses] == [h.chests for h in state.houses]
    assert all(event.seen_by(0) is None for event in state.after(2, state.moves(2)[0]).news)


def test_whoever_still_plans_is_guessed_to_begin_anew():
    """SH-3: not even how far somebody has come is known."""
    state = opening()
    for _ in range(4):
        state.play(1, state.moves(1)[0])
    view = state.seen_by(0)
    assert view.houses[1].plan == (FACE_DOWN,) * SPACES
    guess = view.guess(Chance(1))
    assert guess.houses[1].plan == (BLANK,) * SPACES
    assert guess.waiting[1] == FillPlan(1)
    assert guess.houses[0].plan == state.houses[0].plan


@pytest.mark.parametrize(("provinces", "chests"), [(8, 15), (8, 0), (2, 0), (0, 1)])
def test_whoever_is_ready_is_guessed_to_have_a_plan_by_the_rules(provinces, chests):
    """SH-32, SH-35, SH-36: as many cards as there are, and a bid that can be paid."""
    state = short_of_cards(provinces, chests)
    plan_all(state, 0)
    state.play(0, READY)
    plans = set()
    for number in range(30):
        house = state.seen_by(1).guess(Chance(number)).houses[0]
        cards = [card for card in house.plan if card != NOTHING]
        assert len(set(cards)) == len(cards) == min(SPACES, provinces + 5)
        assert set(cards) <= {*house.provinces, *content.CHEST_CARDS}
        assert content.chests_on(house.plan[BID]) <= chests
        plans.add(house.plan)
    assert len(plans) > 5


def test_guessed_plans_are_plans_that_could_lie_there():
    state = opening()
    for seat in range(4):
        plan_all(state, seat)
        state.play(seat, READY)
    for number in range(20):
        guess = state.seen_by(0).guess(Chance(number))
        for seat in (1, 2, 3):
            house = guess.houses[seat]
            assert len(set(house.plan)) == SPACES
            assert set(house.plan) <= {*house.provinces, *content.CHEST_CARDS}
            assert house.plan[BID] == state.houses[seat].plan[BID]
