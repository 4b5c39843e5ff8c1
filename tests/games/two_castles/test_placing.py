"""One tile into each neighbouring castle (BC-14 to BC-16)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.moves import Build, Wait
from engine.games.two_castles.scoring import castle_points, points_if
from tests.games.two_castles.scenes import (
    at,
    build,
    build_anywhere,
    castle,
    number,
    offers,
    placing,
    refused,
)


def test_either_tile_may_go_to_either_castle():
    """BC-14."""
    state = placing()
    for room in ("kitchen", "library"):
        for where in (0, 2):
            assert f"build {room} in {where} at -1,0" in offers(state)


def test_the_second_tile_must_go_to_the_other_castle():
    """BC-14."""
    state = placing()
    build(state, "library", "0,1")
    assert {offer.split()[3] for offer in offers(state) if offer.startswith("build")} == {"2"}
    move = Build(0, number("kitchen"), at("0,2"))
    assert refused(state, move) == "BC-14 castle_has_your_tile"


def test_a_castle_between_others_is_not_yours():
    """BC-14."""
    state = placing(seats=4)
    assert refused(state, Build(1, number("kitchen"), at("2,0"))) == "BC-14 not_your_castle"
    assert refused(state, Wait(1)) == "BC-14 not_your_castle"


def test_only_chosen_tiles_are_built():
    """BC-14."""
    assert refused(placing(), Build(0, number("salon"), at("2,0"))) == "BC-14 not_chosen"


def test_a_wrong_space_is_refused_by_its_own_rule():
    """BC-22."""
    state = placing(left=castle({"1,1": "salon"}))
    assert refused(state, Build(0, number("kitchen"), at("2,1"))) == "BC-22 unsupported"


def test_seats_build_in_seat_order():
    """BC-15, A-3."""
    state = placing()
    build(state, "library", "0,1")
    assert list(state.waiting) == [0]
    build(state, "kitchen", "0,1", in_castle=2)
    assert list(state.waiting) == [1]


def test_a_seat_may_let_its_partner_go_first():
    """BC-15."""
    state = placing()
    state.play(0, Wait(0))
    assert refused(state, Wait(0)) == "BC-15 waited_already"
    assert refused(state, Build(0, number("kitchen"), at("0,1"))) == "BC-15 you_wait_here"
    build(state, "library", "0,1", in_castle=2)
    assert list(state.waiting) == [1]
    before = len(state.castles[0].rooms)
    while list(state.waiting) != [0]:
        seat = min(state.waiting)
        state.apply(seat, state.moves(seat)[0])
    assert len(state.castles[0].rooms) > before  # the partner has built
    assert refused(state, Wait(0)) == "BC-15 waited_already"
    build_anywhere(state, "kitchen")


def test_if_both_wait_the_lower_seat_goes_first():
    """BC-15, A-3: the fixed seat order stands for age."""
    state = placing()
    state.play(0, Wait(0))
    build(state, "library", "0,1", in_castle=2)
    state.play(1, Wait(0))
    while list(state.waiting) == [1]:
        state.apply(1, next(m for m in state.moves(1) if isinstance(m, Build)))
    while list(state.waiting) == [2]:
        state.apply(2, next(m for m in state.moves(2) if isinstance(m, Build)))
    assert list(state.waiting) == [0]
    assert all(move.castle == 0 for move in state.moves(0) if isinstance(move, Build))
    assert not any(isinstance(move, Wait) for move in state.moves(0))
    build_anywhere(state, "kitchen")
    assert list(state.waiting) == [1]


def test_who_waits_everywhere_builds_at_the_last_call():
    """BC-15."""
    state = placing()
    state.play(0, Wait(0))
    state.play(0, Wait(2))
    assert list(state.waiting) == [1]


def test_nobody_waits_for_a_partner_who_has_built():
    """BC-15."""
    state = placing()
    build(state, "library", "0,1")
    build(state, "kitchen", "0,1", in_castle=2)
    assert refused(state, Wait(0), seat=1) == "BC-15 partner_has_built"
    assert Wait(1) in state.moves(1)


def test_tiles_that_stand_are_never_offered_to_move():
    """BC-16: a taken space is refused, and no answer takes a tile up again."""
    state = placing(left=castle({"0,1": "salon"}))
    assert refused(state, Build(0, number("kitchen"), at("0,1"))) == "BC-20 space_taken"
    assert {offer.split()[0] for offer in offers(state)} == {"build", "wait"}


@pytest.mark.parametrize("where", ["2,0", "-1,0", "0,2"])
def test_a_preview_tells_how_the_points_change(where: str):
    """BC-45: the preview is the difference of two score sheets."""
    state = placing(left=castle({"0,1": "salon", "1,1": "nap_room"}, cards=["bc_width"]))
    view = state.seen_by(0)
    before = castle_points(view.castles[0])
    told = points_if(view, 0, number("kitchen"), at(where))
    assert castle_points(view.castles[0]) == before
    build(state, "kitchen", where)
    assert castle_points(state.castles[0]) - before == told


@pytest.mark.parametrize("seats", [2, 5])
def test_a_preview_is_right_for_every_offer_of_a_whole_game(seats: int):
    """BC-45: also for Ludwig's tiles, drawn tiles and special rooms; a view is enough."""
    state, previews = GAME.new(seats, Chance(8)), 0
    while not state.is_over:
        seat = min(state.waiting)
        moves = state.moves(seat)
        move = moves[len(state.supply) % len(moves)]
        if isinstance(move, Build):
            told = points_if(state.seen_by(seat), move.castle, move.room, move.space)
            before = castle_points(state.castles[move.castle])
            after = state.after(seat, move).castles[move.castle]
            assert castle_points(after) - before == told
            previews += 1
        state.apply(seat, move)
    assert previews >= 16 * len(state.castles)
