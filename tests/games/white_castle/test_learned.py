"""What is counted, and the values the game is delivered with."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.white_castle import GAME
from engine.games.white_castle.brain import learned
from engine.games.white_castle.brain.measures import MEASURES, SOURCES, measured
from engine.games.white_castle.brain.subject import SUBJECT, quick_total
from engine.games.white_castle.scoring import CATEGORIES, total
from engine.playing import play_through
from tests.games.white_castle.tables import fresh, laid_out


def counted(**owned: Any) -> dict[str, float]:
    return dict(zip(MEASURES, measured(laid_out(2, **owned), 0), strict=True))


def test_every_measure_has_a_name_and_a_source():
    assert len(MEASURES) == len(set(MEASURES)) == len(SOURCES)
    for players in (1, 2, 3, 4):
        assert len(measured(fresh(players), 0)) == len(MEASURES)


@pytest.mark.parametrize(
    ("owned", "name", "count"),
    [
        ({"food": 5}, "food_to_3", 3),
        ({"iron": 4}, "iron_to_5", 4),
        ({"pearl": 3, "levels": (1, 1, 0, 1)}, "pearl_climbers", 6),
        ({"yards": (1, 0, 2), "levels": (4, 1, 0, 1)}, "worth_inside", 8),
        ({"home": (5, 5, 2), "levels": (0, 2, 0, 0)}, "inside_warriors_home", 4),
        ({"lantern": ("sr08", "st01", "dp01")}, "lantern_cards", 3),
        ({"lantern": ("sr08", "st01", "st02")}, "lantern_coin", 2),
        ({"home": (5, 2, 0), "lantern": ("sr08", "st01")}, "lantern_rows", 4),
        ({"gardens": ("sg01", "pg03")}, "gardens_waking", 4),
        ({"dice": (0, 3, 0), "home": (3, 4, 5)}, "black_bonuses", 0),
        ({"dice": (0, 3, 0), "home": (3, 4, 5)}, "red_bonuses", 2),
    ],
)
def test_measures_count_what_their_names_say(owned: dict[str, Any], name: str, count: float):
    assert counted(**owned)[name] == count


def test_turns_left_are_the_stages():
    assert SUBJECT.stage(fresh(2), 0) == 9
    ended = laid_out(2)
    ended.agenda = ()
    assert SUBJECT.stage(ended, 0) == 0
    assert SUBJECT.standing(ended, 0) == total(ended, 0)


def test_the_quick_total_is_the_total_where_no_seals_are_left():
    state = laid_out(2, coins=11, food=7, iron=3, points=6, influence=9, levels=(1, 2, 1, 1))
    state.domains[0].yards, state.domains[0].gardens = (1, 1, 0), ("sg01",)
    assert quick_total(state.domains[0]) == total(state, 0)


def test_the_delivered_values_fit_what_is_counted_and_say_where_they_come_from():
    values = learned().learned
    assert values.game == GAME.id
    assert values.measures == MEASURES
    assert {table.sort for table in values.tables} == {"clan", "rival"}
    for learned_table in values.tables:
        assert len(learned_table.weights) == len(learned_table.spread) == SUBJECT.stages
    told = values.provenance
    assert told.command.startswith("python -m engine train white_castle")
    assert told.games > 0 < told.positions
    assert told.league


def test_features_are_named_after_what_scores_and_what_one_holds():
    features = GAME.brain.features(fresh(2), 0)
    assert set(CATEGORIES) <= features.keys()
    assert {"food", "iron", "pearls", "lantern", "domain", "own_card"} <= features.keys()


def test_the_values_foretell_the_end_better_the_nearer_it_is():
    clan = next(table for table in learned().learned.tables if table.sort == "clan")
    assert clan.spread[1] < clan.spread[4] < clan.spread[8]


def test_every_level_plays_with_any_number():
    for seats in (1, 2, 3, 4):
        levels = list(GAME.brain.levels)[-2:]
        play = play_through(GAME, seats, 5, levels, GAME.options())
        assert play.decisions > 20
