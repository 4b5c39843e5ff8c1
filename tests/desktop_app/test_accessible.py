"""What a screen reader is told of a board that is no longer there: nothing."""

from __future__ import annotations

import gc
from typing import Any
from weakref import ref

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from desktop_app.board import accessible
from desktop_app.seating import seated
from desktop_app.session import GameSession
from desktop_app.settings import Settings
from desktop_app.windows.game_page import GamePage
from engine.core.game import Game
from engine.core.table import Table
from tests.desktop_app.lantern_table import TABLETOP


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
