"""What machine players think of a position."""

from __future__ import annotations

import pytest

from engine.ai.greedy import GreedyPlayer
from engine.ai.random_player import RandomPlayer
from engine.core.chance import Chance
from engine.games.shogun import GAME
from engine.games.shogun.components import BID, Options, Season
from engine.games.shogun.moves import ASSIGN
from engine.games.shogun.prospects import conquers, survives
from engine.games.shogun.rounds import EndRound
from engine.games.shogun.state import EMPTY_PLAN
from tests.games.shogun.scenes import ACTION, CASTLE, TEMPLE, P, chest, opening, own, quiet


def value(state) -> float:
    """Return what seat 0 thinks of a round that goes on."""
    going_on = state.copy()
    going_on.push(EndRound())
    return GAME.brain.value(going_on, 0)


def planned(**orders: str):
    """Return a table on which seat 0 has planned these orders and chests elsewhere."""
    state = quiet()
    plan = [chest(0)] * 11
    for action, name in orders.items():
        plan[BID if action == "bid" else ACTION[action]] = P[name]
    state.houses[0].plan = tuple(plan)
    return state


def test_points_provinces_buildings_armies_and_chests_are_good():
    """SH-95, SH-97."""
    for change in (
        lambda s: setattr(s.houses[0], "points", 1),
        lambda s: own(s, 0, "owari", 1),
        lambda s: own(s, 0, "yamato", 5, [TEMPLE]),
        lambda s: own(s, 0, "kii", 3),
        lambda s: setattr(s.houses[0], "chests", 13),
    ):
        state = quiet()
        state.houses[0].chests = 12
        before = value(state)
        change(state)
        assert value(state) > before


def test_a_castle_is_worth_more_than_a_temple():
    """SH-95."""
    one, two = quiet(), quiet()
    own(one, 0, "yamato", 5, [CASTLE])
    own(two, 0, "yamato", 5, [TEMPLE])
    assert value(one) > value(two)


def test_rice_is_good_until_all_provinces_are_fed():
    """SH-92: also after the loss that is to be feared."""
    state = quiet()
    state.season = Season.AUTUMN
    values = []
    for rice in range(19):
        state.houses[0].rice = rice
        values.append(value(state))
    assert values[0] < values[4] < values[8]
    assert values[17] == values[18]


def test_unrest_is_bad():
    """SH-80."""
    state = quiet()
    before = value(state)
    own(state, 0, "yamato", 5, unrest=2)
    assert value(state) < before


def test_a_building_where_none_can_stand_promises_nothing():
    """SH-50."""
    good, bad = planned(build_castle="yamato"), planned(build_castle="yamato")
    own(bad, 0, "yamato", 5, [CASTLE])
    nothing = quiet()
    own(nothing, 0, "yamato", 5, [CASTLE])
    nothing.houses[0].plan = (chest(0),) * 11
    assert value(bad) < value(nothing)
    assert value(good) > value(planned())


def test_collecting_where_there_is_much_unrest_promises_less():
    """SH-54."""
    calm, restless = planned(collect_tax="noto"), planned(collect_tax="noto")
    base, worse = planned(), planned()
    for state in (restless, worse):
        own(state, 0, "noto", 1, unrest=3)
    for state in (calm, base):
        own(state, 0, "noto", 1)
    assert value(calm) - value(base) > value(restless) - value(worse)


def test_orders_that_cannot_be_paid_are_bad():
    """SH-42."""
    orders = {"build_castle": "yamato", "build_temple": "kii", "deploy_5": "kaga"}
    rich, poor = planned(**orders), planned(**orders)
    poor.houses[0].chests = 0
    empty = planned()
    empty.houses[0].chests = 0
    assert value(rich) - value(planned()) > value(poor) - value(empty)


def test_a_finished_order_promises_nothing_more():
    """SH-40."""
    state = planned(move_attack_a="yamato")
    before = value(state)
    space = ACTION["move_attack_a"]
    state.houses[0].shown = tuple(n == space for n in range(11))
    assert value(state) < before


@pytest.mark.parametrize(
    ("armies", "peasants", "chance"),
    [(1, 1, 0.429), (2, 1, 0.69), (3, 1, 0.864), (4, 2, 0.838), (3, 3, 0.523), (5, 3, 0.838)],
)
def test_the_curve_for_revolts_lies_near_the_table(armies, peasants, chance):
    assert abs(survives(armies, peasants) - chance) < 0.08


@pytest.mark.parametrize(
    ("attackers", "defenders", "neutral", "chance"),
    [(3, 3, False, 0.356), (4, 3, False, 0.501), (6, 3, False, 0.756), (2, 1, False, 0.519),
     (8, 5, False, 0.732), (2, 1, True, 0.692), (4, 1, True, 0.947)],
)  # fmt: skip
def test_the_curve_for_attacks_lies_near_the_table(attackers, defenders, neutral, chance):
    assert abs(conquers(attackers, defenders, neutral=neutral) - chance) < 0.06


def test_a_finished_play_is_worth_its_points_and_chests():
    """SH-97."""
    state = quiet()
    state.houses[0].points, state.houses[0].chests = 40, 7
    state.houses[0].plan = EMPTY_PLAN
    assert state.is_over
    assert GAME.brain.value(state, 0) == pytest.approx(40.07)


def test_while_planning_a_province_is_not_wasted_on_a_poor_order():
    """SH-32: one that can build is worth more in hand than on a march it cannot make."""
    state = opening()
    own(state, 0, "yamato", 1)
    kept, wasted = state.copy(), state.copy()
    kept.play(0, ASSIGN[ACTION["move_attack_b"]][chest(0)])
    wasted.play(0, ASSIGN[ACTION["move_attack_b"]][P["yamato"]])
    assert GAME.brain.value(kept, 0) > GAME.brain.value(wasted, 0)


def test_a_greedy_player_beats_two_that_play_at_random():
    """SH-2."""
    state = GAME.new(3, Chance(1), Options(start="prescribed"))
    greedy = GreedyPlayer(GAME.brain, Chance(1))
    players = (greedy, RandomPlayer(GAME.brain, Chance(2)), RandomPlayer(GAME.brain, Chance(3)))
    while not state.is_over:
        seat = min(state.waiting)
        state.play(seat, players[seat].choose(state.seen_by(seat), seat))
    assert GAME.standings(state)[0].place == 1
