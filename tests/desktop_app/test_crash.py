"""When something of ours breaks: it is told once, kept, and the player goes on."""

from __future__ import annotations

import faulthandler
import logging
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop_app.dialogs.mishap import MishapDialog, it_broke
from desktop_app.keep import crash, logbook, places
from desktop_app.keep.crash import Mishaps
from desktop_app.keep.logbook import Logbook
from desktop_app.keep.plays import Plays
from desktop_app.kit.catalog import about
from desktop_app.shell import start
from desktop_app.shell.main_window import MainWindow
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.save import Seat


def fail(text: str = "our mistake") -> None:
    raise ZeroDivisionError(text)


@pytest.fixture
def quiet_top(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """Let exceptions reach the top of the program instead of pytest."""
    heard: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(error))
    return heard


def test_a_mishap_is_told_once_and_others_hear_it_every_time(
    qtbot: Any, quiet_top: list[BaseException]
) -> None:
    mishaps = Mishaps()
    reports: list[str] = []
    mishaps.happened.connect(reports.append)
    with mishaps.watched():
        for _ in range(3):
            try:
                fail()
            except ZeroDivisionError as error:
                sys.excepthook(type(error), error, error.__traceback__)
        QApplication.processEvents()
    assert len(reports) == 1
    assert len(quiet_top) == 3
    assert "our mistake" in reports[0]
    assert "Kastellan " in reports[0]


def test_a_mishap_on_another_thread_is_told_on_ours(
    qtbot: Any, quiet_top: list[BaseException]
) -> None:
    mishaps = Mishaps()
    told_on: list[threading.Thread] = []
    mishaps.happened.connect(lambda _: told_on.append(threading.current_thread()))
    with mishaps.watched():
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        QApplication.processEvents()
    assert told_on == [threading.main_thread()]


def test_ctrl_c_is_no_mishap(qtbot: Any, quiet_top: list[BaseException]) -> None:
    mishaps = Mishaps()
    reports: list[str] = []
    mishaps.happened.connect(reports.append)
    with mishaps.watched():
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
        QApplication.processEvents()
    assert reports == []


def test_a_report_does_not_say_who_plays() -> None:
    assert str(Path.home()) not in crash.report(f"in {Path.home()}/plays")


def test_the_report_can_be_copied_and_one_goes_on(qtbot: Any) -> None:
    dialog = MishapDialog(it_broke(), "the report")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == "the report"
    dialog.go_on.click()
    assert not dialog.isVisible()


def test_a_play_is_on_the_disk_when_the_player_is_told(
    qtbot: Any, lantern: Game[Any], tmp_path: Path, quiet_top: list[BaseException]
) -> None:
    window = MainWindow([about(lantern.id)], plays=Plays(tmp_path / "plays"))
    qtbot.addWidget(window)
    session = window.show_play(Table(lantern, 2, 5), [Seat("A", "human"), Seat("B", "human")])
    session.start()
    seat = session.decider
    assert seat is not None
    session.play(seat, session.offers(seat)[0])
    assert window.plays
    assert window.plays.all() == [], "it is written only when things have come to rest"
    with start._told_of_mishaps(window):
        QTimer.singleShot(0, window, fail)
        qtbot.waitUntil(lambda: bool(window.findChildren(MishapDialog)))
    assert [kept.is_open for kept in window.plays.all()] == [True]
    window.findChildren(MishapDialog)[0].go_on.click()
    assert session.offers(session.decider or 0), "the play goes on"


# Hard crashes ---------------------------------------------------------------------

_DIE = """
import faulthandler, sys
from pathlib import Path
from desktop_app.keep import crash
with crash.written_down(Path(sys.argv[1])):
    faulthandler._sigsegv()
"""


def test_last_words_of_a_program_that_died_are_told_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "new" / "crash.txt"
    died = subprocess.run([sys.executable, "-c", _DIE, str(path)], check=False)
    assert died.returncode != 0
    assert "Segmentation fault" in crash.last_words(path)
    assert crash.last_words(path) == "", "once is enough"


def test_a_program_that_ends_well_leaves_no_last_words(tmp_path: Path) -> None:
    was_on = faulthandler.is_enabled()
    path = tmp_path / "crash.txt"
    with crash.written_down(path):
        assert path.exists()
    assert list(tmp_path.iterdir()) == []
    if was_on:
        faulthandler.enable(sys.__stderr__)


def test_where_nothing_can_be_written_the_program_runs_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with crash.written_down(tmp_path / "file" / "crash.txt"):
        pass
    assert crash.last_words(tmp_path / "file" / "crash.txt") == ""


def test_the_log_grows_to_a_size_and_steps_back(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logbook, "LARGEST", 1000)
    with Logbook(tmp_path / "kastellan.log").kept():
        for _ in range(100):
            logging.getLogger("kastellan").warning("A sentence of about fifty characters, no more.")
    assert len(list(tmp_path.iterdir())) == 1 + logbook.OLDER
    assert all(path.stat().st_size <= 1000 for path in tmp_path.iterdir())


def test_a_mishap_of_the_last_time_stays_in_the_log(qtbot: Any, tmp_path: Path) -> None:
    for word in ("first", "second"):
        with Logbook(tmp_path / "kastellan.log").kept():
            logging.getLogger("kastellan").warning(word)
    told = (tmp_path / "kastellan.log").read_text()
    assert "first" in told
    assert "second" in told


def test_places_has_a_place_for_last_words() -> None:
    assert places.crash_file().parent == places.log_file().parent
