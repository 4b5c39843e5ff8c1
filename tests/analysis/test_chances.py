"""Winning chances from points."""

from __future__ import annotations

import pytest

from engine.analysis.chances import band_of, chances, winning_chances
from engine.core.chance import Chance
from engine.core.table import Table
from tests.contract.cases import random_play
from tests.toys import lantern


def test_equals_share_and_more_points_mean_more():
    assert chances((50, 50), (8, 8)) == (pytest.approx(50), pytest.approx(50))
    better = chances((58, 50), (8, 8))
    assert better[0] == pytest.approx(76, abs=1), "a lead of one spread"
    assert sum(chances((40, 55, 50), (8, 8, 8))) == pytest.approx(100)
    assert chances((60, 50), (2, 2))[0] > 99 > chances((60, 50), (20, 20))[0]


def test_at_the_end_who_won_has_won():
    table = Table(lantern.GAME, 2, 3)
    for _ in random_play(table, 3):
        pass
    told = winning_chances(table.game, table.state)
    assert {told[s.seat] for s in table.standings if s.place > 1} <= {0.0}
    assert sum(told) == pytest.approx(100)


def test_a_rival_that_nobody_plays_has_its_share():
    from engine.games.white_castle import GAME

    assert len(winning_chances(GAME, GAME.new(1, Chance(1)))) == 2


@pytest.mark.parametrize(
    ("lost", "band"),
    [
        (0, "excellent"),
        (2, "excellent"),
        (2.1, "good"),
        (5.1, "inaccuracy"),
        (20, "mistake"),
        (20.1, "blunder"),
    ],
)
def test_bands(lost: float, band: str):
    assert band_of(lost) == band
