"""Reviews of whole plays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import catalog
from engine.__main__ import main
from engine.analysis.judging import Judge
from engine.analysis.luck import luck_of
from engine.core.chance import Chance
from engine.core.table import Table
from engine.games.white_castle import GAME
from engine.playing import play_through
from tests.contract.cases import EACH_GAME
from tests.games.white_castle.tables import fresh

SHORT = 14
"""Answers of a play that is only begun, so that the test is quick."""


def saved(tmp_path: Path, game: Any, *levels: str, answers: int | None = None) -> str:
    """Leave a record of a play between *levels*."""
    played = play_through(game, game.seats[0] if len(levels) < 2 else 2, 4, levels, game.options())
    played.record.moves[answers or len(played.record.moves) :] = []
    file = tmp_path / "play.txt"
    file.write_text(played.record.to_text())
    return str(file)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("game", EACH_GAME)
def test_every_game_can_be_reviewed(game: Any, tmp_path: Path, capsys):
    level = game.brain.levels[-2] if game.brain.levels else "random"
    file = saved(tmp_path, game, "random", answers=SHORT)
    told = run(capsys, "review", file, "--level", level)
    assert told.keys() == {"decisions", "luck", "seats"}
    assert [decision["number"] for decision in told["decisions"]] == list(range(1, SHORT + 1))
    for decision in told["decisions"]:
        assert decision.keys() == {
            "number", "seat", "played", "best", "points_lost", "chance_lost", "band", "forced",
            "why",
        }  # fmt: skip
        assert decision["points_lost"] >= 0 <= decision["chance_lost"]
    assert [seat.keys() for seat in told["seats"]] == [
        {"accuracy", "points_lost", "luck", "result", "luck_adjusted"}
    ] * game.seats[0]


def test_who_plays_like_the_judge_loses_nothing_and_a_random_player_much(tmp_path: Path, capsys):
    told = run(capsys, "review", saved(tmp_path, GAME, "strong", "random"))
    strong, weak = told["seats"]
    assert strong["accuracy"] > 90 > 60 > weak["accuracy"]
    assert strong["points_lost"] < 10 < 40 < weak["points_lost"]
    assert strong["luck_adjusted"] == pytest.approx(strong["result"] - strong["luck"], abs=0.02)
    worst = max(told["decisions"], key=lambda decision: decision["points_lost"])
    assert worst["seat"] == 1
    assert worst["best"][0] != worst["played"]
    assert worst["why"]
    assert {"inaccuracy", "mistake", "blunder"} & {
        d["band"] for d in told["decisions"] if d["seat"] == 1
    }


def test_a_review_is_the_same_every_time(tmp_path: Path, capsys):
    file = saved(tmp_path, GAME, "casual", "random", answers=20)
    assert run(capsys, "review", file) == run(capsys, "review", file)


def test_what_the_seat_could_not_know_changes_no_judgement():
    state = fresh(2, 3)
    seat = state.next_choice.seat
    move = state.moves(seat)[-1]
    judge = Judge(GAME, "strong")
    other = state.seen_by(seat).guess(Chance(99))
    assert other != state
    assert judge.judge(state, seat, move) == judge.judge(other, seat, move)


def test_an_answer_nobody_would_think_of_is_judged_too():
    state = fresh(2, 3)
    seat = state.next_choice.seat
    silly = [m for m in state.moves(seat) if m not in GAME.brain.sensible(state, seat)]
    for move in silly:
        judged = Judge(GAME, "strong").judge(state, seat, move)
        assert judged.played == move
        assert judged.best.moves[0] in GAME.brain.sensible(state, seat)


def test_luck_is_only_where_chance_spoke():
    table = Table(catalog.load("white_castle"), 2, 8)
    spoke = 0
    while spoke < 2:
        before, seat = table.state, table.state.next_choice.seat
        move = GAME.brain.sensible(before, seat)[0]
        table.play(seat, move)
        luck = luck_of(GAME, before, seat, move, table.state)
        assert (luck is not None) == (table.state.reveals > before.reveals)
        if luck:
            spoke += 1
            assert sum(luck.chances) == pytest.approx(0, abs=0.01)


def test_a_level_nobody_knows_is_refused(tmp_path: Path, capsys):
    file = saved(tmp_path, GAME, "random", answers=5)
    assert main(["review", file, "--level", "genius"]) == 2
    assert "no level 'genius'" in capsys.readouterr().err


def test_a_person_reads_what_was_lost(tmp_path: Path, capsys):
    assert main(["review", saved(tmp_path, GAME, "strong", "random")]) == 0
    text = capsys.readouterr().out
    assert "better was" in text
    assert "accuracy" in text
