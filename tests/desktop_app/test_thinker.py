"""Workers stop when nobody wants their answer, and whoever hangs is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import shiboken6

from desktop_app.play import hired
from desktop_app.play.thinker import Thinker
from desktop_app.play.worker import Reply
from engine import catalog
from engine.core.chance import Chance

LONG = 60_000


@pytest.fixture
def thinker(qtbot: Any) -> Iterator[Thinker]:
    made = Thinker(catalog.add("tests.toys.slow"))
    yield made
    made.close()


@pytest.fixture
def view() -> Any:
    return catalog.add("tests.toys.slow").new(2, Chance(1)).seen_by(0)


def heard_by(thinker: Thinker) -> tuple[list[int], list[int]]:
    """Return the tickets that are answered and that fail, from now on."""
    answered: list[int] = []
    failed: list[int] = []
    thinker.chosen.connect(lambda ticket, *_: answered.append(ticket))
    thinker.failed.connect(lambda ticket, *_: failed.append(ticket))
    return answered, failed


def test_a_worker_goes_on_to_the_next_question_when_the_first_is_not_wanted(
    qtbot: Any, thinker: Thinker, view: Any
) -> None:
    answered, failed = heard_by(thinker)
    thinker.ask(1, 0, view, "endless", 1)
    qtbot.waitUntil(lambda: bool(thinker.worker_ids()), timeout=LONG)
    before = thinker.worker_ids()
    thinker.forget()
    thinker.ask(2, 0, view, "greedy", 1)
    qtbot.waitUntil(lambda: answered == [2], timeout=LONG)
    assert failed == []
    assert thinker.worker_ids() == before, "it stopped by itself"


def test_a_hint_does_not_wait_for_a_machine_that_thinks(
    qtbot: Any, thinker: Thinker, view: Any
) -> None:
    answered, _ = heard_by(thinker)
    thinker.ask(1, 0, view, "endless", 1)
    thinker.advise(2, 1, view, "endless")
    thinker.advise(3, 0, view, "greedy")
    qtbot.waitUntil(lambda: answered == [3], timeout=LONG)


def test_who_is_hurried_answers_with_the_best_so_far(
    qtbot: Any, thinker: Thinker, view: Any
) -> None:
    thinker.ask(1, 0, view, "endless", 1)
    with qtbot.waitSignal(thinker.chosen, timeout=LONG) as told:
        thinker.hurry()
    assert told.args == [1, 0, view.moves(0)[-1]]


def test_a_worker_that_hangs_is_replaced_and_the_next_question_answered(
    qtbot: Any, thinker: Thinker, view: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hired, "GRACE", 0.2)
    answered, failed = heard_by(thinker)
    thinker.ask(1, 0, view, "stuck", 1)
    qtbot.waitUntil(lambda: bool(thinker.worker_ids()), timeout=LONG)
    before = thinker.worker_ids()
    thinker.forget()
    thinker.ask(2, 0, view, "greedy", 1)
    qtbot.waitUntil(lambda: answered == [2], timeout=LONG)
    assert failed == [], "nobody wants to hear about the first"
    assert thinker.worker_ids() != before


def test_somebody_waits_for_a_worker_only_so_long(
    qtbot: Any, thinker: Thinker, view: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hired, "PATIENCE", 0.2)
    with qtbot.waitSignal(thinker.failed, timeout=LONG) as told:
        thinker.ask(1, 0, view, "stuck", 1)
    assert told.args[:2] == [1, 0]


def test_a_level_nobody_knows_fails_and_the_worker_lives_on(
    qtbot: Any, thinker: Thinker, view: Any
) -> None:
    answered, failed = heard_by(thinker)
    thinker.ask(1, 0, view, "genius", 1)
    thinker.ask(2, 0, view, "random", 1)
    qtbot.waitUntil(lambda: answered == [2], timeout=LONG)
    assert failed == [1]


def test_an_answer_for_a_page_that_is_gone_harms_nobody(
    qtbot: Any, view: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker(catalog.add("tests.toys.slow"))
    answered, _ = heard_by(thinker)
    arrived: list[Reply] = []
    report = thinker._report
    monkeypatch.setattr(thinker, "_report", lambda reply: (arrived.append(reply), report(reply)))
    thinker.ask(1, 0, view, "endless", 1)
    workers = tuple(thinker._hired.values())
    shiboken6.delete(thinker)
    workers[0].hurry(1)
    qtbot.waitUntil(lambda: bool(arrived), timeout=LONG)
    workers[0].dismiss()
    workers[0].wait_until_gone()
    assert answered == []
