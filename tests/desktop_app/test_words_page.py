"""A play in words, used with the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop_app.table.words_page import WordsPage
from engine.core.game import Game
from tests.desktop_app.conftest import Opener
from tests.toys.lantern import TakeDie

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> WordsPage:
    session = open_session(lantern, "human", "human")
    made = WordsPage(session)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    session.start()
    return made


def test_there_is_a_button_for_every_move_and_a_click_plays_it(qtbot: Any, page: WordsPage) -> None:
    assert [button.text() for button in page.moves.buttons] == ["take low", "take high"]
    qtbot.mouseClick(page.moves.buttons[1], LEFT)
    assert page.log.lines[0] == "A  take high"
    assert "place room 0" in [button.text() for button in page.moves.buttons]


def test_the_filter_leaves_the_moves_that_have_all_its_words(qtbot: Any, page: WordsPage) -> None:
    qtbot.keyClicks(page.moves.filter, "LOW take")
    assert [b.text() for b in page.moves.buttons if b.isVisible()] == ["take low"]


def test_undo_and_redo_buttons_follow_the_play(qtbot: Any, page: WordsPage) -> None:
    assert not page.undo_button.isEnabled()
    qtbot.mouseClick(page.moves.buttons[1], LEFT)
    qtbot.mouseClick(page.undo_button, LEFT)
    assert page.redo_button.isEnabled()
    assert page.log.lines[-1] == "A  takes back: take high"
    assert [button.text() for button in page.moves.buttons] == ["take low", "take high"]


def test_a_refusal_is_shown_until_the_next_move(qtbot: Any, page: WordsPage) -> None:
    page.moves.move_chosen.emit(1, TakeDie("low"))
    assert "not_your_decision" in page.refusal
    qtbot.mouseClick(page.moves.buttons[1], LEFT)
    assert page.refusal == ""


def test_the_end_names_the_winner(qtbot: Any, page: WordsPage) -> None:
    while page.moves.buttons:
        qtbot.mouseClick(page.moves.buttons[-1], LEFT)
    assert page.prompt.startswith("The game is over")
