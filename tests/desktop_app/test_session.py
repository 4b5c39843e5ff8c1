"""A play through the session, as views see it."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.play.entries import End, Entry, Shown, TurnEnds
from desktop_app.play.guides import AskBeforeTurnEnds, LearningUndo
from desktop_app.play.pace import AT_ONCE, FAST, STEP
from desktop_app.play.playhead import Done
from desktop_app.play.session import GameSession
from desktop_app.play.thinker import Thinker
from engine.core.agenda import Deciding, Move
from engine.core.game import Game
from engine.saving import files
from tests.desktop_app.conftest import Opener, shown_on, table_of, wait_for
from tests.toys.lantern import FACE_DOWN, Peeked, PlaceDie, TakeDie
from tests.toys.tower import Ready

LONG = 60_000


def thinker_of(session: GameSession) -> Thinker:
    """Return who lets workers think."""
    thinker = session.machines.findChild(Thinker)
    assert thinker
    return thinker


def quiet(session: GameSession) -> list[tuple[int, int]]:
    """Let no worker think; return the tickets and seats of all questions from now on."""
    asked: list[tuple[int, int]] = []
    thinker_of(session).ask = lambda ticket, seat, *_: asked.append((ticket, seat))  # type: ignore[method-assign]
    return asked


def answer(session: GameSession, ticket: int, seat: int, move: Move) -> None:
    """Answer instead of a worker."""
    thinker_of(session).chosen.emit(ticket, seat, move)
    QApplication.processEvents()


def play_people(session: Any) -> None:
    """Let people always take the first move they are offered, a moment after they are asked."""

    def answer(entry: Entry) -> None:
        if isinstance(entry, Shown) and entry.question is not None:
            QTimer.singleShot(0, session, play_first)

    def play_first() -> None:
        if session.decider is not None:
            session.play(session.decider, session.offers(session.decider)[0])

    session.playhead.performed.connect(answer)


def test_a_person_and_machines_play_to_the_end(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "greedy", "random")
    shown = shown_on(session)
    play_people(session)
    over = wait_for(qtbot, session, End, LONG)
    assert {standing.seat for standing in over.standings} == {0, 1, 2}
    assert {entry.view.viewer for entry in shown} == {0}
    events = [event for entry in shown for event in entry.events]
    assert {e.decree for e in events if isinstance(e, Peeked) and e.seat != 0} <= {FACE_DOWN}


def test_machines_that_plan_together_play_to_the_end(
    qtbot: Any, open_session: Opener, tower: Game[Any]
) -> None:
    session = open_session(tower, "random", "greedy")
    told: list[tuple[int, str]] = []
    session.move_played.connect(lambda seat, notation: told.append((seat, notation)))
    wait_for(qtbot, session, End, LONG)
    assert (0, "ready") in told
    assert (1, "ready") not in told, "seat 0 watches, and the plan of seat 1 is its secret"
    assert (1, "") in told


def test_the_lowest_person_watches_and_without_people_seat_0(
    open_session: Opener, lantern: Game[Any]
) -> None:
    assert open_session(lantern, "random", "human", "human").watcher == 1
    assert open_session(lantern, "random", "random").watcher == 0


def test_a_move_that_is_not_possible_is_refused_with_its_rule(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "human")
    with qtbot.waitSignal(session.move_refused) as wrong_seat:
        session.play(1, TakeDie("low"))
    session.play(0, TakeDie("low"))
    with qtbot.waitSignal(session.move_refused) as no_room:
        session.play(0, PlaceDie(7))
    assert wrong_seat.args[0].reason == "not_your_decision"
    assert no_room.args[0].rule == "LA-2"
    assert session.moves_played == 1


def test_nobody_answers_for_a_machine(qtbot: Any, open_session: Opener, tower: Game[Any]) -> None:
    session = open_session(tower, "human", "random")
    with qtbot.waitSignal(session.move_refused):
        session.play(1, Ready())
    assert session.offers(1) == ()


def test_undo_takes_an_answer_back_and_redo_gives_it_again(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "human")
    session.start()
    with qtbot.waitSignal(session.undo_changed) as after_move:
        session.play(0, TakeDie("high"))
    with qtbot.waitSignals([session.move_undone, session.undo_changed]):
        session.undo()
    assert after_move.args == [True, False]
    assert session.moves_played == 0
    with qtbot.waitSignal(session.move_played) as again:
        session.redo()
    assert again.args == [0, "take high"]


def test_a_gesture_of_one_move_is_undone_alone_where_a_longer_one_was_before(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "human")
    session.start()
    take = TakeDie("high")
    after = session.look_ahead(0, take)
    assert after
    place = next(move for move in after.moves(0) if isinstance(move, PlaceDie))
    session.play_path(0, (take, place))
    session.undo()
    assert session.moves_played == 0
    session.play_path(0, (take,))
    session.play_path(0, (place,))
    for left in (1, 0):
        session.undo()
        assert session.moves_played == left
    for played in (1, 2):
        session.redo()
        assert session.moves_played == played


def test_at_every_pace_machines_wait_until_what_happened_was_seen(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    for pace in (AT_ONCE, FAST):
        session = open_session(lantern, "random", "random")
        session.playhead.set_pace(pace)
        waiting: list[Done] = []
        session.playhead.take_parts(lambda _, done, waiting=waiting: waiting.append(done))
        with qtbot.waitSignal(thinker_of(session).chosen):
            session.start()
        QApplication.processEvents()
        assert session.moves_played == 0
        assert not session.playhead.is_at_rest
        waiting.pop()()
        qtbot.waitUntil(lambda session=session: session.moves_played > 0)


def test_nobody_steps_through_what_machines_decide_in_secret(
    open_session: Opener, tower: Game[Any]
) -> None:
    session = open_session(tower, "human", "random", "random")
    asked = quiet(session)
    session.playhead.set_pace(STEP)
    session.start()
    ticket, seat = asked[-1]
    answer(session, ticket, seat, table_of(session).state.moves(seat)[0])
    assert session.moves_played == 1


def test_what_machines_decide_in_the_open_is_stepped_through(
    open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "random", "human")
    asked = quiet(session)
    session.playhead.set_pace(STEP)
    session.start()
    ticket, seat = asked[-1]
    answer(session, ticket, seat, table_of(session).state.moves(seat)[0])
    assert session.moves_played == 0
    session.playhead.step()
    assert session.moves_played == 1


def test_undo_makes_answers_on_the_way_worthless(
    qtbot: Any, open_session: Opener, tower: Game[Any]
) -> None:
    session = open_session(tower, "human", "random")
    asked = quiet(session)
    session.start()
    session.play(0, session.offers(0)[0])
    move = table_of(session).state.moves(1)[0]
    session.undo()
    (old, _), (new, _) = asked
    answer(session, old, 1, move)
    assert session.moves_played == 0
    answer(session, new, 1, move)
    assert session.moves_played == 1


def test_a_worker_that_dies_is_replaced_and_the_play_goes_on(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "random", "random")
    killed: list[int] = []

    def kill_one(*_: object) -> None:
        if not killed and thinker_of(session).worker_ids():
            killed.extend(thinker_of(session).worker_ids())
            os.kill(killed[0], signal.SIGKILL)

    session.thinking_changed.connect(kill_one)
    wait_for(qtbot, session, End, LONG)
    assert killed
    assert killed[0] not in thinker_of(session).worker_ids()


def test_a_foolish_answer_is_replaced_by_any_legal_one(
    open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "random", "random")
    asked = quiet(session)
    session.start()
    answer(session, *asked[0], PlaceDie(7))
    assert session.moves_played == 1


def test_a_rule_that_breaks_is_told_and_the_play_can_be_saved(
    qtbot: Any, open_session: Opener, lantern: Game[Any], tmp_path: Path, monkeypatch: Any
) -> None:
    session = open_session(lantern, "human", "human")

    def broken(*_: object) -> None:
        raise ZeroDivisionError("our mistake")

    monkeypatch.setattr("tests.toys.lantern.ChooseDie.take", broken)
    with qtbot.waitSignal(session.failed) as told:
        session.play(0, TakeDie("low"))
    files.save(tmp_path / "play.kastellan", table_of(session), session.seats)
    assert "our mistake" in told.args[0]
    assert files.load(tmp_path / "play.kastellan").seats == session.seats


def test_the_choice_of_others_is_face_down_in_the_view(
    open_session: Opener, tower: Game[Any]
) -> None:
    session = open_session(tower, "human", "human")
    shown = shown_on(session)
    session.start()
    assert isinstance(shown[-1].view.waiting[1], Deciding)


def test_closing_leaves_no_worker(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> None:
    session = open_session(lantern, "greedy", "greedy")
    session.start()
    qtbot.waitUntil(lambda: bool(thinker_of(session).worker_ids()), timeout=LONG)
    workers = thinker_of(session).worker_ids()
    session.close()
    assert workers
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_when_learning_a_person_takes_back_more_and_the_play_says_so(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "random")
    play_people(session)
    wait_for(qtbot, session, End, LONG)
    assert not session.was_for_learning
    played = session.moves_played
    session.undo()
    assert session.moves_played == played, "the decrees were shown"
    with qtbot.waitSignal(session.undo_changed) as told:
        session.be_guided_by(LearningUndo(session))
    assert told.args == [True, False], "it can be taken back at once, not after the next move"
    session.undo()
    assert session.moves_played < played
    assert session.was_for_learning


def test_a_screen_that_comes_later_hears_that_a_turn_waits_for_its_end(
    open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "human")
    session.be_guided_by(AskBeforeTurnEnds(session))
    heard: list[Entry] = []

    def keep_waiting(entry: Entry, done: Done) -> None:
        heard.append(entry)
        if not isinstance(entry, TurnEnds):
            done()

    session.playhead.take_parts(keep_waiting)
    session.start()
    while session.decider == 0:
        session.play(0, session.offers(0)[0])
    assert isinstance(heard[-1], TurnEnds)
    heard.clear()
    session.playhead.take_parts(keep_waiting)  # as a page that was made again
    assert [type(entry) for entry in heard] == [Shown, TurnEnds]
    assert heard[0].question is None
