"""Carrying out planned actions: order, building, collecting (SH-40 to SH-54)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.tuples import put
from engine.games.shogun import content
from engine.games.shogun.actions import BeginAction, CarryOut
from engine.games.shogun.components import FACE_DOWN, LOST, NO_EVENT, NOBODY, NOTHING, Season
from engine.games.shogun.events import Built, CardShown, Collected
from engine.games.shogun.events.fights import CardHandedOver, RevoltBegan
from engine.games.shogun.ownership import clear, give
from engine.games.shogun.rounds import EndRound
from engine.games.shogun.state import EMPTY_PLAN
from tests.games.shogun.scenes import (
    ACTION,
    CASTLE,
    EVENT,
    TEMPLE,
    THEATRE,
    P,
    chest,
    opening,
    order,
    own,
    quiet,
    special,
    void,
)


def test_cards_are_shown_in_turn_order_when_due():
    """SH-40."""
    state = quiet()
    state.places = (2, 0, -1, 3, 1)
    for seat, house in enumerate(state.houses):
        house.plan = put((chest(1),) * 11, 0, chest(seat))
    state.actions = tuple(range(10))
    state.push(BeginAction())
    state.start()
    shown = [(e.action, e.seat) for e in state.news if isinstance(e, CardShown)]
    assert shown == [(action, seat) for action in range(10) for seat in (2, 0, 3, 1)]


@pytest.mark.parametrize("card", [NOTHING, LOST])
def test_an_empty_space_and_a_lost_order_are_told_when_they_are_due(card):
    """SH-35, SH-45: nothing happens, and everybody hears why."""
    state = quiet()
    state.houses[2].plan = put((chest(1),) * 11, ACTION["collect_tax"], card)
    state.push(CarryOut(2, ACTION["collect_tax"]))
    state.start()
    assert state.news == (CardShown(2, ACTION["collect_tax"], card),)
    assert state.houses[2].chests == 15


def test_a_chest_card_on_an_action_space_does_nothing():
    """SH-33."""
    state = quiet()
    before = [house.chests for house in state.houses]
    for house in state.houses:
        house.plan = (chest(4),) * 11
    state.push(BeginAction())
    state.start()
    assert [house.chests for house in state.houses] == before


def test_a_card_is_turned_up_after_each_action():
    """SH-30."""
    state = quiet()
    for slot, known in ((0, 5), (1, 6), (5, 10), (9, 10)):
        state.slot = slot
        assert FACE_DOWN not in state.seen_by(0).actions[:known]
        assert state.seen_by(0).actions[known:] == (FACE_DOWN,) * (10 - known)


def test_a_guess_deals_each_action_card_once():
    """SH-30: the known ones stay where they are."""
    state = opening()
    guesses = [state.seen_by(0).guess(Chance(number)).actions for number in range(20)]
    assert all(sorted(actions) == list(range(10)) for actions in guesses)
    assert {actions[:5] for actions in guesses} == {state.actions[:5]}
    assert len(set(guesses)) > 5


def test_who_can_build_must_build():
    """SH-41."""
    state = quiet()
    order(state, 0, "build_temple", "yamato")
    assert not state.waiting
    assert TEMPLE in state.buildings[P["yamato"]]


def test_who_cannot_pay_does_nothing_and_pays_nothing():
    """SH-42."""
    state = quiet()
    state.houses[0].chests = 2
    news = order(state, 0, "build_castle", "yamato")
    assert (void(news).why.rule, void(news).why.reason) == ("SH-42", "cannot_pay")
    assert state.houses[0].chests == 2
    assert state.buildings[P["yamato"]] == ()


def test_money_counts_when_the_action_comes():
    """SH-44."""
    state = quiet()
    state.houses[0].chests = 0
    order(state, 0, "collect_tax", "yamato")
    order(state, 0, "build_castle", "kii")
    assert CASTLE in state.buildings[P["kii"]]


def test_the_card_of_a_lost_province_leaves_the_tableau():
    """SH-45."""
    state = quiet()
    blue, red = state.houses[1], state.houses[0]
    blue.plan = put(EMPTY_PLAN, ACTION["collect_tax"], P["kozuke"])
    give(state, P["kozuke"], 0)
    assert blue.plan[ACTION["collect_tax"]] == LOST
    assert P["kozuke"] in red.provinces
    assert P["kozuke"] in red.fresh
    assert state.seen_by(2).houses[1].plan[ACTION["collect_tax"]] == LOST


@pytest.mark.parametrize("was_shown", [True, False])
def test_who_loses_a_card_of_the_tableau_hears_whether_its_order_was_due(was_shown: bool):
    """SH-45: an order that was shown before is not lost with its province."""
    state = quiet()
    space = ACTION["collect_tax"]
    blue = state.houses[1]
    blue.plan = put(EMPTY_PLAN, space, P["kozuke"])
    blue.shown = put(blue.shown, space, was_shown)
    give(state, P["kozuke"], 0)
    assert state.news[-1] == CardHandedOver(P["kozuke"], 1, 0, space, was_shown)


def test_a_province_won_this_round_is_never_guessed_on_the_tableau():
    """SH-45."""
    state = quiet()
    state.houses[0].plan = tuple(state.hand(0)[:11])
    give(state, P["kozuke"], 0)
    for number in range(50):
        guess = state.seen_by(1).guess(Chance(number))
        assert P["kozuke"] not in guess.houses[0].plan


def test_a_province_won_back_orders_nothing():
    """AMB-6."""
    state = quiet()
    own(state, 0, "yamato", 3)
    state.houses[0].plan = put(EMPTY_PLAN, 4, P["yamato"])
    give(state, P["yamato"], 1)
    give(state, P["yamato"], 0)
    assert state.houses[0].plan[4] == LOST


def test_a_neutral_province_gives_its_card_to_the_stock():
    """SH-45."""
    state = quiet()
    number = own(state, 0, "yamato", 0, [CASTLE], unrest=2)
    clear(state, number)
    assert state.owners[number] == NOBODY
    assert number not in state.houses[0].provinces
    assert (state.buildings[number], state.unrest[number]) == ((), 0)


@pytest.mark.parametrize("season", [Season.SPRING, Season.AUTUMN])
def test_cards_go_back_and_daimyos_stay_after_autumn(season):
    """SH-46."""
    state = quiet()
    state.season, state.event = season, 3
    state.houses[0].plan = tuple(state.hand(0)[:11])
    state.houses[0].shown = (True,) * 11
    state.push(EndRound())
    state.start()
    assert state.event == NO_EVENT
    assert state.houses[0].plan == EMPTY_PLAN
    assert not any(state.houses[0].shown)
    assert (state.turn_order == []) == (season is Season.SPRING)


@pytest.mark.parametrize(
    ("action", "building", "cost"),
    [("build_castle", CASTLE, 3), ("build_temple", TEMPLE, 2), ("build_theatre", THEATRE, 1)],
)
def test_a_building_costs_its_price(action, building, cost):
    """SH-50."""
    state = quiet()
    news = order(state, 0, action, "yamato")
    assert any(isinstance(event, Built) and event.cost == cost for event in news)
    assert state.houses[0].chests == 15 - cost
    assert state.buildings[P["yamato"]] == (building,)


def test_a_province_has_one_building_of_a_kind():
    """SH-50."""
    state = quiet()
    own(state, 0, "yamato", 3, [CASTLE])
    news = order(state, 0, "build_castle", "yamato")
    assert str(void(news).why) == "SH-50 has_one_already building=castle"
    assert state.houses[0].chests == 15


def test_a_building_needs_a_free_site():
    """SH-50."""
    state = quiet()
    own(state, 0, "mino", 3, [CASTLE])
    news = order(state, 0, "build_temple", "mino")
    assert str(void(news).why) == "SH-50 no_free_site sites=1"
    assert state.buildings[P["mino"]] == (CASTLE,)


@pytest.mark.parametrize(
    ("building", "stock"), [(CASTLE, 28), (TEMPLE, 26), (THEATRE, 26)], ids=["28", "26", "26 again"]
)
def test_a_building_needs_a_tile_in_stock(building, stock):
    """SH-50: 28 castles, 26 temples, 26 theatres."""
    state = quiet()
    others = [n for n in range(45) if n != P["yamato"]]
    for built in (stock - 1, stock):
        state.buildings = tuple([(building,) if n in others[:built] else () for n in range(45)])
        assert state.stock_of(building) == stock - built
        news = order(state, 0, f"build_{building.value}", "yamato")
        assert bool(void(news)) == (built == stock)
    assert str(void(news).why) == f"SH-50 none_in_stock building={building.value}"


def test_destroyed_buildings_go_back_to_the_stock():
    """AMB-17."""
    state = quiet()
    number = own(state, 0, "yamato", 0, [CASTLE])
    assert state.stock_of(CASTLE) == 27
    clear(state, number)
    assert state.stock_of(CASTLE) == 28


@pytest.mark.parametrize(("unrest", "left"), [(0, 0), (1, 0), (2, 1)])
def test_a_theatre_calms_in_its_round(unrest, left):
    """SH-51."""
    state = quiet()
    state.event = EVENT["theatre_calm_5"]
    number = own(state, 0, "yamato", 3, unrest=unrest)
    order(state, 0, "build_theatre", "yamato")
    assert state.unrest[number] == left


def test_other_buildings_do_not_calm():
    """SH-51."""
    state = quiet()
    state.event = EVENT["theatre_calm_5"]
    number = own(state, 0, "yamato", 3, unrest=1)
    order(state, 0, "build_castle", "yamato")
    assert state.unrest[number] == 1


def test_collecting_yields_what_is_printed():
    """SH-52, SH-53."""
    state = quiet()
    yamato = content.PROVINCES[P["yamato"]]
    order(state, 0, "collect_rice", "yamato")
    assert (state.houses[0].rice, state.houses[0].chests) == (yamato.rice, 15)
    state = quiet()
    order(state, 0, "collect_tax", "yamato")
    assert (state.houses[0].rice, state.houses[0].chests) == (0, 15 + yamato.tax)


def test_a_calm_province_gets_unrest():
    """SH-54."""
    state = quiet()
    order(state, 0, "collect_rice", "yamato")
    assert state.unrest[P["yamato"]] == 1


def test_unrest_means_revolt_and_the_income_is_kept():
    """SH-54, AMB-7, AMB-19: the peasants are the markers from before."""
    held = lost = 0
    for seed in range(40):
        state = quiet(seed=seed)
        number = own(state, 0, "yamato", 3, unrest=2)
        news = order(state, 0, "collect_tax", "yamato")
        assert next(e for e in news if isinstance(e, RevoltBegan)).peasants == 2
        assert any(isinstance(e, Collected) for e in news)
        assert state.houses[0].chests == 15 + content.PROVINCES[number].tax
        if state.owners[number] == 0:
            held += 1
            assert state.unrest[number] == 3
        else:
            lost += 1
            assert state.unrest[number] == 0
    assert held
    assert lost


def test_event_first_then_special_card():
    """SH-43."""
    state = quiet()
    state.event = EVENT["tax_cap_0"]
    special(state, 0, "tax_plus_1")
    own(state, 0, "settsu", 2)
    order(state, 0, "collect_tax", "settsu")
    assert state.houses[0].chests == 15 + 6
