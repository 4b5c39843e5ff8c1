"""What the tests of the windows share: Qt without a screen, toy games, sessions that end."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from desktop_app.session import GameSession
from engine import catalog
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.save import Seat

Opener = Callable[..., GameSession]


@pytest.fixture
def lantern() -> Game[Any]:
    return catalog.add("tests.toys.lantern")


@pytest.fixture
def tower() -> Game[Any]:
    return catalog.add("tests.toys.tower")


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
