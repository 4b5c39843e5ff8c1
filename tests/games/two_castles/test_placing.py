"""One tile into each neighbouring castle (BC-14 to BC-16)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.moves import DONE, Build, TakeUp, Wait
from engine.games.two_castles.scoring import castle_points
from tests.games.two_castles.scenes import (
    at,
    build,
    build_all,
    build_anywhere,
    castle,
    number,
    offers,
    placing,
    refused,
    until_placing,
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
    state.play(0, DONE)
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
    build_all(state, 1)
    build_all(state, 2)
    assert len(state.castles[0].rooms) > before  # the partner has built
    assert refused(state, Wait(0)) == "BC-15 partner_has_built"
    build_anywhere(state, "kitchen")


def test_if_both_wait_the_lower_seat_goes_first():
    """BC-15, A-3: the fixed seat order stands for age."""
    state = placing()
    state.play(0, Wait(0))
    build(state, "library", "0,1", in_castle=2)
    for seat, waits in ((1, (0, 1)), (2, (1,))):
        for where in waits:
            state.play(seat, Wait(where))
    build_anywhere(state, ROOMS[state.builders[2].chosen[0]].id, in_castle=2, seat=2)
    state.play(0, Wait(0))  # somebody has built: there may be something to wait for
    for seat, waits in ((1, (0, 1)), (2, (1,))):
        for where in waits:
            state.play(seat, Wait(where))
    assert list(state.waiting) == [0]
    builds = [move for move in state.moves(0) if not isinstance(move, TakeUp)]
    assert all(isinstance(move, Build) and move.castle == 0 for move in builds)
    assert refused(state, Wait(0)) == "BC-15 all_waited"
    build_anywhere(state, "kitchen")
    state.play(0, DONE)
    assert list(state.waiting) == [1]


def test_who_had_to_begin_may_wait_again_in_the_other_castle():
    """BC-15: one tile ends the deadlock; elsewhere partners still get their order."""
    state = placing()
    for seat, waits in ((0, (0, 2)), (1, (0, 1)), (2, (1, 2))):
        for where in waits:
            state.play(seat, Wait(where))
    build_anywhere(state, "kitchen", in_castle=2)
    assert Wait(0) in state.moves(0)
    assert refused(state, Wait(2)) == "BC-14 castle_has_your_tile"


def test_partners_who_agreed_get_their_order_around_a_table_of_three():
    """BC-15: 1 goes before 0, 0 before 2, 2 before 1, and nobody is forced to begin elsewhere."""
    state = placing()
    state.play(0, Wait(0))
    state.play(0, Wait(2))
    build_anywhere(state, ROOMS[state.builders[1].chosen[0]].id, in_castle=0, seat=1)
    state.play(1, Wait(1))
    state.play(2, Wait(2))
    state.play(2, Wait(1))
    build_all(state, 0)
    state.play(1, Wait(1))
    build_all(state, 2)
    assert list(state.waiting) == [1]
    build_all(state, 1)


def test_who_waits_in_one_castle_may_wait_in_the_other_where_the_partner_has_built():
    """BC-15: which tile goes where is still open."""
    state = placing()
    build_all(state, 0)
    assert refused(state, Wait(0), seat=1) == "BC-15 partner_has_built"
    state.play(1, Wait(1))
    state.play(1, Wait(0))
    assert list(state.waiting) == [2]


def test_with_two_players_a_seat_may_wait_in_both_castles():
    """BC-15, BC-65: Ludwig's castle waits too, with both tiles, until the partner has built."""
    state = until_placing(GAME.new(2, Chance(3)))
    assert refused(state, Wait(2)) == "BC-65 you_build_for_ludwig"
    state.play(0, Wait(0))
    state.play(0, Wait(2))
    assert list(state.waiting) == [1]
    build_all(state, 1)
    assert len(state.moves(0)) > 1
    build_all(state, 0)
    assert state.turn == 2


def test_if_two_players_both_wait_seat_0_begins():
    """A-3."""
    state = until_placing(GAME.new(2, Chance(3)))
    for seat, other in ((0, 2), (1, 1)):
        state.play(seat, Wait(0))
        state.play(seat, Wait(other))
    assert refused(state, Wait(0)) == "BC-15 all_waited"
    build_all(state, 0)
    build_all(state, 1)
    assert state.turn == 2


def test_nobody_waits_for_a_partner_who_has_built():
    """BC-15."""
    state = placing()
    build(state, "library", "0,1")
    build(state, "kitchen", "0,1", in_castle=2)
    state.play(0, DONE)
    assert refused(state, Wait(0), seat=1) == "BC-15 partner_has_built"
    assert Wait(1) in state.moves(1)


def test_tiles_of_earlier_turns_are_never_offered_to_move():
    """BC-16: a taken space is refused, and no answer takes a tile up again."""
    state = placing(left=castle({"0,1": "salon"}))
    assert refused(state, Build(0, number("kitchen"), at("0,1"))) == "BC-20 space_taken"
    assert {offer.split()[0] for offer in offers(state)} == {"build", "wait"}
    assert refused(state, TakeUp(number("salon"))) == "BC-16 stands_for_good"


@pytest.mark.parametrize("where", ["2,0", "-1,0", "0,2"])
def test_a_preview_tells_how_the_points_change(where: str):
    """BC-45: the preview is the difference of two score sheets."""
    state = placing(left=castle({"0,1": "salon", "1,1": "nap_room"}, cards=["bc_width"]))
    view = state.seen_by(0)
    before = castle_points(view.castles[0])
    told = GAME.foretell(view, 0, (Build(0, number("kitchen"), at(where)),)).gain("points")
    assert castle_points(view.castles[0]) == before
    build(state, "kitchen", where)
    assert castle_points(state.castles[0]) - before == told


@pytest.mark.parametrize("seats", [2, 5])
def test_a_preview_is_right_for_every_offer_of_a_whole_game(seats: int):
    """BC-45: also for Ludwig's tiles, drawn tiles and special rooms; a view is enough."""
    state, previews = GAME.new(seats, Chance(8)), 0
    while not state.is_over:
        seat = min(state.waiting)
        moves = GAME.brain.sensible(state, seat)
        move = moves[len(state.supply) % len(moves)]
        if isinstance(move, Build):
            told = GAME.foretell(state.seen_by(seat), seat, (move,)).gain("points")
            before = castle_points(state.castles[move.castle])
            after = state.after(seat, move).castles[move.castle]
            assert castle_points(after) - before == told
            previews += 1
        state.apply(seat, move)
    assert previews >= 16 * len(state.castles)
