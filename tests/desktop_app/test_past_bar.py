"""Looking back: the banner, its buttons and its keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import LEFT, drag
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM
from tests.desktop_app.whole_plays import dealer


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    """Return a play of which three moments can be looked at."""
    made = dealer(qtbot, open_session, lantern, TABLETOP)("human", "human")
    drag(made, DIE["high"], ROOM[1])
    return made


def press(page: GamePage, key: Qt.Key) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(page.focusWidget(), key)


def test_arrows_step_through_the_past_and_out_of_it(page: GamePage) -> None:
    page.look_at(0)
    press(page, Qt.Key.Key_Right)
    assert page.past_bar.moment == 1
    press(page, Qt.Key.Key_Left)
    assert page.past_bar.moment == 0
    press(page, Qt.Key.Key_Left)
    assert page.past_bar.moment == 0, "nothing is earlier than the beginning"
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    assert page.past_bar.moment is None
    assert page.focusWidget() is page.board


def test_tab_and_enter_still_press_the_buttons_of_the_banner(page: GamePage) -> None:
    page.look_at(1)
    for _ in range(10):
        if page.focusWidget() is page.past_bar.earlier:
            break
        press(page, Qt.Key.Key_Backtab)
    assert page.focusWidget() is page.past_bar.earlier
    page.past_bar.now.setFocus()
    press(page, Qt.Key.Key_Return)
    assert page.past_bar.moment is None


def test_the_board_stays_where_it_is_while_one_looks_back(page: GamePage) -> None:
    QApplication.processEvents()
    now = page.board.mapTo(page, QPoint()), page.board.size()
    page.look_at(0)
    QApplication.processEvents()
    assert (page.board.mapTo(page, QPoint()), page.board.size()) == now
    QTest.mouseClick(page.past_bar.now, LEFT)
    QApplication.processEvents()
    assert (page.board.mapTo(page, QPoint()), page.board.size()) == now
