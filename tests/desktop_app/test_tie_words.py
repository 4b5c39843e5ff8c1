"""Why equals have different places."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from desktop_app.column.score_sheet import ScoreSheet
from desktop_app.column.tie_words import ties_in_words
from desktop_app.games.two_castles.words import TwoCastlesWording
from desktop_app.games.white_castle.words import WhiteCastleWording
from desktop_app.kit import catalog as boards
from desktop_app.kit.tabletop import ScoreColumn
from engine import catalog
from engine.core.chance import Chance
from engine.core.game import Standing, ranked
from engine.playing import playout

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


def said(*points_and_ties: tuple[int, ...], is_over: bool = True) -> str:
    """Return what the sheet of Two Castles says about seats with these figures."""
    standings = ranked(
        [points for points, *_ in points_and_ties], lambda seat: points_and_ties[seat][1:]
    )
    return ties_in_words(TwoCastlesWording(), standings, NAMES.__getitem__, is_over=is_over)


def test_of_two_who_are_equal_on_places_three_and_four_it_is_told_why() -> None:
    text = said((30, 40, 0), (24, 26, 2), (27, 30, 0), (24, 31, 1))
    assert text == "Ben, Dot: equal with 24 points. Castle worth more: Ben 26, Dot 31."


def test_one_point_is_told_as_one() -> None:
    text = said((1, 2, 0), (1, 1, 0), is_over=False)
    assert text == "Ann, Ben: equal with 1 point. Castle worth more: Ann 2, Ben 1."


def test_further_tie_breaks_are_told_only_about_those_who_are_still_equal() -> None:
    text = said((24, 26, 2), (24, 26, 3), (24, 31, 1))
    assert "Castle worth more: Ann 26, Ben 26, Cid 31." in text
    assert text.endswith("Special rooms in both castles: Ann 2, Ben 3.")


def test_who_is_equal_in_everything_shares_a_place_and_that_is_told_at_the_end() -> None:
    assert said((24, 26, 2), (24, 26, 2)).endswith("Ann, Ben share rank 1.")
    assert said((24, 26, 2), (24, 26, 2), is_over=False) == ""


def test_nothing_is_told_where_all_points_differ() -> None:
    assert said((24, 26, 2), (23, 26, 2)) == ""


def test_the_turn_order_is_told_as_places_and_alone_that_equal_is_not_enough() -> None:
    words = WhiteCastleWording()
    words.names = NAMES[:3]
    standings = ranked([20, 20, 9], lambda seat: ((-2, 0, -1)[seat],))
    text = ties_in_words(words, standings, NAMES.__getitem__, is_over=True)
    assert text.endswith("Turn order: Ann 3, Ben 1.")
    words.names = NAMES[:1]
    alone = (Standing(0, 20, (0,), 2), Standing(1, 20, (1,), 1))
    assert "only with more points" in ties_in_words(words, alone, NAMES.__getitem__, is_over=True)


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_game_names_its_tie_breaks_and_the_sheet_tells_them(qtbot: Any, game_id: str) -> None:
    game, tabletop = catalog.load(game_id), boards.load(game_id)
    assert tabletop
    state = game.new(3, Chance(2))
    playout(game, state, Chance(3))
    words = tabletop.wording()
    words.names = NAMES[:3]
    ties = game.standings(state)[0].tie_breaks
    assert len(words.tie_breaks()) == len(ties) > 0
    equals = tuple(Standing(seat, 24, (-seat,) * len(ties), seat + 1) for seat in range(3))
    board = QWidget()
    qtbot.addWidget(board)
    sheet = ScoreSheet(words, board)
    sheet.show_columns(tabletop.score(state, words.names), equals, words.name, is_over=True)
    assert words.tie_breaks()[0] in sheet.remark


def test_before_the_end_ties_of_other_points_than_those_of_the_sheet_are_not_told(
    qtbot: Any,
) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    sheet = ScoreSheet(WhiteCastleWording(), board)
    equals = ranked([7, 7], lambda seat: (-seat,))
    for totals, told in (((23, 24), False), ((7, 7), True)):
        columns = [ScoreColumn(NAMES[seat], seat, (), totals[seat]) for seat in (0, 1)]
        sheet.show_columns(columns, equals, NAMES.__getitem__, is_over=False)
        assert bool(sheet.remark) == told
