"""The winter sheet: supply, majorities with ties, and the sum."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel

from desktop_app.games.shogun.winter_panel import WinterPanel
from engine.games.shogun import events_of_winter as events
from engine.games.shogun.components import Building
from tests.desktop_app.whole_plays import Dealer


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
    panel.hear(events.YearEnded(1, (0, 0, 0), ()))
    assert panel.isVisible()
    said = [item.text() for item in panel.findChildren(QLabel)]
    assert any("5 / 7" in text and "Revolts: 2" in text for text in said)
    assert "castle +3" in said
    assert "temple +1 =" in said
    assert {"9", "8", "6"} <= set(said)
    panel.close_button.click()
    assert not panel.isVisible()


def test_the_curtain_waits_until_the_sheet_is_closed(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "human", "human")
    panel = page.panels[1]
    assert isinstance(panel, WinterPanel)
    panel.hear(events.Scored(0, 5, 1, 3, 9))
    panel.show_winter(1)
    page.session.curtain_wanted.emit(1)
    qtbot.wait(200)
    assert panel.isVisible()
    assert not page.curtain.isVisible()
    panel.close_button.click()
    qtbot.waitUntil(page.curtain.isVisible)
