"""Whole plays on a board: seat 0 answers every question with real hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.keep.settings import Settings
from desktop_app.kit.gestures import BUTTON, Gesture, Spot
from desktop_app.kit.tabletop import Tabletop
from desktop_app.table.game_page import GamePage
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.table import Table
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import press

WAIT = 60_000
"""Milliseconds after which a machine that does not answer is a failure."""
Dealer = Callable[..., GamePage]


def dealer(qtbot: Any, open_session: Opener, game: Game[Any], tabletop: Tabletop) -> Dealer:
    """Return a function that opens a page without motion: the kinds of its seats, and settings."""

    def deal(
        *kinds: str,
        seed: int = 5,
        pace: str = "at_once",
        table: Table | None = None,
        **wished: object,
    ) -> GamePage:
        wishes = Settings()
        wishes.change(animation="off", pace=pace, **wished)
        session = open_session(game, *kinds, seed=seed, table=table)
        page = GamePage(session, tabletop, wishes)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        session.start()
        return page

    return deal


def play_out(page: GamePage, qtbot: Any, make: Callable[[GamePage, Gesture], None]) -> None:
    """Answer every question of the person on seat 0, by chance, until the play is over."""
    chance = Chance(7)
    while not page.session.view.is_over:
        qtbot.waitUntil(lambda: page.session.view.is_over or can_answer(page), timeout=WAIT)
        if page.session.view.is_over:
            return
        moves = page.session.game.brain.sensible(page.session.view, 0)
        number, chance = chance.draw(len(moves))
        before = page.session.moves_played
        make(page, gesture_for(page, moves[number]))
        assert page.session.moves_played > before, f"{moves[number]} was not played"


def can_answer(page: GamePage) -> bool:
    """Whether hands can do something for seat 0, after all that lies over the board was read."""
    page.panels.skip()
    reach = page.scene.reach
    return page.session.decider == 0 and bool(reach.sources or reach.buttons)


def gesture_for(page: GamePage, move: Move) -> Gesture:
    """Return the gesture that plays *move* now."""
    found = (gesture for gesture, path in page.scene.reach.gestures() if path[0] == move)
    gesture = next(found, None)
    assert gesture, f"no gesture for {move}"
    return gesture


def by_keyboard(page: GamePage, gesture: Gesture) -> None:
    """Make a gesture without a mouse; where it means several moves, take the first."""
    if gesture.source.kind == BUTTON:
        index = [str(path[0]) for path in page.scene.reach.buttons].index(gesture.source.key)
        button = page.prompt_bar.move_buttons[index]
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        return
    page.board.setFocus()
    for spot in (gesture.source, gesture.target):
        if spot:
            walk_to(page, spot)
            press(page, Qt.Key.Key_Return)
    if page.hands.chooser.isVisible():
        page.hands.chooser.show_answer(0)
        QTest.keyClick(page.hands.chooser.buttons[0], Qt.Key.Key_Space)


def walk_to(page: GamePage, wanted: Spot) -> None:
    """Press Tab until the focus is where it should be."""
    for _ in range(200):
        if page.scene.focus == wanted:
            return
        press(page, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {wanted}")
