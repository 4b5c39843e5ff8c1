"""Intervals and sequential tests."""

from __future__ import annotations

from random import Random

import pytest

from engine.league.figures import Sprt, interval, mean_of, share_of


def test_an_interval_after_wilson():
    low, high = interval(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0.0, 10)[0] == pytest.approx(0)
    assert interval(1.0, 10)[1] == pytest.approx(1)


def test_a_share_of_wins_counts_shared_wins_by_halves():
    assert share_of([1.0, 0.5, 0.0, 0.5]).mean == 0.5


def test_plays_on_one_deal_count_as_one_measurement():
    alike = mean_of([[0.0, 0.0, 0.0], [9.0, 9.0, 9.0]])
    apart = mean_of([[0.0], [0.0], [0.0], [9.0], [9.0], [9.0]])
    assert alike.mean == apart.mean == 4.5
    assert alike.high - alike.low > apart.high - apart.low


@pytest.mark.parametrize(("rate", "verdict"), [(0.62, "stronger"), (0.45, "not stronger")])
def test_a_sequential_test_comes_to_a_verdict(rate: float, verdict: str):
    draw, wins, test = Random(7), list[float](), Sprt(0, 40)
    while test.verdict(wins) == "open":
        wins.append(float(draw.random() < rate))
    assert test.verdict(wins) == verdict
    assert 20 < len(wins) < 2000


def test_a_sequential_test_stays_open_while_there_is_little_to_go_by():
    assert Sprt(0, 40).verdict([]) == "open"
    assert Sprt(0, 40).verdict([1.0] * 20) == "open"
