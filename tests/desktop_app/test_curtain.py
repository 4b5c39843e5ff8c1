"""The curtain between two people who share a screen."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop_app.keep.settings import Settings
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import LEFT
from tests.desktop_app.lantern_table import TABLETOP

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    """Return a play before anybody has sat down."""
    session = open_session(lantern, "human", "human", seated=False)
    made = GamePage(session, TABLETOP, Settings())
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    session.start()
    QApplication.processEvents()
    return made


@pytest.mark.parametrize("width", [1280, 300])
def test_no_word_on_the_curtain_is_cut(page: GamePage, width: int) -> None:
    page.curtain.resize(width, 600)
    QApplication.processEvents()
    words = page.curtain.findChildren(QLabel)
    assert len(words) == 2
    for label in words:
        assert label.height() >= label.heightForWidth(label.width())


class Presses(QObject):
    """Counts how often something is pressed."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() in PRESSES
        return False


def test_a_double_click_on_the_curtain_does_not_reach_the_board(qtbot: Any, page: GamePage) -> None:
    seen = Presses()
    page.board.viewport().installEventFilter(seen)
    button = page.curtain.button
    window, at = page.windowHandle(), button.mapTo(page, button.rect().center())
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert not page.curtain.isVisible()
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert seen.count == 0
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at + QPoint(0, 200))
    assert seen.count == 1, "elsewhere the board can be used at once"
    qtbot.waitUntil(lambda: page.childAt(at) is page.board.viewport())
