"""A position is copied as text, and a play begins with one that lies on the clipboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from desktop_app.keep.plays import Plays
from desktop_app.kit.catalog import about
from desktop_app.lobby import clipboard
from desktop_app.shell.main_window import MainWindow
from engine import catalog
from engine.core.errors import PositionError
from engine.core.game import Game
from engine.core.table import Table
from engine.saving import files
from engine.saving.save import Seat
from tests.contract.cases import EACH_GAME, moments
from tests.desktop_app.conftest import Opener, table_of

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot: Any, lantern: Game[Any], tower: Game[Any], tmp_path: Path) -> MainWindow:
    window = MainWindow([about(lantern.id), about(tower.id)], plays=Plays(tmp_path))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.fixture
def complaints(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: said.append(words[-1]))
    return said


def put(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def on_clipboard() -> str:
    return QGuiApplication.clipboard().text()


def sit_down(window: MainWindow, game: Game[Any], *kinds: str) -> Table:
    table = Table(game, len(kinds), 5)
    window.show_play(table, [Seat(f"Seat {n}", kind) for n, kind in enumerate(kinds)]).start()
    return table


def test_what_is_copied_is_what_the_watching_seat_may_know(window, qtbot: Any) -> None:
    table = sit_down(window, catalog.load("lantern"), "human", "greedy")
    qtbot.keyClick(window, Qt.Key.Key_C, CTRL_SHIFT)
    assert on_clipboard() == str(table.state.seen_by(0))
    assert table.state.domains[1].decree not in on_clipboard()
    assert window.statusBar().currentMessage() == "The position is on the clipboard."


def test_when_all_is_over_all_is_copied(open_session: Opener, lantern: Game[Any]) -> None:
    session = open_session(lantern, "human", "human")
    table = table_of(session)
    while not table.state.is_over:
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    assert session.position == str(table.state)


def test_behind_a_curtain_nothing_is_copied(open_session: Opener, lantern: Game[Any]) -> None:
    put("as before")
    session = open_session(lantern, "human", "human", seated=False)
    session.start()
    assert clipboard.copy(session).startswith("Only somebody who sits alone")
    assert on_clipboard() == "as before"
    session.watch(0)
    assert clipboard.copy(session) == "The position is on the clipboard."
    assert "seen_by 0" in on_clipboard()


def test_in_company_only_what_all_may_know_is_copied(open_session: Opener) -> None:
    session = open_session(catalog.load("two_castles"), "human", "human", "human")
    session._hot_seat.company = (1, 2)
    assert session.position == "", "no text says that even the own hand lies face down"
    session._hot_seat.company = ()
    assert "hand 0" in session.position


def test_a_play_begins_with_what_was_copied_and_its_save_loads_again(
    window, qtbot: Any, lantern: Game[Any], tmp_path: Path
) -> None:
    table = sit_down(window, lantern, "human", "human")
    window.session.watch(0)
    window.session.play(0, table.state.find(0, "take low"))
    window.menus["copy_position"].trigger()
    view = table.state.seen_by(0)
    window.menus["start"].trigger()
    assert not window.menus["copy_position"].isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_V, CTRL_SHIFT)
    begun = table_of(window.session)
    assert begun.state.seen_by(0) == view
    assert [seat.kind for seat in window.session.seats] == ["human", "greedy"]
    window.session.play(0, begun.state.find(0, "place room 0"))
    window.play.save(tmp_path / "pasted.kastellan")
    loaded = files.load(tmp_path / "pasted.kastellan").table
    assert loaded.state == begun.state
    assert loaded.record.start
    loaded.undo(0)
    assert loaded.state.seen_by(0) == view


def test_those_who_just_played_sit_down_again(open_session: Opener, lantern: Game[Any]) -> None:
    session = open_session(lantern, "human", "human", "random")
    whole = str(table_of(session).state)
    assert clipboard.begun(whole, session)[1] == session.seats
    assert clipboard.begun("lantern 2\ndice 1 2 3\nask choose_die 1", session)[1] == (
        Seat("Akemi", "greedy"),
        Seat("Player B", "human"),
    )
    seen = table_of(session).state.seen_by(1)
    kinds = [seat.kind for seat in clipboard.begun(str(seen), session)[1]]
    assert kinds == ["greedy", "human", "greedy"], "two people would know what one may see"


def test_the_dice_of_a_position_without_a_seed_fall_anew(lantern: Game[Any]) -> None:
    text = "lantern 2\ndice 1 2 3\nask choose_die 1"
    seeds = {clipboard.begun(text, None)[0].state.chance.seed for _ in range(3)}
    assert len(seeds) == 3
    told = clipboard.begun(f"{text}\nseed 8 drawn 4", None)[0]
    assert (told.state.chance.seed, told.state.chance.drawn) == (8, 4)


@pytest.mark.parametrize("game", EACH_GAME)
def test_every_game_goes_on_from_what_somebody_saw(game: Game[Any], tmp_path: Path) -> None:
    for table, seat, _ in moments(game, game.seats[-1], 2, 6):
        view = table.state.seen_by(seat)
        begun, _ = clipboard.begun(str(view), None)
        assert begun.state.seen_by(seat) == view
        begun.play(seat, begun.state.moves(seat)[0])
        files.save(tmp_path / "play.kastellan", begun)
        assert files.load(tmp_path / "play.kastellan").table.state == begun.state


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "This position is empty."),
        ("Dear Ada,\nhow are you?", "Line 1, word 'Dear': a position begins with one of"),
        ("lantern 2\ndice 1 9", "Line 2, word '9': this number should be from 1 to 6."),
        ("lantern 2\nseat 0 decree fox", "No play leads to this position"),
        ("x" * 200_000, "longer than any"),
    ],
)
def test_what_is_no_position_is_told_with_line_and_word(
    window, complaints: list[str], text: str, why: str
) -> None:
    sit_down(window, catalog.load("lantern"), "human", "human")
    played = window.session
    put(text)
    window.menus["paste_position"].trigger()
    assert len(complaints) == 1
    assert complaints[0].startswith("There is no position on the clipboard that can be played. ")
    assert why in complaints[0]
    assert window.session is played, "the play that was open goes on"


def test_no_game_is_looked_for_in_a_module_that_a_text_names() -> None:
    with pytest.raises(PositionError, match="begins with one of"):
        clipboard.begun("os 3", None)
