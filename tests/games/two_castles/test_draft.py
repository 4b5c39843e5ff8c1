"""Choosing, turning up, passing on (BC-10 to BC-19)."""

from __future__ import annotations

import pytest

from engine.core.agenda import Together
from engine.core.chance import Chance
from engine.core.table import Table
from engine.games.two_castles import GAME
from engine.games.two_castles.draft import PutDown, StartRound
from engine.games.two_castles.moves import DONE, KEEP, Keep, PutBack
from engine.games.two_castles.state import FACE_DOWN, TwoCastles
from engine.saving.save import from_bytes, to_bytes
from tests.games.two_castles.scenes import events

ANSWERS = 3
"""Two tiles are kept, then the rest is put down."""


def keep_two(state: TwoCastles, seat: int) -> None:
    """Let a seat keep the first two tiles of its hand for good."""
    for _ in range(ANSWERS):
        state.play(seat, state.moves(seat)[0])


def until_turn(state: TwoCastles, round_: int, turn: int) -> TwoCastles:
    """Play the first offer of everybody until a turn begins."""
    while (state.round, state.turn) != (round_, turn):
        seat = min(state.waiting)
        state.apply(seat, state.moves(seat)[0])
    return state


def test_all_seats_choose_at_once():
    """BC-11."""
    state = GAME.new(4, Chance(1))
    assert isinstance(state.agenda[-1], Together)
    assert sorted(state.waiting) == [0, 1, 2, 3]


def test_a_seat_keeps_two_tiles_and_may_change_its_mind_until_it_is_done():
    """BC-12."""
    state = GAME.new(3, Chance(1))
    first, second = state.builders[1].hand[:2]
    state.play(1, KEEP[first])
    assert str(state.why_not(1, KEEP[first])).startswith("BC-12 chosen_already")
    state.play(1, PutBack(first))
    assert len(state.builders[1].hand) == 9
    assert str(state.why_not(1, PutBack(first))).startswith("BC-12 not_chosen")
    state.play(1, KEEP[second])
    state.play(1, KEEP[first])
    assert state.builders[1].chosen == (second, first)
    state.play(1, PutBack(second))
    assert state.builders[1].chosen == (first,)
    state.play(1, PutBack(first))
    assert state.builders[1].chosen == ()
    assert len(state.builders[1].hand) == 9


def test_two_kept_tiles_become_final_by_putting_the_rest_down():
    """BC-12."""
    state = GAME.new(3, Chance(1))
    first, second, third = state.builders[1].hand[:3]
    assert str(state.why_not(1, DONE)).startswith("BC-12 too_few_kept")
    state.play(1, KEEP[first])
    assert str(state.why_not(1, DONE)).startswith("BC-12 too_few_kept")
    state.play(1, KEEP[second])
    assert isinstance(state.waiting[1], PutDown)
    assert state.moves(1) == (DONE, PutBack(first), PutBack(second))
    assert str(state.why_not(1, KEEP[third])).startswith("BC-12 two_kept")
    state.play(1, DONE)
    assert 1 not in state.waiting
    assert events(state) == ["StackPutDown"]


def test_search_sees_every_pair_once_and_people_may_keep_in_any_order():
    """BC-12."""
    state = GAME.new(3, Chance(1))
    hand = state.builders[0].hand
    pairs = [
        (first, second)
        for first in GAME.brain.sensible(state, 0)
        for second in GAME.brain.sensible(state.after(0, first), 0)
    ]
    assert len(set(pairs)) == len(pairs) == 36
    for room in hand:
        after = state.after(0, KEEP[room])
        others = {move.room for move in after.moves(0) if isinstance(move, Keep)}
        assert others == {*hand} - {room}
        assert GAME.brain.sensible(after, 0)


def test_a_tile_of_somebody_else_cannot_be_kept():
    """BC-12."""
    state = GAME.new(3, Chance(1))
    foreign = state.builders[1].hand[0]
    assert str(state.why_not(0, KEEP[foreign])).startswith("BC-12 not_in_hand")


def test_nobody_sees_what_is_chosen_nor_how_far_a_choice_is():
    """BC-12."""
    state = GAME.new(3, Chance(1))
    before = state.seen_by(0)
    for _ in range(2):
        state.play(1, state.moves(1)[0])
        assert state.seen_by(0) == before
        assert all(event.seen_by(0) is None for event in state.news)
    state.play(1, DONE)
    view = state.seen_by(0)
    assert view.builders[1].chosen == (FACE_DOWN, FACE_DOWN)
    assert set(view.builders[1].hand) == {FACE_DOWN}


def test_chosen_tiles_are_turned_up_when_everybody_has_chosen():
    """BC-13."""
    state = GAME.new(3, Chance(1))
    for seat in range(3):
        assert not state.builders[0].owes
        keep_two(state, seat)
    assert events(state)[-3:] == ["TilesTurnedUp"] * 3
    for viewer in range(3):
        view = state.seen_by(viewer)
        assert [b.chosen for b in view.builders] == [b.chosen for b in state.builders]


def test_turned_up_tiles_do_not_tell_which_was_chosen_first():
    """BC-12, BC-13: the choice is secret, its order too."""
    one, other = GAME.new(3, Chance(1)), GAME.new(3, Chance(1))
    first, second = one.builders[0].hand[3], one.builders[0].hand[5]
    for state, rooms in ((one, (first, second)), (other, (second, first))):
        for room in rooms:
            state.play(0, KEEP[room])
        state.play(0, DONE)
        keep_two(state, 1)
        keep_two(state, 2)
    assert one == other


def test_a_choice_cannot_be_taken_back_after_the_turning_up():
    """BC-12, BC-13, A-4."""
    table = Table(GAME, 3, 1)
    for seat in range(3):
        for _ in range(ANSWERS):
            table.play(seat, table.state.moves(seat)[0])
    assert not table.can_undo(2)


def test_two_tiles_are_final_when_the_rest_is_put_down():
    """BC-12: no answer changes them, and they are taken back for learning only."""
    table = Table(GAME, 3, 1)
    for _ in range(ANSWERS):
        table.play(1, table.state.moves(1)[0])
    assert table.state.moves(1) == ()
    chosen = table.state.builders[1].chosen
    assert str(table.state.why_not(1, PutBack(chosen[0]))).startswith("table not_your_decision")
    assert not table.can_undo(1)
    table.undo(1, freely=True)
    assert table.record.learning
    assert isinstance(table.state.waiting[1], PutDown)


def test_others_may_still_take_back_what_they_keep_when_a_seat_is_done():
    """BC-12."""
    table = Table(GAME, 3, 1)
    table.play(0, table.state.moves(0)[0])
    for _ in range(ANSWERS):
        table.play(1, table.state.moves(1)[0])
    assert table.can_undo(0)


def test_a_placed_tile_can_be_taken_back_until_something_is_turned_up():
    """BC-16, A-4."""
    table = Table(GAME, 3, 1)
    for seat in range(3):
        for _ in range(ANSWERS):
            table.play(seat, table.state.moves(seat)[0])
    before = table.state
    table.play(0, table.state.moves(0)[0])
    assert table.can_undo(0)
    table.undo(0)
    assert table.state == before


def test_tiles_never_move_again_after_the_placing_step():
    """BC-16: the last answer of the step cannot be taken back either."""
    table = Table(GAME, 3, 1)
    while (table.state.round, table.state.turn) == (1, 1):
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    assert [table.can_undo(seat) for seat in range(3)] == [False] * 3


@pytest.mark.parametrize(("round_", "by"), [(1, 1), (2, -1)])
def test_stacks_go_left_in_the_first_round_and_right_in_the_second(round_: int, by: int):
    """BC-17."""
    state = until_turn(GAME.new(5, Chance(3)), round_, 1)
    for seat in range(5):
        keep_two(state, seat)
    rests = [builder.hand for builder in state.builders]
    until_turn(state, round_, 2)
    for seat in range(5):
        assert state.builders[(seat + by) % 5].hand == rests[seat]


@pytest.mark.parametrize("seats", range(2, 8))
def test_hands_run_nine_seven_five_three_and_the_last_tile_goes_face_down(seats: int):
    """BC-18: four turns a round, eight a game."""
    state = GAME.new(seats, Chance(2))
    sizes = []
    for round_ in (1, 2):
        for turn in (1, 2, 3, 4):
            until_turn(state, round_, turn)
            sizes.append({len(builder.hand + builder.chosen) for builder in state.builders})
        while state.round == round_ and not state.is_over:
            seat = min(state.waiting)
            state.apply(seat, state.moves(seat)[0])
    assert sizes == [{9}, {7}, {5}, {3}] * 2
    assert state.is_over
    assert all(not builder.hand for builder in state.builders)


def test_the_last_tile_is_known_only_to_those_who_held_the_stack():
    """BC-18: it is discarded face down."""
    state = until_turn(GAME.new(7, Chance(2)), 2, 1)
    for away in state.put_away:
        assert len(away.known_to) == 4
    view = state.seen_by(0)
    assert [away.room != FACE_DOWN for away in view.put_away] == [
        0 in away.known_to for away in view.put_away
    ]


@pytest.mark.parametrize(("round_", "to", "unknown"), [(1, 1, (2, 3)), (2, 3, (1, 2))])
def test_a_seat_remembers_the_stack_it_passed_on(round_: int, to: int, unknown: tuple[int, ...]):
    """BC-14: partners may even talk about it."""
    state = until_turn(GAME.new(4, Chance(2)), round_, 2)
    view = state.seen_by(0)
    assert view.builders[to].hand == state.builders[to].hand
    assert all(set(view.builders[seat].hand) == {FACE_DOWN} for seat in unknown)


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_castle_gets_sixteen_regular_rooms_and_what_bonuses_bring(seats: int):
    """BC-15, BC-19: two tiles a turn."""
    state = GAME.new(seats, Chance(4))
    extra = 0
    while not state.is_over:
        seat = min(state.waiting)
        state.apply(seat, GAME.brain.sensible(state, seat)[-1])
        extra += events(state).count("TilesDiscarded")
    regular = sum(room < 147 for castle in state.castles for room in castle.rooms)
    assert regular == 16 * seats + extra


def test_a_short_supply_is_refilled_before_the_second_deal():
    """A-9: the discarded tiles come back, and what there is is dealt."""
    state = GAME.new(3, Chance(1))
    state.discards, state.supply = state.supply[10:], state.supply[:10]
    state.agenda = (StartRound(2),)
    for builder in state.builders:
        builder.hand = ()
    state.start()
    assert [len(builder.hand) for builder in state.builders] == [9, 9, 9]
    assert state.discards == ()
    assert events(state)[:3] == ["RoundBegan", "SupplyRefilled", "HandDealt"]


def test_a_play_of_the_first_edition_goes_on_from_its_position(monkeypatch: pytest.MonkeyPatch):
    """BC-12: the second tile was final then; whoever had kept one is asked in the same words."""
    monkeypatch.setattr(type(GAME), "edition", 1)
    table = Table(GAME, 3, 1)
    table.play(0, table.state.moves(0)[0])
    saved = to_bytes(table)
    monkeypatch.undo()
    assert b"two_castles.draft:KeepTwo" in saved
    loaded = from_bytes(saved)
    assert loaded.notice == "older_edition"
    assert loaded.table.state == table.state
    assert len(loaded.table.state.moves(0)) > 1
