"""Whatever hands can try is legal or refused, with the number of a rule and with figures."""

from __future__ import annotations

import re

import pytest

from engine.core.chance import Chance
from engine.games.shogun import GAME, content
from engine.games.shogun.auction import ChoosePlace
from engine.games.shogun.components import BID, CARDS, SPACES
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import (
    ASSIGN,
    LEAVE,
    MARCH,
    WITHDRAW,
    Assign,
    Claim,
    Leave,
    March,
    Settle,
    TakePlace,
    Withdraw,
)
from tests.contract.cases import Restless
from tests.games.shogun.scenes import EVENT, TEMPLE, P, chest, opening, order, own, quiet


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_attempt_is_offered_or_refused_with_figures(seats):
    """SH-41: in whole plays, for every question that comes up."""
    asked = set()
    state, chance = GAME.new(seats, Chance(seats)), Chance(seats)
    hand = Restless(GAME, chance.branch(1))
    while not state.is_over:
        seat = min(state.waiting)
        choice = state.waiting[seat]
        first = type(choice) not in asked
        asked.add(type(choice))
        number, chance = chance.draw(40)
        if first or number == 0:
            offered = set(state.moves(seat))
            attempts = set(choice.attempts(state))
            assert offered <= attempts
            for move in attempts:
                refusal = choice.why_not(state, move)
                assert (refusal is None) == (move in offered), (str(move), refusal)
                if refusal:
                    assert re.fullmatch(r"SH-\d+", refusal.rule)
                    assert refusal.facts, refusal
        state.apply(seat, hand.choose(state, seat))
    assert {"ChooseCard", "ChooseGroup", "FillPlan", "Commit", "ChoosePlace", "ChooseMarch"} <= {
        kind.__name__ for kind in asked
    }


def test_every_card_is_tried_on_every_space():
    """SH-32: all 50 cards on all 11 spaces, and leaving and taking back."""
    tried = set(opening().waiting[0].attempts(opening()))
    assert {Assign(s, c) for s in range(SPACES) for c in range(CARDS)} <= tried
    assert {*LEAVE, *WITHDRAW} <= tried


def test_every_province_and_number_is_tried_for_a_march():
    """SH-59, SH-66: all 45 provinces with one to all armies."""
    state = quiet()
    tried = set(ChooseMarch(0, P["yamato"]).attempts(state))
    assert {March(t, n) for t in range(45) for n in range(1, 6)} <= tried


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        (ASSIGN[0][P["kai"]], "SH-4 not_your_card card=kai owner=3"),
        (ASSIGN[0][P["owari"]], "SH-4 not_your_card card=owari owner=-1"),
        (ASSIGN[3][P["kaga"]], "SH-32 space_taken space=collect_rice"),
        (ASSIGN[4][P["yamato"]], "SH-32 card_used card=yamato space=collect_rice"),
        (ASSIGN[BID][chest(4)], "SH-36 cannot_pay_bid need=4 have=3"),
        (LEAVE[0], "SH-35 cards_left cards=13 spaces=11"),
        (WITHDRAW[0], "SH-32 space_empty space=build_castle"),
        (Assign(11, 0), "SH-32 no_such_thing space=11 card=0"),
        (Assign(0, 50), "SH-32 no_such_thing space=0 card=50"),
        (Assign(0, -3), "SH-32 no_such_thing space=0 card=-3"),
        (Leave(-1), "SH-32 no_such_thing space=-1"),
        (Withdraw(99), "SH-32 no_such_thing space=99"),
    ],
    ids=repr,
)
def test_a_plan_is_refused_in_figures(move, refusal):
    """SH-4, SH-32, SH-35, SH-36."""
    state = opening()
    state.houses[0].chests = 3
    state.play(0, ASSIGN[3][P["yamato"]])
    assert str(state.why_not(0, move)) == refusal


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        (MARCH[P["kii"]][5], "SH-66 one_must_stay want=5 have=5"),
        (March(P["kii"], 0), "SH-66 one_must_stay want=0 have=5"),
        (March(P["kii"], -2), "SH-66 one_must_stay want=-2 have=5"),
        (MARCH[P["kai"]][1], "SH-65 not_adjacent home=yamato target=kai"),
        (MARCH[P["yamato"]][1], "SH-65 not_adjacent home=yamato target=yamato"),
        (MARCH[P["ise"]][1], "SH-67 temple_peace target=ise"),
        (March(77, 1), "SH-11 not_in_play target=?"),
    ],
    ids=repr,
)
def test_a_march_is_refused_in_figures(move, refusal):
    """SH-65, SH-66, SH-67."""
    state = quiet()
    state.event = EVENT["temple_peace_3"]
    own(state, 1, "ise", 2, [TEMPLE])
    order(state, 0, "move_attack_a", "yamato")
    assert str(state.why_not(0, move)) == refusal


def test_a_draft_is_refused_in_figures():
    """SH-11, SH-13, SH-14."""
    state = GAME.new(3, Chance(1))
    (seat,) = state.waiting
    out = state.owners.index(-2)
    assert str(state.why_not(seat, Claim(out))).startswith("SH-11 not_in_play card=")
    assert str(state.why_not(seat, Claim(45))) == "SH-14 no_such_card card=45"
    mine = state.open_cards[0]
    state.play(seat, Claim(mine))
    assert str(state.why_not(seat, Settle(7))) == "SH-13 no_such_group armies=7 left=9"
    state.play(seat, Settle(5))
    (other,) = state.waiting
    taken = f"SH-14 card_taken card={content.CARD_NAMES[mine]} by={seat}"
    assert str(state.why_not(other, Claim(mine))) == taken


def test_a_place_that_does_not_exist_is_refused():
    """SH-39."""
    state = quiet()
    refusal = ChoosePlace(0).why_not(state, TakePlace(5))
    assert str(refusal) == "SH-39 no_such_place place=6"
