"""Which engine runs: the compiled one only where it is there, fits, and nobody wishes otherwise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import running
from engine.running import checksum_of, path_of_engine, what_stands_against

SOURCE = "engine/core/state.py"
PLAIN = ["plain/engine"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a checkout whose compiled engine fits."""
    (tmp_path / SOURCE).parent.mkdir(parents=True)
    (tmp_path / SOURCE).write_text("rules = 1\n")
    folder = tmp_path / "build" / "compiled"
    folder.mkdir(parents=True)
    said = {"made_for": running.SUFFIX, "sources": [SOURCE]}
    said["checksum"] = checksum_of(tmp_path, [SOURCE])
    (folder / "manifest.json").write_text(json.dumps(said))
    for name, value in {
        "HOME": tmp_path,
        "FOLDER": folder,
        "is_compiled": False,
        "why_not": "",
    }.items():
        monkeypatch.setattr(running, name, value)
    monkeypatch.delenv(running.WISH)
    monkeypatch.setattr(running, "_load_library", lambda path: None)
    return tmp_path


def test_an_engine_that_fits_is_taken(home: Path):
    assert path_of_engine(PLAIN) == [str(running.FOLDER / "engine"), *PLAIN]
    assert running.told() == "compiled engine"
    assert running.why_not == ""


def test_a_changed_source_is_played_plainly_and_said_in_one_line(home: Path):
    (home / SOURCE).write_text("rules = 2\n")
    assert path_of_engine(PLAIN) == PLAIN
    assert running.told() == "plain engine"
    assert running.why_not == (
        "The engine runs in plain Python: the source was changed since it was compiled"
        " (make compile)."
    )


def test_what_was_made_for_another_python_is_left_alone(home: Path):
    manifest = running.FOLDER / "manifest.json"
    manifest.write_text(manifest.read_text().replace(running.SUFFIX, ".cpython-27.so"))
    assert "was made for .cpython-27.so" in what_stands_against(running.FOLDER, home)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"made_for": 1}'])
def test_a_damaged_manifest_is_no_mishap(home: Path, text: str):
    (running.FOLDER / "manifest.json").write_text(text)
    assert path_of_engine(PLAIN) == PLAIN
    assert "there is no compiled engine" in running.why_not


def test_a_program_without_source_asks_nothing_of_it(home: Path):
    (home / SOURCE).unlink()
    assert what_stands_against(running.FOLDER, home) == ""


def test_who_wishes_for_plain_gets_it_without_a_word(home: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(running.WISH, "plain")
    assert path_of_engine(PLAIN) == PLAIN
    assert running.why_not == ""


def test_who_wishes_for_compiled_hears_why_there_is_none(
    home: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(running.WISH, "compiled")
    (home / SOURCE).write_text("rules = 2\n")
    with pytest.raises(
        ImportError, match="asks for the compiled engine, but the source was changed"
    ):
        path_of_engine(PLAIN)


def test_where_there_is_none_nothing_is_said(home: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(running, "FOLDER", home / "nowhere")
    assert path_of_engine(PLAIN) == PLAIN
    assert running.why_not == ""


def test_a_missing_source_file_changes_the_checksum(home: Path):
    before = checksum_of(home, [SOURCE])
    (home / SOURCE).unlink()
    assert checksum_of(home, [SOURCE]) != before
