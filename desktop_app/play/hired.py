"""One worker process, and the thread that talks to it so that no window waits."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawValue
from queue import SimpleQueue

from desktop_app.play.worker import Reply, serve
from engine.think import Question

_TICK = 0.1
"""Seconds between two looks at a worker that thinks."""
PATIENCE = 120.0
"""Seconds after which a worker hangs for sure: every level has its cap long before."""
GRACE = 3.0
"""Seconds a worker has to hear that its answer is no longer wanted."""


class HiredWorker:
    """Answers one question after the other; whoever hangs or dies is replaced for the next.

    All methods return at once; *report* is called on the thread of the worker.
    """

    def __init__(self, report: Callable[[Reply], None]) -> None:
        self._report = report
        self._questions: SimpleQueue[tuple[int, Question] | None] = SimpleQueue()
        # Plain shared numbers without a lock: nobody waits for somebody who was killed.
        self._worthless, self._hurried = RawValue("Q", 0), RawValue("Q", 0)
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    @property
    def process_id(self) -> int | None:
        """The process that works now, if there is one."""
        process = self._process
        return process.pid if process else None

    def ask(self, ticket: int, question: Question) -> None:
        """Let the worker think; tickets count up."""
        self._questions.put((ticket, question))

    def forget(self, ticket: int) -> None:
        """Let all answers up to this ticket be worthless: thinking about them stops."""
        self._worthless.value = max(self._worthless.value, ticket)

    def hurry(self, ticket: int) -> None:
        """Ask for the best answers so far, up to this ticket."""
        self._hurried.value = max(self._hurried.value, ticket)

    def dismiss(self) -> None:
        """End the process, whatever it does; ``wait_until_gone`` tells when."""
        self._is_closed = True
        self._questions.put(None)
        if process := self._process:
            process.kill()

    def wait_until_gone(self) -> None:
        """Return when the process is gone."""
        self._thread.join()

    # On the thread ------------------------------------------------------------

    def _work(self) -> None:
        while (asked := self._questions.get()) is not None:
            ticket, question = asked
            if ticket <= self._worthless.value:
                continue
            reply = self._ask(ticket, question)
            if not self._is_closed:
                self._report(reply)
        self._replace()

    def _ask(self, ticket: int, question: Question) -> Reply:
        try:
            connection = self._connected()
            connection.send((ticket, question))
            self._await(connection, ticket)
            reply: Reply = connection.recv()
        except Exception as error:  # noqa: BLE001  (whatever stands against starting or asking it)
            self._replace()
            return Reply(ticket, error=f"{type(error).__name__}: {error}")
        return reply

    def _connected(self) -> Connection:
        if self._connection is None:
            context = multiprocessing.get_context("spawn")
            self._connection, theirs = context.Pipe()
            given = (theirs, self._worthless, self._hurried)
            process = context.Process(target=serve, args=given, daemon=True)
            process.start()
            theirs.close()  # so that its end is heard of
            self._process = process
            if self._is_closed:
                process.kill()
        return self._connection

    def _await(self, connection: Connection, ticket: int) -> None:
        """Return when a reply can be read; raise TimeoutError if it hangs."""
        waited = ignored = 0.0
        while not connection.poll(_TICK):
            waited += _TICK
            ignored += _TICK * (ticket <= self._worthless.value)
            if waited > PATIENCE or ignored > GRACE:
                raise TimeoutError("the worker hangs")

    def _replace(self) -> None:
        """End the process; the next question gets another."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection:
            connection.close()
        if process:
            process.kill()
            process.join()
            process.close()
