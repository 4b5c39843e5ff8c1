"""Who wins (BC-59, BC-60)."""

from __future__ import annotations

import json
from pathlib import Path

from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.ending import rank, standings
from engine.games.two_castles.scoring import castle_points
from tests.games.two_castles.scenes import castle

EXAMPLES = {
    example["id"]: example
    for example in json.loads((Path(__file__).parent / "examples.json").read_text())["examples"]
}


def test_the_lower_castle_counts():
    """BC-59."""
    state = GAME.new(3, Chance(1))
    state.castles = (
        castle({"2,0": "fountain"}),
        castle({"2,0": "fountain", "3,0": "fountain"}),
        castle({}),
    )
    assert [castle_points(c) for c in state.castles] == [5, 10, 0]
    assert [standing.points for standing in standings(state)] == [0, 5, 0]
    assert [standing.place for standing in standings(state)] == [3, 1, 2]


def test_the_six_players_of_the_rulebook_rank_as_printed():
    """BC-59: Emily wins with 62. The castle values are ours, chosen to give the printed scores."""
    example = EXAMPLES["seed_final_scores"]
    seating = ["Emily", "Anna Grace", "Ben", "Matthew", "Peter", "Margaux"]
    result = dict(zip(seating, rank((65, 57, 56, 60, 52, 62), (1,) * 6), strict=True))
    assert {name: s.points for name, s in result.items()} == example["final_scores"]
    assert [name for name in seating if result[name].place == 1] == example["expected"]["winner"]
    assert [result[name].place for name in seating] == [1, 2, 4, 3, 6, 5]


def test_equal_lower_castles_compare_the_higher_ones():
    """BC-60."""
    places = rank((50, 60, 50, 70), (1, 1, 1, 1))
    # Builders 0 to 3 have (50, 70), (60, 50), (50, 60), (70, 50).
    assert [s.points for s in places] == [50, 50, 50, 50]
    assert [s.place for s in places] == [1, 3, 3, 1]


def test_then_special_rooms_in_both_castles_decide():
    """BC-60, A-13: James has 7, Cindy 6."""
    example = EXAMPLES["seed_tie_break_special_rooms"]["players"]
    james, cindy = (example[name]["castles"] for name in ("James", "Cindy"))
    assert sorted(james) == sorted(cindy)
    # James builds castles 0 and 3, Cindy 2 and 1: 55 and 60 points each.
    places = rank((55, 55, 60, 60), (4, 3, 3, 3))
    assert places[0].tie_breaks == (60, 7)
    assert places[2].tie_breaks == (60, 6)
    assert places[0].place < places[2].place


def test_then_the_victory_is_shared():
    """BC-60."""
    assert [s.place for s in rank((50, 50, 50), (2, 2, 2))] == [1, 1, 1]


def test_the_throne_room_is_a_special_room_that_everybody_has_twice():
    """BC-60, A-13."""
    assert castle({}).special_rooms == 1
    assert castle({"2,0": "fountain", "3,0": "kitchen"}).special_rooms == 2


def test_the_end_of_a_game_tells_every_castle_and_every_score():
    """BC-45, BC-59."""
    state = GAME.new(3, Chance(1))
    while not state.is_over:
        seat = min(state.waiting)
        state.apply(seat, state.moves(seat)[0])
    names = [type(event).__name__ for event in state.news]
    assert names[-6:] == ["CastleScored"] * 3 + ["FinalScore"] * 3
