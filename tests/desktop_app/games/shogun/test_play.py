"""Whole plays of Shogun against machines: by mouse, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.games.shogun import TABLETOP
from desktop_app.gestures import BUTTON, Gesture
from desktop_app.settings import Settings
from desktop_app.windows.game_page import GamePage
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.games.shogun import GAME
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import do, press

Dealer = Callable[..., GamePage]
WAIT = 20_000
"""Milliseconds after which a machine that does not answer is a failure."""


@pytest.fixture
def deal(qtbot: Any, open_session: Opener) -> Dealer:
    def deal_one(*kinds: str, seed: int = 5) -> GamePage:
        wishes = Settings()
        wishes.change(animation="off", pace="at_once")
        session = open_session(GAME, *kinds, seed=seed)
        page = GamePage(session, TABLETOP, wishes)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        session.start()
        return page

    return deal_one


def play_out(page: GamePage, qtbot: Any, make: Callable[[GamePage, Gesture], None]) -> None:
    """Answer every question of the person on seat 0, by chance, until the play is over."""
    chance = Chance(7)
    while not page.session.view.is_over:
        qtbot.waitUntil(lambda: page.session.view.is_over or can_answer(page), timeout=WAIT)
        if page.session.view.is_over:
            return
        moves = page.session.view.moves(0)
        number, chance = chance.draw(len(moves))
        before = page.session.moves_played
        make(page, gesture_for(page, moves[number]))
        assert page.session.moves_played > before, f"{moves[number]} was not played"


def can_answer(page: GamePage) -> bool:
    reach = page.scene.reach
    return page.session.decider == 0 and bool(reach.sources or reach.buttons)


def gesture_for(page: GamePage, move: Move) -> Gesture:
    gesture = page.scene.reach.gesture(move)
    assert gesture, f"no gesture for {move}"
    return gesture


def by_keyboard(page: GamePage, gesture: Gesture) -> None:
    if gesture.source.kind == BUTTON:
        index = [str(path[0]) for path in page.scene.reach.buttons].index(gesture.source.key)
        button = page.prompt_bar.move_buttons[index]
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
        return
    page.board.setFocus()
    walk_to(page, gesture, target=False)
    press(page, Qt.Key.Key_Return)
    if gesture.target:
        walk_to(page, gesture, target=True)
        press(page, Qt.Key.Key_Return)
    if page.hands.chooser.isVisible():
        QTest.keyClick(page.hands.chooser.buttons[0], Qt.Key.Key_Space)


def walk_to(page: GamePage, gesture: Gesture, *, target: bool) -> None:
    """Press Tab until the focus is where it should be."""
    wanted = gesture.target if target else gesture.source
    for _ in range(200):
        if page.scene.focus == wanted:
            return
        press(page, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {wanted}")


def test_a_game_for_three_is_played_by_mouse(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random")
    play_out(page, qtbot, do)
    assert len(page.session.standings()) == 3


def test_a_game_for_four_is_played_by_keyboard_alone(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random", "random")
    play_out(page, qtbot, by_keyboard)
    assert len(page.session.standings()) == 4
