"""Machine players at work: a pool of processes whose answers arrive as signals."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.play import worker
from engine import catalog
from engine.core.agenda import Move
from engine.core.game import Game
from engine.core.state import State
from engine.think import think


class Thinker(QObject):
    """Lets worker processes choose moves and reports them on the GUI thread."""

    chosen = Signal(int, int, object)  # ticket, seat, move
    failed = Signal(int, int, str)  # ticket, seat, error

    def __init__(self, game: Game[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_id = game.id
        # A game in development is not in the catalogue; workers must be told where it lives.
        self._module = None if game.id in catalog.GAME_IDS else type(game).__module__
        self._pool: ProcessPoolExecutor | None = None

    def ask(self, ticket: int, seat: int, view: State, level: str, seed: int) -> None:
        """Let a worker choose for *seat*; ``chosen`` or ``failed`` follows, with this *ticket*."""
        question = (self._game_id, view, seat, level, seed, self._module)
        self._pool = self._pool or _new_pool()
        try:
            answer = self._pool.submit(think, *question)
        except BrokenProcessPool:
            self.close()
            self._pool = _new_pool()
            answer = self._pool.submit(think, *question)
        answer.add_done_callback(lambda done: self._report(ticket, seat, done))

    def worker_ids(self) -> tuple[int, ...]:
        """Return the process ids of the workers that were started."""
        return tuple(self._pool._processes or ()) if self._pool else ()

    def close(self) -> None:
        """End the workers, whatever they are doing; return when they are gone."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        # From Python 3.14 on this is pool.terminate_workers().
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)

    def _report(self, ticket: int, seat: int, done: Future[Move]) -> None:
        """Run on a thread of the pool: only emit, touch nothing."""
        if done.cancelled():
            return
        if error := done.exception():
            self.failed.emit(ticket, seat, f"{type(error).__name__}: {error}")
        else:
            self.chosen.emit(ticket, seat, done.result())


def _new_pool() -> ProcessPoolExecutor:
    # One core is left to the window.
    return ProcessPoolExecutor(
        max(1, min(4, (os.cpu_count() or 2) - 1)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=worker.prepare,
    )
