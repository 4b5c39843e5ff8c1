"""One drag is one entry: how often things are made while a die is taken and placed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from desktop_app.board.scene import BoardScene
from desktop_app.hands import hands
from desktop_app.kit.gestures import Gesture
from desktop_app.play.entries import Entry
from desktop_app.table.game_page import GamePage
from engine.core.agenda import Move
from engine.core.state import State
from tests.desktop_app.games.moving import keep_machines_quiet
from tests.desktop_app.hands import do
from tests.desktop_app.whole_plays import Dealer


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    """A person is to take a die and place it with one drag; no machine thinks."""
    made = deal("human", "random")
    keep_machines_quiet(made)
    while not drags(made):
        seat = min(made.session._table.state.waiting)
        move = made.session._table.state.moves(seat)[0]
        made.session.machines.answered.emit(seat, move)
    return made


def drags(page: GamePage) -> list[tuple[Gesture, tuple[Move, ...]]]:
    """Return the drags that mean two answers."""
    reach = page.scene.reach
    return [(gesture, path) for gesture, path in reach.gestures() if len(path) == 2]


def counted(monkeypatch: pytest.MonkeyPatch, counts: Counter[str], owner: Any, name: str) -> None:
    """Count how often something is done, and do it."""
    done = getattr(owner, name)

    def do_and_count(*args: Any, **named: Any) -> Any:
        counts[name] += 1
        return done(*args, **named)

    monkeypatch.setattr(owner, name, do_and_count)


def test_one_drag_is_one_entry_one_picture_and_one_reach(
    page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts: Counter[str] = Counter()
    performed: list[Entry] = []
    page.session.playhead.performed.connect(performed.append)
    for owner, name in (
        (BoardScene, "show_picture"),
        (hands, "reach_of"),
        (State, "seen_by"),
    ):
        counted(monkeypatch, counts, owner, name)
    gesture, _ = drags(page)[0]
    do(page, gesture)
    assert page.session.moves_played >= 2
    assert len(performed) == 1
    assert counts["show_picture"] == 1
    assert counts["reach_of"] <= 1
    looked_ahead = 0 if page.session.decider is None else len(page.scene.reach.sources)
    assert counts["seen_by"] <= 2 + looked_ahead
