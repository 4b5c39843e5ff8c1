"""Somebody who reads at once whatever lies over a board, so that a play without people goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer

from desktop_app.play.entries import End, Entry
from desktop_app.play.session import GameSession
from desktop_app.table.game_page import GamePage
from desktop_app.table.words_page import WordsPage


def at_the_end(session: GameSession, act: Callable[[], object]) -> None:
    """Do *act* when the end of a play has been shown."""

    def hear(entry: Entry) -> None:
        if isinstance(entry, End):
            act()

    session.playhead.performed.connect(hear)


def read_at_once(session: GameSession, page: GamePage | WordsPage | None) -> None:
    """Close what waits to be read, a moment after it was shown."""
    if isinstance(page, GamePage):
        session.playhead.began.connect(lambda _: QTimer.singleShot(0, page, page.panels.skip))
