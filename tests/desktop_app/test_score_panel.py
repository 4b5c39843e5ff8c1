"""Points beside the board and the score sheet over it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop_app.column.score_panel import points_at_the_end
from desktop_app.keep.settings import Settings
from desktop_app.kit.tabletop import ScoreColumn
from desktop_app.lobby.seating import seated
from desktop_app.look import theme
from desktop_app.look.parts import label, tell
from desktop_app.play.session import GameSession
from desktop_app.table.game_page import GamePage
from engine.core.game import Game, Standing
from engine.core.table import Table
from tests.desktop_app.conftest import table_of
from tests.desktop_app.games.moving import keep_machines_quiet
from tests.desktop_app.lantern_table import TABLETOP, score

NAME = "<img src='x'><b>Ada</b>"


@pytest.fixture
def page(qtbot: Any, lantern: Game[Any]) -> GamePage:
    """Return a play in which somebody has tried what a name can do."""
    session = GameSession(Table(lantern, 2, 11), seated(("human", "random"), (NAME,)))
    wishes = Settings()
    wishes.change(animation="off", pace="at_once")
    page = GamePage(session, TABLETOP, wishes)
    session.setParent(page)
    qtbot.addWidget(page, before_close_func=lambda page: page.session.close())
    page.resize(1280, 720)
    page.show()
    session.start()
    return page


def play_to_the_end(session: GameSession) -> None:
    """Let everybody take the first move that is offered."""
    while not (state := table_of(session).state).is_over:
        seat = min(state.waiting)
        session.machines.answered.emit(seat, state.moves(seat)[0])
        session.playhead.step()  # at the usual pace it waits for its time


def as_shown(tool_tip: str) -> str:
    """Return what is to be read in a tool tip."""
    document = QTextDocument()
    document.setHtml(tool_tip)
    return document.toPlainText()


def test_a_name_is_shown_as_it_was_written(page: GamePage) -> None:
    name, points, *_ = page.scores._rows[0]
    assert name.text() == NAME
    assert name.textFormat() == Qt.TextFormat.PlainText
    assert as_shown(points.toolTip()).startswith(f"{NAME}\n")
    assert label(NAME).textFormat() == Qt.TextFormat.PlainText
    told = label("")
    tell(told, NAME)
    assert as_shown(told.toolTip()) == NAME


def test_the_name_too_shows_what_the_points_are_made_of(page: GamePage) -> None:
    for row, kind in ((0, "Person"), (1, "Machine, plays at random")):
        name, points, ending, rank = page.scores._rows[row]
        title = page.session.names[row]
        assert as_shown(name.toolTip()).splitlines() == [title, "points: 0", kind]
        assert points.toolTip() == ending.toolTip() == rank.toolTip() == name.toolTip()


def show_scores(page: GamePage, standings: list[Standing], *totals: int) -> None:
    """Show *standings*, with these totals if the game ended now."""
    columns = [ScoreColumn("", seat, (), total) for seat, total in enumerate(totals)]
    page.scores.show_scores(standings, columns, page.session.names, ())
    QApplication.processEvents()


def test_points_and_ranks_stand_below_their_names(page: GamePage) -> None:
    show_scores(page, [Standing(0, 3), Standing(1, 2, place=2)], 5, 9)
    heads = {part.text(): part for part in page.scores.findChildren(QLabel)}
    _, *figures = page.scores._rows[0]
    for name, figure in zip(("now", "end", "Rank"), figures, strict=True):
        head = heads[name]
        assert head.isVisible()
        assert head.geometry().right() == figure.geometry().right()
        assert head.geometry().bottom() < figure.geometry().top()


def test_points_now_and_if_the_game_ended_now_stand_side_by_side(page: GamePage) -> None:
    show_scores(page, [Standing(0, 3), Standing(1, 2, place=2)], 5, 9)
    shown = [[part.text() for part in row[1:]] for row in page.scores._rows.values()]
    assert shown == [["3", "5", "1."], ["2", "9", "2."]]


def test_one_figure_is_enough_where_both_are_the_same(page: GamePage) -> None:
    show_scores(page, [Standing(0, 3), Standing(1, 2, place=2)], 3, 2)
    assert [row.ending.isVisible() for row in page.scores._rows.values()] == [False, False]


def test_nobody_has_a_rank_before_there_are_points(page: GamePage) -> None:
    show_scores(page, [Standing(0, 0, place=2), Standing(1, 0)], 1, 0)
    assert [row.rank.text() for row in page.scores._rows.values()] == ["", ""]


def test_of_two_castles_the_one_that_counts_says_the_points_at_the_end() -> None:
    castles = [ScoreColumn("", 0, (), 9), ScoreColumn("", 0, (), 4, counts=True)]
    assert points_at_the_end(castles) == {0: 4}


def test_the_sheet_stays_in_the_middle_of_the_board(page: GamePage) -> None:
    page.scoring.show_sheet()
    for size in ((1600, 900), (1024, 600), (640, 300)):
        page.resize(*size)
        QApplication.processEvents()
        assert page.board.geometry().contains(page.sheet.geometry())
        aside = page.sheet.geometry().center() - page.board.geometry().center()
        assert aside.manhattanLength() <= 2


def test_enter_on_a_figure_asks_where_its_points_come_from(qtbot: Any, page: GamePage) -> None:
    page.scoring.show_sheet()
    table = page.sheet.table
    table.setCurrentCell(0, 1)
    with qtbot.waitSignal(page.sheet.cell_chosen) as chosen:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert chosen.args == [1, "points"]


def test_tab_leads_out_of_the_sheet_and_readers_hear_its_name(qtbot: Any, page: GamePage) -> None:
    page.scoring.show_sheet()
    table = page.sheet.table
    assert table.accessibleName()
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Tab)
    assert isinstance(page.focusWidget(), QPushButton)


def test_after_the_end_the_bold_name_is_the_winner(page: GamePage) -> None:
    keep_machines_quiet(page)
    play_to_the_end(page.session)
    standings = page.session.standings()
    first = {standing.seat for standing in standings if standing.place == 1}
    assert 0 < len(first) < len(standings)
    bold = {seat for seat, (name, *_) in page.scores._rows.items() if name.font().bold()}
    assert bold == first


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_names_of_the_rows_are_never_cut(page: GamePage, scale: int) -> None:
    theme.fit(theme.Fit(scale=scale))
    page.resize(1280, 360)  # so low that rows are as low as can be
    page.scoring.show_sheet()
    QApplication.processEvents()
    header = page.sheet.table.verticalHeader()
    padding = header.sectionSizeHint(0) - header.fontMetrics().height()
    for line in range(header.count()):
        assert header.sectionSize(line) >= header.sectionSizeHint(line)
    assert padding <= theme.size("step")  # rows stay low


def test_only_figures_that_lead_to_the_board_can_be_picked(qtbot: Any, page: GamePage) -> None:
    view, names = page.session.view, page.session.names
    plain = score(view, names)
    leading = [replace(column, opens=f"garden {column.seat}") for column in plain]
    for columns, lines in ((plain, set()), (leading, {0})):
        page.sheet.show_columns(columns, page.session.standings(), str, is_over=False)
        table = page.sheet.table
        for line in range(table.rowCount()):
            click_at = table.visualItemRect(table.item(line, 0)).center()
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=click_at)
            assert bool(table.selectedItems()) == (line in lines)
