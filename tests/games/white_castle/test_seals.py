"""Seals, lantern and the passage of time."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import RecordError, SaveError
from engine.core.record import Record
from engine.core.table import Table
from engine.games.white_castle import GAME
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import Action, Colour, Gain, Resource
from engine.games.white_castle.content import BACK, DIPLOMATS, STARTING_ACTIONS, STEWARDS
from engine.games.white_castle.events import TreeStopped
from engine.games.white_castle.influence import Advance, advance
from engine.games.white_castle.rewards import collect, receive
from engine.games.white_castle.seals import ExchangeSurplus
from engine.saving.save import from_bytes
from tests.games.white_castle.tables import ask, die, laid_out, legal, play, refusal, sensible, turn

REFUSED = Path(__file__).parent / "refused"
"""Plays of version 0.1.0 that its rules allowed by mistake."""
SEAL, INFLUENCE = Gain(Resource.SEAL, 1), Gain(Resource.INFLUENCE, 1)


def collected(state, *gains: Gain):
    state.agenda = ()
    collect(state, 0, [(gain, "test") for gain in gains])
    state._advance()
    return state


def test_seals_buy_coins_and_resources_at_any_moment_of_the_own_turn():
    """WC-83."""
    state = turn(laid_out(seals=5))
    play(state, "exchange coin", "exchange food", "exchange iron")
    domain = state.domains[0]
    assert (domain.coins, domain.food, domain.iron, domain.seals) == (1, 1, 1, 0)
    assert refusal(state, "exchange pearl") == "WC-83 cannot_pay resource=seal need=2 have=0"


def test_search_sees_an_exchange_only_where_it_opens_something():
    """WC-83: hands may always exchange."""
    state = turn(laid_out(seals=5))
    assert not [offer for offer in sensible(state) if "exchange" in offer]
    assert [offer for offer in legal(state) if "exchange" in offer] == [
        "exchange coin",
        "exchange food",
        "exchange iron",
        "exchange pearl",
    ]
    assert "exchange coin" in sensible(die(laid_out(seals=5), Colour.RED, 1))


def test_nobody_buys_what_would_be_lost():
    """WC-83 and WC-5."""
    state = turn(laid_out(seals=2, food=7))
    assert refusal(state, "exchange food") == "WC-5 resource_full resource=food most=7"


def test_a_sixth_seal_is_exchanged_at_once():
    """WC-84; K4."""
    state = collected(laid_out(seals=5), SEAL)
    assert sensible(state) == ["exchange coin", "exchange food", "exchange iron", "exchange pearl"]
    assert legal(state) == sensible(state), "nothing else may be done"
    play(state, "exchange pearl")
    assert (state.domains[0].seals, state.domains[0].pearl) == (4, 1)


def test_two_seals_too_many_are_two_coins_or_one_resource():
    """WC-84."""
    state = collected(laid_out(seals=5), SEAL, SEAL)
    play(state, "exchange coin", "exchange coin")
    assert (state.domains[0].seals, state.domains[0].coins) == (5, 2)
    state = play(collected(laid_out(seals=5), SEAL, SEAL), "exchange iron")
    assert (state.domains[0].seals, state.domains[0].iron) == (5, 1)
    assert state.is_over


def test_the_lantern_gives_the_backs_of_all_cards():
    """WC-85: level 1 a coin, level 2 a point, a starting action card influence."""
    assert {BACK[card.id] for card in STEWARDS} == {Gain(Resource.COIN, 1)}
    assert {BACK[card.id] for card in DIPLOMATS} == {Gain(Resource.POINT, 1)}
    assert {BACK[card.id] for card in STARTING_ACTIONS} == {INFLUENCE}
    state = laid_out(lantern=("dc02", "sr07", "sa01", "st09", "dp08"))
    receive(state, 0, Action(lantern=True), "test")
    domain = state.domains[0]
    assert (domain.seals, domain.food, domain.coins, domain.points) == (1, 1, 1, 1)
    assert domain.influence == 1


def test_the_order_is_asked_when_a_full_seal_space_meets_a_tree():
    """WC-85: influence first keeps all seals, seals first makes a coin."""
    state = collected(laid_out(seals=5, influence=5), INFLUENCE, SEAL)
    assert sensible(state) == ["first seal", "first influence"]
    play(state, "first influence", "cross")
    assert (state.domains[0].influence, state.domains[0].seals) == (6, 5)
    state = collected(laid_out(seals=5, influence=5), INFLUENCE, SEAL)
    play(state, "first seal", "exchange coin", "cross")
    assert (state.domains[0].seals, state.domains[0].coins) == (4, 1)


def test_influence_waits_for_the_questions_of_the_same_reward():
    """WC-85: resources of choice and seals beyond five are settled first, then the marker moves."""
    state = collected(laid_out(), Gain(Resource.ANY, 1), INFLUENCE)
    assert (sensible(state)[0], state.domains[0].influence) == ("gain 1 food", 0)
    play(state, "gain 1 pearl")
    assert (state.domains[0].pearl, state.domains[0].influence) == (1, 1)
    state = collected(laid_out(seals=5), SEAL, INFLUENCE)
    play(state, "exchange coin")
    assert (state.domains[0].coins, state.domains[0].influence) == (1, 1)
    assert state.is_over


def test_an_empty_lantern_area_gives_nothing():
    """WC-86: the domain prints no lantern bonus of its own."""
    state = laid_out(lantern=())
    before = state.domains[0].copy()
    receive(state, 0, Action(lantern=True), "test")
    assert state.domains[0] == before


def test_influence_advances_the_marker():
    """WC-87."""
    state = laid_out(influence=1)
    advance(state, 0, 3, "test")
    assert state.domains[0].influence == 4


@pytest.mark.parametrize(("place", "seals"), [(5, 1), (10, 2), (14, 3)])
def test_a_tree_costs_seals_or_stops_the_marker(place: int, seals: int):
    """WC-88."""
    state = ask(laid_out(influence=place - 1, seals=seals), Advance(0, 3, "test"))
    assert sensible(state) == ["cross", "stop"]
    play(state, "cross")
    assert (state.domains[0].influence, state.domains[0].seals) == (place + 2, 0)
    state = ask(laid_out(influence=place - 1, seals=seals), Advance(0, 3, "test"))
    play(state, "stop")
    assert (state.domains[0].influence, state.domains[0].seals) == (place, seals)
    state = ask(laid_out(influence=place - 1, seals=seals - 1), Advance(0, 3, "test"))
    assert state.is_over
    assert TreeStopped(0, place, seals, 2) in state.news


def test_a_reward_that_leads_to_a_tree_asks_for_its_seals():
    """WC-88: whatever brought the influence."""
    state = collected(laid_out(influence=5, seals=1), INFLUENCE)
    assert sensible(state) == ["cross", "stop"]
    play(state, "cross")
    assert (state.domains[0].influence, state.domains[0].seals) == (6, 0)


def test_seals_spent_at_the_tree_cannot_cross_it():
    """WC-88."""
    state = ask(laid_out(influence=10, seals=2), Advance(0, 1, "test"))
    play(state, "exchange coin")
    assert refusal(state, "cross") == "WC-88 cannot_pay resource=seal need=2 have=1"


def test_two_trees_are_asked_for_one_after_the_other():
    """WC-88."""
    state = ask(laid_out(influence=10, seals=5), Advance(0, 6, "test"))
    play(state, "cross", "cross")
    assert (state.domains[0].influence, state.domains[0].seals) == (16, 0)


def test_a_marker_that_moves_lies_on_top_and_one_that_does_not_stays():
    """WC-89: beyond space 20 steps are lost."""
    state = laid_out(3)
    state.arrivals = (0, 1, 2)
    advance(state, 0, 1, "test")
    assert state.arrivals == (1, 2, 0)
    state.domains[1].influence = 20
    advance(state, 1, 2, "test")
    assert state.arrivals == (1, 2, 0)
    state.domains[2].influence = 19
    advance(state, 2, 4, "test")
    assert state.domains[2].influence == 20


def test_seals_that_can_become_the_price_make_an_action_possible():
    """WC-79 and WC-83: two seals are one iron or food; one seal is too few."""
    for deed, refused in (("warrior", "WC-66"), ("gardener", "WC-69")):
        state = ask(laid_out(seals=2), Offer(0, (deed,)))
        assert sensible(state) == [f"use {deed}", "decline"]
        assert ask(laid_out(seals=1), Offer(0, (deed,))).is_over
        state = ask(laid_out(seals=1), Offer(0, (deed, "sg03")))
        assert refusal(state, f"use {deed}").startswith(f"{refused} cannot_pay")


def test_seals_that_can_become_the_coins_of_an_action_are_wished_for():
    """WC-83: three coins for the garden and two for the audience, of coins and seals."""
    state = ask(laid_out(coins=2, seals=3), Offer(0, ("pg03",)))
    assert sensible(state) == ["decline", "exchange coin"]
    play(state, "exchange coin", "use pg03", "exchange coin", "exchange coin", "audience")
    assert (state.domains[0].coins, state.domains[0].seals) == (0, 0)
    assert ask(laid_out(coins=2, seals=2), Offer(0, ("pg03",))).is_over, "one coin short"
    state = ask(laid_out(coins=3, seals=2), Offer(0, ("pg03",)))
    assert sensible(state) == ["use pg03", "decline"], "nobody needs more coins than it costs"


def test_exactly_enough_seals_cross_a_tree():
    """WC-88."""
    state = ask(laid_out(influence=10, seals=2), Advance(0, 1, "test"))
    assert refusal(state, "cross") == "None"


def test_a_split_that_loses_something_is_left_to_hands():
    """WC-82 and WC-5: whatever is held of the others."""
    state = ask(laid_out(food=7, iron=3, pearl=2), Offer(0, ("sg01",)))
    play(state, "use sg01")
    assert sensible(state) == ["gain 2 iron", "gain 1 iron 1 pearl", "gain 2 pearl"]


def at_the_well(**owned: object):
    """Return seat 0 with a die in hand, and a resource of choice beside the seal of the well."""
    state = laid_out(seals=5, **owned)
    state.well_tiles = ("dt_red_any", "dt_black_coin")
    return die(state, Colour.RED, 1)


def test_seals_spent_before_they_are_too_many_are_never_owed():
    """WC-58, WC-83, WC-84: the seal of the well counts when its turn comes, not before."""
    state = play(at_the_well(), "place well", "exchange food", "exchange food", "exchange coin")
    assert state.domains[0].seals == 0
    play(state, "gain 1 pearl")
    assert state.domains[0].seals == 1
    assert state.is_over, "nothing is in excess"


def test_one_seal_spent_in_time_leaves_nothing_in_excess():
    """WC-84."""
    state = play(at_the_well(), "place well", "exchange coin", "gain 1 pearl")
    assert state.domains[0].seals == 5
    assert state.is_over


def test_seals_not_spent_in_time_are_exchanged_when_their_turn_comes():
    """WC-84."""
    state = play(at_the_well(), "place well", "gain 1 pearl")
    assert state.domains[0].seals == 5
    assert legal(state) == ["exchange coin", "exchange food", "exchange iron", "exchange pearl"]
    play(state, "exchange pearl")
    assert (state.domains[0].seals, state.domains[0].pearl) == (4, 2)


def test_an_excess_is_not_exchanged_for_more_than_there_is():
    """WC-84: a position handed in may hold no seal beside the excess."""
    state = ask(laid_out(seals=0), ExchangeSurplus(0, 1))
    assert legal(state) == ["exchange coin"]
    assert refusal(state, "exchange iron") == "WC-84 cannot_pay resource=seal need=2 have=1"


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("minus_one_seal", "Move 38 of the record does not fit: Seat 0 cannot play 'exchange"),
        ("nothing_in_excess", "Move 90 of the record does not fit: Seat 0 cannot play 'exchange"),
    ],
)
def test_a_record_that_gave_seals_nobody_had_is_refused_with_answer_and_rule(
    name: str, answer: str
):
    """WC-84: it was played before seals waited for their turn."""
    record = Record.from_text((REFUSED / f"{name}.txt").read_text())
    with pytest.raises(RecordError, match=f"^{answer} .*: seat 1 is asked by WC-33[.]$"):
        Table.replay(GAME, record)


def test_a_save_that_gave_seals_nobody_had_is_not_called_damaged():
    """WC-84."""
    with pytest.raises(SaveError, match="a move that the rules do not allow") as caught:
        from_bytes((REFUSED / "minus_one_seal.kastellan").read_bytes())
    assert caught.value.reason == "against_the_rules"
    assert "Move 38" in str(caught.value)
