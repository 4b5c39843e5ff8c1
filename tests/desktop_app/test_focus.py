"""Whoever uses the keyboard always sees where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from desktop_app.dialogs.settings_dialog import SettingsDialog
from desktop_app.keep.settings import Settings
from desktop_app.kit.catalog import all_games
from desktop_app.lobby.new_game_page import NewGamePage
from desktop_app.lobby.seating import seated
from desktop_app.lobby.start_page import StartPage
from desktop_app.look import theme
from desktop_app.look.sound import Sounds
from desktop_app.play.session import GameSession
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.core.table import Table
from tests.desktop_app.lantern_table import TABLETOP

SEEN = 60
"""So many pixels must be clearly lighter or darker than without the keyboard."""
CLEARLY = 45


def start_page() -> QWidget:
    return StartPage(all_games())


def new_game_page() -> QWidget:
    return NewGamePage(catalog.load("shogun"), Settings())


def settings_dialog() -> QWidget:
    settings = Settings()
    return SettingsDialog(settings, Sounds(settings))


@pytest.fixture
def game_page(qtbot: Any, lantern: Any) -> Callable[[], QWidget]:
    def made() -> QWidget:
        session = GameSession(Table(lantern, 2, 5), seated(("human", "random")))
        page = GamePage(session, TABLETOP, Settings())
        session.setParent(page)
        session.start()
        return page

    return made


def tab_stops(page: QWidget) -> list[QWidget]:
    """Return what Tab can reach; the inside of a scrolled part belongs to it."""
    return [
        part
        for part in page.findChildren(QWidget)
        if part.isVisible()
        and part.isEnabled()
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(part.parentWidget(), QAbstractScrollArea)
    ]


def picture(page: QWidget, part: QWidget) -> QImage:
    around = part.rect().adjusted(-3, -3, 3, 3)
    around.moveTopLeft(part.mapTo(page, around.topLeft()))
    return page.grab(around).toImage()


def differing(one: QImage, other: QImage) -> int:
    """Count pixels along the edges that are clearly lighter or darker in the other picture."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) >= CLEARLY
        for x in range(min(one.width(), 300))
        for y in range(min(one.height(), 60))
    )


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("page", ["start_page", "new_game_page", "settings_dialog", "game_page"])
def test_the_keyboard_is_seen_at_every_stop(
    qtbot: Any, request: pytest.FixtureRequest, look: str, page: str
) -> None:
    theme.turn(look)
    made = request.getfixturevalue(page) if page == "game_page" else globals()[page]
    shown = made()
    qtbot.addWidget(shown)
    shown.resize(1280, 1200)  # nothing scrolls away
    with qtbot.waitActive(shown):
        shown.show()
        shown.activateWindow()
    stops = tab_stops(shown)
    assert stops
    unseen = []
    for part in stops:
        if focused := QApplication.focusWidget():
            focused.clearFocus()
        before = picture(shown, part)
        part.setFocus(Qt.FocusReason.TabFocusReason)
        if differing(before, picture(shown, part)) < SEEN:
            unseen.append(part)
    assert unseen == []


def test_the_keyboard_begins_on_what_most_people_want(qtbot: Any) -> None:
    page = start_page()
    assert isinstance(page, StartPage)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    assert page.new_buttons["white_castle"].hasFocus()


def test_tab_stops_at_no_scrolled_part_that_shows_everything(qtbot: Any) -> None:
    page = new_game_page()
    qtbot.addWidget(page)
    page.resize(1280, 1200)
    page.show()
    assert not any(isinstance(part, QAbstractScrollArea) for part in tab_stops(page))
    page.resize(800, 300)
    assert any(isinstance(part, QAbstractScrollArea) for part in tab_stops(page))
