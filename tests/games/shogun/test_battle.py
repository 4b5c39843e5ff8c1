"""Fights (SH-70 to SH-79)."""

from __future__ import annotations

import pytest

from engine.core.tuples import put
from engine.games.shogun.battle import Battle, settle, sides
from engine.games.shogun.components import NOBODY, PEASANT
from engine.games.shogun.events.fights import BattleBegan, Thrown
from engine.games.shogun.state import Tower
from tests.games.shogun.scenes import CASTLE, EVENT, P, cubes, empty_tower, own, quiet, special


def after(a: int, d: int, g: int, *, unrest: int = 0, neutral: bool = False, other: int = 0):
    """Settle a fight of seat 0 for Kozuke, in which these cubes lie in the tray."""
    state = quiet()
    empty_tower(state)
    number = own(state, NOBODY if neutral else 1, "kozuke", 0, () if neutral else [CASTLE], unrest)
    for colour, count in ((0, a), (1, d), (2, other)):
        state.houses[colour].supply -= count
    state.peasants -= g
    tray = (a, d, other, 0, 0, g)
    state.tower = Tower(((), ()), tray)
    settle(state, 0, number)
    for colour in (0, 1, 2, 3):
        assert cubes(state, colour) == 62
    assert cubes(state, PEASANT) == 20
    return state, number


def test_everything_goes_in_with_the_tray():
    """SH-71."""
    state = quiet()
    number = own(state, 1, "kai", 3)
    state.houses[2].supply -= 2
    state.tower = Tower(state.tower.shelves, put(state.tower.tray, 2, 2))
    state.armies = put(state.armies, P["yamato"], 1)
    Battle(0, number, 4).run(state)
    thrown = next(event for event in state.news if isinstance(event, Thrown)).thrown
    assert sorted(thrown) == [0] * 4 + [1] * 3 + [2] * 2


def test_bonus_armies_that_are_not_there_are_left_out():
    """SH-71, AMB-8: bonus armies and peasants come as far as there are any."""
    state = quiet()
    special(state, 0, "attack_plus_1")
    state.houses[0].supply = 0
    state.peasants = 0
    attackers, defenders = sides(state, 0, own(state, NOBODY, "kai", 0), 2)
    assert (attackers, defenders) == ([0, 0], [])


def test_castle_and_cards_bring_an_army_each():
    """SH-71."""
    state = quiet()
    state.event = EVENT["castle_guard_2"]
    special(state, 1, "defence_plus_1")
    number = own(state, 1, "kai", 2, [CASTLE])
    supply = state.houses[1].supply
    _, defenders = sides(state, 0, number, 2)
    assert defenders == [1] * 4
    assert state.houses[1].supply == supply - 2
    state.event = EVENT["neutral_guard_3"]
    state.specials = ()
    assert sides(state, 0, number, 2)[1] == [1] * 2, "in another round the castle is but a wall"


def test_a_neutral_province_is_defended_by_one_peasant_or_two():
    """SH-71."""
    state = quiet()
    number = own(state, NOBODY, "kai", 0)
    assert sides(state, 0, number, 2)[1] == [PEASANT]
    state.event = EVENT["neutral_guard_3"]
    assert sides(state, 0, number, 2)[1] == [PEASANT] * 2


def test_other_colours_stay_in_the_tray():
    """SH-72."""
    state, _ = after(3, 1, 1, other=2)
    assert state.tower.tray == (0, 0, 2, 0, 0, 0)


def test_peasants_look_on_where_there_is_unrest():
    """SH-73, AMB-21: they stay in the tray."""
    state, number = after(2, 1, 3, unrest=1)
    assert state.owners[number] == 0
    assert state.tower.tray[PEASANT] == 3
    state, number = after(2, 1, 3)
    assert state.owners[number] == 1
    assert state.tower.tray[PEASANT] == 0


def test_the_attacker_takes_it_with_what_is_left():
    """SH-74, AMB-11: buildings and unrest stay."""
    state, number = after(4, 1, 0, unrest=2)
    assert (state.owners[number], state.armies[number]) == (0, 3)
    assert number in state.houses[0].provinces
    assert number not in state.houses[1].provinces
    assert (state.buildings[number], state.unrest[number]) == ((CASTLE,), 2)


@pytest.mark.parametrize(("a", "d", "g", "left"), [(1, 3, 0, 2), (1, 3, 2, 3), (4, 2, 3, 1)])
def test_the_defender_loses_peasants_first(a, d, g, left):
    """SH-75."""
    state, number = after(a, d, g)
    assert (state.owners[number], state.armies[number]) == (1, left)


@pytest.mark.parametrize(("a", "d", "g"), [(2, 2, 0), (3, 2, 1), (0, 0, 0), (1, 0, 3)])
def test_a_draw_leaves_a_neutral_province(a, d, g):
    """SH-76."""
    state, number = after(a, d, g)
    assert (state.owners[number], state.armies[number]) == (NOBODY, 0)
    assert (state.buildings[number], state.unrest[number]) == ((), 0)
    assert sum(state.tower.tray) == 0


@pytest.mark.parametrize(("a", "g"), [(0, 0), (1, 1), (1, 2)])
def test_a_neutral_province_that_is_not_taken_stays_neutral(a, g):
    """SH-77."""
    state, number = after(a, 0, g, neutral=True)
    assert state.owners[number] == NOBODY
    assert sum(state.tower.tray) == 0


def test_a_neutral_province_taken_holds_armies_only():
    """SH-78."""
    state, number = after(3, 0, 1, neutral=True)
    assert (state.owners[number], state.armies[number]) == (0, 2)


def test_what_is_left_in_the_tray_goes_into_the_next_throw():
    """SH-79."""
    state, number = after(3, 1, 0, other=2)
    Battle(3, number, 1).run(state)
    assert state.tower.held(2) + state.tower.tray[2] == 2
    assert sum(isinstance(event, BattleBegan) for event in state.news) == 1
