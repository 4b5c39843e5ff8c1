"""The cube tower against the tables of its specification (SH-19, SH-71)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.games.shogun.components import PEASANT
from engine.games.shogun.events.fights import Rest, Thrown
from engine.games.shogun.state import House, Options, Shogun, Tower
from engine.games.shogun.tower import throw
from tests.games.shogun.scenes import quiet


def bare(seed: int, preset: str = "two_shelf") -> Shogun:
    return Shogun(Chance(seed), options=Options(tower=preset), houses=(House(),))


def counted(tray: tuple[int, ...]) -> Counter[int]:
    return Counter({colour: n for colour, n in enumerate(tray) if n})


def fill(seats: int) -> list[int]:
    return [colour for colour in range(seats) for _ in range(7)] + [PEASANT] * 10


@pytest.mark.parametrize(
    ("preset", "seats", "mean"),
    [
        ("two_shelf", 3, 6.93),
        ("two_shelf", 4, 7.73),
        ("two_shelf", 5, 8.24),
        ("loose", 4, 4.45),
        ("imrihil", 4, 7.23),
    ],
)
def test_a_filled_tower_holds_as_many_as_the_table_says(preset, seats, mean):
    """SH-19."""
    state, held, fills = bare(seats, preset), 0, 2500
    for _ in range(fills):
        state.tower, state.news = Tower(), ()
        throw(state, fill(seats))
        held += sum(map(len, state.tower.shelves))
    assert abs(held / fills - mean) < 0.15


@pytest.mark.parametrize(
    ("preset", "size", "mean", "thrown_out", "held_out"),
    [
        ("two_shelf", 3, 10.23, 0.646, 0.104),
        ("two_shelf", 5, 10.03, 0.663, 0.168),
        ("two_shelf", 8, 9.75, 0.687, 0.257),
        ("two_shelf", 12, 10.11, 0.7, 0.357),
        ("two_shelf", 16, 10.06, 0.721, 0.443),
        ("loose", 8, 4.99, 0.784, 0.347),
        ("imrihil", 8, 11.95, 0.743, 0.172),
    ],
)
def test_the_long_run_is_as_the_table_says(preset, size, mean, thrown_out, held_out):
    """SH-79: nothing is emptied on purpose."""
    state, throws = bare(size, preset), 4000
    out = held = new_out = old = old_out = 0
    throw(state, fill(4))
    for _ in range(throws):
        upper, lower = (len(shelf) for shelf in state.tower.shelves)
        state.tower, state.news = Tower(((1,) * upper, (1,) * lower)), ()
        throw(state, [0] * size)
        new_out += state.tower.tray[0]
        old_out += state.tower.tray[1]
        old += upper + lower
        out += sum(state.tower.tray)
        held += sum(map(len, state.tower.shelves))
    assert abs(out / throws - size) < 0.1
    assert abs(held / throws - mean) < 0.6
    assert abs(new_out / throws / size - thrown_out) < 0.03
    assert abs(old_out / old - held_out) < 0.03


def test_every_throw_keeps_every_cube():
    state = bare(5)
    for number in range(300):
        before = Counter(state.tower.shelves[0]) + Counter(state.tower.shelves[1])
        tray = counted(state.tower.tray)
        cubes = [(number + n) % 6 for n in range(number % 13)]
        throw(state, cubes)
        after = Counter(state.tower.shelves[0]) + Counter(state.tower.shelves[1])
        fallen = counted(state.tower.tray)
        assert before + tray + Counter(cubes) == after + fallen
        if number % 3:
            state.tower = Tower(state.tower.shelves)


def test_the_paths_told_lead_to_where_the_cubes_are():
    state = quiet(show_tower=True)
    state.news = ()
    upper, lower = (list(shelf) for shelf in state.tower.shelves)
    tray: list[int] = []
    throw(state, [0, 1, 2, 3, PEASANT] * 4)
    places = {Rest.UPPER: upper, Rest.LOWER: lower, Rest.TRAY: tray}
    for hop in state.news[-1].hops:
        if hop.start is not Rest.FUNNEL:
            places[hop.start].remove(hop.colour)
        places[hop.end].append(hop.colour)
    assert sorted(upper) == sorted(state.tower.shelves[0])
    assert sorted(lower) == sorted(state.tower.shelves[1])
    assert Counter(tray) == counted(state.tower.tray)


def test_the_same_chance_gives_the_same_throw():
    one, two = bare(7), bare(7)
    throw(one, fill(5))
    throw(two, fill(5))
    assert one == two


def test_a_closed_tower_is_not_looked_into_and_an_open_one_is():
    """AMB-24."""
    closed = quiet()
    assert closed.seen_by(0).tower.shelves == ((), ())
    throw(closed, [0, 1])
    event = closed.news[-1]
    assert isinstance(event, Thrown)
    assert event.hops
    seen = event.seen_by(0).hops
    assert [hop.colour for hop in seen if hop.end is Rest.INSIDE] == list(event.thrown)
    assert Counter(hop.colour for hop in seen if hop.falls) == counted(event.tray)
    assert not {Rest.UPPER, Rest.LOWER} & {rest for hop in seen for rest in (hop.start, hop.end)}
    assert event.seen_by(0).tray == event.tray
    opened = quiet(show_tower=True)
    assert opened.seen_by(0).tower == opened.tower
    assert opened.seen_by(0).guess(Chance(3)).tower == opened.tower


def test_a_guess_lays_the_right_cubes_on_the_shelves():
    state = quiet()
    state.peasants, state.houses[2].supply = state.peasants - 1, state.houses[2].supply - 2
    state.tower = Tower(state.tower.shelves, (0, 0, 2, 0, 0, 1))
    wanted = Counter(state.tower.shelves[0]) + Counter(state.tower.shelves[1])
    towers = set()
    for number in range(20):
        guess = state.seen_by(1).guess(Chance(number))
        assert Counter(guess.tower.shelves[0]) + Counter(guess.tower.shelves[1]) == wanted
        towers.add(guess.tower)
    assert len(towers) > 10
    assert any(tower.shelves[0] for tower in towers)
    assert any(tower.shelves[1] for tower in towers)
