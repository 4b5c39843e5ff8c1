"""What the keyboard does never depends on where the mouse was last: Space and H are the board's."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.keep.settings import Settings
from desktop_app.kit.catalog import about
from desktop_app.lobby.seating import seated
from desktop_app.play.pace import PACES
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from engine.core.table import Table
from tests.desktop_app.conftest import table_of
from tests.desktop_app.hands import LEFT, click, drag
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM
from tests.desktop_app.whole_plays import by_keyboard, can_answer, gesture_for

Keys = Qt.Key


@pytest.fixture
def page(qtbot: Any, lantern: Game[Any], monkeypatch: pytest.MonkeyPatch) -> GamePage:
    """Return a play step by step in its window, where a turn ends when the person says so."""
    monkeypatch.setattr("desktop_app.kit.catalog.load", lambda game_id: TABLETOP)
    settings = Settings()
    settings.change(animation="off", pace="step", confirm_turn=True, sound=False)
    window = MainWindow([about(lantern.id)], settings)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show_play(Table(lantern, 2, 5), seated(("human", "random"))).start()
    with qtbot.waitActive(window):  # else its keys would be nobody's
        window.show()
        window.activateWindow()
    assert isinstance(window.page, GamePage)
    return window.page


def key(wanted: Keys) -> None:
    """Press a key wherever the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus
    QTest.keyClick(focus, wanted)


def finish_turn(page: GamePage, qtbot: Any) -> None:
    """Answer by keyboard until the turn is to be ended."""
    qtbot.waitUntil(lambda: can_answer(page))
    while not page.prompt_bar.end_turn.isVisible():
        by_keyboard(page, gesture_for(page, page.session.view.moves(0)[0]))


def answers_of(page: GamePage, seat: int) -> int:
    return sum(one == seat for one, _ in table_of(page.session).record.moves)


@pytest.mark.parametrize("by", ["mouse", "Enter"])
def test_four_times_space_after_the_turn_was_ended_takes_nothing_back(
    qtbot: Any, page: GamePage, by: str
) -> None:
    finish_turn(page, qtbot)
    mine = answers_of(page, 0)
    if by == "mouse":
        QTest.mouseClick(page.prompt_bar.end_turn, LEFT)
    else:
        key(Keys.Key_Return)
    assert not page.prompt_bar.end_turn.isVisible()
    for _ in range(4):
        key(Keys.Key_Space)
        qtbot.wait(1)
    assert answers_of(page, 0) == mine
    assert page.board.hasFocus()
    qtbot.waitUntil(lambda: page.session.playhead.is_waiting)
    key(Keys.Key_Space)
    assert answers_of(page, 1) > 0, "Space shows the next move"


def test_space_presses_no_button_of_the_bar_and_enter_presses_each(
    qtbot: Any, page: GamePage
) -> None:
    drag(page, DIE["high"], ROOM[1])
    bar, played = page.prompt_bar, page.session.moves_played
    assert bar.move_buttons
    parts: list[QWidget] = [bar.undo, bar.hint, bar.menu_button, *bar.move_buttons]
    for part in parts:
        part.setFocus()
        assert part.hasFocus()
        key(Keys.Key_Space)
        assert page.session.moves_played == played, part.accessibleName()
    bar.undo.setFocus()
    key(Keys.Key_Return)
    assert page.session.moves_played == 0
    assert page.board.hasFocus()


def test_the_mouse_leaves_the_keyboard_on_the_board(page: GamePage) -> None:
    drag(page, DIE["high"], ROOM[1])
    for part in (page.prompt_bar.undo, page.prompt_bar.redo, page.fold_handle):
        QTest.mouseClick(part, LEFT)
        assert page.board.hasFocus()
    QTest.mouseClick(page.prompt_bar.move_buttons[0], LEFT)
    assert page.board.hasFocus()


def test_a_button_that_goes_hands_the_keyboard_to_the_board(page: GamePage) -> None:
    drag(page, DIE["high"], ROOM[1])
    page.prompt_bar.undo.setFocus()
    page.session.undo()
    assert page.board.hasFocus()
    drag(page, DIE["high"], ROOM[1])
    page.prompt_bar.move_buttons[0].setFocus()
    page.session.undo()
    assert page.board.hasFocus()


def test_a_chosen_pace_gives_the_keyboard_back(page: GamePage) -> None:
    pace = page.foot.pace
    pace.setFocus()
    pace.setCurrentIndex(pace.findData("slow"))
    pace.activated.emit(pace.currentIndex())  # as a list that is open does
    assert page.session.playhead.pace == PACES["slow"]
    assert page.board.hasFocus()


@pytest.mark.parametrize("where", ["board", "pace", "log", "button", "sheet", "full hand"])
def test_h_always_hints(qtbot: Any, page: GamePage, where: str) -> None:
    if where == "sheet":
        page.scoring.show_sheet()
    if where == "full hand":
        click(page, DIE["high"])
        assert page.scene.held
    part: QWidget = {
        "pace": page.foot.pace,
        "log": page.log._list,
        "button": page.prompt_bar.undo,
        "sheet": page.sheet.table,
    }.get(where, page.board)
    part.setFocus()
    pace = page.foot.pace.currentData()
    with qtbot.waitSignal(page.session.guided, timeout=20_000):
        key(Keys.Key_H)
    assert page.foot.pace.currentData() == pace


def test_h_may_begin_a_name_and_hints_if_nothing_follows(qtbot: Any, page: GamePage) -> None:
    page.board.keys.name_of = lambda spot: f"hall {spot.key}"
    click(page, DIE["high"])
    key(Keys.Key_H)
    key(Keys.Key_A)
    assert not page.board._more_letters.isActive()
    assert page.scene.focus
    page.scene.put_back()
    click(page, DIE["high"])
    page.board.keys._typed = ""
    with qtbot.waitSignal(page.session.guided, timeout=20_000):
        key(Keys.Key_H)
