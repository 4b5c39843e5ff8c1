"""Fights through the tower against what was worked out for them (AMB-23), with fixed seeds.

1500 trials leave a standard deviation of 0.013, so that 0.06 is wide enough for warm-up fights
that are not those of the table, and narrow enough to notice another tower.
"""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.chance import Chance
from engine.games.shogun.battle import Battle
from engine.games.shogun.components import NOBODY, PEASANT
from engine.games.shogun.revolts import Revolt
from engine.games.shogun.state import Shogun, Tower
from engine.games.shogun.tower import throw
from tests.games.shogun.scenes import own, quiet
from tests.games.shogun.test_tower import bare, fill

TRIALS = 1500
NEAR = 0.06


@cache
def warmed_up() -> tuple[Shogun, ...]:
    """Return tables whose towers have been filled and used four times."""
    return tuple(_warm(seed) for seed in range(TRIALS))


def _warm(seed: int) -> Shogun:
    state, chance = quiet(seed=seed), Chance(seed).branch(3)
    for _ in range(4):
        (attacker, chance), (step, chance) = chance.draw(4), chance.draw(3)
        (marching, chance), (standing, chance) = chance.draw(4), chance.draw(4)
        target = own(state, (attacker + 1 + step) % 4, "kai", standing + 1)
        state.houses[attacker].supply -= marching + 2
        Battle(attacker, target, marching + 2).run(state)
    return state


def after_battles(attackers: int, defenders: int, owner: int, unrest: int = 0) -> list[int]:
    """Return who has Ise after each trial in which seat 0 attacks it."""
    ends = []
    for table in warmed_up():
        state = table.copy()
        target = own(state, owner, "ise", defenders, unrest=unrest)
        state.houses[0].supply -= attackers
        Battle(0, target, attackers).run(state)
        ends.append(state.owners[target])
    return ends


@pytest.mark.parametrize(
    ("fight", "unrest", "taken", "drawn"),
    [
        ("3v3", 0, 0.356, 0.222),
        ("4v3", 0, 0.501, 0.211),
        ("5v3", 0, 0.635, 0.173),
        ("6v3", 0, 0.756, 0.128),
        ("4v2", 0, 0.661, 0.181),
        ("4v4", 0, 0.367, 0.206),
        ("6v4", 0, 0.639, 0.165),
        ("4v3", 1, 0.556, 0.199),
        ("8v5", 0, 0.732, 0.121),
        ("2v1", 0, 0.519, 0.268),
    ],
)
def test_fights_end_as_often_as_the_table_says(fight, unrest, taken, drawn):
    """SH-71, SH-72, SH-73, AMB-23."""
    attackers, defenders = map(int, fight.split("v"))
    ends = after_battles(attackers, defenders, 1, unrest)
    assert abs(ends.count(0) / TRIALS - taken) < NEAR
    assert abs(ends.count(NOBODY) / TRIALS - drawn) < NEAR


@pytest.mark.parametrize(
    ("armies", "taken"), [(1, 0.433), (2, 0.692), (3, 0.849), (4, 0.947), (5, 0.979)]
)
def test_neutral_provinces_fall_as_often_as_the_table_says(armies, taken):
    """SH-71, SH-77."""
    assert abs(after_battles(armies, 0, NOBODY).count(0) / TRIALS - taken) < NEAR


@pytest.mark.parametrize(
    ("armies", "peasants", "kept"),
    [(1, 1, 0.429), (2, 1, 0.69), (3, 1, 0.864), (4, 2, 0.838), (3, 3, 0.523), (5, 3, 0.838)],
)
def test_revolts_are_put_down_as_often_as_the_table_says(armies, peasants, kept):
    """SH-80, SH-81."""
    held = 0
    for table in warmed_up():
        state = table.copy()
        number = own(state, 0, "ise", armies, unrest=peasants)
        Revolt(number).run(state)
        held += state.owners[number] == 0
    assert abs(held / TRIALS - kept) < NEAR


@pytest.mark.parametrize(
    ("seats", "armies", "peasants"), [(3, 1.55, 2.23), (4, 1.43, 2.03), (5, 1.29, 1.81)]
)
def test_colour_plays_no_part_in_filling(seats, armies, peasants):
    """SH-19: every player keeps as many cubes inside as the table says, and so do peasants."""
    fills = 2500
    held = [0] * 6
    state = bare(seats)
    for _ in range(fills):
        state.tower, state.news = Tower(), ()
        throw(state, fill(seats))
        held = [n + state.tower.held(colour) for colour, n in enumerate(held)]
    for seat in range(seats):
        assert abs(held[seat] / fills - armies) < 0.1
    assert abs(held[PEASANT] / fills - peasants) < 0.12
