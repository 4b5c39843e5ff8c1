"""Deploying armies, and moving some in peace (SH-55 to SH-58)."""

from __future__ import annotations

import pytest

from engine.games.shogun.events import Stayed
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import MARCH, STAY
from tests.games.shogun.scenes import (
    P,
    order,
    own,
    quiet,
    special,
    void,
)


@pytest.mark.parametrize(
    ("action", "armies", "cost"), [("deploy_5", 5, 3), ("deploy_3", 3, 2), ("deploy_1_move", 1, 1)]
)
def test_deploying_costs_its_price_and_brings_its_armies(action, armies, cost):
    """SH-55, SH-56, SH-58."""
    state = quiet()
    supply = state.houses[0].supply
    order(state, 0, action, "yamato")
    assert state.armies[P["yamato"]] == 5 + armies
    assert state.houses[0].supply == supply - armies
    assert state.houses[0].chests == 15 - cost
    assert bool(state.waiting) == (action == "deploy_1_move")


def test_six_armies_only_with_the_action_on_the_card():
    """SH-55."""
    state = quiet()
    special(state, 0, "six_armies")
    order(state, 0, "deploy_5", "yamato")
    assert state.armies[P["yamato"]] == 11
    order(state, 0, "deploy_3", "yamato")
    assert state.armies[P["yamato"]] == 14


def test_too_few_armies_deploy_nothing_or_what_is_left():
    """SH-57, AMB-8 and the option for groups that play otherwise."""
    state = quiet()
    state.houses[0].supply = 4
    assert void(order(state, 0, "deploy_5", "yamato")).why.rule == "SH-57"
    assert state.houses[0].chests == 15
    state = quiet(partial_deploy=True)
    state.houses[0].supply = 4
    assert void(order(state, 0, "deploy_5", "yamato")) is None
    assert state.armies[P["yamato"]] == 9
    assert void(order(state, 0, "deploy_3", "yamato")).why.rule == "SH-57"


def test_after_one_army_some_may_move_in_peace_or_stay():
    """SH-58."""
    state = quiet()
    order(state, 0, "deploy_1_move", "yamato")
    assert state.waiting[0] == ChooseMarch(0, P["yamato"], peaceful=True)
    targets = {move.target for move in state.moves(0) if move != STAY}
    assert targets == {t for t in state.board.neighbours[P["yamato"]] if state.owners[t] == 0}
    assert max(move.armies for move in state.moves(0) if move != STAY) == 5
    assert state.why_not(0, MARCH[P["ise"]][1]).rule == "SH-58"
    state.play(0, MARCH[P["kii"]][5])
    assert (state.armies[P["yamato"]], state.armies[P["kii"]]) == (1, 7)


def test_staying_is_allowed():
    """SH-58."""
    state = quiet()
    order(state, 0, "deploy_1_move", "yamato")
    assert state.play(0, STAY) == (Stayed(0, P["yamato"]),)
    assert state.armies[P["yamato"]] == 6


def test_two_armies_are_enough_to_move_one():
    """SH-58, SH-66: the one that stood there and the one that came."""
    state = quiet()
    own(state, 0, "yamato", 1)
    order(state, 0, "deploy_1_move", "yamato")
    state.play(0, MARCH[P["kii"]][1])
    assert state.armies[P["yamato"]] == 1
