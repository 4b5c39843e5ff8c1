"""What a worker process does; never imports Qt."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import Connection, wait
from typing import Any

from engine.core.brain.thought import Thought
from engine.core.value import value
from engine.think import Answer, Mind, Question

_SLICE_SECONDS = 0.01
"""About how long a worker thinks before it looks up."""


@value
class Reply:
    """What a worker says to the question with this ticket."""

    ticket: int
    answer: Answer | None = None
    error: str = ""
    """Why there is no answer; nothing where nobody wanted one any more."""


def serve(connection: Connection, worthless: Any, hurried: Any) -> None:
    """Answer questions until nobody asks any more.

    Tickets up to the number *worthless* are wanted no longer; those up to *hurried* at once.
    """
    prepare()
    mind = Mind()
    while True:
        try:
            ticket, question = connection.recv()
            connection.send(_reply(mind, ticket, question, worthless, hurried))
        except (EOFError, OSError):
            return


def prepare() -> None:
    """Leave Ctrl+C to the program, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _reply(mind: Mind, ticket: int, question: Question, worthless: Any, hurried: Any) -> Reply:
    try:
        thought = mind.thought(question)
        steps = 1
        while not thought.is_done and hurried.value < ticket:
            if worthless.value >= ticket:
                return Reply(ticket)
            steps = _slice(thought, steps)
        thought.cancel()
        return Reply(ticket, mind.answer(question, thought))
    except Exception as error:  # noqa: BLE001  (whatever a player of ours raises)
        return Reply(ticket, error=f"{type(error).__name__}: {error}")


def _slice(thought: Thought, steps: int) -> int:
    """Think for a moment; return the steps that fill the next one."""
    began = time.perf_counter()
    thought.go_on(steps)
    seconds = time.perf_counter() - began
    return steps * 2 if seconds < _SLICE_SECONDS / 2 else max(1, steps // 2)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker was started by somebody"
    wait([parent.sentinel])
    os._exit(0)
