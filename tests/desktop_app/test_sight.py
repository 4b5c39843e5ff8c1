"""A board grows with everything else, and scrolls where it is larger than its view."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.board.glow import Glow
from desktop_app.board.overlay import lie_over
from desktop_app.kit import catalog as desktop
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box
from desktop_app.look import theme
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.core.game import Game
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import LEFT, point_of, press
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM
from tests.desktop_app.whole_plays import Dealer, dealer

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def deal(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> Dealer:
    return dealer(qtbot, open_session, lantern, TABLETOP)


@pytest.fixture
def large(deal: Dealer) -> GamePage:
    """Return a page on which everything is twice as large as usual."""
    theme.fit(theme.Fit(200))
    return deal("human", "human")


def painted(page: GamePage, spot: Spot) -> float:
    """Return how wide a place is on the screen, in pixels."""
    return page.scene.place(spot).sceneBoundingRect().width() * page.board.transform().m11()


def is_seen(page: GamePage, spot: Spot) -> bool:
    box = page.board.mapFromScene(page.scene.place(spot).place.box.rect).boundingRect()
    return page.board.viewport().rect().contains(box)


def turn_wheel(page: GamePage, by: QPoint, held: Qt.KeyboardModifier = NONE) -> None:
    viewport = page.board.viewport()
    at = viewport.rect().center()
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), by,
        Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def corner(page: GamePage) -> QPoint:
    """Return how far the board is scrolled."""
    return QPoint(page.board.horizontalScrollBar().value(), page.board.verticalScrollBar().value())


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
@pytest.mark.parametrize("scale", [125, 150, 200])
def test_words_icons_and_pieces_of_every_board_grow_with_the_interface(
    qtbot: Any, open_session: Opener, game_id: str, scale: int
) -> None:
    tabletop = desktop.load(game_id)
    assert tabletop
    page_of = dealer(qtbot, open_session, catalog.load(game_id), tabletop)
    usual = page_of("human", "random", "random")
    theme.fit(theme.Fit(scale))
    large = page_of("human", "random", "random")
    for spot in set(usual.scene.spots) & set(large.scene.spots):
        grown = painted(large, spot) / painted(usual, spot)
        # The column beside the board may not take twice as much of it.
        assert scale / 100 * 0.98 <= grown <= scale / 100 * 1.1, spot


@pytest.mark.parametrize("scale", [75, 100])
def test_a_board_that_is_no_larger_than_usual_is_seen_whole(deal: Dealer, scale: int) -> None:
    theme.fit(theme.Fit(scale))
    page = deal("human", "human")
    assert not page.board.sight.is_scrolled
    assert all(is_seen(page, spot) for spot in page.scene.spots)
    assert not page.board.verticalScrollBar().isVisible()


def test_a_large_board_keeps_its_size_whatever_becomes_of_the_window(large: GamePage) -> None:
    for size in ((1600, 900), (1280, 720)):
        large.resize(*size)
        QApplication.processEvents()
        sight = large.board.sight
        assert sight.zoom == pytest.approx(sight.usual_zoom)
        assert sight.zoom > 1.5


def test_the_wheel_scrolls_a_large_board_and_zooms_with_ctrl(large: GamePage) -> None:
    before, zoom = corner(large), large.board.sight.zoom
    turn_wheel(large, QPoint(0, -120))
    assert corner(large).y() > before.y()
    turn_wheel(large, QPoint(0, -120), Qt.KeyboardModifier.ShiftModifier)
    assert corner(large).x() > before.x()
    assert large.board.sight.zoom == zoom
    turn_wheel(large, QPoint(0, 120), CTRL)
    assert large.board.sight.zoom > zoom


def test_a_drag_on_what_cannot_be_dragged_scrolls_a_large_board(large: GamePage) -> None:
    viewport, before = large.board.viewport(), corner(large)
    middle = viewport.rect().center()
    QTest.mousePress(viewport, LEFT, pos=middle)
    for step in (20, 40, 60):
        QTest.mouseMove(viewport, middle - QPoint(step, step))
    QTest.mouseRelease(viewport, LEFT, pos=middle - QPoint(60, 60))
    assert corner(large) != before


def test_arrows_bring_the_place_they_lead_to_in_sight_and_scroll_past_the_last(
    large: GamePage,
) -> None:
    press(large, Qt.Key.Key_Tab, *[Qt.Key.Key_Down] * 8)
    assert large.scene.focus
    assert is_seen(large, large.scene.focus)
    assert corner(large).y() == large.board.verticalScrollBar().maximum()
    assert not is_seen(large, DIE["low"])


def test_what_glows_comes_in_sight(large: GamePage) -> None:
    assert any(is_seen(large, spot) for spot in large.scene.lights.lit(Glow.SOURCE))
    press(large, *[Qt.Key.Key_Tab] * 2)
    large.scene.set_focus(Spot("garden", "3"))
    large.scene.pick_up(DIE["high"])
    assert any(is_seen(large, spot) for spot in ROOM)
    large.scene.point_at(Spot("garden", "3"))
    assert is_seen(large, Spot("garden", "3"))


def test_a_board_drifts_while_something_is_held_at_its_edge(qtbot: Any, large: GamePage) -> None:
    viewport = large.board.viewport()
    large.scene.set_focus(DIE["high"])
    start, edge = point_of(large, DIE["high"]), viewport.rect().bottomLeft() + QPoint(200, -2)
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, 20))
    QTest.mouseMove(viewport, edge)
    bar = large.board.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    assert large.scene.lifted
    held = large.board.mapFromScene(large.scene.lifted.sceneBoundingRect()).boundingRect()
    assert held.contains(edge), "it stays in the hand"
    QTest.mouseRelease(viewport, LEFT, pos=edge)
    assert not large.board.sight.drift.isActive()


def test_fit_shows_all_of_a_large_board_and_then_its_usual_size_again(large: GamePage) -> None:
    usual = large.board.transform()
    large.fit_board()
    assert all(is_seen(large, spot) for spot in large.scene.spots)
    large.fit_board()
    assert large.board.transform() == usual


@pytest.mark.parametrize("scale", [100, 150, 300])
def test_what_lies_over_a_board_grows_with_it_and_stays_on_it(deal: Dealer, scale: int) -> None:
    theme.fit(theme.Fit(scale))
    page = deal("human", "human")
    panel = QWidget(page.board)
    width, height = page.scene.sceneRect().width(), page.scene.sceneRect().height()
    box = Box(width * 0.6, 0, width * 0.4, height * 0.4)
    lie_over(panel, box, (width, height))
    assert page.board.rect().contains(panel.geometry())
    whole = min(page.board.width() / width, page.board.height() / height)
    assert panel.width() / (box.w * whole) >= min(scale / 100, 2.0) * 0.98
