"""Pieces travel, and nothing of a play stays behind when it is left."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QPointF, QPropertyAnimation
from PySide6.QtWidgets import QApplication

from desktop_app.board.garnish import FlourishItem
from desktop_app.keep.settings import Settings
from desktop_app.kit.picture import Flourish
from desktop_app.lobby.seating import seated
from desktop_app.play.session import GameSession
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from engine.core.table import Table
from tests.desktop_app.conftest import show_again, tell
from tests.desktop_app.games.moving import stand_still
from tests.desktop_app.hands import drag
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM, with_drumroll
from tests.toys.lantern import Gained

Dealer = Callable[[], GamePage]
SIGN = Flourish(DIE["high"], "+1")
GAINED = Gained(0, points=3)


@pytest.fixture
def deal(qtbot: Any, lantern: Game[Any]) -> Iterator[Dealer]:
    """Open pages on which pieces travel.

    They are held to the end: one that nobody holds may be collected amid its own painting.
    """
    dealt: list[GamePage] = []

    def deal_one() -> GamePage:
        dealt.append(new_page(lantern))
        return dealt[-1]

    yield deal_one
    for page in dealt:
        leave(page)


def new_page(game: Game[Any]) -> GamePage:
    """Open a page that nobody else holds."""
    session = GameSession(Table(game, 2, 5), seated(("human", "random")))
    page = GamePage(session, TABLETOP, Settings())
    session.setParent(page)
    page.resize(1280, 720)
    page.show()
    session.start()
    page.scene.motion.finish()
    return page


def leave(page: GamePage) -> None:
    """Leave a play as the window does."""
    page.session.close()
    page.deleteLater()
    delete_now()


def delete_now() -> None:
    """Let Qt delete what was told to be deleted later."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def set_moving(page: GamePage) -> None:
    """Let a piece travel, and signs rise."""
    page.scene.motion.travel(page.scene.pieces[0], QPointF(300, 300))
    page.scene.garnish.rise(SIGN)
    assert page.scene.motion.is_running


def animations() -> int:
    """Count the animations that are kept by anybody."""
    gc.collect()
    return sum(isinstance(thing, QPropertyAnimation) for thing in gc.get_objects())


def test_an_animation_that_has_ended_is_forgotten(qtbot: Any, deal: Dealer) -> None:
    page, before = deal(), animations()
    set_moving(page)
    qtbot.waitUntil(lambda: not page.scene.motion.is_running)
    delete_now()
    assert animations() <= before


def test_a_play_that_is_left_in_mid_motion_leaves_nothing_behind(
    qtbot: Any, lantern: Game[Any]
) -> None:
    before = animations()
    page = new_page(lantern)
    session, scene = ref(page.session), ref(page.scene)
    set_moving(page)
    leave(page)
    del page
    assert animations() <= before
    assert (session(), scene()) == (None, None)


def test_a_piece_called_back_on_its_way_comes_to_rest_at_its_height(
    qtbot: Any, deal: Dealer
) -> None:
    page = deal()
    piece = page.scene.pieces_on(DIE["high"])[0]
    height, home = piece.zValue(), piece.pos()
    page.scene.motion.travel(piece, QPointF(300, 300))
    stand_still(page, 20)
    page.scene.motion.travel(piece, home)
    qtbot.waitUntil(lambda: not page.scene.motion.is_running)
    assert (piece.zValue(), piece.pos()) == (height, home)


def test_signs_go_on_rising_while_the_board_shows_the_next_move(deal: Dealer) -> None:
    page = deal()
    page.scene.garnish.rise(SIGN)
    show_again(page.session)
    assert page.scene.garnish.rising == [SIGN]
    page.skip()
    assert not page.scene.garnish.rising


def test_what_an_event_gives_rises_when_the_board_shows_it(deal: Dealer) -> None:
    page = deal()
    drumroll = with_drumroll(page, before=True)
    tell(page.session, GAINED)
    assert not page.scene.garnish.rising
    drumroll.let_go()
    assert [sign.text for sign in page.scene.garnish.rising] == ["+3"]


def test_signs_of_one_spot_begin_beside_each_other(deal: Dealer) -> None:
    page = deal()
    for _ in range(4):
        page.scene.garnish.rise(SIGN)
    plates = [item.start for item in page.scene.items() if isinstance(item, FlourishItem)]
    assert len(plates) > 1
    for number, plate in enumerate(plates):
        assert page.scene.sceneRect().contains(plate)
        assert not any(plate.intersects(other) for other in plates[:number])


def test_nothing_rises_without_motion(deal: Dealer) -> None:
    page = deal()
    page.settings.change(reduced_motion=True)
    tell(page.session, GAINED)
    assert not page.scene.garnish.rising
    assert not page.scene.motion.is_running


def test_behind_a_curtain_nothing_rises_and_no_news_is_kept(deal: Dealer) -> None:
    page = deal()
    tell(page.session, GAINED)
    page.hands.forget()
    assert not page.scene.garnish.rising
    show_again(page.session)
    assert not page.scene.garnish.rising


def test_what_happens_while_somebody_looks_back_is_shown_when_they_come_back(
    deal: Dealer,
) -> None:
    page = deal()
    drag(page, DIE["high"], ROOM[1])
    page.look_at(0)
    tell(page.session, GAINED)
    assert not page.scene.garnish.rising
    page.look_at_now()
    assert [sign.text for sign in page.scene.garnish.rising] == ["+3"]


def test_what_is_taken_back_rises_no_more(deal: Dealer) -> None:
    page = deal()
    page.session.play(0, page.session.offers(0)[0])
    page.scene.garnish.rise(SIGN)
    page.session.undo()
    assert not page.session.moves_played
    assert not page.scene.garnish.rising
