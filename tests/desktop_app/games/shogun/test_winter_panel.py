"""The winter sheet: supply, majorities with ties, and the sum."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop_app.games.shogun.panels.tower_panel import TowerPanel
from desktop_app.games.shogun.panels.winter_panel import WinterPanel
from desktop_app.table.game_page import GamePage
from engine.games.shogun.components import Building
from engine.games.shogun.events import winter as events
from tests.desktop_app.games.moving import look_again
from tests.desktop_app.games.shogun.test_tower_panel import BEGAN, ENDED, THROWN
from tests.desktop_app.whole_plays import WAIT, Dealer

SCORED = events.Scored(0, 5, 1, 3, 9)
YEAR_ENDED = events.YearEnded(1, (0, 0, 0), ())


def panels_of(page: GamePage) -> tuple[TowerPanel, WinterPanel]:
    tower, winter = page.panels
    assert isinstance(tower, TowerPanel)
    assert isinstance(winter, WinterPanel)
    return tower, winter


@pytest.fixture
def panel(deal: Dealer) -> WinterPanel:
    panel = deal("human", "human", "human").panels[1]
    assert isinstance(panel, WinterPanel)
    return panel


def test_winter_is_shown_when_the_year_is_over(panel: WinterPanel) -> None:
    told = (
        events.WinterBegan(1, 0, 5),
        events.Supplied(0, 7, 5, 2, (3, 4), 1),
        events.Supplied(1, 6, 6, 0, (), 0),
        events.Supplied(2, 6, 6, 0, (), 0),
        events.Majority(0, 1, Building.CASTLE, 3),
        events.Majority(1, 2, Building.TEMPLE, 1),
        events.Scored(0, 5, 1, 3, 9),
        events.Scored(1, 6, 1, 1, 8),
        events.Scored(2, 6, 0, 0, 6),
    )
    for event in told:
        panel.hear(event)
    assert not panel.isVisible()
    panel.hear(YEAR_ENDED)
    assert panel.isVisible()
    said = [item.text() for item in panel.findChildren(QLabel)]
    assert any("5 / 7" in text and "Revolts: 2" in text for text in said)
    assert "castle +3" in said
    assert "temple +1 =" in said
    assert {"9", "8", "6"} <= set(said)
    before = said.index("Points before")
    assert said[before + 1 : before + 4] == ["0", "0", "0"]
    panel.close_button.click()
    assert not panel.isVisible()


def test_what_stands_on_the_sheet_adds_up_to_its_total(panel: WinterPanel) -> None:
    panel.hear(events.Majority(0, 1, Building.CASTLE, 3))
    panel.hear(events.Scored(0, 5, 1, 3, 30))
    panel.hear(events.YearEnded(2, (0, 0, 0), ()))
    assert figure_beside(panel, "Points before") == "21"
    assert figure_beside(panel, "Total") == "30"


def figure_beside(panel: WinterPanel, caption: str) -> str:
    """Return what the sheet says for the first seat in the line with this *caption*."""
    said = [item.text() for item in panel.findChildren(QLabel)]
    return said[said.index(caption) + 1]


def test_the_curtain_waits_until_the_sheet_is_closed(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "human", "human")
    _, panel = panels_of(page)
    panel.hear(SCORED)
    panel.hear(YEAR_ENDED)
    page.session.curtain_wanted.emit(1)
    look_again(page)
    assert panel.isVisible()
    assert not page.curtain.isVisible()
    panel.close_button.click()
    qtbot.waitUntil(page.curtain.isVisible)


def test_the_sheet_waits_until_the_tower_has_told_every_fight_it_scores(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    tower, winter = panels_of(page)
    page.panels.set_speed(1.0)
    for event in (*(BEGAN, THROWN, ENDED) * 2, SCORED, YEAR_ENDED):
        page.session.event_happened.emit(event)
    for _ in range(4):  # each fight is cut short, then read
        assert not winter.isVisible()
        assert page.session.machines.must_wait()
        page.skip()
    assert not tower.isVisible()
    assert winter.isVisible()
    assert not page.session.machines.must_wait()


def test_the_board_stays_behind_while_the_last_result_is_read_before_winter(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    tower, winter = panels_of(page)
    page.panels.set_speed(1.0)
    for event in (BEGAN, THROWN, ENDED, SCORED, YEAR_ENDED):
        page.session.event_happened.emit(event)
    tower.skip()
    assert not tower.is_playing
    assert page.panels.are_in_suspense()
    tower.skip()
    assert winter.isVisible()


def test_motion_that_is_switched_off_in_mid_fall_lets_winter_come(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "human", "human")
    tower, winter = panels_of(page)
    page.panels.set_speed(1.0)
    for event in (BEGAN, THROWN, ENDED, SCORED, YEAR_ENDED):
        page.session.event_happened.emit(event)
    assert tower.is_telling
    page.panels.set_speed(0.0)
    qtbot.waitUntil(winter.isVisible)
    assert not tower.is_telling


def test_a_winter_that_is_taken_back_is_not_shown(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    tower, winter = panels_of(page)
    page.panels.set_speed(1.0)
    for event in (BEGAN, THROWN, ENDED, SCORED, YEAR_ENDED):
        page.session.event_happened.emit(event)
    page.session.move_undone.emit(0, "")
    tower.forget()
    assert not winter.isVisible()
    assert not page.panels.are_in_suspense()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_escape_and_space_close_the_sheet_whatever_has_the_focus(
    deal: Dealer, key: Qt.Key, qtbot: Any
) -> None:
    page = deal("human", "human", "human")
    _, winter = panels_of(page)
    for part in (page.board, page.scores.sheet_button, winter.close_button):
        winter.hear(SCORED)
        winter.hear(YEAR_ENDED)
        page.activateWindow()
        part.setFocus()
        qtbot.waitUntil(part.hasFocus)
        QTest.keyClick(part, key)
        assert not winter.isVisible()
        assert not page.sheet.isVisible()


def test_the_final_sheet_comes_when_the_winter_sheet_is_closed(deal: Dealer, qtbot: Any) -> None:
    page = deal("random", "random", "random")
    _, winter = panels_of(page)
    qtbot.waitUntil(lambda: page.session.view.is_over, timeout=WAIT)
    assert winter.isVisible()
    assert not page.sheet.isVisible()
    page.put_back()
    assert not winter.isVisible()
    qtbot.waitUntil(page.sheet.isVisible)


def test_undo_and_redo_in_winter_keep_rice_and_tell_no_majority_twice(
    deal: Dealer, qtbot: Any
) -> None:
    page = deal("random", "random", "random")
    _, winter = panels_of(page)
    qtbot.waitUntil(lambda: page.session.view.is_over, timeout=WAIT)
    told, scored = winter_told(page, winter), figure_beside(winter, "Rice for provinces")
    assert scored
    # Only the end is heard again, as after an undo, or where somebody else heard the rest.
    winter._supplies.clear()
    for event in told[-8:]:
        winter.hear(event)
    assert figure_beside(winter, "Rice for provinces") == scored
    castles = [text for text in texts_of(winter) if "castle +" in text]
    assert all(text.count("castle +") == 1 for text in castles)


def winter_told(page: GamePage, winter: WinterPanel) -> list[Any]:
    past = page.session.past
    news = [event for moment in range(len(past)) for event in past.news(moment)]
    began = [n for n, event in enumerate(news) if isinstance(event, events.WinterBegan)]
    return news[began[-1] :]


def texts_of(panel: WinterPanel) -> list[str]:
    return [panel.grid.itemAt(n).widget().text() for n in range(panel.grid.count()) if n > 3]
