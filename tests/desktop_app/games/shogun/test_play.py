"""Whole plays of Shogun against machines: by mouse, and by keyboard alone."""

from __future__ import annotations

from typing import Any

from tests.desktop_app.hands import do
from tests.desktop_app.whole_plays import Dealer, by_keyboard, play_out


def test_a_game_for_three_is_played_by_mouse(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random")
    play_out(page, qtbot, do)
    assert len(page.session.standings()) == 3


def test_a_game_for_four_is_played_by_keyboard_alone(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random", "random")
    play_out(page, qtbot, by_keyboard)
    assert len(page.session.standings()) == 4
