"""Learning by playing: what is noted, what is found, and that it goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.ai.learned import LearnedValue, learned_in, values_of
from engine.catalog import load
from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.brain.subject import SUBJECT
from engine.training.self_play import Lesson, learn_from_play, lessons_of

TRAIN = ("train", "white_castle", "--games", "5", "--steps", "20", "--judged", "2", "--json")


def lesson(seed: int = 1, seats: int = 2) -> Lesson:
    return Lesson(GAME.id, seats, seed, (), 60, 1.0, None)


def test_a_play_tells_what_every_turn_came_to():
    rows = learn_from_play(lesson())
    assert rows == learn_from_play(lesson()), "the same lesson, the same play"
    assert rows != learn_from_play(lesson(2))
    for sort, stage, standing, counted, end in rows:
        assert sort == "clan"
        assert 0 < stage < SUBJECT.stages
        assert len(counted) == len(SUBJECT.measures)
        assert end >= standing - 5
    assert len({row[4] for row in rows}) == 2, "two clans, two results"


def test_alone_the_rival_is_learned_about_too():
    assert {row[0] for row in learn_from_play(lesson(seats=1))} == {"clan", "rival"}


def test_a_round_mixes_all_numbers_of_players_and_no_deal_comes_twice():
    lessons = lessons_of(GAME, 0, 1, 60, None, 100)
    assert {one.seats for one in lessons} == {1, 2, 3, 4}
    assert len({one.seed for one in lessons}) == 60
    assert {one.seed for one in lessons}.isdisjoint(
        one.seed for one in lessons_of(GAME, 1, 1, 60, None, 100)
    )


def test_a_fit_finds_weights_that_change_over_the_stages():
    fit = pytest.importorskip("engine.training.fit")
    chance, plays = Chance(3), []
    for _ in range(120):
        rows = []
        for stage in range(1, 6):
            rice, chance = chance.draw(10)
            coins, chance = chance.draw(5)
            rows.append(["clan", stage, 2.0, [1, rice, coins, 0], 2.0 + stage * rice + 7 - coins])
        plays.append(rows)
    table, wrong = fit.fitted("clan", plays, 6)
    for stage in range(1, 6):
        always, rice, coins, nothing = table.weights[stage]
        assert (rice, coins) == (pytest.approx(stage, abs=0.3), pytest.approx(-1, abs=0.2))
        assert (always, nothing) == (pytest.approx(7, abs=1.0), 0)
    assert wrong < 0.5


def test_where_plans_are_made_players_of_the_game_teach_and_every_round_is_valued_once():
    shogun = load("shogun")
    delivered = values_of("shogun", shogun.brain.subject).learned
    plays = [
        learn_from_play(Lesson("shogun", 3, 1, (), 2, 1.0, learned))
        for learned in (None, delivered)
    ]
    assert plays[0] != plays[1], "what was learned is played by"
    for rows in plays:
        stages = [row[1] for row in rows]
        assert stages == sorted(stages, reverse=True)
        assert all(stages.count(stage) == 3 for stage in stages)


def test_one_number_of_players_can_be_learned_about_alone():
    assert {one.seats for one in lessons_of(GAME, 0, 1, 20, None, 100, only=3)} == {3}


def train(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    arguments = [*TRAIN, "--keep", str(folder), "--write", str(folder / "out"), *more]
    assert main(arguments) == 0
    return json.loads(capsys.readouterr().out)


def test_training_writes_values_that_play_and_goes_on_where_it_stopped(tmp_path: Path, capsys):
    pytest.importorskip("numpy")
    first = train(tmp_path / "a", capsys, "--rounds", "1")
    written = learned_in(tmp_path / "a" / "out" / "values.json")
    state = GAME.new(2, Chance(1))
    assert LearnedValue(SUBJECT, written).worth(state, 0) > 0
    assert written.provenance.games == 5
    more = train(tmp_path / "a", capsys, "--rounds", "2")
    assert more["rounds"][0] == first["rounds"][0], "the first round was not played again"
    whole = train(tmp_path / "b", capsys, "--rounds", "2")
    assert whole == more
    league = ["league", "white_castle", "--seats", "2", "--games", "2", "--players"]
    assert main([*league, f"trained@{tmp_path}/a/out/values.json,random"]) == 0
    capsys.readouterr()
    values = str(tmp_path / "a" / "out" / "values.json")
    on = train(tmp_path / "c", capsys, "--rounds", "1", "--seats", "2", "--start", values)
    assert on["rounds"][0]["positions"] > 0
    told = learned_in(tmp_path / "c" / "out" / "values.json").provenance
    assert "--seats 2 --start" in told.command
    assert "the best before" in told.league


def test_files_that_hold_no_values_are_refused(tmp_path: Path, capsys):
    file = tmp_path / "no.json"
    file.write_text("{}")
    league = ["league", "white_castle", "--seats", "2", "--games", "2", "--players"]
    assert main([*league, f"trained@{file},random"]) == 2
    assert "holds no learned values" in capsys.readouterr().err
