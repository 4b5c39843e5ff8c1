"""Who sits where, and that no mode is blind."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.league.command import Ending, compare
from engine.league.modes import MODES, Block, Found, Mode, One, Solo, Tables
from engine.work import Kept, Workers

LANTERN = "tests.toys.lantern"


def played(
    kind: type[Mode], seats: int, names: tuple[str, ...], games: int, seed: int = 1
) -> Found:
    mode = kind(LANTERN, seats, names, ())
    return compare(mode, seed, Ending(games), Workers(), Kept(None, None))


@pytest.mark.parametrize("kind", [One, Block])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_on_every_seat_equally_often(kind: type[Mode], seats: int):
    mode = kind(LANTERN, seats, ("greedy", "random"), ())
    deal = mode.deal(5, mode.plays)
    on_seat = Counter(
        seat
        for sitting in deal.sittings[: mode.plays]
        for seat, name in enumerate(sitting.players)
        if name == "greedy"
    )
    assert set(on_seat.values()) == {1 if kind is One else seats // 2}
    assert {sitting.seed for sitting in deal.sittings} == {5}


def test_a_block_are_neighbours():
    mode = Block(LANTERN, 4, ("greedy", "random"), ())
    assert [mode.seats_of_a(n) for n in range(4)] == [(0, 1), (1, 2), (2, 3), (0, 3)]


@pytest.mark.parametrize("kind", [One, Block, Tables])
def test_who_is_stronger_is_seen_in_every_mode(kind: type[Mode]):
    found = played(kind, 2, ("greedy", "random"), 40)
    assert found.games == 40
    assert found.b
    assert found.margin
    assert found.a.wins.low > found.b.wins.high
    assert found.margin.low > 0
    assert found.a.points.mean > found.b.points.mean
    turned = played(kind, 2, ("random", "greedy"), 40)
    assert turned.margin
    assert turned.margin.high < 0


@pytest.mark.parametrize("kind", [One, Block, Tables])
def test_equals_are_not_told_apart_but_do_not_replay_one_another(kind: type[Mode]):
    found = played(kind, 2, ("random", "random"), 60)
    assert found.b
    assert found.margin
    half = found.margin.high - found.margin.mean
    assert half > 0.05, "chance follows the player, not the seat"
    assert abs(found.margin.mean) < 2 * half, "four standard errors"
    assert found.a.wins.mean + found.b.wins.mean == pytest.approx(1)


def test_a_table_of_equals_is_measured_against_the_other_table_on_the_same_deal():
    deal = Tables(LANTERN, 3, ("greedy", "random"), ()).deal(9, 1)
    assert [sitting.players for sitting in deal.sittings] == [("greedy",) * 3, ("random",) * 3]


def test_the_margin_of_one_is_over_the_same_seat_of_the_control():
    mode = One(LANTERN, 2, ("greedy", "random"), ())
    *_, control = mode.deal(3, 2).sittings
    assert control.players == ("random", "random")


def test_games_that_do_not_fill_a_deal_are_played_all_the_same():
    assert played(One, 3, ("greedy", "random"), 4).games == 4


def test_a_single_player_is_measured_against_the_game():
    mode = Solo("white_castle", 1, ("random",), (("difficulty", "hard"),))
    found = compare(mode, 1, Ending(3), Workers(), Kept(None, None))
    assert (found.games, found.b, found.margin) == (3, None, None)
    assert found.a.wins.mean == 0


def test_modes_have_their_names():
    assert list(MODES) == ["one", "tables", "block", "solo"]
