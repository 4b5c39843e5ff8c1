"""Plays keep themselves, and one that is damaged hides no other."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from desktop_app.keep.plays import Keeper, Plays
from desktop_app.lobby.seating import seated
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.files import Autosave

SEATS = seated(("human", "random"), ("Ada",))


@pytest.fixture
def plays(tmp_path: Path) -> Plays:
    return Plays(tmp_path / "new" / "plays")


def keep(plays: Plays, table: Table, *moves: str, age: int = 0) -> Path:
    """Keep a play in which *moves* were made; it was written *age* seconds ago."""
    keeper = Keeper(table, SEATS, plays.new_path(table.game.id))
    for move in moves:
        table.follow(move)
        keeper.write()
    if age:
        written = keeper.path.stat().st_mtime - age
        os.utime(keeper.path, (written, written))
    return keeper.path


def test_the_newest_play_comes_first_with_its_seats_and_points(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    old = keep(plays, Table(lantern, 2, 1), "0 take low", age=500)
    new = keep(plays, Table(lantern, 2, 2), "0 take high")
    assert [play.path for play in plays.all()] == [new, old]
    seen = plays.all()[0].seen
    assert seen is not None
    assert [seat.name for seat in seen.seats] == ["Ada", "Botho"]
    assert len(plays.all()[0].standings()) == 2
    newest = plays.newest_open("lantern")
    assert newest is not None
    assert newest.path == new
    assert plays.newest_open("tower") is None


def test_a_damaged_play_says_why_and_hides_no_other(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    good = keep(plays, Table(lantern, 2, 1), "0 take low", age=500)
    bad = keep(plays, Table(lantern, 2, 2), "0 take low")
    bad.write_text("{")
    first, second = plays.all()
    assert (first.path, first.seen) == (bad, None)
    assert first.error is not None
    assert first.error.reason == "not_json"
    assert second.path == good
    assert second.is_open


def test_the_generation_before_stands_in_for_a_damaged_one(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    path = keep(plays, Table(lantern, 2, 2), "0 take low", "0 place room 0")
    path.write_text("")
    assert plays.all()[0].is_open
    assert len(Autosave(path).load().table.record.moves) == 1
    path.unlink()
    assert [play.path for play in plays.all()] == [path]


def test_older_generations_are_no_plays_of_their_own(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    path = keep(plays, Table(lantern, 2, 2), "0 take low", "0 place room 0")
    before = Autosave(path).before
    Autosave(before).before.write_bytes(before.read_bytes())  # as once was written by mistake
    assert [play.path for play in plays.all()] == [path]
    plays.delete(path)
    assert list(plays.folder.iterdir()) == []


def test_a_play_is_among_the_kept_ones_however_its_folder_is_written(tmp_path: Path) -> None:
    plays = Plays(tmp_path)
    assert tmp_path / "on" / ".." / "a.kastellan" in plays
    assert tmp_path / "on" / "a.kastellan" not in plays
    assert None not in plays


def test_a_play_that_is_over_is_listed_but_not_gone_on_with(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    table = Table(lantern, 2, 2)
    while not table.state.is_over:
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    Keeper(table, SEATS, plays.new_path("lantern")).write()
    assert [play.is_open for play in plays.all()] == [False]
    assert plays.newest_open("lantern") is None


def test_deleting_leaves_nothing_of_a_play_and_everything_of_the_others(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    other = keep(plays, Table(lantern, 2, 2), "0 take low")
    table = Table(lantern, 2, 1)
    path = keep(plays, table, "0 take low", "0 place room 0")
    Keeper(table, SEATS, path).finish(QPixmap(8, 8))
    assert path.with_suffix(".png").exists()
    plays.delete(path)
    assert list(plays.folder.iterdir()) == [other]


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(
    qtbot: Any, tmp_path: Path, lantern: Game[Any]
) -> None:
    (tmp_path / "file").touch()
    plays = Plays(tmp_path / "file" / "plays")
    keeper = Keeper(Table(lantern, 2, 1), SEATS, plays.new_path("lantern"))
    with qtbot.waitSignal(keeper.failed) as told:
        keeper.write()
    assert told.args[0].reason == "unwritten"
    assert plays.all() == []


def timer_of(keeper: Keeper) -> QTimer:
    """Return what tells the keeper to write."""
    timer = keeper.findChild(QTimer)
    assert timer
    return timer


def test_a_play_is_written_a_moment_after_a_move_and_not_for_looking_at_it(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    table = Table(lantern, 2, 1)
    keeper = Keeper(table, SEATS, plays.new_path("lantern"))
    keeper.write_soon()
    assert not timer_of(keeper).isActive()
    table.follow("0 take low")
    with qtbot.waitSignal(keeper.saved):
        keeper.write_soon()
    assert plays.all()[0].is_open


def test_moves_that_never_stop_do_not_put_off_writing(
    qtbot: Any, plays: Plays, lantern: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop_app.keep.plays.SAVING_DELAY", 60_000)
    table = Table(lantern, 2, 1)
    keeper = Keeper(table, SEATS, plays.new_path("lantern"))
    table.follow("0 take low")
    keeper.write_after(1)
    qtbot.waitUntil(lambda: timer_of(keeper).remainingTime() < 59_950)
    table.follow("0 place room 0")
    keeper.write_after(1)
    assert timer_of(keeper).remainingTime() < 59_950


def test_what_a_person_decided_is_written_at_once(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    table = Table(lantern, 2, 1)
    keeper = Keeper(table, SEATS, plays.new_path("lantern"))
    table.follow("0 take low")
    keeper.write_after(1)
    table.follow("0 place room 0")
    keeper.write_after(0)
    QApplication.processEvents()
    assert len(Autosave(keeper.path).load().table.record.moves) == 2


def test_another_answer_after_an_undo_is_written_too(
    qtbot: Any, plays: Plays, lantern: Game[Any]
) -> None:
    table = Table(lantern, 2, 1)
    keeper = Keeper(table, SEATS, plays.new_path("lantern"))
    table.follow("0 take low")
    keeper.write()
    table.undo(0)
    table.follow("0 take high")
    keeper.write_after(0)
    QApplication.processEvents()
    assert Autosave(keeper.path).load().table.record.moves == [(0, "take high")]


def test_a_play_is_open_in_one_window_only(qtbot: Any, plays: Plays, lantern: Game[Any]) -> None:
    table, path = Table(lantern, 2, 1), plays.new_path("lantern")
    first, second = Keeper(table, SEATS, path), Keeper(table, SEATS, path)
    assert first.claim()
    assert not second.claim()
    assert plays.new_path("lantern") != path  # though nothing is written yet
    first.finish()
    assert second.claim()
    second.finish()
    assert list(plays.folder.iterdir()) == []


@pytest.mark.parametrize("mark", ["", "{dead}\nkastellan\n{host}\n"])
def test_the_mark_of_a_process_that_died_holds_nobody_up(
    qtbot: Any, plays: Plays, lantern: Game[Any], mark: str
) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    keeper = Keeper(Table(lantern, 2, 1), SEATS, plays.new_path("lantern"))
    plays.folder.mkdir(parents=True)
    left = keeper.path.with_name(f"{keeper.path.name}.lock")
    left.write_text(mark.format(dead=gone.pid, host=socket.gethostname()))
    assert keeper.claim()
    assert not Keeper(Table(lantern, 2, 1), SEATS, keeper.path).claim()
    keeper.finish()


def test_nobody_is_seated_whom_nobody_knows(qtbot: Any) -> None:
    assert [seat.name for seat in seated(("human", "greedy", "random"))] == [
        "Player A",
        "Botho",
        "Chiyo",
    ]
    assert [seat.name for seat in seated(("human", "human"), ("", "Ada"))] == ["Player A", "Ada"]
    with pytest.raises(OptionError):
        seated(("human", "wizard"))
