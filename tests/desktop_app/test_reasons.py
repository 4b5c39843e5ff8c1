"""Machines explain their turns in the log when they are asked, and give nothing away by it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QTest

from desktop_app.kit import catalog as boards
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.ai.levels import adviser_of, player_of
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.table import Table
from engine.think import About, Mind, Question
from tests.contract.cases import moments
from tests.desktop_app.conftest import Opener, table_of
from tests.desktop_app.hands import LEFT
from tests.desktop_app.lantern_table import TABLETOP
from tests.desktop_app.whole_plays import dealer

GAMES = [catalog.load(game_id) for game_id in catalog.GAME_IDS]
EACH = pytest.mark.parametrize("game", GAMES, ids=catalog.GAME_IDS)


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    """Return a play in which a machine has answered."""
    made = dealer(qtbot, open_session, lantern, TABLETOP)("human", "greedy")
    while not made.log._machine_turns():
        seat = made.session.decider
        if seat is not None:
            made.session.play(seat, made.session.offers(seat)[0])
        qtbot.wait(20)
    qtbot.waitUntil(lambda: made.session.decider is not None, timeout=30_000)
    return made


def test_the_log_says_why_a_machine_played_like_that(qtbot: Any, page: GamePage) -> None:
    before = page.log.lines
    with qtbot.waitSignal(page.reasons.told, timeout=30_000):
        QTest.mouseClick(page.log.why_button, LEFT)
    assert len(page.log.lines) == len(before) + 1
    with qtbot.waitSignal(page.reasons.told, timeout=30_000):
        QTest.mouseClick(page.log.why_button, LEFT)
    assert len(page.log.lines) == len(before) + 1, "one line for each turn"


def test_where_people_play_among_themselves_nobody_is_asked_why(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    page = dealer(qtbot, open_session, lantern, TABLETOP)("human", "human")
    page.session.play(0, page.session.offers(0)[0])
    assert not page.log.why_button.isVisibleTo(page)


@EACH
def test_what_is_told_follows_from_what_is_known_on_this_side(game: Game[Any]) -> None:
    """Whatever else the others hold, the same is told."""
    explained = 0
    for table, seat, move in moments(game, game.seats[1], 31, 6):
        watcher = (seat + 1) % game.seats[1]
        view = table.state.seen_by(watcher)
        if view.choice_of(seat) is None or len(game.brain.sensible(table.state, seat)) < 2:
            continue
        if table.state.agenda[-1].seen_by(watcher) != table.state.agenda[-1]:
            continue
        told = [
            explanation(game, guess.seen_by(watcher), seat, move)
            for guess in (table.state, view.guess(Chance(5)), view.guess(Chance(6)))
        ]
        assert told[0] == told[1] == told[2]
        explained += 1
    assert explained or game.id == "two_castles"


def explanation(game: Game[Any], view: Any, seat: int, move: Any) -> Any:
    question = Question(game.id, view, seat, adviser_of(game), 0, None, About.TURN, (str(move),))
    mind = Mind()
    thought = mind.thought(question)
    thought.finish()
    return mind.answer(question, thought)


def test_a_turn_of_the_past_begins_where_there_was_something_to_decide(
    open_session: Opener,
) -> None:
    game = catalog.load("white_castle")
    tabletop = boards.load(game.id)
    assert tabletop
    session = open_session(game, "human", "casual")
    table = table_of(session)
    players = [player_of("casual", game, Chance(n)) for n in range(2)]
    while len(table.record.moves) < 8:
        seat = min(table.state.waiting)
        table.play(seat, players[seat].choose(table.state.seen_by(seat), seat))
    turn = session.past.turn(1, 8)
    assert isinstance(table, Table)
    assert turn
    assert turn.answers[0] in [notation for _, notation in table.record.moves]
    assert turn.view.viewer == session.watcher
