"""The draft under real hands: cards and armies go to their province by drag, click and key."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.board.glow import Glow
from desktop_app.games.shogun.scene import spots
from desktop_app.kit.gestures import Spot
from desktop_app.table.game_page import GamePage
from engine.games.shogun.claims import ChooseCard, ChooseGroup
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.state import Shogun
from tests.desktop_app.hands import LEFT, click, drag, point_of, press
from tests.desktop_app.whole_plays import Dealer, walk_to

Way = Callable[[GamePage, Spot, Spot], None]


def two_clicks(page: GamePage, source: Spot, target: Spot) -> None:
    click(page, source)
    click(page, target)


def keys(page: GamePage, source: Spot, target: Spot) -> None:
    page.board.setFocus()
    for spot in (source, target):
        walk_to(page, spot)
        press(page, Qt.Key.Key_Return)


WAYS = pytest.mark.parametrize("go", [drag, two_clicks, keys])


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    """People sit on all seats; whoever begins the draft looks."""
    page = deal("human", "human", "human")
    page.session.watch(min(page.session.view.waiting))
    assert isinstance(asked(page), ChooseCard)
    return page


def view_of(page: GamePage) -> Shogun:
    return cast(Shogun, page.session.view)


def asked(page: GamePage) -> object:
    (choice,) = view_of(page).waiting.values()
    return choice


def take_card(page: GamePage, go: Way = drag) -> int:
    card = view_of(page).open_cards[0]
    go(page, spots.open_spot(card), spots.province_spot(card))
    return card


@WAYS
def test_an_open_card_goes_to_its_province(page: GamePage, go: Way) -> None:
    card = take_card(page, go)
    choice = asked(page)
    assert isinstance(choice, ChooseGroup)
    assert choice.province == card


@WAYS
def test_a_group_of_armies_goes_to_the_province_just_taken(page: GamePage, go: Way) -> None:
    card = take_card(page)
    go(page, spots.group_spot(4), spots.province_spot(card))
    assert view_of(page).armies[card] == 4


def test_the_province_of_the_card_in_the_hand_glows(page: GamePage) -> None:
    card = view_of(page).open_cards[1]
    click(page, spots.open_spot(card))
    assert page.scene.lights.lit(Glow.TARGET) == [spots.province_spot(card)]


def test_armies_of_a_group_follow_the_mouse(page: GamePage) -> None:
    take_card(page)
    viewport, start = page.board.viewport(), point_of(page, spots.group_spot(4))
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start - (start - viewport.rect().center()) / 2)
    assert page.scene.lifted
    assert page.scene.lifted.piece.spot == spots.group_spot(4)
    QTest.mouseRelease(viewport, LEFT, pos=start)


def test_the_province_asked_about_is_lit_and_a_click_on_it_asks_how_many(page: GamePage) -> None:
    card = take_card(page)
    assert spots.province_spot(card) in page.scene.lights.lit(Glow.SOURCE)
    click(page, spots.province_spot(card))
    groups = set(view_of(page).houses[page.session.watcher].groups)
    assert len(page.hands.chooser.buttons) == len(groups)


def test_armies_dropped_elsewhere_are_told_where_they_go(page: GamePage) -> None:
    card = take_card(page)
    other = view_of(page).open_cards[0]
    said: list[str] = []
    page.hands.refused.connect(said.append)
    drag(page, spots.group_spot(4), spots.province_spot(other))
    assert PROVINCES[card].name in said[0]
    assert "SH-14" in said[0]


def test_the_prompt_tells_hands_what_to_do(page: GamePage) -> None:
    assert "Choose an open card, then" in page.prompt_bar.prompt
    card = take_card(page)
    assert "Choose it, then" in page.prompt_bar.prompt
    assert PROVINCES[card].name in page.prompt_bar.prompt
