"""The rules of every game can be read in every language."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.windows.rules_window import RulesWindow, rules_of
from engine import catalog
from engine.core.game import Game


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_language_has_the_same_chapters_and_tables(game_id: str) -> None:
    texts = [rules_of(game_id, language) for language in ("en", "de", "it")]
    assert len(set(texts)) == 3
    for mark in ("\n## ", "\n| ", "\n- ", "**"):
        assert len({text.count(mark) for text in texts}) == 1, mark


def test_the_rules_of_the_game_on_the_table_are_shown_first(qtbot: Any) -> None:
    games = [catalog.load(game_id) for game_id in catalog.GAME_IDS]
    window = RulesWindow(games, "shogun")
    qtbot.addWidget(window)
    assert "cube tower" in window.text.toPlainText()
    window.games.setCurrentIndex(1)
    assert "throne room" in window.text.toPlainText()


def test_a_game_without_rules_says_so(qtbot: Any, lantern: Game[Any]) -> None:
    window = RulesWindow([lantern])
    qtbot.addWidget(window)
    assert "no rules" in window.text.toPlainText()
