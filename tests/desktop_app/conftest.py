"""What the tests of the windows share: Qt without a screen, toy games, sessions that end."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.look import theme
from desktop_app.play.entries import Entry, News, Scene, Shown
from desktop_app.play.playhead import Done
from desktop_app.play.session import GameSession
from engine import catalog
from engine.core.agenda import Event
from engine.core.game import Game
from engine.core.state import State
from engine.core.table import Table
from engine.saving.save import Seat

Opener = Callable[..., GameSession]
E = TypeVar("E", bound=Entry)


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


def show_again(session: GameSession) -> None:
    """Let the session show how the table lies, as after the answer of somebody else."""
    session._pass_on()


def tell(session: GameSession, *events: Event, view: State | None = None) -> None:
    """Let *events* be shown as news, whatever is on the table."""
    shown = session.playhead.shown
    assert shown
    news = tuple([News(shown.moment, None, event) for event in events])
    session.playhead.append(replace(shown, news=news, view=view or shown.view))


def shown_on(session: GameSession) -> list[Shown]:
    """Return a list that takes up every view that is shown from now on."""
    shown: list[Shown] = []

    def note(entry: Entry) -> None:
        if isinstance(entry, Shown):
            shown.append(entry)

    session.playhead.performed.connect(note)
    return shown


def wait_for(qtbot: Any, session: GameSession, kind: type[E], timeout: int = 30_000) -> E:
    """Let the session go on until an entry of this *kind* was performed; return it."""
    with qtbot.waitSignal(
        session.playhead.performed,
        timeout=timeout,
        check_params_cb=lambda entry: isinstance(entry, kind),
    ) as waited:
        session.start()
    entry = waited.args[0]
    assert isinstance(entry, kind)
    return entry


class Drumroll(QWidget):
    """A panel that keeps everybody waiting, before the board or after it, until it is let go."""

    is_playing = False
    headline: tuple[int | None, str] = (None, "")

    def __init__(self, *, before: bool = True) -> None:
        super().__init__()
        self._before = before
        self.is_armed = False
        """Whether it keeps waiting whoever comes from now on."""
        self._waiting: list[Done] = []

    def show_how(self, entry: Scene, done: Done) -> None:
        self._hold(entry, done, holds=self._before)

    def tell_of(self, entry: Scene, done: Done) -> None:
        self._hold(entry, done, holds=not self._before)

    def let_go(self) -> None:
        """Be done with what is performed."""
        self.is_playing = False
        for done in self._waiting[:]:
            self._waiting.remove(done)
            done()

    def _hold(self, entry: Scene, done: Done, *, holds: bool) -> None:
        if holds and self.is_armed:
            self.is_playing = self._before
            self._waiting.append(done)
        else:
            done()


@pytest.fixture
def open_session(qtbot: object) -> Iterator[Opener]:
    """Open sessions by the kinds of their seats, the first person seated; all close at the end."""
    opened: list[GameSession] = []

    def open_one(
        game: Game[Any],
        *kinds: str,
        seed: int = 5,
        seated: bool = True,
        table: Table | None = None,
    ) -> GameSession:
        seats = [Seat(f"Seat {n + 1}", kind) for n, kind in enumerate(kinds)]
        session = GameSession(table or Table(game, len(kinds), seed), seats)
        opened.append(session)
        if seated and session.humans:
            session._hot_seat.sit_down(session.watcher)
        return session

    yield open_one
    for session in opened:
        session.close()
        session.deleteLater()
