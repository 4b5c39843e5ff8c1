"""Waiting for machines: who thinks long can be hurried, and workers go when nobody needs them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QTest

from desktop_app.play.entries import Shown
from desktop_app.table import prompter
from desktop_app.table.game_page import GamePage
from engine import catalog
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import LEFT
from tests.desktop_app.lantern_table import TABLETOP
from tests.desktop_app.whole_plays import dealer

LONG = 60_000


@pytest.fixture
def page(qtbot: Any, open_session: Opener, monkeypatch: pytest.MonkeyPatch) -> GamePage:
    """Return a play in which a machine thinks for ever."""
    monkeypatch.setattr(prompter, "_PATIENCE", 1)
    made = dealer(qtbot, open_session, catalog.add("tests.toys.slow"), TABLETOP)("human", "endless")
    while made.session.decider is not None:
        made.session.play(0, made.session.offers(0)[0])
    return made


def test_who_thinks_long_is_named_and_can_be_hurried(qtbot: Any, page: GamePage) -> None:
    bar = page.prompt_bar
    qtbot.waitUntil(bar.hurry.isVisible, timeout=LONG)
    assert "thinks" in bar.prompt
    played = page.session.moves_played
    QTest.mouseClick(bar.hurry, LEFT)
    qtbot.waitUntil(lambda: page.session.moves_played > played, timeout=LONG)


def test_space_hurries_where_nothing_else_is_to_be_skipped(qtbot: Any, page: GamePage) -> None:
    qtbot.waitUntil(page.prompt_bar.hurry.isVisible, timeout=LONG)
    played = page.session.moves_played
    page.skip()
    qtbot.waitUntil(lambda: page.session.moves_played > played, timeout=LONG)


def test_machines_think_while_others_are_still_being_shown(
    qtbot: Any, open_session: Opener
) -> None:
    session = open_session(catalog.add("tests.toys.lantern"), "human", "greedy")
    shown: list[bool] = []

    def note(entry: object) -> None:
        if isinstance(entry, Shown):
            shown.append(session.machines.is_thinking)

    session.playhead.take_parts(lambda entry, done: None)  # a screen that is never done
    session.start()
    while 0 in session._table.state.waiting:
        session._play(0, (session._table.state.moves(0)[0],))
    assert session.machines.is_thinking
    assert not session.playhead.is_at_rest


def test_workers_go_when_nobody_needs_them_and_come_again(qtbot: Any, open_session: Opener) -> None:
    session = open_session(catalog.add("tests.toys.lantern"), "human", "greedy")
    machines = session.machines
    view = session._table.state.seen_by(1)
    machines.advise(0, session._table.state.seen_by(0))
    with qtbot.waitSignal(machines.advised, timeout=LONG):
        pass
    assert machines._thinker.worker_ids()
    machines._rest()
    assert machines._thinker.worker_ids() == ()
    with qtbot.waitSignal(machines.advised, timeout=LONG):
        machines.advise(0, session._table.state.seen_by(0))
    assert view is not None
