"""The program's arguments, and what it says where it cannot do what is asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage, QShowEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from desktop_app import app
from desktop_app.keep import places
from desktop_app.keep.settings import Settings
from desktop_app.lobby.open_play import OpenPlay
from desktop_app.lobby.seating import seated
from desktop_app.look import language
from desktop_app.shell import display as displays
from desktop_app.shell.display import why_no_window
from desktop_app.shell.main_window import MainWindow
from desktop_app.trials import demo
from engine.catalog import GAME_IDS
from engine.core.game import Game
from engine.core.record import Record
from engine.core.table import Table
from engine.saving import files
from tests.desktop_app.conftest import table_of


def kastellan(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person would."""
    inherited = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, "-m", "desktop_app", *arguments],
        capture_output=True,
        text=True,
        timeout=400,
        env=inherited | environment,
        check=False,
    )


def test_the_terminal_is_told_the_version_and_what_is_possible(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for argument in ("--version", "--help"):
        with pytest.raises(SystemExit) as end:
            app.main([argument])
        assert end.value.code == 0
    said = capsys.readouterr().out
    assert f"{version('kastellan')}, plain engine" in said
    assert "--demo FOLDER" in said


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["a", "b"],
        ["--demo"],
        ["--demo", ""],
        ["--language", "fr"],
        ["--game", "shogun", "--seed", "-1"],
        ["--game", "shogun", "--seed", "9" * 99],
        ["--game", "shogun", "--option", "moon"],
        ["--portable", ""],
    ],
    ids=str,
)
def test_bad_arguments_get_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        app.main(arguments)
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_display_a_save_that_cannot_be_opened_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "why_no_window", lambda: "There is no display here.")
    (tmp_path / "no.kastellan").write_text("{")
    for name in ("no.kastellan", "missing.kastellan"):
        assert app.main([str(tmp_path / name)]) == 2
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--game", "chess"], "chess"),
        (["--game", "shogun", "--seats", "human"], "3 to 5"),
        (["--game", "shogun", "--seats", "human,human,wizard"], "wizard"),
        (["--game", "shogun", "--seats", ""], "one of human"),
        (["--game", "shogun", "--option", "side=dark"], "sun, moon"),
        (["--game", "shogun", "--option", "colour=red"], "colour"),
        (["--seats", "human,human"], "--game"),
        (["--seed", "3"], "--game"),
        (["--game", "shogun", "play.kastellan"], "Either"),
        (["--game", "shogun", "--demo", "here"], "--demo"),
    ],
    ids=str,
)
def test_wishes_that_cannot_be_met_get_one_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.main(arguments) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert word in said


def test_a_folder_for_a_portable_copy_that_cannot_be_made_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert app.main(["--portable", str(tmp_path / "file" / "folder")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[OpenPlay]]:
    """Start the program as a person would, and close its window as soon as it is shown."""
    plays: list[OpenPlay] = []

    class Closed(MainWindow):
        def showEvent(self, event: QShowEvent) -> None:
            super().showEvent(event)
            assert self.play is not None
            plays.append(self.play)

    def leave(self: QApplication) -> int:
        for window in self.topLevelWidgets():
            if isinstance(window, Closed):
                window.close()
        return 0

    monkeypatch.setattr("desktop_app.shell.start.MainWindow", Closed)
    monkeypatch.setattr(QApplication, "exec", leave)
    yield plays
    places.use(None)
    language.speak(QApplication.instance(), None)
    QLocale.setDefault(QLocale.c())


def test_a_game_can_be_begun_from_the_command_line(
    qapp: Any, lantern: Game[Any], tmp_path: Path, opened: list[OpenPlay]
) -> None:
    wish = "--game lantern --seats human,random --seed 42 --option long=true"
    carried = ["--portable", str(tmp_path / "carried"), "--language", "de"]
    assert app.main([*wish.split(), *carried]) == 0
    (play,) = opened
    record = table_of(play.session).record
    assert (record.seats, record.seed, record.options["long"]) == (2, 42, "true")
    assert [seat.name for seat in play.session.seats] == ["Person A", "Botho"]
    assert language.spoken() == "de"
    assert (tmp_path / "carried" / "kastellan.ini").exists()
    assert Settings(places.settings_file()).values.language == "system", "only for this time"


def test_a_file_can_be_opened_from_the_command_line(
    qapp: Any, lantern: Game[Any], tmp_path: Path, opened: list[OpenPlay]
) -> None:
    table = Table(lantern, 3, 1)
    path = tmp_path / "my play.kastellan"
    files.save(path, table, seated(("human", "random", "random")))
    assert app.main([str(path), "--portable", str(tmp_path)]) == 0
    (play,) = opened
    assert play.file == path
    assert table_of(play.session).record.seed == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("no.kastellan", "This is not a Kastellan save, or it was cut off."),
        ("missing.kastellan", "The file cannot be read."),
    ],
)
def test_a_file_that_cannot_be_opened_is_told_in_the_window(
    qtbot: Any, tmp_path: Path, name: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "no.kastellan").write_text("{")
    said: list[tuple[QWidget, str]] = []

    def wait_and_close(qapp: QApplication) -> int:
        qtbot.waitUntil(lambda: bool(said))
        said[0][0].close()
        return 0

    monkeypatch.setattr(QMessageBox, "warning", lambda *words: said.append((words[0], words[-1])))
    monkeypatch.setattr(QApplication, "exec", wait_and_close)
    try:
        assert app.main([str(tmp_path / name), "--portable", str(tmp_path / "carried")]) == 0
    finally:
        places.use(None)
    ((window, told),) = said
    assert told == sentence
    assert isinstance(window, MainWindow)
    assert window.page is window.start_page


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=str)
def test_a_signal_closes_the_window_and_the_play_is_kept(
    qtbot: Any, tmp_path: Path, number: int
) -> None:
    played_before = Settings(tmp_path / "kastellan.ini")
    played_before.change(last_game="white_castle", pace="normal")  # else each answer is waited for
    wish = "--game white_castle --seats random,random --portable"
    program = subprocess.Popen(
        [sys.executable, "-m", "desktop_app", *wish.split(), str(tmp_path)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
    )
    plays = tmp_path / "plays"

    def begun() -> bool:
        return any(plays.glob("*.kastellan"))

    try:
        qtbot.waitUntil(lambda: begun() or program.poll() is not None, timeout=60_000)
        program.send_signal(number)
        _, said = program.communicate(timeout=60)
    finally:
        program.kill()
    assert program.returncode == 0
    assert said == b""
    assert [path.suffix for path in plays.glob("*.png")] == [".png"]
    assert Settings(tmp_path / "kastellan.ini").values.geometry


def test_a_demo_opens_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--demo", str(tmp_path), "play.kastellan"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_that_cannot_be_written_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert app.main(["--demo", str(tmp_path / "file" / "folder")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_there_is_one_sentence() -> None:
    for display in ("", ":987"):
        run = kastellan(QT_QPA_PLATFORM="", DISPLAY=display)
        assert run.returncode == 1
        assert run.stderr.count("\n") == 1
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_the_program_makes_a_demo_without_a_display(tmp_path: Path) -> None:
    run = kastellan("--demo", str(tmp_path / "new"), QT_QPA_PLATFORM="", LC_ALL="C")
    assert run.returncode == 0
    assert run.stderr == ""
    assert str(tmp_path / "new") in run.stdout
    assert (tmp_path / "new" / "start_page.png").exists()


@pytest.mark.parametrize("seconds", [60.0, 0.0], ids=["thinking", "hurrying"])
def test_the_demo_leaves_pictures_and_a_record(
    qtbot: Any,
    lantern: Game[Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    seconds: float,
) -> None:
    assert demo.run(tmp_path, [lantern], seconds) == 0
    for name in ("start_page", "lantern_start", "lantern_middle", "lantern_end"):
        picture = QImage(str(tmp_path / f"{name}.png"))
        assert (picture.width(), picture.height()) == (1280, 720)
    record = Record.from_text((tmp_path / "lantern.record.txt").read_text())
    assert Table.replay(lantern, record).state.is_over
    said = capsys.readouterr().out
    assert str(tmp_path) in said
    assert ("at random" in said) == (seconds == 0)
    assert not (tmp_path / "kastellan.log").exists()


def test_a_game_that_breaks_is_told_without_a_traceback(
    qtbot: Any,
    lantern: Game[Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("our mistake")

    monkeypatch.setattr("tests.toys.lantern.RollDice.run", broken)
    assert demo.run(tmp_path, [lantern]) == 1
    monkeypatch.undo()
    monkeypatch.setattr("tests.toys.lantern.ChooseRoom.take", broken)
    assert demo.run(tmp_path, [lantern]) == 1
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err
    assert "our mistake" in (tmp_path / "kastellan.log").read_text()


def test_whoever_begins_a_play_waits_for_no_other_game(tmp_path: Path) -> None:
    begun = loaded_by(tmp_path, "--game", "two_castles", "--seats", "human,random,random")
    assert {"engine.games.two_castles.state", "desktop_app.games.two_castles.scene"} <= begun
    of_others = {name for name in begun if ".games." in name and "two_castles" not in name}
    assert of_others <= ABOUT_GAMES


def test_whoever_looks_at_the_start_page_waits_for_no_game_and_no_window(tmp_path: Path) -> None:
    """A game is loaded when it is chosen, a window when it is opened."""
    shown = loaded_by(tmp_path)
    assert "desktop_app.lobby.start_page" in shown
    assert {name for name in shown if ".games." in name} == ABOUT_GAMES
    assert {name for name in shown if name.startswith("desktop_app.dialogs.")} == set()
    later = {"new_game_page", "plays_page", "options_panel", "seats_panel"}
    assert shown.isdisjoint(f"desktop_app.lobby.{name}" for name in later)
    assert {name for name in shown if name.startswith(ROOMS_OF_A_PLAY)} == set()


ABOUT_GAMES = {
    f"desktop_app.games.{game_id}{part}" for game_id in GAME_IDS for part in ("", ".about")
}
"""What introduces the games on the start page."""
ROOMS_OF_A_PLAY = tuple(f"desktop_app.{room}." for room in ("table", "column", "hands", "board"))


def loaded_by(folder: Path, *wishes: str) -> set[str]:
    """Return the modules of ours that are loaded when the window has been shown."""
    program = (
        "import sys; from desktop_app.app import main; main(sys.argv[1:]);"
        "print(*(name for name in sys.modules if name.startswith(('desktop_app.', 'engine.'))))"
    )
    begun = subprocess.run(
        [sys.executable, "-c", program, "--time-start", "--portable", str(folder), *wishes],
        capture_output=True, text=True, timeout=120, check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    moment, loaded = begun.stdout.splitlines()
    assert time.time() - 120 < float(moment) <= time.time()
    return set(loaded.split())


def test_the_command_line_refuses_options_that_do_not_go_together() -> None:
    """SH-16."""
    options = ("--option", "side=moon", "--option", "start=prescribed")
    ended = kastellan("--game", "shogun", "--seats", "human,greedy,greedy", *options)
    assert ended.returncode == 2
    assert ended.stderr.strip() == (
        "kastellan: Only the Sun side has a prescribed start; take side=sun or start=draft."
    )


def test_a_library_that_is_missing_is_named_before_qt_aborts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(displays, "_can_load", lambda library: "icccm" not in library)
    told = why_no_window({"DISPLAY": ":0"})
    assert told is not None
    assert told.endswith("(Debian: libxcb-icccm4).")
