"""Peasants rise (SH-80, SH-81)."""

from __future__ import annotations

from engine.core.tuples import put
from engine.games.shogun.components import NOBODY, PEASANT
from engine.games.shogun.events.fights import RevoltBegan, Thrown
from engine.games.shogun.revolts import Revolt, settle
from engine.games.shogun.state import Tower
from tests.games.shogun.scenes import CASTLE, EVENT, P, cubes, empty_tower, own, quiet, special


def test_no_card_and_no_castle_helps_against_peasants():
    """SH-80, AMB-12."""
    state = quiet()
    state.event = EVENT["castle_guard_6"]
    special(state, 0, "defence_plus_1")
    number = own(state, 0, "mikawa", 4, [CASTLE], unrest=2)
    Revolt(number).run(state)
    began = next(event for event in state.news if isinstance(event, RevoltBegan))
    assert (began.armies, began.peasants) == (4, 2)


def test_winter_adds_peasants_and_the_tray_goes_in():
    """SH-80."""
    state = quiet()
    state.peasants -= 1
    state.tower = Tower(state.tower.shelves, put(state.tower.tray, PEASANT, 1))
    number = own(state, 0, "mikawa", 3, unrest=1)
    Revolt(number, extra=2).run(state)
    thrown = next(event for event in state.news if isinstance(event, Thrown)).thrown
    assert sorted(thrown) == [0] * 3 + [PEASANT] * 4


def fallen(d: int, g: int):
    state = quiet()
    empty_tower(state)
    number = own(state, 0, "yamato", 0, [CASTLE], unrest=1)
    state.houses[0].supply -= d
    state.peasants -= g
    state.tower = Tower(((), ()), (d, 0, 0, 0, 0, g))
    settle(state, number)
    assert cubes(state, 0) == 62
    assert cubes(state, PEASANT) == 20
    return state, number


def test_the_owner_wins_with_more():
    """SH-81."""
    state, number = fallen(3, 1)
    assert (state.owners[number], state.armies[number]) == (0, 2)
    assert state.buildings[number] == (CASTLE,)


def test_equal_numbers_lose_the_province():
    """SH-81."""
    for d, g in ((0, 0), (2, 2), (1, 4)):
        state, number = fallen(d, g)
        assert (state.owners[number], state.armies[number]) == (NOBODY, 0)
        assert (state.buildings[number], state.unrest[number]) == ((), 0)
        assert number not in state.houses[0].provinces


def test_a_winter_revolt_leaves_no_marker():
    """AMB-13, SH-94."""
    for seed in range(10):
        state = quiet(seed=seed)
        number = own(state, 0, "yamato", 9)
        Revolt(number, extra=1).run(state)
        assert state.unrest[P["yamato"]] == 0
