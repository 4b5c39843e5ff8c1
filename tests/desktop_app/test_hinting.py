"""A hint comes in three stages: where to look, what to do, why; and then it can be done."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.advice.adviser import Stage
from desktop_app.advice.hint_card import HintCard
from desktop_app.board.glow import Glow
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import LEFT, drag, point_of
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM
from tests.desktop_app.whole_plays import dealer
from tests.toys.lantern import PlaceDie, TakeDie


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    return dealer(qtbot, open_session, lantern, TABLETOP)("human", "human")


def hinted(qtbot: Any, page: GamePage, stage: Stage) -> HintCard:
    """Ask as often as it takes to come to *stage*."""
    adviser = page.hinting.adviser
    QTest.mouseClick(page.prompt_bar.hint, LEFT)
    qtbot.waitUntil(lambda: adviser.stage is Stage.WHERE, timeout=30_000)
    while adviser.stage < stage:
        QTest.mouseClick(page.hinting.card.more, LEFT)
    return page.hinting.card


def test_the_first_stage_only_says_where_to_look(qtbot: Any, page: GamePage) -> None:
    card = hinted(qtbot, page, Stage.WHERE)
    take, place = page.hinting.deed
    assert isinstance(take, TakeDie)
    assert page.scene.lights.lit(Glow.HINT) == [DIE[take.end]]
    assert str(place) not in card.text
    assert not card.do_it.isVisible()


def test_the_second_stage_names_the_gesture_and_covers_nothing_of_it(
    qtbot: Any, page: GamePage
) -> None:
    card = hinted(qtbot, page, Stage.WHAT)
    take, place = page.hinting.deed
    assert isinstance(take, TakeDie)
    assert isinstance(place, PlaceDie)
    spots = [DIE[take.end], ROOM[place.room]]
    assert page.scene.lights.lit(Glow.HINT) == spots
    assert f"{take} → {place}" in card.text
    for spot in spots:
        assert not card.geometry().contains(point_of(page, spot))


def test_the_third_stage_says_why_and_does_it(qtbot: Any, page: GamePage) -> None:
    card = hinted(qtbot, page, Stage.WHY)
    assert "Why" in card.text
    assert card.text.splitlines()[-1]
    deed = page.hinting.deed
    QTest.mouseClick(card.do_it, LEFT)
    assert [move for _, move in page.session._table.record.moves] == [str(m) for m in deed]
    assert not card.isVisible()


def test_by_keyboard_h_goes_on_and_enter_does_it(qtbot: Any, page: GamePage) -> None:
    card = hinted(qtbot, page, Stage.WHERE)
    assert card.more.hasFocus()
    QTest.keyClick(card.more, Qt.Key.Key_Return)
    page.hint()
    assert page.hinting.adviser.stage is Stage.WHY
    QTest.keyClick(card.do_it, Qt.Key.Key_Return)
    assert page.session.moves_played == 2
    assert page.board.hasFocus()


def test_escape_or_enough_puts_it_away_and_the_lights_go(qtbot: Any, page: GamePage) -> None:
    card = hinted(qtbot, page, Stage.WHAT)
    QTest.keyClick(card.more, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert page.scene.lights.lit(Glow.HINT) == []
    assert page.board.hasFocus()


def test_the_hint_is_gone_when_somebody_has_gone_on(qtbot: Any, page: GamePage) -> None:
    card = hinted(qtbot, page, Stage.WHAT)
    drag(page, DIE["high"], ROOM[1])
    assert page.hinting.adviser.lights() == ()
    assert not card.isVisible()


def test_where_no_advice_is_to_be_had_it_says_so(page: GamePage) -> None:
    page.hint()
    page.session.machines.unadvised.emit()
    assert page.hinting.card.text == "No hint could be found."
    page.hint()  # and it can be asked again
    assert page.hinting.adviser.stage is Stage.THINKING
