"""The rulebooks' worked examples, played in notation.

``examples.json`` holds what is given, done and expected; each function below plays one of them
and takes the figures from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games.white_castle import GAME
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import FREE, Action, Colour, Resource
from engine.games.white_castle.content import BOARD
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.events import GardensWake, InfluenceMoved, LanternLit, Paid
from engine.games.white_castle.events.solo import RivalActs, RivalFailed
from engine.games.white_castle.gardeners import PlaceGardener
from engine.games.white_castle.influence import Advance
from engine.games.white_castle.rewards import receive
from engine.games.white_castle.rival import RIVAL
from engine.games.white_castle.rounds import WakeGardens, new_order
from engine.games.white_castle.scoring import best_leftovers
from engine.games.white_castle.seals import TakeSeals
from engine.games.white_castle.solo import RivalTurn, SellCoins
from engine.games.white_castle.state import Bridge, Die, Domain
from engine.games.white_castle.warriors import SendWarrior
from tests.games.white_castle.tables import (
    ask,
    die,
    laid_out,
    play,
    refusal,
    sensible,
    told,
    turn,
)

RED, BLACK, WHITE = Colour
EXAMPLES: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("examples.json").read_text(encoding="utf-8")
)["examples"]
PLAYED: dict[str, Callable[[Any, Any], None]] = {}


def plays(number: str) -> Callable[[Callable[[Any, Any], None]], None]:
    """Register a function for the example of that number."""

    def register(function: Callable[[Any, Any], None]) -> None:
        PLAYED[number] = function

    return register


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_example_goes_as_the_rulebook_says(example: dict[str, Any]):
    PLAYED[example["id"]](example["given"], example["then"])


def test_no_example_is_left_out():
    assert sorted(PLAYED) == sorted(example["id"] for example in EXAMPLES)


@plays("EX-01")
def difference_and_stacking(given: Any, then: Any) -> None:
    """WC-37, WC-38."""
    state = play(die(laid_out(given["players"]), RED, 5), "place steward_left")
    assert state.domains[0].coins == then[0]["coins"]
    state.domains[0].coins = 4
    play(die(state, WHITE, 1), "place steward_left")
    assert state.domains[0].coins - 4 == then[1]["coins"]


@plays("EX-02")
def two_matching_tiles(given: Any, then: Any) -> None:
    """WC-51, WC-52: the middle tile is not white."""
    state = laid_out(2, seals=1)
    assert state.cards[0] == given["card"]
    play(die(state, WHITE, 5), "place steward_left")
    assert state.domains[0].coins == then[0]["coins"]
    assert sensible(state) == ["use st02.top", "use st02.bottom"]
    play(state, "use st02.bottom", "use st02.top")
    assert (state.domains[0].iron, state.domains[0].seals) == (2, 0)
    assert sensible(state)[0] == "audience"


@plays("EX-03")
def full_left_space_outside(given: Any, then: Any) -> None:
    """WC-38, WC-55: both options of K10."""
    for deed in then[2]["choose_one_of"]:
        state = laid_out(3, coins=3, iron=1)
        state.spaces = (*state.spaces[:5], (Die(RED, 2),) * given["outside_left_dice"], ())
        die(state, BLACK, 4)
        assert refusal(state, "place outside_left") == "WC-38 space_full most=2 have=2"
        play(state, "place outside_right")
        assert state.domains[0].coins - 3 == then[1]["coins"]
        play(state, f"use {deed}")


@plays("EX-04")
def well(given: Any, then: Any) -> None:
    """WC-57, WC-58."""
    state = laid_out(2)
    state.well, state.well_tiles = (Die(RED, 6),), ("dt_red_pearl", "dt_white_any")
    play(die(state, BLACK, 3), "place well", "gain 1 iron")
    me = state.domains[0]
    gained = {"coins": me.coins, "seal": me.seals, "pearl": me.pearl, "any_resource": me.iron}
    assert [gained] == then


@plays("EX-05")
def own_domain(given: Any, then: Any) -> None:
    """WC-61 to WC-63."""
    home = (5 - given["courtiers_departed"], 5, 5)
    state = play(die(laid_out(2, coins=3, home=home, card="st10"), RED, 3), "place domain_red")
    paid = told(state, Paid)
    assert paid == [Paid(0, Resource.COIN, -then[0]["coins"], "die")]
    me = state.domains[0]
    assert {"food": me.food, "coins": me.coins} == then[1]["first"]
    play(state, "use st10.top", "gain 1 pearl")
    assert {"seal": me.seals, "any_resource": me.pearl} == then[2]["then"]


@plays("EX-06")
def black_and_red_numbers(given: Any, then: Any) -> None:
    """WC-44."""
    state = play(ask(laid_out(2), Offer(0, ("sg03",))), "use sg03")
    assert {"seal": state.domains[0].seals} == then[0]
    state = play(ask(laid_out(2, coins=5), Offer(0, ("pg03",))), "use pg03")
    assert 5 - state.domains[0].coins == then[1]["pay"]["coin"]
    play(state, "audience")
    assert state.domains[0].coins == 0


@plays("EX-07")
def warrior_on_the_double_yard(given: Any, then: Any) -> None:
    """WC-66, WC-67, WC-81: the black tile stands next to two points and the well."""
    state = laid_out(2, iron=5)
    assert state.yard_tiles[0] == ("yt06.blue", "yt02.beige")
    state.tiles = (*state.tiles[:3], ("dt_white_coin", "dt_black_pearl"), state.tiles[4])
    ask(state, SendWarrior(0))
    play(state, "train yard_5", "use yt06.blue", "use dp03.bottom", "use yt02.beige")
    me = state.domains[0]
    assert me.iron == 1, "five paid, one from the well"
    assert (me.points, me.seals, me.pearl) == (2, 1, 1)
    assert me.influence == then[1]["any_order"][1]["influence"]


@plays("EX-08")
def gardener(given: Any, then: Any) -> None:
    """WC-69."""
    state = laid_out(2, food=4, coins=5, gardens=("sg03",), home=(5, 4, 5))
    state.gardens = ("sg03", "pg05", "sg01", "pg01", "sg02", "pg03")
    ask(state, PlaceGardener(0))
    assert refusal(state, "plant sg03").startswith("WC-69 own_gardener_there")
    play(state, "plant pg03")
    assert state.domains[0].food - 4 == then[0]["food"]
    play(state, "use pg03", "audience")
    assert 5 - 2 - state.domains[0].coins == then[1]["may_pay"]["coin"]


@plays("EX-09")
def audience_and_climb(given: Any, then: Any) -> None:
    """WC-71 to WC-75."""
    levels = (given["gate_own"], given["floor1_own"], 0, 0)
    state = laid_out(2, coins=2, pearl=2, levels=levels)
    ask(state, CourtierAction(0))
    play(state, "audience", "climb level_1 diplomat_right", "use dp05.bottom", "gain 3 food")
    me = state.domains[0]
    assert (me.coins, me.pearl) == (0, 0)
    assert me.levels == (then[0]["gate_own"], 0, then[1]["floor2_own"], 0)
    assert (me.card, me.lantern, me.food) == ("dp05", ("sr08", "sa01"), 3)
    assert state.cards[4] == "dp02"


@plays("EX-10")
def two_floors_to_the_daimyo(given: Any, then: Any) -> None:
    """WC-73, WC-78."""
    state = laid_out(2, pearl=5, levels=(0, 1, 0, 0))
    play(ask(state, CourtierAction(0)), "climb level_1 hall")
    assert told(state, LanternLit) == [LanternLit(0, ("sr08",), "hall")]
    play(state, "sit 3")
    me = state.domains[0]
    assert (me.pearl, me.seals, me.card) == (0, then[2]["then"]["seal"], "sa01")
    assert state.hall == (FREE, FREE, 0)


@plays("EX-11")
def lantern_reward(given: Any, then: Any) -> None:
    """WC-85."""
    state = laid_out(2, lantern=tuple(given["lantern_cards"]))
    receive(state, 0, Action(lantern=True), "test")
    me = state.domains[0]
    gained = {"clan_point": me.points, "food": me.food, "coin": me.coins, "influence": me.influence}
    assert [gained] == then


@plays("EX-12")
def gardens_at_the_end_of_a_round(given: Any, then: Any) -> None:
    """WC-92: the fourth player only uses the plant below the black bridge."""
    state = laid_out(4)
    state.bridges = (Bridge(1), Bridge(0, (), 5), Bridge())
    owners = (("sg01", "pg03"), ("sg01", "sg03"), ("pg05",), ("pg05", "pg01"))
    woken = []
    for seat, gardens in enumerate(owners):
        state.domains[seat].gardens, state.domains[seat].coins = gardens, 9
        ask(state, WakeGardens(seat))
        woken += [len(event.gardens) for event in told(state, GardensWake)]
    assert woken == [2, 2, 1, 1]
    assert told(state, GardensWake) == [GardensWake(3, ("pg05",))]


@plays("EX-13")
def seventy_six_points(given: Any, then: Any) -> None:
    """WC-101 to WC-106, by the score command's own function."""
    position = {
        "clan_points": given["points_during_game"],
        "coins": given["coins"],
        "seals": given["seals"],
        **given["resources"],
        "influence": given["passage_position"],
        "courtiers": {"gate": 2, "level_1": 1, "level_2": 0, "level_3": 2},
        "warriors": {"yard_5": 2, "yard_3": 1, "yard_1": 1},
        "gardeners": ["sg05", "sg03", "pg03"],
    }
    wanted = {
        "during_game": then["during"],
        "coins_and_seals": then["coins_seals"],
        "resources": then["resources"],
        "passage_of_time": then["passage"],
        "courtiers": then["courtiers"],
        "warriors": then["warriors"],
        "gardeners": then["gardeners"],
    }
    assert GAME.score(position) == {"total": then["total"], "categories": wanted}


@plays("EX-14")
def two_last_revealed_cards(given: Any, then: Any) -> None:
    """WC-127, WC-128: so05 is B, so06 is C, so08 is D; D's second action, a climb, fails."""
    state = laid_out(1)
    state.round = given["round"]
    state.bridges = (Bridge(1, (), 6), Bridge(3), Bridge(2))
    state.solo_deck = ("so05", "so06", "so08", "so01", "so02", "so03", "so04", "so07", "so09")
    ask(state, RivalTurn())
    acted = [(event.card, event.number) for event in told(state, RivalActs)]
    assert acted == [("so06", 0), ("so06", 1), ("so08", 0), ("so08", 1)]
    assert told(state, RivalFailed) == [RivalFailed("so08", 1, 3)]
    points = then[1]["second_action_impossible"]["clan_point"]
    assert state.domains[RIVAL].points == points


@plays("EX-15")
def new_turn_order_with_a_tie(given: Any, then: Any) -> None:
    """WC-91."""
    names = tuple(given["positions"])
    state = laid_out(3)
    for seat, influence in enumerate(given["positions"].values()):
        state.domains[seat].influence = influence
    a, b = map(names.index, given["stack_on_7_bottom_to_top"])
    state.arrivals = (names.index("c"), a, b)
    assert [names[seat] for seat in new_order(state)] == then


@plays("DX-01")
def passage_blocked_by_a_tree(given: Any, then: Any) -> None:
    """WC-88."""
    state = laid_out(2, influence=given["position"], seals=given["seals"])
    ask(state, Advance(0, given["gain_influence"], "test"))
    assert told(state, InfluenceMoved) == [InfluenceMoved(0, 4, then["position"], "test")]
    assert state.domains[0].seals == then["seals"]


@plays("DX-02")
def passage_crossing(given: Any, then: Any) -> None:
    """WC-88."""
    state = laid_out(2, influence=given["position"], seals=given["seals"])
    play(ask(state, Advance(0, given["gain_influence"], "test")), "cross")
    me = state.domains[0]
    assert {"position": me.influence, "seals": me.seals} == then


@plays("DX-03")
def seal_overflow(given: Any, then: Any) -> None:
    """WC-84."""
    state = ask(laid_out(2, seals=given["seals"]), TakeSeals(0, ((given["gain"], "test"),)))
    assert sensible(state) == ["exchange coin", "exchange food", "exchange iron", "exchange pearl"]
    play(state, "exchange coin")
    assert (state.domains[0].seals, state.domains[0].coins) == (then["seals_max"], 1)
    state = ask(laid_out(2, seals=given["seals"]), TakeSeals(0, ((given["gain"], "test"),)))
    play(state, "exchange food")
    assert (state.domains[0].seals, state.domains[0].food) == (then["seals_max"] - 1, 1)


@plays("DX-04")
def seals_in_final_scoring(given: Any, then: Any) -> None:
    """WC-107, K1."""
    domain = Domain(coins=given["coins"], seals=given["seals"], **given["resources"])
    best, simple = best_leftovers(domain), best_leftovers(domain, simple=True)
    assert best.coins + best.resources == then["german_optimal"]
    assert simple.coins + simple.resources == then["italian_coins_plus_seals"]


@plays("DX-05")
def points_of_every_space(given: Any, then: Any) -> None:
    """WC-103."""
    assert [BOARD.season_points[space] for space in given["positions"]] == then


@plays("DX-06")
def last_die_keeps_its_end(given: Any, then: Any) -> None:
    """WC-35."""
    left, middle, right = given["bridge"]
    state = laid_out(2)
    state.bridges = (Bridge(left, (middle,), right), Bridge(), Bridge())
    for _ in range(2):
        play(turn(state), "take red left", "place well")
    assert state.bridges[0] == Bridge(0, (), then["remaining"]["value"])
    play(turn(state), "take red right", "place well")
    assert bool(told(state, LanternLit)) == then["lantern_if_taken"]


@plays("DX-07")
def solo_coins(given: Any, then: Any) -> None:
    """WC-132."""
    state = laid_out(1)
    state.round, state.order = given["round"], (RIVAL, 0)
    state.domains[RIVAL].coins = given["coins"]
    ask(state, SellCoins())
    rival = state.domains[RIVAL]
    assert {"clan_point": rival.points, "coins_left": rival.coins} == then
