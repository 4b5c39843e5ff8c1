"""Whole plays against machines: by mouse, and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.two_castles import TABLETOP, spots
from engine.games.two_castles import GAME
from engine.games.two_castles.draft import KeepTwo
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import click, do, drag
from tests.desktop_app.whole_plays import Dealer, by_keyboard, dealer, play_out


@pytest.fixture
def deal(qtbot: Any, open_session: Opener) -> Dealer:
    return dealer(qtbot, open_session, GAME, TABLETOP)


def test_a_game_for_two_is_played_by_mouse_with_ludwig(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random")
    play_out(page, qtbot, do)
    assert len(page.session.standings()) == 3


def test_a_game_for_four_is_played_by_mouse(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random", "random")
    play_out(page, qtbot, do)
    assert len(page.session.standings()) == 4


def test_a_game_for_three_is_played_by_keyboard_alone(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random")
    play_out(page, qtbot, by_keyboard)
    assert page.session.view.is_over


def test_a_kept_tile_goes_back_wherever_it_is_dropped_in_the_hand(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    first, second = page.session.view.builders[0].hand[:2]
    drag(page, spots.tile(first), spots.KEPT)
    assert page.session.view.builders[0].chosen == (first,)
    drag(page, spots.tile(first), spots.tile(second))
    assert page.session.view.builders[0].chosen == ()
    assert isinstance(page.session.view.waiting[0], KeepTwo)


def test_a_tile_dropped_on_a_kept_one_takes_its_place(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    first, second = page.session.view.builders[0].hand[:2]
    drag(page, spots.tile(first), spots.KEPT)
    drag(page, spots.tile(second), spots.tile(first))
    assert page.session.view.builders[0].chosen == (second,)


def test_a_click_on_a_far_castle_enlarges_it_and_another_closes_it(deal: Dealer) -> None:
    page = deal("human", "human", "human", "human")
    click(page, spots.castle(1))
    assert spots.ENLARGED in page.scene.spots
    click(page, spots.ENLARGED)
    assert spots.ENLARGED not in page.scene.spots
