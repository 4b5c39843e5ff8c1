"""``battle_odds``: how a fight would probably end, from what one seat may know."""

from __future__ import annotations

import pytest

from engine.games.shogun.components import NOBODY
from engine.games.shogun.odds import battle_odds
from engine.games.shogun.state import Tower
from tests.games.shogun.scenes import P, empty_tower, own, quiet, special


def table(attackers: int, defenders: int, seed: int = 1, *, unrest: int = 0, neutral: bool = False):
    """Return a table on which Yamato can attack Ise, with the two provinces."""
    state = quiet(seed=seed)
    target = own(state, NOBODY if neutral else 1, "ise", defenders, unrest=unrest)
    home = own(state, 0, "yamato", attackers + 1)
    return state, home, target


def test_chances_add_up_and_more_armies_win_more():
    """SH-72, SH-74."""
    state, home, target = table(7, 2)
    view = state.seen_by(0)
    weak, strong = (battle_odds(view, home, target, n, throws=150) for n in (1, 7))
    assert strong.win > weak.win + 20
    assert weak.win + weak.draw + weak.loss == strong.win + strong.draw + strong.loss == 100


def test_odds_change_nothing_and_are_the_same_each_time():
    state, home, target = table(4, 2)
    view = state.seen_by(0)
    before = view.copy()
    first = battle_odds(view, home, target, 3, throws=60)
    assert view == before
    assert battle_odds(view, home, target, 3, throws=60) == first


def test_odds_do_not_look_at_what_the_seat_cannot_see():
    """SH-3: on which shelf the cubes lie, and the random stream."""
    state, home, target = table(4, 3)
    first = battle_odds(state.seen_by(0), home, target, 4, throws=60)
    upper, lower = state.tower.shelves
    state.tower = Tower((lower[::-1], upper[::-1]), state.tower.tray)
    state.draw(10)
    assert battle_odds(state.seen_by(0), home, target, 4, throws=60) == first


def test_a_full_tower_of_ones_own_helps():
    """SH-72: cubes thrown earlier count."""
    state, home, target = table(3, 3)
    empty_tower(state)
    bare = battle_odds(state.seen_by(0), home, target, 3, throws=200)
    state.houses[0].supply -= 12
    state.tower = Tower(((0,) * 6, (0,) * 6))
    assert battle_odds(state.seen_by(0), home, target, 3, throws=200).win > bare.win + 10
    assert battle_odds(state, home, target, 3, throws=200).win > bare.win + 10


def test_special_cards_count():
    """SH-71."""
    state, home, target = table(3, 3)
    empty_tower(state)
    plain = battle_odds(state, home, target, 3, throws=300)
    special(state, 0, "attack_plus_1")
    assert battle_odds(state, home, target, 3, throws=300).win > plain.win


def test_against_a_neutral_province_nothing_is_drawn():
    """SH-77: it is taken or it is not."""
    state, home, target = table(2, 0, neutral=True)
    odds = battle_odds(state.seen_by(0), home, target, 2, throws=100)
    assert odds.draw == 0
    assert 0 < odds.loss < 100


def test_ones_own_province_is_no_fight():
    """SH-59."""
    state, home, _ = table(3, 3)
    with pytest.raises(AssertionError):
        battle_odds(state, home, P["kii"], 1)
    with pytest.raises(AssertionError):
        battle_odds(state, home, P["ise"], 4)
