"""The board comes first: what stands around it is small, whole and inside the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QScrollArea,
    QWidget,
)

from desktop_app.keep.settings import Settings
from desktop_app.kit.catalog import all_games
from desktop_app.lobby.seating import seated
from desktop_app.look import appearance, theme
from desktop_app.look.parts import ElidedLabel
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from engine.catalog import GAME_IDS, load
from engine.core.table import Table

SIZES = ((1280, 720), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160))
SCALED = ((1024, 576), (853, 480), (640, 360))
"""What is left of 1280x720 on a screen with a scale factor of 1.25, 1.5 and 2."""
LEFT = Qt.MouseButton.LeftButton


def window_of(qtbot: Any, scale: int = 100, language: str = "de") -> MainWindow:
    settings = Settings()
    settings.override(sound=False, animation="off", scale=scale, language=language)
    appearance.apply_all(settings.values)
    window = MainWindow(all_games(), settings)
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)  # laid out, but never painted
    window.show()
    return window


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    yield
    appearance.apply_all(Settings().values)
    theme.fit(theme.Fit())


def play(window: MainWindow, game_id: str, count: int) -> GamePage:
    game = load(game_id)
    kinds = ("human", *["greedy"] * (count - 1))
    table = Table(game, count, 1, game.options_from({}))
    window.show_play(table, seated(kinds, ("Annemarie", "Maximilian") * 4)).start()
    page = window.play_page
    assert isinstance(page, GamePage)
    page.session.close()
    return page


def sized(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    QApplication.processEvents()


def seen(window: QWidget) -> Iterator[QWidget]:
    """Yield every word and button that is shown, outside of what scrolls."""
    for part in window.findChildren(QWidget):
        if isinstance(part, QLabel | QAbstractButton) and part.isVisible() and not scrolls(part):
            yield part


def scrolls(part: QWidget) -> bool:
    around = part.parentWidget()
    while around:
        if isinstance(around, QScrollArea | QAbstractScrollArea):
            return True
        around = around.parentWidget()
    return False


def troubles(window: QWidget, least: int) -> list[str]:
    """Say what is outside, cut or too small."""
    found = []
    room = window.rect()
    for part in seen(window):
        place = QRect(part.mapTo(window, QPoint()), part.size())
        said = f"{type(part).__name__} {part.objectName()} “{getattr(part, 'text', str)()}” {place}"
        if not room.contains(place):
            found.append(f"outside: {said}")
        text = part.text()
        if text and part.fontInfo().pixelSize() < least:
            found.append(f"small: {said}")
        if isinstance(part, QAbstractButton) and text:
            if part.sizeHint().width() > part.width() + 2:
                found.append(f"cut: {said} needs {part.sizeHint()}")
        elif isinstance(part, QLabel) and not isinstance(part, ElidedLabel) and text:
            needed = part.heightForWidth(part.width()) if part.wordWrap() else 0
            wide = 0 if part.wordWrap() else part.sizeHint().width()
            if needed > part.height() + 2 or wide > part.width() + 2:
                found.append(f"cut: {said}")
    return found


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_board_gets_the_window(qtbot: Any, game_id: str) -> None:
    """At 1280x720 bar and menu take at most 9 % of the height, the column 20 % of the width."""
    window = window_of(qtbot)
    page = play(window, game_id, load(game_id).seats[-1])
    sized(window, 1280, 720)
    assert not window.menuBar().isVisible()
    assert page.prompt_bar.height() <= 0.09 * 720
    assert page.board.height() >= 0.91 * 720
    assert not page.side.is_folded
    assert page.side.width() <= 0.2 * 1280
    page.scores_and_log()
    QApplication.processEvents()
    assert page.side.is_folded
    assert page.side.width() <= 0.05 * 1280
    assert page.board.width() >= 0.95 * 1280


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("scale", [75, 100, 150])
def test_nothing_around_a_board_is_cut_or_outside_at_any_size(
    qtbot: Any, game_id: str, scale: int
) -> None:
    window = window_of(qtbot, scale)
    game = load(game_id)
    least = 11 if scale >= 100 else 9
    for count in {game.seats[0], game.seats[-1]}:
        page = play(window, game_id, count)
        for width, height in SIZES:
            sized(window, width, height)
            assert troubles(page, least) == [], (width, height, count)
            assert page.side.width() <= 0.2 * width
            assert page.prompt_bar.height() <= 0.09 * height * max(1, scale / 100)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("size", SCALED, ids=str)
def test_on_a_screen_that_enlarges_everything_no_control_leaves_the_window(
    qtbot: Any, game_id: str, size: tuple[int, int]
) -> None:
    window = window_of(qtbot)
    page = play(window, game_id, load(game_id).seats[-1])
    sized(window, *size)
    assert window.size().toTuple() == size
    assert troubles(page, 11) == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_at_three_times_the_size_the_column_folds_and_the_board_scrolls(
    qtbot: Any, game_id: str
) -> None:
    window = window_of(qtbot, 300)
    page = play(window, game_id, load(game_id).seats[-1])
    sized(window, 1280, 720)
    assert window.size().toTuple() == (1280, 720)
    assert page.side.is_folded
    assert page.board.sight.is_scrolled
    outside = [said for said in troubles(page, 11) if said.startswith("outside")]
    assert outside == []


@pytest.mark.parametrize("page", ["start", *GAME_IDS])
@pytest.mark.parametrize("scale", [75, 100, 150])
def test_nothing_on_a_page_is_cut(qtbot: Any, page: str, scale: int) -> None:
    window = window_of(qtbot, scale)
    if page == "start":
        window.show_start_page()
    else:
        window.show_new_game(page)
    assert window.page
    for width, height in SIZES:
        sized(window, width, height)
        assert troubles(window.page, 11 if scale >= 100 else 9) == [], (width, height)


def test_the_menu_is_one_sheet_below_its_button_and_f10_opens_it(qtbot: Any) -> None:
    window = window_of(qtbot)
    page = play(window, "white_castle", 2)
    shown: list[bool] = []

    def close() -> None:
        shown.append(True)
        window.menus.sheet.close()

    window.menus.sheet.aboutToShow.connect(close, Qt.ConnectionType.QueuedConnection)
    assert window.menus["menu"].shortcut().toString() == "F10"
    window.menus["menu"].trigger()
    QApplication.processEvents()
    assert shown
    assert page.prompt_bar.menu_button.menu() is window.menus.sheet
    offered = {action for menu in (window.menus.sheet,) for action in menu.actions()}
    assert window.menus["new"] in offered
    assert window.menus["quit"] in offered


def test_one_click_on_the_sign_begins_a_first_game(qtbot: Any) -> None:
    window = window_of(qtbot)
    window.show_start_page()
    sized(window, 1280, 720)
    sign = window.start_page.signs["shogun"]
    assert sign.isVisible()
    QTest.mouseClick(sign, LEFT)
    assert window.session
    assert window.session.game.id == "shogun"
    assert window.settings.are_for_first_games
    window.end_play()
