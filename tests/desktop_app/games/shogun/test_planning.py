"""The tableau under real hands: drag, swap, take back, and the keyboard."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtGui import QAccessible

from desktop_app.games.shogun.scene import spots
from desktop_app.kit.gestures import Gesture
from desktop_app.play.entries import Shown
from desktop_app.table.game_page import GamePage
from engine.games.shogun.components import BID, BLANK, FIRST_CHEST
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.planning import Commit, FillPlan
from engine.games.shogun.state import Shogun
from tests.desktop_app.hands import do, drag, press
from tests.desktop_app.whole_plays import Dealer, gesture_for

CASTLE, TEMPLE, RICE, DEPLOY_3 = 0, 1, 3, 6


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    """Two people and a third; the first one begins to plan."""
    page = deal("human", "human", "human")
    while not cast(Shogun, page.session.view).is_planning:
        session = page.session
        seat = min(session.view.waiting)
        if session.watcher != seat:
            session.watch(seat)
        do(page, gesture_for(page, session.view.moves(seat)[0]))
    page.session.watch(0)
    return page


def plan_of(page: GamePage) -> tuple[int, ...]:
    return cast(Shogun, page.session.view).houses[0].plan


def provinces(page: GamePage) -> tuple[int, ...]:
    return cast(Shogun, page.session.view).houses[0].provinces


def put(page: GamePage, card: int, space: int) -> None:
    drag(page, spots.card_spot(card), spots.space_spot(space))
    assert plan_of(page)[space] == card


def test_a_card_dragged_to_a_space_lies_there(page: GamePage) -> None:
    put(page, provinces(page)[0], RICE)


def test_cards_on_two_spaces_change_places_in_one_drag(page: GamePage) -> None:
    first, second = provinces(page)[:2]
    put(page, first, CASTLE)
    put(page, second, TEMPLE)
    drag(page, spots.space_spot(CASTLE), spots.space_spot(TEMPLE))
    assert plan_of(page)[CASTLE] == second
    assert plan_of(page)[TEMPLE] == first


def test_a_planned_card_moves_to_an_empty_space_in_one_drag(page: GamePage) -> None:
    card = provinces(page)[0]
    put(page, card, CASTLE)
    drag(page, spots.space_spot(CASTLE), spots.space_spot(RICE))
    assert plan_of(page)[CASTLE] == BLANK
    assert plan_of(page)[RICE] == card


def test_a_card_from_the_hand_takes_the_place_of_a_planned_one(page: GamePage) -> None:
    first, second = provinces(page)[:2]
    put(page, first, CASTLE)
    put(page, second, CASTLE)
    assert first not in plan_of(page)


def test_a_card_dragged_back_to_the_hand_is_free_again(page: GamePage) -> None:
    card = provinces(page)[0]
    put(page, card, CASTLE)
    drag(page, spots.space_spot(CASTLE), spots.PLAN)
    assert plan_of(page)[CASTLE] == BLANK


def test_a_card_taken_from_a_space_is_called_by_its_province(page: GamePage) -> None:
    """Who only hears must know that Harima is in the hand, not the castle that it was to build."""
    card, space = provinces(page)[0], spots.space_spot(CASTLE)
    put(page, card, CASTLE)
    name = PROVINCES[card].name
    assert name not in page.hands.words_of(space).name
    page.scene.pick_up(space)
    board = QAccessible.queryAccessibleInterface(page.board)
    read = board.child(page.scene.spots.index(space))
    assert read is not None
    assert read.text(QAccessible.Text.Name) == f"{name}: Build a castle, in your hand"


def test_a_bid_that_cannot_be_paid_is_refused_with_figures(page: GamePage) -> None:
    view = cast(Shogun, page.session.view)
    view.houses[0].chests = 1
    entry = Shown(view, 0, question=view.waiting[0])
    page.hands.begin(entry)
    page.hands.show(entry)
    page.hands.ask()
    said: list[str] = []
    page.hands.refused.connect(said.append)
    drag(page, spots.card_spot(FIRST_CHEST + 4), spots.space_spot(BID))
    assert "4 chests" in said[0]
    assert "only 1" in said[0]


def test_digits_choose_the_action_and_letters_the_province(page: GamePage) -> None:
    view = cast(Shogun, page.session.view)
    card = view.houses[0].provinces[-1]
    name = page.hands.words_of(spots.card_spot(card)).name
    press(page, "4", *name.lower().replace("-", "")[:4], "\r")
    planned = plan_of(page)[RICE]
    assert planned >= 0
    assert page.hands.words_of(spots.province_spot(planned)).name[:2] == name[:2]


def test_two_orders_typed_without_a_pause_are_both_given(page: GamePage) -> None:
    first, second = provinces(page)[:2]
    for key, card in (("4", first), ("7", second)):
        name = page.hands.words_of(spots.card_spot(card)).name
        press(page, key, *name.lower(), "\r")
    assert plan_of(page)[RICE] == first
    assert plan_of(page)[DEPLOY_3] == second


def test_sorting_by_rice_puts_the_richest_province_first(page: GamePage) -> None:
    page.hands.open("sort rice")
    hand = [spot for spot in page.scene.spots if spot.kind == "card"]
    rice = [PROVINCES[spots.number_of(s)].rice for s in hand if spots.number_of(s) < FIRST_CHEST]
    assert rice == sorted(rice, reverse=True)
    assert hand[-1].key.startswith("chest")


def test_ready_is_a_button_once_every_space_is_filled(page: GamePage) -> None:
    while isinstance(page.session.view.waiting[0], FillPlan):
        do(page, gesture_for(page, page.session.view.moves(0)[0]))
    assert isinstance(page.session.view.waiting[0], Commit)
    assert [str(path[0]) for path in page.scene.reach.buttons] == ["ready"]
    assert page.scene.reach.paths(Gesture(spots.space_spot(0), spots.space_spot(1)))
