"""What machine players and the bench are told."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.two_castles import GAME, castle_of_twenty
from engine.games.two_castles.brain import TwoCastlesBrain
from engine.games.two_castles.brain.hand import HIGHER_CASTLE, promise
from engine.games.two_castles.components import Kind
from engine.games.two_castles.content import KIND_OF, ROOMS
from engine.games.two_castles.positions.scored import problems
from engine.games.two_castles.scoring import castle_points, masks_of, score_sheet
from tests.games.two_castles.scenes import after_building, number, placing, played, with_kinds


def test_the_brain_prefers_points_and_likes_both_castles_level():
    """BC-59."""
    brain = TwoCastlesBrain()
    state = GAME.new(3, Chance(1))
    before = brain.value(state, 0)
    tower = 148
    state.castles[0].build(tower, state.castles[0].open_above[1])
    one = brain.value(state, 0)
    state.castles[2].build(tower, state.castles[2].open_above[1])
    both = brain.value(state, 0)
    assert before < one < both
    assert both - one > one - before


def test_at_the_end_the_brain_counts_points_and_no_hopes():
    """BC-59: the lower castle in full."""
    *_, state = played(3, 4)
    for seat in range(3):
        low, high = sorted(castle_points(state.castles[c]) for c in state.castles_of(seat))
        assert TwoCastlesBrain().value(state, seat) == low + HIGHER_CASTLE * high


def test_a_tile_that_the_castles_want_is_the_better_choice():
    """BC-49: three sleeping rooms make the great balcony better than a yard for utility rooms."""
    state = placing(left=with_kinds(sleeping=3), right=with_kinds(sleeping=3))
    worth = {}
    for wanted in ("sleeping", "utility"):
        room = next(
            n
            for n, room in enumerate(ROOMS)
            if room.kind == "outdoor" and room.scoring.wanted == wanted
        )
        state.builders[0].chosen = (room,)
        worth[wanted] = TwoCastlesBrain().value(state, 0)
    assert worth["sleeping"] > worth["utility"]


def test_sleeping_rooms_are_hoped_for_where_types_are_many():
    """BC-50."""
    many = with_kinds(food=1, living=1, utility=1, outdoor=1, corridor=1, downstairs=1)
    few = with_kinds(food=2, living=2, utility=2)
    bed = number("nap_room")
    assert promise(bed, many, masks_of(many)) > promise(bed, few, masks_of(few))


def test_a_bonus_that_waits_is_worth_something():
    """BC-30: else the third room of a type would look like any other."""
    state = after_building("living", 2)
    with_bonus = TwoCastlesBrain().value(state, 0)
    state.agenda = state.agenda[:-1]
    assert TwoCastlesBrain().value(state, 0) < with_bonus


def test_the_castle_of_the_bench_is_legal_and_has_twenty_rooms_of_all_kinds():
    made = castle_of_twenty()
    assert len(made.rooms) == 20
    assert {KIND_OF[room] for room in made.rooms} == set(Kind)
    assert list(problems(made)) == []
    (work,) = GAME.measured().values()
    assert work() == score_sheet(made)
