"""Real mouse and keyboard work on a board, for tests."""

from __future__ import annotations

from typing import Any

from PySide6.QtTest import QTest

from desktop_app.table.game_page import GamePage
from desktop_app.trials.mouse import LEFT, click, do, drag, point_of

__all__ = ["LEFT", "click", "do", "drag", "point_of", "press"]


def press(page: GamePage, *keys: Any) -> None:
    """Press keys on the board."""
    for key in keys:
        QTest.keyClick(page.board, key)
