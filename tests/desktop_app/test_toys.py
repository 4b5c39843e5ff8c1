"""The toys on boards made from the kit alone: by mouse, by keyboard, and in the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop_app.kit import catalog
from desktop_app.kit.gestures import Gesture
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from engine.catalog import load
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import do
from tests.desktop_app.whole_plays import by_keyboard, dealer, play_out

TOYS = ("lantern", "tower")
Hands = Callable[[GamePage, Gesture], None]


@pytest.fixture(params=TOYS)
def toy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A toy with its board; for all other tests it is played in words."""
    monkeypatch.setattr(catalog, "_added", {})
    assert catalog.add(f"tests.toys.boards.{request.param}").id == request.param
    return str(request.param)


@pytest.mark.parametrize("make", [do, by_keyboard])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_toy_is_played_to_its_end(
    qtbot: Any,
    open_session: Opener,
    toy: str,
    make: Hands,
    seats: int,
) -> None:
    tabletop = catalog.load(toy)
    assert tabletop
    page = dealer(qtbot, open_session, load(toy), tabletop)("human", *["random"] * (seats - 1))
    play_out(page, qtbot, make)
    assert page.session.view.is_over


def test_a_toy_is_begun_from_the_start_page(qtbot: Any, toy: str) -> None:
    about = catalog.about(toy)
    assert about.seats == load(toy).seats
    window = MainWindow([about])
    qtbot.addWidget(window)
    window.show()
    qtbot.mouseClick(window.start_page.new_buttons[toy], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(window.page.start_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, GamePage)
    assert window.windowTitle() == f"{about.title()} \N{EN DASH} Kastellan"
    window.end_play()
