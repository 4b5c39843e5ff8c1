"""The winter sheet: supply, majorities with ties, and the sum."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop_app.games.shogun.panels.tower_panel import TowerPanel
from desktop_app.games.shogun.panels.winter_panel import WinterPanel
from desktop_app.play.entries import Curtain, News, Shown
from desktop_app.table.game_page import GamePage
from engine.core.agenda import Event
from engine.games.shogun.components import Building
from engine.games.shogun.events import winter as events
from tests.desktop_app.conftest import tell
from tests.desktop_app.games.shogun.test_tower_panel import tell_fight
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
    read = hear(panel, *told)
    assert not panel.isVisible()
    assert read
    read = hear(panel, *told, YEAR_ENDED)
    assert panel.isVisible()
    assert not read
    said = [item.text() for item in panel.findChildren(QLabel)]
    assert any("5 / 7" in text and "Revolts: 2" in text for text in said)
    assert "castle +3" in said
    assert "temple +1 =" in said
    assert {"9", "8", "6"} <= set(said)
    before = said.index("Points before")
    assert said[before + 1 : before + 4] == ["0", "0", "0"]
    panel.close_button.click()
    assert not panel.isVisible()
    assert read


def test_what_stands_on_the_sheet_adds_up_to_its_total(panel: WinterPanel) -> None:
    majority, scored = events.Majority(0, 1, Building.CASTLE, 3), events.Scored(0, 5, 1, 3, 30)
    hear(panel, majority, scored, events.YearEnded(2, (0, 0, 0), ()))
    assert figure_beside(panel, "Points before") == "21"
    assert figure_beside(panel, "Total") == "30"


def figure_beside(panel: WinterPanel, caption: str) -> str:
    """Return what the sheet says for the first seat in the line with this *caption*."""
    said = [item.text() for item in panel.findChildren(QLabel)]
    return said[said.index(caption) + 1]


def test_the_curtain_waits_until_the_sheet_is_closed(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    _, panel = panels_of(page)
    tell(page.session, SCORED, YEAR_ENDED)
    page.session.playhead.append(Curtain(1))
    assert panel.isVisible()
    assert not page.curtain.isVisible()
    panel.close_button.click()
    page.scene.motion.finish()
    assert page.curtain.isVisible()


def test_the_sheet_comes_when_the_fights_that_it_scores_have_been_read(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    tower, winter = panels_of(page)
    page.panels.set_speed(1.0)
    tell_fight(page)
    tell_fight(page, SCORED, YEAR_ENDED)
    for _ in range(4):  # each fight is cut short, then read
        assert not winter.isVisible()
        assert not page.session.playhead.is_at_rest
        page.skip()
    assert not tower.isVisible()
    assert winter.isVisible()
    page.skip()
    assert page.session.playhead.is_at_rest


def test_motion_that_is_switched_off_in_mid_fall_lets_winter_come(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "human", "human")
    tower, winter = panels_of(page)
    page.panels.set_speed(1.0)
    tell_fight(page, SCORED, YEAR_ENDED)
    assert tower.is_playing
    page.panels.set_speed(0.0)
    qtbot.waitUntil(winter.isVisible)
    assert not tower.isVisible()


def test_a_winter_that_is_taken_back_is_not_shown(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    tower, winter = panels_of(page)
    page.panels.set_speed(1.0)
    tell_fight(page, SCORED, YEAR_ENDED)
    page.session.playhead.forget()
    assert not tower.isVisible()
    assert not winter.isVisible()
    assert page.session.playhead.is_at_rest


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_escape_and_space_close_the_sheet_whatever_has_the_focus(
    deal: Dealer, key: Qt.Key, qtbot: Any
) -> None:
    page = deal("human", "human", "human")
    _, winter = panels_of(page)
    for part in (page.board, page.scores.sheet_button, winter.close_button):
        hear(winter, SCORED, YEAR_ENDED)
        page.activateWindow()
        part.setFocus()
        qtbot.waitUntil(part.hasFocus)
        QTest.keyClick(part, key)
        assert not winter.isVisible()
        assert not page.sheet.isVisible()


def test_the_final_sheet_comes_when_the_winter_sheet_is_closed(deal: Dealer, qtbot: Any) -> None:
    page = deal("random", "random", "random")
    _, winter = panels_of(page)
    winters = 0
    while not page.session.view.is_over:
        qtbot.waitUntil(winter.isVisible, timeout=WAIT)
        winters += 1
        assert not page.sheet.isVisible()
        page.put_back()
        assert not winter.isVisible()
    assert winters == 2
    assert page.sheet.isVisible()


def test_a_winter_of_which_only_the_end_is_heard_is_told_whole_and_nothing_twice(
    deal: Dealer, qtbot: Any
) -> None:
    page = deal("random", "random", "random")
    _, winter = panels_of(page)
    qtbot.waitUntil(winter.isVisible, timeout=WAIT)
    shown = page.session.playhead.shown
    assert shown
    told, scored = winter_told(page), figure_beside(winter, "Rice for provinces")
    assert scored
    # As after an undo, or where somebody else heard the rest.
    last = Shown(page.hands.shown, len(page.session.past) - 1, news=as_news(*told[-8:]))
    winter.tell_of(last, lambda: None)
    assert figure_beside(winter, "Rice for provinces") == scored
    castles = [text for text in texts_of(winter) if "castle +" in text]
    assert all(text.count("castle +") == 1 for text in castles)


def hear(winter: WinterPanel, *told: Event) -> list[bool]:
    """Let the panel tell what happened; return a list that is filled when it was read."""
    read: list[bool] = []
    entry = Shown(winter._session.view, 0, news=as_news(*told))
    winter.tell_of(entry, lambda: read.append(True))
    return read


def as_news(*told: Event) -> tuple[News, ...]:
    return tuple([News(0, None, event) for event in told])


def winter_told(page: GamePage) -> list[Event]:
    past = page.session.past
    news = [event for moment in range(len(past)) for event in past.news(moment)]
    began = [n for n, event in enumerate(news) if isinstance(event, events.WinterBegan)]
    ended = [n for n, event in enumerate(news) if isinstance(event, events.YearEnded)]
    return news[began[0] : ended[0] + 1]


def texts_of(panel: WinterPanel) -> list[str]:
    return [panel.grid.itemAt(n).widget().text() for n in range(panel.grid.count()) if n > 3]
