"""What the tests of the windows share: Qt without a screen, toy games, sessions that end."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.look import theme
from desktop_app.play.session import GameSession
from engine import catalog
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.save import Seat

Opener = Callable[..., GameSession]


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> None:
    """Look like the program, whichever test comes first."""
    theme.dress(qapp)


@pytest.fixture(autouse=True)
def usual_look() -> Iterator[None]:
    """Leave the next test the usual size and colours, however this one ends."""
    usual = theme._fit, theme._forced
    yield
    if (theme._fit, theme._forced) != usual:
        theme.fit(theme.Fit())
        theme.turn("system")


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtBot]:
    """Hold every widget to the end of its test, and delete it there.

    qtbot holds them weakly, and one collected amid its own painting takes the whole run with it;
    it deletes them later, and thousands that wait for an event loop make every new look slow.
    """
    held: list[QWidget] = []
    add = qtbot.addWidget

    def hold(widget: QWidget, **wishes: Any) -> None:
        held.append(widget)
        add(widget, **wishes)

    monkeypatch.setattr(qtbot, "addWidget", hold)
    yield qtbot
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def lantern() -> Game[Any]:
    return catalog.add("tests.toys.lantern")


@pytest.fixture
def tower() -> Game[Any]:
    return catalog.add("tests.toys.tower")


def table_of(session: GameSession) -> Table:
    """Return the whole table: a test may know what the watching seat may not."""
    return session._table


@pytest.fixture
def open_session(qtbot: object) -> Iterator[Opener]:
    """Open sessions by the kinds of their seats, the first person seated; all close at the end."""
    opened: list[GameSession] = []

    def open_one(game: Game[Any], *kinds: str, seed: int = 5, seated: bool = True) -> GameSession:
        seats = [Seat(f"Seat {n + 1}", kind) for n, kind in enumerate(kinds)]
        session = GameSession(Table(game, len(kinds), seed), seats)
        opened.append(session)
        if seated and session.humans:
            session._hot_seat.sit_down(session.watcher)
        return session

    yield open_one
    for session in opened:
        session.close()
        session.deleteLater()
