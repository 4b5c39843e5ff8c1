"""A play is shown again: played, paused, jumped through, and kept as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from desktop_app.board.render import render
from desktop_app.keep.plays import Plays
from desktop_app.kit.catalog import about
from desktop_app.lobby.plays_page import PlaysPage
from desktop_app.lobby.seating import seated
from desktop_app.play.replay import Replay
from desktop_app.shell.main_window import MainWindow
from desktop_app.table import board_picture
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.core.game import Game
from engine.core.table import Table
from engine.saving import files
from engine.saving.files import Autosave
from tests.desktop_app.conftest import Opener, tell
from tests.desktop_app.hands import LEFT, drag
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM, play_out
from tests.desktop_app.whole_plays import Dealer, dealer
from tests.toys.lantern import Gained

Keys = Qt.Key


@pytest.fixture
def deal(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> Dealer:
    return dealer(qtbot, open_session, lantern, TABLETOP)


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    """A play of which some moments can be looked at."""
    made = deal("human", "human")
    drag(made, DIE["high"], ROOM[2])
    QTest.mouseClick(made.prompt_bar.move_buttons[-1], LEFT)
    sit_down(made)
    drag(made, DIE["low"], ROOM[0])
    return made


def sit_down(page: GamePage) -> None:
    """Open the curtain; nothing keeps a second click off the board."""
    QTest.mouseClick(page.curtain.button, LEFT)
    page.curtain._pane.hide()


def film(replay: Replay) -> list[int]:
    """Play to the end without waiting for a clock; return the moments that were shown."""
    moments = []
    while replay.moment is not None:
        moments.append(replay.moment)
        replay._timer.timeout.emit()
    return moments


def test_a_replay_shows_every_moment_from_the_first_and_comes_back_to_now(page: GamePage) -> None:
    last, asked, lines = page.session.moves_played, page.prompt_bar.prompt, page.log.lines
    QTest.mouseClick(page.log.replay_button, LEFT)
    assert page.replay.is_playing
    assert page.past_bar.isVisible()
    assert film(page.replay) == [*range(last + 1)]
    assert not page.replay.is_playing
    assert not page.past_bar.isVisible()
    assert (page.prompt_bar.prompt, page.log.lines) == (asked, lines)
    assert page.scene.reach.buttons


def test_nothing_can_be_done_while_it_plays_and_nobody_answers(page: GamePage) -> None:
    page.replay.play_from_start()
    assert page.session.decider is None
    assert page.scene.reach.sources == []
    played = page.session.moves_played
    page.session.play(1, page.session.offers(1)[0])
    assert page.session.moves_played == played


def test_space_pauses_and_plays_on(page: GamePage) -> None:
    page.replay.play_from_start()
    QTest.keyClick(page.focusWidget(), Keys.Key_Space)
    assert not page.replay.is_playing
    assert not page.replay._timer.isActive()
    moment = page.replay.moment
    assert page.past_bar.play.accessibleName() == "Play (Space)"
    QTest.keyClick(page.focusWidget(), Keys.Key_Space)
    assert page.replay.is_playing
    page.replay._timer.timeout.emit()
    assert page.replay.moment == moment + 1


def test_a_jump_pauses_and_next_turn_goes_to_where_somebody_else_answers(page: GamePage) -> None:
    page.replay.play_from_start()
    QTest.mouseClick(page.past_bar.next_turn, LEFT)
    assert not page.replay.is_playing
    assert page.replay.moment == 3, "the first person has taken, placed and declined"
    page.past_bar.slider.setValue(1)
    assert page.replay.moment == 1
    assert page.hands.shown == page.session.past.view(1)
    QTest.keyClick(page.focusWidget(), Keys.Key_PageDown)
    assert page.replay.moment == 3
    QTest.keyClick(page.focusWidget(), Keys.Key_Home)
    assert page.replay.moment == 0
    QTest.keyClick(page.focusWidget(), Keys.Key_End)
    assert page.replay.moment is None


def test_the_speed_can_be_chosen(page: GamePage) -> None:
    page.replay.play_from_start()
    slow = page.replay._timer.interval()
    page.past_bar.speed.setCurrentIndex(page.past_bar.speed.findData("fast"))
    page.past_bar.speed.activated.emit(page.past_bar.speed.currentIndex())
    page.replay._timer.timeout.emit()
    assert page.replay._timer.interval() < slow


def test_what_happened_then_is_seen_again_and_told_to_who_listens(page: GamePage) -> None:
    page.settings.change(animation="normal")
    tell(page.session, Gained(1, points=2))
    page.scene.motion.finish()
    reader = page.session.past.film(1, page.session.moves_played)
    assert sum(len(scene.news) for scene in reader) > 0
    page.replay.play_from_start()
    news = []
    page.session.playhead.began.connect(lambda entry: news.extend(entry.events))
    page.replay._timer.timeout.emit()
    page.replay._timer.timeout.emit()
    assert news


def test_a_play_that_is_over_ends_with_its_sheet(deal: Dealer) -> None:
    page = deal("human", "human")
    play_out(page)
    page.put_back()
    page.play_again()
    assert not page.sheet.isVisible()
    film(page.replay)
    assert page.sheet.isVisible()


def test_behind_a_curtain_the_replay_waits_for_who_sits_down(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "human", seated=False)
    deal = dealer(qtbot, lambda *_, **__: session, lantern, TABLETOP)
    page = deal("human", "human")
    sit_down(page)
    drag(page, DIE["high"], ROOM[2])
    QTest.mouseClick(page.prompt_bar.move_buttons[-1], LEFT)
    assert page.curtain.isVisible()
    page.play_again()
    page.replay.jump(1)
    assert page.replay.moment is None
    assert page.scene.spots == ()
    QTest.mouseClick(page.curtain.button, LEFT)
    assert page.replay.moment == 0
    assert page.hands.shown.viewer == 1


def test_a_picture_of_any_moment_can_be_kept(
    page: GamePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []

    def ask_where(_: object, title: str, proposal: Path, kinds: str) -> Path:
        names.append(proposal.name)
        return tmp_path / proposal.name

    monkeypatch.setattr(board_picture, "ask_where", ask_where)
    page.look_at(1)
    QTest.mouseClick(page.past_bar.picture, LEFT)
    then = render(page.hands.picture, board_picture.WIDTH)
    page.look_at_now()
    page.save_picture()
    now = render(page.hands.picture, board_picture.WIDTH)
    assert [QImage(str(tmp_path / name)) for name in names] == [
        image.convertToFormat(QImage.Format.Format_ARGB32) for image in (then, now)
    ]
    assert names == ["Lantern 1.png", f"Lantern {page.session.moves_played}.png"]


@pytest.mark.parametrize("where", ["start page", "list"])
def test_a_kept_play_is_shown_again_and_stays_as_it_was(
    qtbot: Any, tmp_path: Path, where: str
) -> None:
    plays, table = Plays(tmp_path), Table(catalog.load("white_castle"), 2, 5)
    for _ in range(6):
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    path = plays.new_path("white_castle")
    Autosave(path).write(table, seated(("human", "human")))
    window = MainWindow([about("white_castle")], None, plays)
    qtbot.addWidget(window)
    window.show()
    if where == "list":
        window.show_plays()
        assert isinstance(window.page, PlaysPage)
        again = window.page.rows[0].replay_button
    else:
        again = window.start_page.replay_buttons[0]
    QTest.mouseClick(again, LEFT)
    page = window.play_page
    assert isinstance(page, GamePage)
    if page.curtain.isVisible():
        QTest.mouseClick(page.curtain.button, LEFT)
    assert page.replay.is_playing
    assert page.replay.moment == 0
    assert film(page.replay)[-1] == 6
    assert page.session.moves_played == 6
    window.show_start_page()
    assert files.load(path).table.record.moves == table.record.moves
