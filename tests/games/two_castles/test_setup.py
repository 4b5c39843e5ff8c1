"""The table before the first choice (BC-7 to BC-10)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.content import REGULAR_COUNT
from engine.games.two_castles.state import FACE_DOWN

EACH_COUNT = pytest.mark.parametrize("seats", range(3, 8))


@EACH_COUNT
def test_everybody_is_a_partner_in_exactly_two_castles(seats: int):
    """BC-7: castle i lies between builder i and the next one on the left."""
    state = GAME.new(seats, Chance(1))
    assert len(state.castles) == seats
    builds = [castle for seat in range(seats) for castle in state.castles_of(seat)]
    assert sorted(builds) == sorted([*range(seats), *range(seats)])
    for seat in range(seats):
        left, right = state.castles_of(seat)
        assert state.partner(seat, left) == (seat + 1) % seats
        assert state.partner(seat, right) == (seat - 1) % seats


@EACH_COUNT
def test_every_castle_gets_another_throne_room(seats: int):
    """BC-8."""
    states = [GAME.new(seats, Chance(seed)) for seed in range(30)]
    for state in states:
        assert len({castle.throne for castle in state.castles}) == seats
    assert {state.castles[0].throne for state in states} == set(range(7))


@EACH_COUNT
def test_supplies_are_shuffled_and_special_rooms_lie_apart(seats: int):
    """BC-9."""
    state = GAME.new(seats, Chance(1))
    assert all(room < REGULAR_COUNT for room in state.supply)
    assert state.supply != tuple(sorted(state.supply))
    assert sorted(state.cards) == list(range(20))
    assert state.cards != tuple(range(20))
    assert state.specials == (16, 16, 16)
    assert state.attendants == (7, 7, 7, 7)
    view = state.seen_by(0)
    assert set(view.supply) == set(view.cards) == {FACE_DOWN}


@EACH_COUNT
def test_everybody_starts_with_nine_secret_tiles(seats: int):
    """BC-10."""
    state = GAME.new(seats, Chance(1))
    hands = [builder.hand for builder in state.builders]
    assert [len(hand) for hand in hands] == [9] * seats
    assert len({room for hand in hands for room in hand}) == 9 * seats
    view = state.seen_by(0)
    assert view.builders[0].hand == hands[0]
    assert all(set(builder.hand) == {FACE_DOWN} for builder in view.builders[1:])
