"""Machine players of one play: asks them, and tells their answers as soon as they are there."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop_app.play.thinker import Thinker
from engine.ai.levels import adviser_of
from engine.ai.random_player import RandomPlayer
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value

_log = logging.getLogger(__name__)


@value
class Question:
    """What a machine is asked; its ticket tells it from all other questions."""

    ticket: int
    seat: int
    view: State
    seed: int


class Machines(QObject):
    """Every open question has a ticket; answers to any other ticket are worthless."""

    answered = Signal(int, object)  # seat, Move
    advised = Signal(int, object)  # seat, Move: a hint for a person
    thinking_changed = Signal(int, bool)  # seat, is thinking

    def __init__(self, game: Game[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._open: dict[int, Question] = {}
        self._hint: Question | None = None
        self._tickets = 0
        self._thinker = Thinker(game, self)
        # Queued, because a quick worker answers while we are still asking the next seat.
        queued = Qt.ConnectionType.QueuedConnection
        self._thinker.chosen.connect(self._on_chosen, queued)
        self._thinker.failed.connect(self._on_failed, queued)

    def ask(self, seat: int, view: State, level: str, seed: int) -> None:
        """Let the machine on *seat* choose, unless it is choosing already; ``answered`` follows."""
        if seat not in self._open:
            self._open[seat] = question = self._question(seat, view, seed)
            self._thinker.ask(question.ticket, seat, view, level, seed)
            self.thinking_changed.emit(seat, True)

    def advise(self, seat: int, view: State, seed: int) -> None:
        """Let the adviser choose for a person; ``advised`` follows."""
        self._hint = question = self._question(seat, view, seed)
        self._thinker.advise(question.ticket, seat, view, adviser_of(self._game), seed)

    def forget(self) -> None:
        """Make every answer on the way worthless."""
        forgotten, self._open, self._hint = self._open, {}, None
        self._thinker.forget()
        for seat in forgotten:
            self.thinking_changed.emit(seat, False)

    def forget_hint(self, seat: int) -> None:
        """Make a hint for *seat* on the way worthless: the person has gone on."""
        if self._hint and self._hint.seat == seat:
            self._hint = None
            self._thinker.forget_hint()

    def close(self) -> None:
        """End all thinking."""
        self.forget()
        self._thinker.close()

    def _question(self, seat: int, view: State, seed: int) -> Question:
        self._tickets += 1
        return Question(self._tickets, seat, view, seed)

    @Slot(int, int, object)
    def _on_chosen(self, ticket: int, seat: int, move: Move) -> None:
        if self._hint and ticket == self._hint.ticket:
            self._hint = None
            self.advised.emit(seat, move)
            return
        question = self._open.get(seat)
        if question is None or question.ticket != ticket:
            return
        if move not in question.view.moves(seat):
            self._on_failed(ticket, seat, f"{move} is not legal")
            return
        del self._open[seat]
        self.thinking_changed.emit(seat, False)
        self.answered.emit(seat, move)

    @Slot(int, int, str)
    def _on_failed(self, ticket: int, seat: int, error: str) -> None:
        """Let the random player answer where a worker could not."""
        question = self._open.get(seat)
        if question is None or question.ticket != ticket:
            return
        _log.warning("Seat %d got a random answer, because thinking failed: %s", seat, error)
        player = RandomPlayer(self._game.brain, Chance(question.seed))
        self._on_chosen(ticket, seat, player.choose(question.view, seat))
