"""The program tells whether it works on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app import app
from desktop_app.keep import places
from desktop_app.trials import self_test
from engine.core.game import Game


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    places.use(tmp_path)
    yield tmp_path
    places.use(None)


def test_every_game_gets_one_line_and_nothing_is_left(
    qtbot: Any, lantern: Game[Any], tower: Game[Any], home: Path
) -> None:
    said: list[str] = []
    assert self_test.run([lantern, tower], said.append) == 0
    assert [line.partition(":")[0] for line in said] == ["lantern", "tower"]
    assert all("over after" in line and "kept and read again" in line for line in said)
    assert list(home.iterdir()) == []


def test_where_nothing_can_be_kept_it_plays_all_the_same_and_says_so(
    qtbot: Any, lantern: Game[Any], home: Path
) -> None:
    (home / "self-test").write_text("a file where a folder should be")
    said: list[str] = []
    assert self_test.run([lantern], said.append) == 0
    assert "over after" in said[0]
    assert "cannot be saved" in said[0]


def test_a_game_that_breaks_is_told_and_the_status_says_so(
    qtbot: Any, lantern: Game[Any], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("our mistake")

    monkeypatch.setattr("tests.toys.lantern.ChooseRoom.take", broken)
    said: list[str] = []
    assert self_test.run([lantern], said.append) == 1
    assert "broke after" in said[0]


def test_it_opens_no_other_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--self-test", "play.kastellan"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
