"""The first page says what was played last, by whom and how far."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop_app.keep.plays import Keeper, Plays
from desktop_app.kit.catalog import all_games
from desktop_app.lobby.start_page import StartPage
from engine import catalog
from engine.core.table import Table
from engine.saving.save import Seat

PEOPLE = ("Ada", "Botho", "Chiyo", "Darius", "Emil", "Frieda", "Gero")


def kept(folder: Path, game_id: str, count: int, moves: int = 0) -> Plays:
    """Keep a play in which so many moves were made."""
    table = Table(catalog.load(game_id), count, 1)
    for _ in range(moves):
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    plays = Plays(folder)
    seats = [Seat(name, "human") for name in PEOPLE[:count]]
    Keeper(table, seats, plays.new_path(game_id)).write()
    return plays


def page_with(qtbot: Any, plays: Plays) -> StartPage:
    page = StartPage(all_games(), plays)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


@pytest.mark.parametrize(
    ("game_id", "title", "how_far"),
    [
        ("white_castle", "The White Castle", "Choosing the starting pairs"),
        ("two_castles", "Between Two Castles", "Round 1 of 2, turn 1 of 4"),
        ("shogun", "Shogun", "Choosing provinces"),
    ],
)
def test_a_recent_play_names_its_game_its_players_and_how_far_it_is(
    qtbot: Any, tmp_path: Path, game_id: str, title: str, how_far: str
) -> None:
    shown = page_with(qtbot, kept(tmp_path, game_id, 3)).recent_buttons[0]
    assert shown.lines[:2] == (title, "Ada, Botho, Chiyo")
    assert shown.lines[2].startswith(f"{how_far} · ")
    for line in shown.lines:
        assert line in shown.accessibleName()


def test_names_of_seven_do_not_make_the_page_wider(qtbot: Any, tmp_path: Path) -> None:
    page = page_with(qtbot, kept(tmp_path, "two_castles", 7))
    shown = page.recent_buttons[0]
    assert shown.geometry().right() < page.width() / 2
    layout = shown.layout()
    assert layout is not None
    assert shown.height() >= layout.sizeHint().height()


def test_where_a_play_can_be_gone_on_with_that_is_what_one_usually_wants(
    qtbot: Any, tmp_path: Path
) -> None:
    page = page_with(qtbot, kept(tmp_path, "shogun", 3))
    assert page.continue_buttons["shogun"].objectName() == "primary"
    assert page.new_buttons["shogun"].objectName() == ""
    assert page.new_buttons["white_castle"].objectName() == "primary"


def test_new_game_is_the_usual_wish_again_when_the_play_is_gone(qtbot: Any, tmp_path: Path) -> None:
    plays = kept(tmp_path, "shogun", 3)
    page = page_with(qtbot, plays)
    plays.delete(plays.all()[0].path)
    page.look_again()
    assert page.new_buttons["shogun"].objectName() == "primary"
    assert not page.continue_buttons["shogun"].isVisible()
