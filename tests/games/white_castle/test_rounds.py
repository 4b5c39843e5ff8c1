"""The end of a round and the next one."""

from __future__ import annotations

from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour
from engine.games.white_castle.events import (
    DiceCollected,
    DiceRolled,
    GardensWake,
    OrderSet,
    RoundBegan,
    RoundEnded,
    Scored,
)
from engine.games.white_castle.rounds import EndRound, NextRound, WakeGardens, new_order
from engine.games.white_castle.state import Bridge, Die
from tests.games.white_castle.tables import (
    ask,
    fresh,
    laid_out,
    legal,
    play,
    refusal,
    sensible,
    told,
)

RED, BLACK, WHITE = Colour
THREE_LEFT = (Bridge(1, (), 3), Bridge(0, (), 5), Bridge())


def test_a_round_ends_after_three_turns_each_with_three_dice_left():
    """WC-30 and WC-90."""
    state = fresh(2)
    turns = []
    while state.round == 1:
        seat, choice = next(iter(state.waiting.items()))
        if type(choice).__name__ == "TakeDie":
            turns.append(seat)
        state.apply(seat, GAME.brain.sensible(state, seat)[-1])
        if ended := told(state, RoundEnded):
            assert ended == [RoundEnded(1)]
            break
    first, second = turns[:2]
    assert turns == [first, second] * 3


def test_the_farthest_marker_is_first_and_the_upper_one_breaks_ties():
    """WC-91."""
    state = laid_out(4)
    for seat, influence in enumerate((7, 7, 9, 0)):
        state.domains[seat].influence = influence
    state.arrivals = (3, 2, 1, 0)
    assert new_order(state) == (2, 0, 1, 3)
    state.arrivals = (3, 2, 0, 1)
    assert new_order(state) == (2, 1, 0, 3)


def test_the_order_is_set_after_the_third_round_too():
    """WC-91: it breaks ties; no garden wakes and no die is rolled."""
    state = laid_out(2, gardens=("sg03",))
    state.round, state.order, state.bridges = 3, (0, 1), THREE_LEFT
    state.domains[1].influence = 4
    ask(state, EndRound())
    assert state.order == (1, 0)
    assert told(state, OrderSet) == [OrderSet((1, 0))]
    assert not told(state, GardensWake)
    assert not told(state, DiceRolled)
    assert told(state, Scored)
    assert state.is_over


def test_gardens_wake_in_the_new_order_below_bridges_with_dice():
    """WC-92: seat 1 comes first now; the white bridge is empty."""
    state = laid_out(2, gardens=("sg03",), coins=0)
    state.order, state.bridges = (0, 1), THREE_LEFT
    state.domains[1].influence, state.domains[1].gardens = 4, ("sg01", "sg02")
    ask(state, EndRound())
    assert told(state, GardensWake) == [GardensWake(1, ("sg01",))]
    assert list(state.waiting) == [1]
    play(state, "use sg01", "gain 2 food")
    assert told(state, GardensWake) == [GardensWake(0, ("sg03",))]
    assert list(state.waiting) == [0]


def test_gardens_wake_once_each_in_any_order_and_only_if_wanted():
    """WC-92 and K11."""
    state = laid_out(2, gardens=("sg01", "sg03"))
    state.bridges = (Bridge(1), Bridge(1), Bridge(1))
    ask(state, WakeGardens(0))
    assert sensible(state) == ["use sg01", "use sg03"]
    play(state, "use sg03")
    assert sensible(state) == ["use sg01"]
    assert "decline" in legal(state)
    play(state, "decline")
    assert state.is_over
    assert (state.domains[0].seals, state.domains[0].food) == (2, 0)


def test_no_food_but_the_price_of_the_action_is_paid_again():
    """WC-92: pg03 asks for three coins."""
    state = laid_out(2, gardens=("pg03",), food=4, coins=5)
    state.bridges = (Bridge(1), Bridge(), Bridge())
    play(ask(state, WakeGardens(0)), "use pg03", "audience")
    assert (state.domains[0].food, state.domains[0].coins) == (4, 0)
    state = laid_out(2, gardens=("pg03", "sg01"), coins=2)
    state.bridges = (Bridge(1), Bridge(), Bridge())
    ask(state, WakeGardens(0))
    assert refusal(state, "use pg03") == "WC-72 cannot_pay resource=coin need=5 have=2"


def test_a_gardener_placed_while_gardens_wake_acts_once():
    """WC-93: through the placement, not again in the same step."""
    state = laid_out(2, gardens=("pg02",), home=(5, 4, 5), coins=3, food=2)
    state.gardens = ("sg03", "pg02", "sg01", "pg05", "sg02", "pg01")
    state.bridges = (Bridge(1), Bridge(), Bridge())
    play(ask(state, WakeGardens(0)), "use pg02", "plant sg03", "use sg03")
    assert state.is_over
    assert state.domains[0].seals == 2


def test_all_dice_are_collected_and_rolled_anew():
    """WC-94: from board, domains and bridges; the round marker moves."""
    state = laid_out(3, dice=(6, 0, 2))
    state.bridges = THREE_LEFT
    state.spaces = ((Die(RED, 3),) * 2, *state.spaces[1:])
    state.well = (Die(WHITE, 1),)
    ask(state, NextRound())
    assert [len(told(state, kind)) for kind in (DiceCollected, DiceRolled, RoundBegan)] == [1, 1, 1]
    assert state.round == 2
    assert not any(state.spaces)
    assert not state.well
    assert all(domain.dice == (0, 0, 0) for domain in state.domains)
    for bridge in state.bridges:
        pips = [bridge.left, *bridge.middle, bridge.right]
        assert pips == sorted(pips)
        assert len(pips) == 4
        assert min(pips) >= 1
