"""The score sheet over the board: to the rooms behind a figure and back, and on to a new game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.games.two_castles.scene import spots
from desktop_app.kit.catalog import about
from desktop_app.lobby.new_game_page import NewGamePage
from desktop_app.lobby.seating import seated
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from engine.core.table import Table
from engine.games.two_castles import GAME
from engine.playing import play_through
from tests.desktop_app.hands import click

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: Any) -> MainWindow:
    """Return a window with a play of three that is over, its sheet on the board."""
    return window_of(qtbot, 3)


def window_of(qtbot: Any, seats: int) -> MainWindow:
    record = play_through(GAME, seats, 4, ["random"], GAME.options()).record
    window = MainWindow([about(GAME.id)])
    window.settings.change(animation="off")
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitActive(window):  # else its keys would be nobody's
        window.show()
        window.activateWindow()
    window.show_play(Table.replay(GAME, record), seated(("human",) * seats)).start()
    return window


def page_of(window: MainWindow) -> GamePage:
    page = window.play_page
    assert isinstance(page, GamePage)
    if page.curtain.isVisible():
        page.curtain.button.click()
    if not page.sheet.isVisible():
        page.scoring.show_sheet()
    return page


def look_behind(page: GamePage) -> None:
    """Click the first figure of the first castle."""
    table = page.sheet.table
    box = table.visualItemRect(table.item(1, 0))
    QTest.mouseClick(table.viewport(), LEFT, pos=box.center())
    assert spots.ENLARGED in page.scene.spots
    assert not page.sheet.isVisible()


def test_a_button_on_the_board_leads_back_to_the_sheet(window: MainWindow) -> None:
    page = page_of(window)
    look_behind(page)
    assert page.sheet.way_back.isVisible()
    assert page.board.rect().contains(page.sheet.way_back.geometry())
    QTest.mouseClick(page.sheet.way_back, LEFT)
    assert page.sheet.isVisible()
    assert not page.sheet.way_back.isVisible()
    assert spots.ENLARGED not in page.scene.spots


def test_escape_leads_back_to_the_sheet_and_then_closes_it(window: MainWindow) -> None:
    page = page_of(window)
    look_behind(page)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.sheet.isVisible()
    assert spots.ENLARGED not in page.scene.spots
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.sheet.isVisible()
    assert not page.sheet.way_back.isVisible()


def test_making_the_castle_small_again_leads_back_to_the_sheet(window: MainWindow) -> None:
    page = page_of(window)
    look_behind(page)
    click(page, spots.ENLARGED)
    assert page.sheet.isVisible()


def test_the_sheet_can_be_closed_and_leaves_nothing_behind(window: MainWindow) -> None:
    page = page_of(window)
    QTest.mouseClick(page.sheet.close_button, LEFT)
    assert not page.sheet.isVisible()
    assert not page.sheet.way_back.isVisible()


def test_from_the_sheet_at_the_end_it_is_one_click_to_a_new_game(window: MainWindow) -> None:
    page = page_of(window)
    QTest.mouseClick(page.sheet.new_game, LEFT)
    assert isinstance(window.page, NewGamePage)
    assert window.page.game is GAME


def test_before_the_end_the_sheet_offers_no_new_game(qtbot: Any, window: MainWindow) -> None:
    window.show_play(Table(GAME, 3, 5), seated(("human",) * 3)).start()
    page = page_of(window)
    assert page.sheet.isVisible()
    assert not page.sheet.new_game.isVisible()


@pytest.mark.parametrize("seats", [3, 7])
def test_all_castles_are_seen_at_once(qtbot: Any, seats: int) -> None:
    table = page_of(window_of(qtbot, seats)).sheet.table
    assert table.columnCount() == 2 * seats
    QApplication.processEvents()
    for bar in (table.horizontalScrollBar(), table.verticalScrollBar()):
        assert bar.maximum() == 0
