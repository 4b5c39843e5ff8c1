"""Positions on the command line: show, moves, play and score understand each other."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine import catalog
from engine.__main__ import main
from engine.core.table import Table
from engine.saving import files
from tests.contract.cases import EACH_GAME, random_play
from tests.toys import lantern, tower

LANTERN, TOWER = "tests.toys.lantern", "tests.toys.tower"
MODULES = {"lantern": LANTERN, "tower": TOWER}


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> str:
        assert main(arguments) == 0
        out = capsys.readouterr()
        assert out.err == ""
        return out.out

    return run


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> str:
        with pytest.raises(SystemExit) as stop:
            raise SystemExit(main(arguments))
        out = capsys.readouterr()
        assert (stop.value.code, out.out, out.err.count("\n")) == (2, "", 1)
        return out.err

    return run


def named(game: Any) -> str:
    """Return how the command line is told of *game*."""
    return MODULES.get(game.id, game.id)


@pytest.fixture
def written(tmp_path: Path):
    def write(text: object, name: str = "position.txt") -> str:
        (tmp_path / name).write_text(str(text), encoding="utf-8")
        return str(tmp_path / name)

    return write


def begun(game: Any, answers: int, seed: int = 1) -> Table:
    """Return a table at which by chance so many answers were given."""
    catalog.add(named(game)) if game.id in MODULES else None
    table = Table(game, game.seats[-1], seed)
    for number, _ in enumerate(random_play(table, seed)):
        if number == answers:
            break
    return table


@pytest.mark.parametrize("game", EACH_GAME)
class TestThereAndBack:
    def test_what_is_shown_can_be_asked_about_and_played(self, game, said, written):
        table = begun(game, 30)
        record = written(table.record.to_text(), "record.txt")
        shown = written(said("show", record, "--at", "20"))
        assert Path(shown).read_text().rstrip("\n") == str(table.states[20])
        told = json.loads(said("moves", named(game), shown, "--json"))
        seat, move = table.record.moves[20]
        assert {"seat": seat, "notation": f"{seat} {move}"} in told["moves"]
        answers = [f"{seat} {move}" for seat, move in table.record.moves[20:]]
        assert said("play", named(game), shown, *answers).rstrip("\n") == str(table.state)

    def test_every_move_that_is_listed_is_played_and_no_other(self, game, said, complaint, written):
        position = written(begun(game, 17).state)
        told = json.loads(said("moves", named(game), position, "--json"))
        assert told["moves"]
        for entry in told["moves"][:12]:
            assert entry.keys() == {"seat", "notation"}
            assert said("play", named(game), position, entry["notation"]).startswith(game.id)
        for entry in told["refused"][:12]:
            assert entry.keys() == {"seat", "notation", "rule", "reason"}
            assert entry["rule"] in complaint("play", named(game), position, entry["notation"])

    def test_a_save_shows_what_its_record_shows(self, game, said, written, tmp_path: Path):
        table = begun(game, 9)
        files.save(tmp_path / "play.kastellan", table)
        record = written(table.record.to_text(), "record.txt")
        for at in ([], ["--at", "0"], ["--at", "9"], ["--at", "4"]):
            save = said("show", str(tmp_path / "play.kastellan"), *at, "--game", named(game))
            assert save == said("show", record, *at)

    def test_every_state_is_scored(self, game, said, written):
        table = begun(game, 25)
        told = json.loads(said("score", named(game), written(table.state), "--json"))
        points = [standing.points for standing in table.standings]
        assert [seat["points"] for seat in told["seats"]] == points


def test_moves_are_listed_as_lines_with_what_stands_against_the_others(said, written):
    position = written("lantern 2\ndice 1 1 2 5 6\nask choose_room 0 1")
    assert said("moves", LANTERN, position).splitlines() == [
        "0 place room 0",
        "# not 0 place room 1: LA-2 cannot_pay need=1 have=0",
        "# not 0 place room 2: LA-2 cannot_pay need=1 have=0",
    ]
    assert json.loads(said("moves", LANTERN, position, "--json"))["refused"][0] == {
        "seat": 0,
        "notation": "0 place room 1",
        "rule": "LA-2",
        "reason": "cannot_pay",
    }


def test_all_who_decide_at_once_are_listed_or_one_of_them(said, written):
    position = written(tower.GAME.position("tower 3\nplanning\nthen season"))
    told = json.loads(said("moves", TOWER, position, "--json"))
    assert {move["seat"] for move in told["moves"]} == {0, 1, 2}
    alone = json.loads(said("moves", TOWER, position, "--seat", "1", "--json"))
    assert {move["seat"] for move in alone["moves"]} == {1}
    assert alone["moves"] == [move for move in told["moves"] if move["seat"] == 1]


def test_who_is_not_asked_has_no_moves(said, complaint, written):
    position = written("lantern 2\ndice 1 1 2 5 6\nask choose_room 0 1")
    told = json.loads(said("moves", LANTERN, position, "--seat", "1", "--json"))
    assert told == {"moves": [], "refused": []}
    assert "the last is 1" in complaint("moves", LANTERN, position, "--seat", "2")
    over = written("lantern 2\nshown\nthen nothing", "over.txt")
    assert said("moves", LANTERN, over) == "# Nobody is asked.\n"


def test_a_view_lists_only_what_its_seat_may_do_and_is_not_played(said, complaint, written):
    state = tower.GAME.position("tower 3\nplanning\nthen season")
    position = written(state.seen_by(1))
    told = json.loads(said("moves", TOWER, position, "--json"))
    assert {move["seat"] for move in told["moves"]} == {1}
    assert "what seat 1 sees" in complaint("moves", TOWER, position, "--seat", "0")
    wanted = told["moves"][0]["notation"]
    assert "moves need a whole position" in complaint("play", TOWER, position, wanted)


def test_a_position_may_be_piped_in(said, monkeypatch: pytest.MonkeyPatch):
    class Pipe:
        buffer = io.BytesIO(str(lantern.GAME.position("lantern 2\nshown")).encode())

    monkeypatch.setattr("sys.stdin", Pipe)
    assert said("play", LANTERN, "-") == "lantern 2\nshown\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This position is empty"),
        ("tower 2", "Line 1, word 'tower': this is no position of lantern"),
        ("lantern 2\ndice 1 9", "Line 2, word '9': this number should be from 1 to 6"),
        ("lantern 2\nask dance 0", "Line 2, word 'dance': there is no such question"),
        ("lantern 2\nseat 0 rice -3", "Line 2, word '-3'"),
    ],
)
@pytest.mark.parametrize("command", ["moves", "play", "score"])
def test_bad_text_gets_one_sentence_with_line_and_word(
    complaint, written, command: str, text: str, sentence: str
):
    if command == "score" and not text:
        sentence = "is not JSON, from line 1 on"
    assert sentence in complaint(command, LANTERN, written(text))


def test_what_is_no_text_is_told(complaint, tmp_path: Path):
    (tmp_path / "position.txt").write_bytes(b"lantern 2\xff")
    for command in ("moves", "play", "score"):
        told = complaint(command, LANTERN, str(tmp_path / "position.txt"))
        assert "not written in UTF-8" in told
    assert "cannot be opened" in complaint("moves", LANTERN, "/nowhere")


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (["take low"], "Move 1: 'take low' is no move: write a seat and a move."),
        (["0"], "'0' is no move"),
        (["0 take low", "0 dance"], "Move 2: Seat 0 cannot play 'dance' now"),
        (["1 take low"], "seat 0 is asked by LA-1"),
        (["99 take low"], "Seat 99 cannot play"),
    ],
)
def test_a_move_that_cannot_be_played_is_told(complaint, written, moves, sentence):
    position = written("lantern 2\ndice 1 1 2 5 6\nask choose_die 0")
    assert sentence in complaint("play", LANTERN, position, *moves)


def test_a_moment_that_is_not_there_is_told(complaint, written, tmp_path: Path, monkeypatch):
    table = begun(lantern.GAME, 5)
    record = written(table.record.to_text(), "record.txt")
    assert "The play has 5 answers" in complaint("show", record, "--at", "6")
    assert "its first line is not" in complaint("show", written("lantern 2"))
    save = tmp_path / "play.kastellan"
    files.save(save, table)
    monkeypatch.setattr(lantern.GAME, "edition", 2, raising=False)
    assert "older edition" in complaint("show", str(save), "--at", "4")
    assert "follows edition 1" in complaint("show", record)


def test_scores_are_broken_down_as_each_game_does_it(said, written):
    def scored(game_id: str, text: str) -> Any:
        return json.loads(said("score", game_id, written(text), "--json"))

    white = scored("white_castle", str(begun(catalog.load("white_castle"), 0).state))
    assert white["at_the_end"][0]["total"] == sum(white["at_the_end"][0]["categories"].values())
    two = scored("two_castles", str(begun(catalog.load("two_castles"), 0).state))
    assert two["castles"][0]["total"] == sum(two["castles"][0]["categories"].values())
    shogun = scored("shogun", str(begun(catalog.load("shogun"), 40).state))
    assert all(seat["year"] >= seat["provinces"] for seat in shogun["winter"])
