"""Where the player's data is, and how all of it goes."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop_app.dialogs.licences import LicencesDialog
from desktop_app.dialogs.your_data import YourDataDialog
from desktop_app.keep import licence_texts as licences
from desktop_app.keep import places
from desktop_app.keep import your_files as your_data
from desktop_app.shell import start
from desktop_app.shell.file_events import FileEvents


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    places.use(tmp_path / "everything")
    yield tmp_path / "everything"
    places.use(None)


def keep_something() -> None:
    places.plays_folder().mkdir(parents=True)
    (places.plays_folder() / "a.kastellan").touch()
    for place in (places.settings_file, places.log_file, places.crash_file):
        place().touch()
    places.log_file().with_name("kastellan.log.1").touch()


def test_all_data_goes_with_its_folder(home: Path) -> None:
    keep_something()
    your_data.delete_all()
    assert not home.exists()


def test_files_of_others_stay(home: Path) -> None:
    keep_something()
    (home / "holiday.jpg").touch()
    your_data.delete_all()
    assert [path.name for path in home.iterdir()] == ["holiday.jpg"]


def test_a_link_to_a_folder_of_others_goes_and_the_folder_stays(home: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "a.kastellan").touch()
    home.mkdir()
    places.plays_folder().symlink_to(tmp_path / "elsewhere")
    your_data.delete_all()
    assert (tmp_path / "elsewhere" / "a.kastellan").exists()
    assert not home.exists()


def test_no_place_is_forgotten() -> None:
    functions = {
        function
        for name, function in inspect.getmembers(places, inspect.isfunction)
        if name.endswith(("_file", "_folder")) and not name.startswith("_")
    }
    assert functions - {places.documents_folder} == set(places.EVERY_PLACE)


def test_the_program_deletes_everything_after_its_window_has_gone(
    home: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_something()
    monkeypatch.setattr(QApplication, "exec", lambda *_: your_data.DELETE_ALL)
    assert start.run([], start.Wishes()) == 0
    assert not home.exists()


@pytest.mark.parametrize("really", [True, False], ids=["delete", "keep"])
def test_data_is_deleted_only_if_asked_twice(
    home: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch, really: bool
) -> None:
    exits: list[int] = []
    monkeypatch.setattr(QCoreApplication, "exit", exits.append)
    dialog = YourDataDialog()
    qtbot.addWidget(dialog)

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QMessageBox)
        wanted = (
            QMessageBox.ButtonRole.DestructiveRole if really else QMessageBox.ButtonRole.RejectRole
        )
        next(b for b in question.buttons() if question.buttonRole(b) == wanted).click()

    QTimer.singleShot(0, dialog, answer)
    dialog.delete.click()
    assert exits == ([your_data.DELETE_ALL] if really else [])


def test_a_folder_is_opened_or_the_nearest_one_that_exists(
    home: Path, qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog = YourDataDialog()
    qtbot.addWidget(dialog)
    dialog.open_buttons[1].click()
    keep_something()
    dialog.open_buttons[1].click()
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path, places.plays_folder()]


def test_a_file_that_the_desktop_hands_over_is_opened(qtbot: Any, tmp_path: Path) -> None:
    application = QApplication.instance()
    assert application
    events = FileEvents(application)
    wanted: list[Path] = []
    events.wanted.connect(wanted.append)
    path = tmp_path / "Mein Spiel.kastellan"
    QApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(path))))
    application.removeEventFilter(events)
    assert wanted == [path]


def test_every_licence_has_its_text(qtbot: Any) -> None:
    dialog = LicencesDialog()
    qtbot.addWidget(dialog)
    for number, component in enumerate(licences.components()):
        dialog.works.setCurrentRow(number)
        shown = dialog.text.toPlainText()
        assert component.copyright in shown
        assert len(shown) > 500
