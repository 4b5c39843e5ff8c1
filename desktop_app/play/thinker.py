"""Machine players at work: worker processes whose answers arrive as signals."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.play.hired import HiredWorker
from desktop_app.play.worker import Reply
from engine import catalog
from engine.core.game import Game
from engine.core.state import State
from engine.think import About, Question

MOST_WORKERS = 4
_ADVISER = -1
"""Who gives hints has a worker of its own, so that a hint never waits for a machine."""


class Thinker(QObject):
    """Lets worker processes choose moves and reports them on the GUI thread.

    A seat always asks the same worker, where its player lives with what it has planned.
    """

    chosen = Signal(int, int, object)  # ticket, seat, Answer
    failed = Signal(int, int, str)  # ticket, seat, error

    def __init__(self, game: Game[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_id = game.id
        # A game in development is not in the catalogue; workers must be told where it lives.
        self._module = None if game.id in catalog.GAME_IDS else type(game).__module__
        # One core is left to the window.
        self._count = max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self._hired: dict[int, HiredWorker] = {}
        self._seats: dict[int, int] = {}
        """Who asked, by ticket."""
        self._last: dict[int, int] = {}
        """The last ticket of every worker."""

    def ask(self, ticket: int, seat: int, view: State, level: str, seed: int) -> None:
        """Let a worker choose for *seat*; ``chosen`` or ``failed`` follows, with this *ticket*."""
        question = Question(self._game_id, view, seat, level, seed, self._module)
        self._let_think(seat % self._count, ticket, question)

    def advise(
        self,
        ticket: int,
        seat: int,
        view: State,
        level: str,
        about: About = About.HINT,
        played: tuple[str, ...] = (),
    ) -> None:
        """Let the adviser think; only the last that it was asked for is wanted."""
        self.forget_hint()
        question = Question(self._game_id, view, seat, level, 0, self._module, about, played)
        self._let_think(_ADVISER, ticket, question)

    def forget(self) -> None:
        """Let nobody think any further: nothing that was asked is wanted any more."""
        for number, worker in self._hired.items():
            worker.forget(self._last[number])
        self._seats.clear()

    def forget_hint(self) -> None:
        """Let the adviser think no further."""
        if worker := self._hired.get(_ADVISER):
            worker.forget(self._last[_ADVISER])

    def hurry(self) -> None:
        """Ask all machines for the best they have found so far."""
        for number, worker in self._hired.items():
            if number != _ADVISER:
                worker.hurry(self._last[number])

    def worker_ids(self) -> tuple[int, ...]:
        """Return the process ids of the workers that were started."""
        ids = [worker.process_id for worker in self._hired.values()]
        return tuple([one for one in ids if one is not None])

    def rest(self) -> None:
        """End the workers and return at once; whoever is asked next gets a new one."""
        hired, self._hired = self._hired, {}
        for worker in hired.values():
            worker.dismiss()

    def close(self) -> None:
        """End the workers, whatever they are doing; return when they are gone."""
        hired, self._hired = self._hired, {}
        for worker in hired.values():
            worker.dismiss()
        for worker in hired.values():
            worker.wait_until_gone()

    def _let_think(self, number: int, ticket: int, question: Question) -> None:
        if number not in self._hired:
            self._hired[number] = HiredWorker(self._report)
        self._seats[ticket], self._last[number] = question.seat, ticket
        self._hired[number].ask(ticket, question)

    def _report(self, reply: Reply) -> None:
        """Run on the thread of a worker: only emit."""
        seat = self._seats.pop(reply.ticket, None)
        if seat is None:
            return
        with suppress(RuntimeError):  # the page may be gone while the answer was on its way
            if reply.answer is not None:
                self.chosen.emit(reply.ticket, seat, reply.answer)
            elif reply.error:
                self.failed.emit(reply.ticket, seat, reply.error)
