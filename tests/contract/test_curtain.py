"""What every board promises to people who share a screen: nobody reads what is another's secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QWidget

from desktop_app.keep.settings import Settings
from desktop_app.kit import catalog
from desktop_app.kit.picture import Eye
from desktop_app.kit.tabletop import Tabletop
from desktop_app.play.session import GameSession
from desktop_app.table.game_page import GamePage
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.save import Seat
from tests.contract.cases import GAMES, Restless

BOARDS = [pytest.param(g, t, id=g.id) for g in GAMES if (t := catalog.load(g.id))]
SECRETIVE = {"two_castles", "shogun"}
MOVES = 120


@pytest.fixture
def page(qtbot: Any, game: Game[Any], tabletop: Tabletop) -> Iterator[GamePage]:
    """People sit on three seats."""
    names = ("Anna", "Ben", "Clara")
    session = GameSession(Table(game, 3, 4), [Seat(name, "human") for name in names])
    settings = Settings()
    settings.change(animation="off", pace="at_once")
    page = GamePage(session, tabletop, settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    session.start()
    yield page
    session.close()


@pytest.mark.parametrize(("game", "tabletop"), BOARDS)
def test_behind_the_curtain_there_is_nothing_to_read(
    page: GamePage, game: Game[Any], tabletop: Tabletop
) -> None:
    fallen = 0
    for seat in hand_overs(page):
        fallen += 1
        assert page.scene.spots == ()
        assert page.scene.pieces == ()
        assert page.log.lines == []
        assert page.prompt_bar.prompt == ""
        assert QAccessible.queryAccessibleInterface(page.board).childCount() == 0
        text = " ".join(readable(page))
        others = [other for other in page.session.humans if other != seat]
        secret = {name for other in others for name in names_seen_by(page, tabletop, other)}
        secret -= names_seen_by(page, tabletop, seat) | {*page.session.names, *"ABC"}
        assert not [name for name in secret if re.search(rf"\b{re.escape(name)}\b", text)]
    assert bool(fallen) == (game.id in SECRETIVE)


@pytest.mark.parametrize(("game", "tabletop"), BOARDS)
def test_after_the_curtain_only_the_view_of_who_sits_there_is_shown(
    page: GamePage, tabletop: Tabletop
) -> None:
    for seat in hand_overs(page):
        QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
        assert page.session.watcher == seat
        assert page.hands.shown.viewer == seat
        picture = tabletop.picture(page.session.view, Eye(seat, names=page.session.names))
        assert page.scene.spots == tuple(place.spot for place in picture.places)
        faces = {item.piece.id: item.face for item in page.scene.pieces}
        assert faces == {piece.id: piece.face for piece in picture.pieces}


def hand_overs(page: GamePage) -> Iterator[int]:
    """Play by chance; yield who shall sit down whenever the curtain has fallen."""
    hand = Restless(page.session.game, Chance(6))
    for _ in range(MOVES):
        page.panels.skip()  # who goes has read whatever lies over the board
        if page.curtain.isVisible():
            yield page.curtain.seat
            if page.curtain.isVisible():
                QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
        seat = page.session.decider
        if seat is None:
            return
        page.session.play(seat, hand.choose(page.session.view, seat))


def readable(page: GamePage) -> Iterator[str]:
    """Yield every text of what lies behind the curtain."""
    parts = [page.prompt_bar, page.board, page.scores, page.log, page.past_bar, *page.panels]
    widgets = [found for part in parts for found in (part, *part.findChildren(QWidget))]
    for widget in widgets:
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        text = widget.property("text")
        yield text if isinstance(text, str) else ""
        if isinstance(widget, QListWidget):
            yield from (widget.item(row).text() for row in range(widget.count()))


def names_seen_by(page: GamePage, tabletop: Tabletop, seat: int) -> set[str]:
    """Return what the pieces and places are called that *seat* has before it."""
    view = page.session._table.state.seen_by(seat)
    picture = tabletop.picture(view, Eye(seat, names=page.session.names))
    pieces = {page.wording.piece(piece.id, view).name for piece in picture.pieces}
    return pieces | {page.wording.spot(place.spot, view).name for place in picture.places}
