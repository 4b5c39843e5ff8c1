"""The command line answers in JSON or in words, and complains in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from codecs import BOM_UTF8
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from engine import catalog
from engine.__main__ import main

LANTERN, TOWER = "tests.toys.lantern", "tests.toys.tower"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def ran(*arguments: str) -> Any:
        assert main([*arguments, "--json"]) == 0
        out = capsys.readouterr()
        assert out.err == ""
        return json.loads(out.out)

    return ran


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = stop.code
    out = capsys.readouterr()
    assert code == 2
    assert out.out == ""
    assert out.err.count("\n") == 1
    return out.err


def test_games_are_listed(run):
    listed = run("games")
    assert [game["id"] for game in listed] == list(catalog.GAME_IDS)
    for game in listed:
        assert game["title"]
        assert game["seats"]["min"] <= game["seats"]["max"]
        assert all({"name", "values", "default"} == option.keys() for option in game["options"])
    assert main(["games"]) == 0


def test_simulate_tells_every_play(run):
    told = run("simulate", LANTERN, "--seats", "3", "--games", "4", "--seed", "9")
    assert told.keys() == {
        "game", "seats", "decisions", "seconds", "decisions_per_second", "plays"
    }  # fmt: skip
    assert [play["seed"] for play in told["plays"]] == [9, 10, 11, 12]
    assert sum(play["decisions"] for play in told["plays"]) == told["decisions"]
    assert all(len(play["points"]) == len(play["places"]) == 3 for play in told["plays"])


def test_simulate_gives_the_same_plays_in_another_process():
    def plays(hash_seed: str) -> Any:
        arguments = [sys.executable, "-m", "engine", "simulate", TOWER]
        arguments += ["--seats", "4", "--games", "20", "--json", "--players", "random,greedy"]
        out = subprocess.run(
            arguments,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        )
        assert out.stderr == b""
        return json.loads(out.stdout)["plays"]

    assert plays("1") == plays("2")


def test_options_reach_the_game(run):
    arguments = ("simulate", LANTERN, "--seats", "2", "--seed", "3")
    short, long = run(*arguments), run(*arguments, "--option", "long=true")
    assert long["decisions"] > short["decisions"]


def test_saves_and_records_are_left_and_replay(run, tmp_path: Path):
    run("simulate", LANTERN, "--seats", "2", "--games", "2", "--save", str(tmp_path / "new"))
    for name in ("lantern-2-1.kastellan", "lantern-2-1.txt"):
        told = run("replay", str(tmp_path / "new" / name), "--game", LANTERN)
        assert told["over"]
        assert told["differences"] == []
    assert main(["replay", str(tmp_path / "new" / "lantern-2-2.txt")]) == 0


def test_replay_says_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str], run):
    run("simulate", LANTERN, "--seats", "2", "--save", str(tmp_path))
    file = tmp_path / "lantern-2-1.txt"
    text = file.read_text()
    points = next(line for line in text.splitlines() if line.startswith("points"))
    file.write_text(text.replace(points, "points 99 98"))
    assert main(["replay", str(file)]) == 2
    assert "points: the record says 99 98, the replay gives" in capsys.readouterr().out
    file.write_text(text.replace("edition 1", "edition 3"))
    assert "edition 3 of Lantern, this is 1" in complaint(capsys, "replay", str(file))
    file.write_bytes(b"\xff\xfe")
    assert "neither a record nor a save" in complaint(capsys, "replay", str(file))


def test_a_save_of_an_older_edition_is_read_but_not_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], run, monkeypatch: pytest.MonkeyPatch
):
    run("simulate", LANTERN, "--seats", "2", "--save", str(tmp_path))
    monkeypatch.setattr(catalog.add(LANTERN), "edition", 2, raising=False)
    assert main(["replay", str(tmp_path / "lantern-2-1.kastellan")]) == 2
    assert "follows an older edition of the rules" in capsys.readouterr().out


def test_perft_counts(run):
    assert run("perft", LANTERN, "--seats", "2", "--depth", "1")["count"] == 2
    deeper = run("perft", TOWER, "--seats", "3", "--seed", "1", "--depth", "5")["count"]
    assert deeper == 4 * 3 * 2 * 1 * 4
    assert run("perft", TOWER, "--seats", "2", "--depth", "9")["count"] > deeper


def test_a_league_compares_two_players(run):
    told = run("league", LANTERN, "--players", "greedy,random", "--seats", "2", "--games", "10")
    assert told.keys() == {"mode", "game", "seats", "games", "a", "b", "margin"}
    assert (told["mode"], told["games"]) == ("one", 10)
    greedy, random = told["a"], told["b"]
    assert greedy["level"] == "greedy"
    assert greedy["wins"]["share"] + random["wins"]["share"] == pytest.approx(1)
    assert greedy["wins"]["low"] <= greedy["wins"]["share"] <= greedy["wins"]["high"]
    assert greedy["points"].keys() == {"mean", "low", "high"}
    assert greedy["steps_per_decision"] > random["steps_per_decision"] == 0


def test_bench_compares_with_the_yardstick(run, tmp_path: Path):
    file = tmp_path / "new" / "bench.json"
    told = run("bench", LANTERN, "--repeats", "1", "--seconds", "0.01", "--write", str(file))
    assert told["yardstick"]["decisions_per_second"] > 0
    figures = told["games"]["lantern"]
    for name in ("decisions", "steps", "copies", "views", "guesses"):
        assert figures[f"{name}_per_second"] > 0
    for name in ("decision", "step", "copy", "view", "guess"):
        assert figures[f"{name}_ratio"] > 0
    assert figures["seats"] == 4
    assert figures["decision_ratio"] > 0
    assert json.loads(file.read_text()) == told


def test_it_says_which_engine_runs(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"kastellan-engine {version('kastellan')}, plain engine\n"


def test_a_compiled_engine_that_does_not_fit_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr("engine.running.why_not", "The engine runs in plain Python: it is stale.")
    assert main(["games"]) == 0
    assert capsys.readouterr().err == (
        "kastellan-engine: The engine runs in plain Python: it is stale.\n"
    )


def test_without_the_yardstick_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setitem(sys.modules, "chess", None)
    assert "install it with pip install 'kastellan[bench]'" in complaint(capsys, "bench", LANTERN)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "required: COMMAND"),
        (("dance",), "invalid choice: 'dance'"),
        (("simulate", "chess", "--seats", "2"), "There is no game 'chess'"),
        (("simulate", "no.such.module", "--seats", "2"), "no game in the module"),
        (("simulate", LANTERN), "required: --seats"),
        (("simulate", LANTERN, "--seats", "9"), "Lantern is played by 2 to 4, not by 9"),
        (("simulate", LANTERN, "--seats", "-1"), "no number from 1"),
        (("simulate", LANTERN, "--seats", "2", "--games", "0"), "no number from 1"),
        (("simulate", LANTERN, "--seats", "0" * 30 + "2"), "no number from 1"),
        (("simulate", LANTERN, "--seats", "2", "--seed", "x"), "is no seed"),
        (("simulate", LANTERN, "--seats", "2", "--seed", str(2**64)), "is no seed"),
        (("simulate", LANTERN, "--seats", "2", "--seed", "0" * 30 + "9" * 5000), "is no seed"),
        (("simulate", LANTERN, "--seats", "2", "--option", "long"), "write name=value"),
        (("simulate", LANTERN, "--seats", "2", "--option", "long=9"), "one of true, false"),
        (("simulate", LANTERN, "--seats", "2", "--option", "far=9"), "no option 'far'"),
        (("simulate", LANTERN, "--seats", "2", "--players", "genius"), "no level 'genius'"),
        (("simulate", LANTERN, "--seats", "2", "--players", "random,random,random"), "3 players"),
        (("simulate", LANTERN, "--seats", "2", "--save", "/dev/null/x"), "/dev/null/x cannot be"),
        (("simulate", LANTERN, "--seats", "2", "--save", ""), "a name is missing"),
        (("league", LANTERN, "--seats", "2", "--players", "random"), "about 2 players"),
        (("league", LANTERN, "--players", "random,greedy"), "needs --seats"),
        (("league", LANTERN, "--seats", "9", "--players", "random,greedy"), "needs --seats"),
        (("league", LANTERN, "--mode", "solo", "--players", "random"), "mode solo needs"),
        (("league", LANTERN, "--seats", "2", "--players", "random,x"), "no level 'x'"),
        (("league", LANTERN, "--seats", "2", "--players", "random,a:B"), "no player 'a:B'"),
        (
            ("league", LANTERN, "--seats", "2", "--players", "random,greedy", "--sprt", "x"),
            "two Elo numbers",
        ),
        (("train", LANTERN), "Lantern has nothing to learn yet"),
        (("bench", LANTERN, "--seconds", "nan"), "no time from 0"),
        (("bench", LANTERN, "--seconds", "1e9"), "no time from 0"),
        (("bench", LANTERN, "--seconds", "soon"), "no time from 0"),
        (("replay", "/nowhere"), "cannot be opened: no such file"),
        (("replay", "/dev/zero"), "is not a file"),
        (("score", LANTERN, "pyproject.toml"), "is not JSON"),
        (("score", LANTERN, "/nowhere"), "cannot be opened"),
        (("score", LANTERN, "x" * 5000), "cannot be opened: file name too long"),
    ],
)
def test_a_complaint_is_one_line(capsys, arguments: tuple[str, ...], words: str):
    assert words in complaint(capsys, *arguments)


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"", "is not JSON, from line 1 on"),
        (b'{\n"a": }', "is not JSON, from line 2 on"),
        (b'{"a": NaN}', "says NaN, which is no number"),
        (b'{"a": -Infinity}', "says -Infinity"),
        (b'{"a": "\xe9"}', "not written in UTF-8"),
        (b'{"a": 1, "a": 2}', "names 'a' twice"),
        (b"9" * 5000, "longer or deeper than any position"),
        (b"[" * 100_000, "longer or deeper than any position"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "longer or deeper than any position"),
    ],
)
def test_a_position_that_cannot_be_read_is_told_in_one_line(
    capsys, tmp_path: Path, raw: bytes, words: str
):
    (tmp_path / "position.json").write_bytes(raw)
    assert words in complaint(capsys, "score", LANTERN, str(tmp_path / "position.json"))


def test_a_mark_at_the_start_of_a_file_does_no_harm(run, tmp_path: Path):
    """Editors of Windows put a byte order mark there."""
    run("simulate", LANTERN, "--seats", "2", "--save", str(tmp_path))
    for file in (tmp_path / "lantern-2-1.txt", tmp_path / "lantern-2-1.kastellan"):
        file.write_bytes(BOM_UTF8 + file.read_bytes())
        assert run("replay", str(file), "--game", LANTERN)["over"]


def test_a_game_without_a_pad_says_so(capsys, tmp_path: Path):
    (tmp_path / "position.json").write_text("{}")
    assert "cannot score" in complaint(capsys, "score", LANTERN, str(tmp_path / "position.json"))


def test_ctrl_c_ends_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.simulate.play_through", interrupted)
    assert "Stopped." in complaint(capsys, "simulate", LANTERN, "--seats", "2")


def test_a_reader_who_has_seen_enough_is_no_error():
    arguments = [sys.executable, "-m", "engine", "simulate", LANTERN, "--seats", "2"]
    reader, writer = os.pipe()
    os.close(reader)
    out = subprocess.run([*arguments, "--games", "3"], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (out.returncode, out.stderr) == (0, b"")
