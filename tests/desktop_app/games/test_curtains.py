"""A curtain falls before people who share a screen only where one of them has secrets to see."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.kit import catalog as boards
from engine import catalog
from engine.core.chance import Chance
from tests.desktop_app.conftest import Opener
from tests.desktop_app.whole_plays import dealer

SECRET = {
    "white_castle": set[str](),
    "two_castles": {"KeepTwo", "PutDown"},
    "shogun": {"FillPlan", "Commit"},
}
"""The questions for which somebody needs what nobody else may see."""


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_the_curtain_falls_before_secret_questions_only(
    qtbot: Any, open_session: Opener, game_id: str
) -> None:
    tabletop = boards.load(game_id)
    assert tabletop
    page = dealer(qtbot, open_session, catalog.load(game_id), tabletop)("human", "human", "human")
    chance, asked, fallen = Chance(3), set[str](), set[str]()
    for _ in range(150):
        page.panels.skip()
        has_fallen = page.curtain.isVisible()
        if has_fallen:
            QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
        if page.session.view.is_over:
            break
        seat = page.session.decider
        assert seat is not None
        kind = type(page.session.view.waiting[seat]).__name__
        asked.add(kind)
        if has_fallen:
            fallen.add(kind)
        moves = page.session.game.brain.sensible(page.session.view, seat)
        number, chance = chance.draw(len(moves))
        page.session.play(seat, moves[number])
    assert fallen <= SECRET[game_id]
    assert bool(fallen) == bool(SECRET[game_id])
    assert asked - SECRET[game_id], "much is decided in the open"
