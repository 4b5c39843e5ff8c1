"""What a screen reader is told of a board: every spot by name, as a button, and what happens."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from desktop_app.dialogs.rules_window import RulesWindow
from desktop_app.games.white_castle.words import WhiteCastleWording
from desktop_app.hands import accessible
from desktop_app.keep.plays import Plays
from desktop_app.keep.settings import Settings
from desktop_app.kit import catalog as boards
from desktop_app.kit.catalog import about
from desktop_app.kit.changes import change, in_words
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Note
from desktop_app.lobby.new_game_page import NewGamePage
from desktop_app.lobby.seating import seated
from desktop_app.look import announcing
from desktop_app.play.session import GameSession
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from desktop_app.table.prompt_bar import PromptBar
from engine import catalog
from engine.core.game import Game
from engine.core.table import Table
from tests.desktop_app.hands import press
from tests.desktop_app.lantern_table import DIE, TABLETOP

FIRST_BOARD = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
app = QApplication([])
QAccessible.setActive(True)
from desktop_app.lobby.seating import seated
from desktop_app.play.session import GameSession
from desktop_app.keep.settings import Settings
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.core.table import Table
from tests.desktop_app.lantern_table import TABLETOP
session = GameSession(Table(catalog.add("tests.toys.lantern"), 2, 5), seated(("human", "random")))
page = GamePage(session, TABLETOP, Settings())
session.setParent(page)
session.start()
print(QAccessible.queryAccessibleInterface(page.board).childCount(), flush=True)
session.close()
"""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a screen reader was given to say while one runs."""
    said: list[str] = []

    def speak(widget: QWidget, text: str) -> None:
        said.append(text)

    monkeypatch.setattr(announcing, "speak", speak)
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)


@pytest.fixture
def page(qtbot: Any, lantern: Game[Any]) -> Iterator[GamePage]:
    session = GameSession(Table(lantern, 2, 5), seated(("human", "random")))
    made = GamePage(session, TABLETOP, Settings())
    session.setParent(made)
    qtbot.addWidget(made)
    made.show()
    session.start()
    yield made
    session.close()


def access(page: GamePage, spot: Spot) -> QAccessibleInterface:
    board = QAccessible.queryAccessibleInterface(page.board)
    found = board.child(page.scene.spots.index(spot))
    assert found is not None
    return found


def name(page: GamePage, spot: Spot) -> str:
    return access(page, spot).text(QAccessible.Text.Name)


def test_the_first_board_has_its_spots_for_a_screen_reader_that_runs_already() -> None:
    told = subprocess.run(
        [sys.executable, "-c", FIRST_BOARD], capture_output=True, text=True, check=True
    )
    assert int(told.stdout) > 8


def test_a_spot_is_always_a_button_and_disabled_where_nothing_can_be_done(page: GamePage) -> None:
    low, room, decree = DIE["low"], Spot("room", "0"), Spot("decree")
    roles = {access(page, spot).role() for spot in page.scene.spots}
    assert roles == {QAccessible.Role.Button}
    assert not access(page, low).state().disabled
    assert access(page, room).state().disabled
    page.scene.pick_up(low)
    assert not access(page, room).state().disabled
    assert access(page, decree).state().disabled
    assert {access(page, spot).role() for spot in page.scene.spots} == roles


def test_a_spot_says_what_its_light_and_its_note_show(page: GamePage) -> None:
    low, room = DIE["low"], Spot("room", "0")
    assert name(page, low) == "die low"
    page.scene.pick_up(low)
    assert name(page, low) == "die low, in your hand"
    assert name(page, room) == f"room 0, points: {page.scene.lights.notes[0].text}"


def test_a_change_is_said_with_what_changes() -> None:
    words = WhiteCastleWording()
    assert in_words(change(-3, "coin"), words) == "coins: \N{MINUS SIGN}3"
    assert in_words(change(2), words) == "points: +2"
    refused = Note("!", "pay", "warning", "It cannot be paid.")
    assert in_words(refused, words) == "It cannot be paid."


def test_the_board_describes_itself_in_one_breath(page: GamePage) -> None:
    page.board.setToolTip("<b>Something</b> under the mouse")
    board = QAccessible.queryAccessibleInterface(page.board)
    description = board.text(QAccessible.Text.Description)
    assert page.prompt_bar.prompt
    assert description.startswith(page.prompt_bar.prompt), "whoever comes back hears what is asked"
    assert 0 < len(description) - len(page.prompt_bar.prompt) < 80
    assert "<" not in description


def test_what_is_picked_up_is_said(page: GamePage, heard: list[str]) -> None:
    QAccessible.queryAccessibleInterface(page.board)
    press(page, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert page.scene.held
    assert heard[-1].startswith(f"{page.scene.held}, in your hand.")


def test_what_was_done_and_what_is_asked_then_is_said(page: GamePage, heard: list[str]) -> None:
    press(page, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Tab)
    target = page.scene.focus
    assert target is not None
    press(page, Qt.Key.Key_Return)
    told = page.log.lines[-1]
    assert any(told in said for said in heard)
    assert heard[-1] == page.prompt_bar.prompt


def test_a_play_that_is_opened_does_not_read_its_whole_log(
    page: GamePage, heard: list[str]
) -> None:
    page.log.clear()
    shown = page.session.playhead.shown
    assert shown
    page.log.follow(shown)
    assert heard == []


def test_a_refusal_and_details_are_said_without_tags(page: GamePage, heard: list[str]) -> None:
    page.hands.bubble.say("<b>Pond</b><br>3 coins", page.rect().center(), rich=True)
    assert heard == ["Pond\n3 coins"]
    page.hands.bubble.say("2 < 3 coins. WC-37", page.rect().center())
    assert heard[-1] == "2 < 3 coins. WC-37"


def test_a_notice_can_be_read_and_the_oldest_are_forgotten(page: GamePage) -> None:
    for number in range(20):
        announcing.Notice(page, f"notice {number}")
    notices = page.findChildren(announcing.Notice)
    assert len(notices) <= announcing.KEPT + 1
    newest = QAccessible.queryAccessibleInterface(notices[-1])
    assert newest.role() == QAccessible.Role.Notification
    line = newest.child(0)
    assert line is not None
    assert line.text(QAccessible.Text.Name) == "notice 19"


def test_a_board_that_gets_the_keyboard_back_says_where_it_stands(
    qtbot: Any, page: GamePage
) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    press(page, Qt.Key.Key_Tab)
    page.prompt_bar.hint.setFocus()
    with qtbot.waitSignal(page.scene.focus_moved):
        page.board.setFocus()


def test_a_board_that_is_gone_is_forgotten(qtbot: Any, lantern: Game[Any]) -> None:
    session = GameSession(Table(lantern, 2, 5), seated(("human", "random")))
    page = GamePage(session, TABLETOP, Settings())
    session.setParent(page)
    session.start()
    board = QAccessible.queryAccessibleInterface(page.board)
    spots = [board.child(n) for n in range(board.childCount())]
    numbers = [QAccessible.uniqueId(part) for part in (board, *spots)]
    view, key = ref(page.board), id(page.board)
    assert key in accessible._made
    session.close()
    page.deleteLater()
    del session, page, board, spots
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert key not in accessible._made
    assert view() is None
    assert {QAccessible.accessibleInterface(number) for number in numbers} == {None}


def test_who_steps_through_the_moves_of_machines_hears_how(
    qtbot: Any, lantern: Game[Any], heard: list[str]
) -> None:
    settings = Settings()
    settings.override(pace="step")
    session = GameSession(Table(lantern, 2, 5), seated(("random", "human")))
    page = GamePage(session, TABLETOP, settings)
    session.setParent(page)
    qtbot.addWidget(page)
    page.show()
    session.start()
    assert any("Space or “Next” shows the next move." in said for said in heard)
    session.close()


def test_what_others_decide_meanwhile_does_not_repeat_the_question(
    page: GamePage, heard: list[str]
) -> None:
    asked = page.prompt_bar.prompt
    heard.clear()
    page.session.start()  # as when somebody else has answered in a lane of their own
    assert asked not in heard


def test_what_was_taken_back_is_said_and_asked_again(page: GamePage, heard: list[str]) -> None:
    asked = page.prompt_bar.prompt
    page.session.learning = True
    page.session.play(0, page.session.offers(0)[0])
    heard.clear()
    page.session.undo()
    assert heard[0] == "Taken back."
    assert asked in heard


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_list_to_choose_from_has_a_label_that_says_what_is_chosen(
    qtbot: Any, game_id: str
) -> None:
    new_game = NewGamePage(catalog.load(game_id), Settings())
    parts = (new_game, PromptBar(), RulesWindow([about(game_id)], game_id))
    for part in parts:
        qtbot.addWidget(part)
        for box in part.findChildren(QComboBox):
            labels = [made.text() for made in part.findChildren(QLabel) if made.buddy() is box]
            assert labels == [box.accessibleName()]
            assert labels != [""]
            beside = [made for made in part.findChildren(QLabel) if made.buddy() is box]
            assert beside[0].parentWidget() is box.parentWidget(), "else Qt does not find it"


def test_numbers_of_players_are_radio_buttons(qtbot: Any) -> None:
    page = NewGamePage(catalog.load("white_castle"), Settings())
    qtbot.addWidget(page)
    made = {n: QAccessible.queryAccessibleInterface(b) for n, b in page.seats.count_buttons.items()}
    assert {access.role() for access in made.values()} == {QAccessible.Role.RadioButton}
    assert made[1].text(QAccessible.Text.Name) == "1 player"
    assert made[4].text(QAccessible.Text.Name) == "4 players"


def test_who_goes_on_is_told_when_the_turn_has_ended_and_not_before(
    qtbot: Any, lantern: Game[Any], heard: list[str]
) -> None:
    settings = Settings()
    settings.override(pace="step", confirm_turn=True)
    session = GameSession(Table(lantern, 2, 5), seated(("human", "random")))
    page = GamePage(session, TABLETOP, settings)
    session.setParent(page)
    qtbot.addWidget(page)
    page.show()
    session.start()
    heard.clear()
    while not page.prompt_bar.end_turn.isVisibleTo(page):
        session.play(0, session.offers(0)[0])
    assert heard[-1] == "Your turn is done. End it?"
    assert not any("to decide" in said for said in heard)
    page.prompt_bar.end_turn.click()
    assert page.board.asked not in ("", "Your turn is done. End it?")
    session.close()


def test_no_tag_of_a_tool_tip_is_read(qtbot: Any, page: GamePage, tmp_path: Path) -> None:
    window = MainWindow([about("two_castles")], Settings(), Plays(tmp_path))
    qtbot.addWidget(window)
    window.show_start_page()
    parts = [part for shown in (page, window) for part in shown.findChildren(QWidget)]
    assert any(part.toolTip().startswith("<") for part in parts)
    for part in parts:
        read = QAccessible.queryAccessibleInterface(part)
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            assert "<" not in read.text(kind), part


def test_who_ends_a_turn_by_key_hears_the_next_question_once(qtbot: Any, heard: list[str]) -> None:
    """The keyboard comes to the board then, which describes itself by what is asked."""
    settings = Settings()
    settings.override(confirm_turn=True, animation="off")
    game, tabletop = catalog.load("white_castle"), boards.load("white_castle")
    assert tabletop
    session = GameSession(Table(game, 2, 5), seated(("human", "human")))
    page = GamePage(session, tabletop, settings)
    session.setParent(page)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    session.start()
    while not page.prompt_bar.end_turn.isVisibleTo(page):
        seat = session.decider
        assert seat is not None
        session.play(seat, session.offers(seat)[0])
    assert page.prompt_bar.end_turn.hasFocus()
    heard.clear()
    QTest.keyClick(page.prompt_bar.end_turn, Qt.Key.Key_Return)
    assert not page.prompt_bar.end_turn.isVisibleTo(page)
    assert page.board.hasFocus()
    assert page.board.asked
    assert page.board.asked not in heard
    session.close()
