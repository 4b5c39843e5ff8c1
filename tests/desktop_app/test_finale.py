"""The end: what was built is seen, the points are counted up, and the winner is celebrated."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.column.finale.bars import IS_BEST, SHARE
from desktop_app.column.finale.result import result_of
from desktop_app.kit.tabletop import ScoreColumn, Wording
from desktop_app.look.drawing import art_text
from desktop_app.table.game_page import GamePage
from engine.core.game import Game, Standing
from tests.desktop_app.conftest import Opener
from tests.desktop_app.lantern_table import TABLETOP
from tests.desktop_app.test_game_page import play_out
from tests.desktop_app.whole_plays import dealer


class Words(Wording):
    """Calls a source by its id."""

    def category(self, category: str) -> str:
        """Name it."""
        return category


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    """Return a play that is over, with its table before it."""
    made = dealer(qtbot, open_session, lantern, TABLETOP)("human", "human")
    play_out(made)
    return made


def test_without_motion_the_table_comes_at_once(page: GamePage) -> None:
    assert page.sheet.isVisible()
    assert page.sheet.banner.isVisible()
    assert not page.panorama.isVisible()


def test_points_are_counted_up_source_after_source_to_those_of_the_table(page: GamePage) -> None:
    page.sheet.put_away()
    page.scene.motion.speed = 1.0
    page.scoring.celebrate()
    assert page.panorama.isVisible()
    assert not page.sheet.isVisible()
    result = page.panorama.result
    page.panorama.show_at(0.0)
    assert {page.panorama.shown_of(share) for share in result.shares} == {0}
    page.panorama.show_at(len(result.sources))
    totals = {s.seat: s.points for s in page.session.standings()}
    assert {share.seat: page.panorama.shown_of(share) for share in result.shares} == totals


@pytest.mark.parametrize("by", ["button", "click", "space", "escape"])
def test_whoever_has_seen_enough_comes_to_the_table(page: GamePage, by: str) -> None:
    page.sheet.put_away()
    page.scene.motion.speed = 1.0
    page.scoring.celebrate()
    match by:
        case "button":
            QTest.mouseClick(page.panorama.skip_button, Qt.MouseButton.LeftButton)
        case "click":
            QTest.mouseClick(page.panorama, Qt.MouseButton.LeftButton)
        case "space":
            page.skip()
        case _:
            page.put_back()
            assert not page.panorama.isVisible()
            return
    assert not page.panorama.isVisible()
    assert page.sheet.isVisible()


def test_the_table_of_the_end_covers_everything_and_its_primary_button_goes_on(
    page: GamePage,
) -> None:
    assert page.sheet.geometry() == page.rect()
    assert page.sheet.new_game.objectName() == "primary"
    assert page.sheet.close_button.objectName() == ""


def test_the_curve_ends_where_the_table_does(page: GamePage) -> None:
    ends = {seat: line[-1] for seat, line in page.sheet.beside.curve.lines.items()}
    assert ends == {s.seat: s.points for s in page.session.standings()}


def test_the_longest_bar_stands_for_the_most_points(page: GamePage) -> None:
    columns = [
        ScoreColumn("Ada", 0, (("points", 8), ("fans", 2)), 10),
        ScoreColumn("Ben", 1, (("points", 4), ("fans", 2)), 6),
    ]
    standings = (Standing(0, 10), Standing(1, 6, place=2))
    page.wording.category = str  # type: ignore[method-assign]
    page.sheet.show_columns(columns, standings, page.wording.name, is_over=True)
    cells = {(r, c): page.sheet.table.item(r, c) for r in (0, 1) for c in (0, 1)}
    assert [cells[0, c].data(SHARE) for c in (0, 1)] == [1, 0.5]
    assert [cells[0, c].data(IS_BEST) for c in (0, 1)] == [True, False]
    assert [cells[1, c].data(IS_BEST) for c in (0, 1)] == [True, True]


def test_of_two_castles_the_one_that_counts_is_counted_up() -> None:
    """BC: the lower of two castles is what a seat has in the end."""
    columns = [
        ScoreColumn("high", 0, (("food", 9),), 9, group="Ada"),
        ScoreColumn("low", 0, (("food", 4),), 4, group="Ada", counts=True),
    ]
    result = result_of(columns, (Standing(0, 4),), Words(), lambda seat: "Ada")
    assert [(share.name, share.total) for share in result.shares] == [("Ada", 4)]


@pytest.mark.parametrize("name", ["winner_crown", "lamp_floating"])
def test_ornaments_are_there(name: str) -> None:
    assert art_text("shell", f"{name}.svg").startswith("<svg")


def test_it_is_laid_out_anew_in_another_size(page: GamePage) -> None:
    for size in ((1280, 720), (900, 600), (1920, 1080)):
        page.resize(*size)
        QApplication.processEvents()
        assert page.sheet.geometry() == page.rect()
