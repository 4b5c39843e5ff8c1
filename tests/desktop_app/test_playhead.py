"""One queue for all that is shown: in order, at a pace, and never ahead of what was performed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.play.entries import Answered, Curtain, End, Entry, Recalled, Shown, TurnEnds
from desktop_app.play.pace import SLOW, STEP
from desktop_app.play.playhead import Done, Playhead
from engine.core.game import Game
from engine.core.table import Table
from tests.toys.lantern import TakeDie


class Screen:
    """A part of a screen that is done when it is told to be."""

    def __init__(self) -> None:
        self.began: list[Entry] = []
        self.waits = False
        self._waiting: list[Done] = []

    def perform(self, entry: Entry, done: Done) -> None:
        self.began.append(entry)
        if self.waits:
            self._waiting.append(done)
        else:
            done()

    def let_go(self) -> None:
        self._waiting.pop(0)()


@pytest.fixture
def shown(lantern: Game[Any]) -> list[Shown]:
    view = Table(lantern, 2, 5).state.seen_by(0)
    return [Shown(view, moment) for moment in range(4)]


@pytest.fixture
def head(qapp: Any) -> Iterator[Playhead]:
    made = Playhead(lambda _, done: done())
    yield made
    made.deleteLater()


@pytest.fixture
def screen(head: Playhead) -> Screen:
    made = Screen()
    head.take_parts(made.perform)
    return made


def test_nothing_begins_before_the_last_entry_was_performed(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    screen.waits = True
    head.append(shown[0], shown[1])
    head.append(End(()))
    assert screen.began == [shown[0]]
    assert head.shown is None
    assert not head.is_at_rest
    screen.let_go()
    assert screen.began == [shown[0], shown[1]]
    assert head.shown == shown[0]
    screen.let_go()
    screen.let_go()
    assert head.is_at_rest


def test_parts_perform_one_after_the_other(head: Playhead, shown: list[Shown]) -> None:
    first, second = Screen(), Screen()
    first.waits = True
    head.take_parts(first.perform, second.perform)
    head.append(shown[0])
    assert (len(first.began), len(second.began)) == (1, 0)
    first.let_go()
    assert len(second.began) == 1


def test_an_answer_waits_for_its_step_and_what_happens_meanwhile_comes_before_it(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    head.set_pace(STEP)
    answer = Answered(1, TakeDie("low"))
    head.append(shown[0], answer)
    assert head.is_at_rest, "the answer has not happened yet"
    assert head.awaits(1)
    head.append(shown[1])
    assert screen.began == [shown[0], shown[1]]
    head.step()
    assert screen.began[-1] == answer
    assert not head.awaits(1)


def test_what_the_rules_carry_out_by_themselves_comes_at_the_pace(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    head.set_pace(STEP)
    sequels = [Shown(one.view, one.moment, is_sequel=True) for one in shown[1:3]]
    head.append(shown[0], *sequels, shown[3])
    for count in (1, 2):
        assert len(screen.began) == count
        assert not head.is_at_rest, "it has happened, so nobody is asked before it was shown"
        head.step()
    assert screen.began == [shown[0], *sequels, shown[3]]


def test_another_pace_holds_at_once(qtbot: Any, head: Playhead, screen: Screen) -> None:
    head.set_pace(STEP)
    head.append(Answered(1, TakeDie("low")))
    assert not screen.began
    head.set_pace(SLOW)
    qtbot.waitUntil(lambda: bool(screen.began))


def test_who_looks_back_misses_nothing(head: Playhead, screen: Screen, shown: list[Shown]) -> None:
    head.append(shown[0], shown[1])
    past = Recalled(shown[0].view, 0)
    head.recall(iter([past]))
    head.append(shown[2])
    assert screen.began[-1] == past
    assert not head.is_at_rest
    screen.began.clear()
    head.come_back()
    assert [entry.moment for entry in screen.began if isinstance(entry, Shown)] == [1, 2]
    assert head.is_at_rest


def test_what_was_interrupted_by_looking_back_is_performed_again_from_its_beginning(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    head.append(shown[0])
    screen.waits = True
    head.append(shown[1])
    screen.waits = False
    head.recall(iter([Recalled(shown[0].view, 0)]))
    screen.let_go()  # too late: it was broken off
    assert head.shown == shown[0]
    head.come_back()
    assert head.shown == shown[1]


def test_what_was_taken_back_is_never_performed(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    screen.waits = True
    head.append(shown[0], shown[1], Answered(1, TakeDie("low")))
    screen.waits = False
    head.forget()
    screen.let_go()
    head.append(shown[2])
    assert screen.began == [shown[0], shown[2]]
    assert not head.awaits(1)


def test_a_new_screen_takes_over_what_holds_and_hears_no_news_twice(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    head.append(shown[0], End(()))
    later = Screen()
    head.take_parts(later.perform)
    assert later.began == [shown[0], End((), is_news=False)]


def test_a_new_screen_behind_a_curtain_sees_nothing_of_who_has_gone(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    head.append(shown[0])
    screen.waits = True
    head.append(Curtain(1))
    later = Screen()
    later.waits = True
    head.take_parts(later.perform)
    assert later.began == [Curtain(1)]


def test_the_end_of_a_turn_is_asked_again_where_the_screen_is_made_anew(
    head: Playhead, screen: Screen, shown: list[Shown]
) -> None:
    head.append(shown[0])
    screen.waits = True
    head.append(TurnEnds(0))
    later = Screen()
    later.waits = True
    head.take_parts(later.perform)
    later.let_go()
    assert later.began == [shown[0], TurnEnds(0)]
    later.let_go()
    assert head.is_at_rest


def test_a_part_that_breaks_does_not_stop_the_head(head: Playhead, shown: list[Shown]) -> None:
    def break_down(entry: Entry, done: Done) -> None:
        raise ZeroDivisionError

    head.take_parts(break_down)
    with pytest.raises(ZeroDivisionError):
        head.append(shown[0])
    head.take_parts()
    head.append(shown[1])
    assert head.shown == shown[1]
