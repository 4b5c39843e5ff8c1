"""Tiles move until their seat is done or the placing step is over (BC-16, A-4)."""

from __future__ import annotations

import random

import pytest

from engine.core.chance import Chance
from engine.core.table import Table
from engine.games.two_castles import GAME
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.moves import DONE, HOLD, Build, TakeUp, Wait
from engine.games.two_castles.placing import LeaveTiles, PlaceTiles
from tests.games.two_castles.scenes import (
    after_building,
    asked,
    at,
    build,
    build_all,
    build_anywhere,
    castle,
    events,
    number,
    offers,
    placing,
    refused,
    some,
    until_placing,
    with_kinds,
)


def test_a_built_tile_is_taken_up_and_built_elsewhere():
    """BC-16."""
    state = placing()
    build(state, "library", "0,1")
    state.play(0, TakeUp(number("library")))
    assert events(state) == ["TileTakenUp"]
    assert state.castles[0].rooms == ()
    build(state, "library", "-1,0", in_castle=2)
    assert "build kitchen in 0 at 0,1" in offers(state)


def test_tiles_move_until_their_seat_says_that_it_is_done():
    """BC-16, A-4."""
    state = placing()
    build_all(state, 0, done=False)
    assert asked(state) == "LeaveTiles"
    assert offers(state) == ["done", "hold", "take up kitchen", "take up library"]
    state.play(0, DONE)
    assert list(state.waiting) == [1]
    build_all(state, 1)
    build_all(state, 2)
    assert state.builders[0].placed == ()


def test_what_another_seat_builds_elsewhere_freezes_nothing():
    """A-4: who holds on is called on again, and moves a tile then."""
    state = placing()
    build_all(state, 0, done=False)
    state.play(0, HOLD)
    build_all(state, 1)
    build_all(state, 2)
    assert list(state.waiting) == [0]
    room = state.builders[0].placed[0].room
    state.play(0, TakeUp(room))
    build_anywhere(state, ROOMS[room].id)
    state.play(0, DONE)


def test_nobody_holds_on_when_all_have_built():
    """BC-16: the step would not end."""
    state = placing()
    for seat in range(3):
        build_all(state, seat, done=seat > 0)
        if seat == 0:
            state.play(0, HOLD)
    assert refused(state, HOLD) == "BC-16 all_have_built"


def test_the_step_ends_only_when_all_are_done():
    """BC-16."""
    state = until_placing(GAME.new(3, Chance(4)))
    for seat in range(3):
        build_all(state, seat, done=False)
        state.play(seat, HOLD if seat < 2 else DONE)
    assert state.turn == 1
    assert list(state.waiting) == [0]
    for seat in range(2):
        state.play(seat, DONE)
    assert state.turn == 2


def test_only_its_own_seat_takes_a_tile_up():
    """A-4."""
    state = placing()
    build_all(state, 0)
    room = state.castles[0].rooms[0]
    assert refused(state, TakeUp(room), seat=1) == "BC-16 stands_for_good"


def test_a_tile_that_carries_another_stays():
    """BC-22."""
    state = placing()
    build(state, "library", "0,1")
    build(state, "kitchen", "-1,0", in_castle=2)
    state.play(0, HOLD)
    state.castles[0].build(number("salon"), at("0,2"))
    build_all(state, 1)
    build_all(state, 2)
    assert refused(state, TakeUp(number("library"))) == "BC-22 has_one_above"
    assert TakeUp(number("kitchen")) in state.moves(0)


def test_a_tile_that_holds_a_castle_together_stays():
    """BC-21."""
    state = placing()
    build(state, "library", "-1,0")
    state.castles[0].build(number("salon"), at("-2,0"))
    assert refused(state, TakeUp(number("library"))) == "BC-21 holds_together"


@pytest.mark.parametrize("have", [2, 4])
def test_a_tile_that_brought_a_bonus_stays(have: int):
    """BC-30, BC-31: the bonus was taken at once, and no bonus comes twice."""
    state = after_building("outdoor", have)
    while asked(state) == "BuildSpecial":
        state.play(0, state.moves(0)[0])
    room = number(some("outdoor", 1, have)[0])
    assert refused(state, TakeUp(room)) == "BC-30 brought_bonus"


def test_a_tile_stays_while_the_castle_has_a_bonus_only_with_it():
    """BC-32: else the same bonus would come again."""
    second, third = some("outdoor", 2, 1)
    state = placing(chosen=(second, "library"), left=with_kinds(outdoor=1))
    build_anywhere(state, second)
    state.castles[0].build(number(third), state.castles[0].open_to(number(third))[0])
    assert refused(state, TakeUp(number(second))) == "BC-30 brought_bonus"


def test_ludwigs_tile_moves_too_and_stays_in_its_castle():
    """BC-63, BC-65."""
    state = until_placing(GAME.new(2, Chance(3)))
    room = state.builders[2].chosen[state.builders[2].owes.index(2)]
    build_anywhere(state, ROOMS[room].id, in_castle=2)
    before = state.builders[2].chosen
    state.play(0, TakeUp(room))
    assert set(state.builders[2].chosen) == {*before, room}
    moves = [m for m in state.moves(0) if isinstance(m, Build) and m.room == room]
    assert {move.castle for move in moves} == {2}


def test_being_done_is_taken_back_for_learning_only():
    """BC-16."""
    table = Table(GAME, 3, 1)
    while not isinstance(table.state.waiting.get(0), LeaveTiles):
        seat = min(table.state.waiting)
        moves = table.state.moves(seat)
        table.play(seat, next(m for m in moves if not isinstance(m, Wait)))
    assert table.can_undo(0)
    table.play(0, DONE)
    assert not table.can_undo(0)
    assert table.can_undo(0, freely=True)


@pytest.mark.parametrize("seed", range(20))
def test_a_castle_is_as_if_a_tile_taken_out_had_never_stood_there(seed: int):
    """The open spaces follow from the rooms alone."""
    dice = random.Random(seed)
    made = castle({"0,1": "library", "-1,0": "kitchen", "0,-1": "great_hall"})
    for room in dice.sample([*range(0, 147, 7)], 6):
        if room in made.rooms:
            continue
        before = made.copy()
        made.build(room, dice.choice(made.open_to(room)))
        after = made.copy()
        after.take_out(room)
        assert opened(after) == opened(before)
        assert after.rooms == before.rooms


def opened(made: Castle) -> tuple[set[int], set[int]]:
    return set(made.open_above), set(made.open_below)


def test_a_save_of_the_second_edition_may_stand_at_its_last_call():
    """Whoever waited then is asked in the same words, and nobody is left with a tile."""
    state = placing(agenda=(PlaceTiles(1, is_last_call=True), PlaceTiles(0, is_last_call=True)))
    build_anywhere(state, "kitchen")
    assert asked(state) == "PlaceTiles"
    assert list(state.waiting) == [0]
