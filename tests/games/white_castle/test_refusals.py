"""Whatever is not offered is refused with the rule and its figures."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import Colour, Options, Resource
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.domain import ChooseDomainRow
from engine.games.white_castle.gardeners import PlaceGardener
from engine.games.white_castle.moves import (
    AUDIENCE,
    CLIMB,
    PLACE,
    PLANT,
    SIT,
    SPLITS,
    TAKES,
    USE,
    Draft,
    Exchange,
)
from engine.games.white_castle.seals import TakeSeals
from engine.games.white_castle.warriors import SendWarrior
from tests.contract.cases import Restless
from tests.games.white_castle.tables import ask, die, laid_out, play, refusal, turn

RED, BLACK, WHITE = Colour


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_attempt_is_offered_or_refused_with_a_rule(seats: int):
    """WC-33 to WC-89: attempts cover all that is offered, and each refusal has its figures."""
    seen = set()
    for seed in range(12):
        hand = Restless(GAME, Chance(seed).branch(1))
        state = GAME.new(seats, Chance(seed), Options(difficulty="medium"))
        while not state.is_over:
            seat, choice = next(iter(state.waiting.items()))
            offers = set(state.moves(seat))
            attempts = set(choice.attempts(state))
            assert offers <= attempts
            for move in attempts:
                told = state.why_not(seat, move)
                assert (told is None) == (move in offers), (choice, move, told)
                if told:
                    assert told.rule.startswith("WC-")
                    assert told.facts, told
                    seen.add(told.rule)
            state.apply(seat, hand.choose(state, seat))
    assert {"WC-33", "WC-37", "WC-39", "WC-51", "WC-61", "WC-83"} <= seen


def test_a_price_names_what_is_short():
    """WC-37, WC-44, WC-66, WC-69, WC-72, WC-73, WC-83, WC-88: need and have of one resource."""
    prices = [
        (die(laid_out(), WHITE, 1), "place outside_left", "WC-37", "coin", 4),
        (ask(laid_out(iron=1), SendWarrior(0)), "train yard_3", "WC-66", "iron", 3),
        (ask(laid_out(food=1), PlaceGardener(0)), "plant pg01", "WC-69", "food", 5),
        (turn(laid_out()), "exchange food", "WC-83", "seal", 2),
    ]
    for state, notation, rule, resource, need in prices:
        have = {"iron": 1, "food": 1}.get(resource, 0)
        wanted = f"{rule} cannot_pay resource={resource} need={need} have={have}"
        assert refusal(state, notation) == wanted


def test_an_action_without_figure_or_means_says_which():
    """WC-79 and WC-81: seen beside an action that is possible."""
    state = ask(laid_out(home=(5, 0, 0)), Offer(0, ("gardener", "warrior", "courtier", "sg03")))
    assert refusal(state, "use gardener") == "WC-79 no_gardener home=0"
    assert refusal(state, "use warrior") == "WC-79 no_warrior home=0"
    assert refusal(state, "use courtier") == "WC-72 cannot_pay resource=coin need=2 have=0"
    state = laid_out(home=(0, 5, 5))
    ask(state, Offer(0, ("courtier", "gardener", "sg03")))
    assert refusal(state, "use courtier") == "WC-79 no_courtier home=0"
    assert refusal(state, "use gardener") == "WC-69 cannot_pay resource=food need=1 have=0"
    state = laid_out(home=(0, 5, 5), levels=(1, 0, 0, 0))
    ask(state, Offer(0, ("courtier", "warrior", "sg03")))
    assert refusal(state, "use courtier") == "WC-73 cannot_pay resource=pearl need=2 have=0"
    assert refusal(state, "use warrior") == "WC-66 cannot_pay resource=iron need=1 have=0"


@pytest.mark.parametrize(
    ("source", "owned", "wanted"),
    [
        ("pg03", {"coins": 4}, "WC-72 cannot_pay resource=coin need=5 have=4"),
        ("pg03", {"coins": 2}, "WC-72 cannot_pay resource=coin need=5 have=2"),
        (
            "pg03",
            {"coins": 4, "pearl": 1, "home": (4, 5, 5), "levels": (1, 0, 0, 0)},
            "WC-71 neither_half coins=5 coins_have=4 pearl=2 pearl_have=1",
        ),
        (
            "pg03",
            {"coins": 1, "pearl": 1, "home": (0, 5, 5), "levels": (5, 0, 0, 0)},
            "WC-44 cannot_pay resource=coin need=3 have=1 and "
            "WC-73 cannot_pay resource=pearl need=2 have=1",
        ),
        (
            "pg04",
            {"coins": 2, "home": (5, 5, 0)},
            "WC-44 cannot_pay resource=coin need=3 have=2 and WC-79 no_warrior home=0",
        ),
        (
            "st07.middle",
            {"food": 0},
            "WC-44 cannot_pay resource=seal need=1 have=0 and "
            "WC-69 cannot_pay resource=food need=1 have=0",
        ),
        ("st07.middle", {"seals": 2}, "WC-69 cannot_pay resource=food need=1 have=0"),
    ],
)
def test_a_priced_action_names_all_that_is_missing_in_figures_of_the_hand(
    source: str, owned: dict[str, Any], wanted: str
):
    """WC-44, WC-71, WC-79: the price of the action and the cost of its deed in one sum."""
    assert refusal(ask(laid_out(**owned), Offer(0, (source, "sg03"))), f"use {source}") == wanted


def test_an_action_of_another_card_is_refused_by_name():
    """WC-43 and WC-52."""
    state = play(die(laid_out(), WHITE, 3), "place steward_left")
    told = state.why_not(0, USE["st07.bottom"])
    assert str(told) == "WC-43 not_this_action source=st07.bottom"


def test_a_tile_action_with_nothing_to_do_is_refused():
    """WC-81: only a dark action stands next to the red tile, and no seal is left."""
    state = laid_out()
    state.tiles = (("dt_white_food", "dt_white_iron", "dt_black_iron"),) * 3
    state.tiles += (("dt_red_food", "dt_black_food"), ("dt_black_any", "dt_white_any"))
    ask(state, Offer(0, ("yt04.blue", "sg03")))
    assert refusal(state, "use yt04.blue") == "WC-81 no_action_possible tile=tile_red"


def test_a_half_of_the_courtier_action_names_its_courtier():
    """WC-72 and WC-73: nobody at home, nobody on that level."""
    state = ask(laid_out(coins=2, pearl=7, home=(0, 5, 5), levels=(1, 0, 0, 0)), CourtierAction(0))
    assert refusal(state, "audience") == "WC-72 no_courtier home=0"
    choice = state.waiting[0]
    nobody = choice.why_not(state, CLIMB[2, "hall"])
    assert str(nobody) == "WC-73 no_courtier_there level=2"


def test_an_answer_to_another_question_is_refused():
    """WC-26, WC-33, WC-36, WC-64, WC-66, WC-69, WC-71: with the rule of the question."""
    cases = [
        (turn(laid_out()), PLACE["well"], "WC-33"),
        (die(laid_out(), RED, 3), TAKES[0][0], "WC-36"),
        (ask(laid_out(), ChooseDomainRow(0)), AUDIENCE, "WC-64"),
        (ask(laid_out(iron=5), SendWarrior(0)), AUDIENCE, "WC-66"),
        (ask(laid_out(food=5), PlaceGardener(0)), AUDIENCE, "WC-69"),
        (ask(laid_out(coins=5), CourtierAction(0)), SIT[0], "WC-71"),
        (ask(laid_out(coins=5), Offer(0, ("sg03",))), PLANT["sg01"], "WC-43"),
        (ask(laid_out(), TakeSeals(0, ((6, "test"),))), AUDIENCE, "WC-84"),
        (turn(laid_out(seals=5)), Exchange(Resource.POINT), "WC-83"),
        (play(ask(laid_out(), Offer(0, ("sg01",))), "use sg01"), SPLITS[3][0], "WC-82"),
    ]
    for state, move, rule in cases:
        told = state.why_not(0, move)
        assert told is not None
        assert told.rule == rule
    state = GAME.new(2, Chance(1), Options())
    told = state.why_not(min(state.waiting), Draft("sr01", "nothing"))
    assert str(told) == "WC-26 no_such_pair pairs=3"


def test_another_seat_is_told_that_it_is_not_its_turn():
    """WC-30."""
    told = turn(laid_out()).why_not(1, TAKES[0][0])
    assert str(told) == "table not_your_decision seat=1"
