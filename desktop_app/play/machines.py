"""Machine players of one play: asks them, and tells their answers as soon as they are there."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from desktop_app.play.thinker import Thinker
from engine.ai.levels import adviser_of
from engine.ai.random_player import RandomPlayer
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value
from engine.think import About, Answer

_REST = 120_000
"""Milliseconds without a question after which workers go."""
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
    advised = Signal(object)  # Hint or ToldTurn, whatever the adviser was asked for last
    unadvised = Signal()  # the adviser could not tell
    thinking_changed = Signal(int, bool)  # seat, is thinking

    def __init__(self, game: Game[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._open: dict[int, Question] = {}
        self._asked_of_adviser: int | None = None
        """The ticket of what the adviser thinks about."""
        self._tickets = 0
        self._thinker = Thinker(game, self)
        self._idle = QTimer(self, singleShot=True, interval=_REST)
        self._idle.timeout.connect(self._rest)
        # Queued, because a quick worker answers while we are still asking the next seat.
        queued = Qt.ConnectionType.QueuedConnection
        self._thinker.chosen.connect(self._on_chosen, queued)
        self._thinker.failed.connect(self._on_failed, queued)

    def ask(self, seat: int, view: State, level: str, seed: int) -> None:
        """Let the machine on *seat* choose, unless it is choosing already; ``answered`` follows."""
        if seat not in self._open:
            self._open[seat] = question = self._question(seat, view, seed)
            self._thinker.ask(question.ticket, seat, view, level, seed)
            self._idle.start()
            self.thinking_changed.emit(seat, True)

    def advise(self, seat: int, view: State, played: tuple[str, ...] = ()) -> None:
        """Ask for a hint, or why *seat* has *played* like that; ``advised`` follows."""
        self._tickets += 1
        self._asked_of_adviser = self._tickets
        self._idle.start()
        about = About.TURN if played else About.HINT
        level = adviser_of(self._game)
        self._thinker.advise(self._tickets, seat, view, level, about, played)

    def forget(self) -> None:
        """Make every answer on the way worthless."""
        forgotten, self._open = self._open, {}
        self._asked_of_adviser = None
        self._thinker.forget()
        for seat in forgotten:
            self.thinking_changed.emit(seat, False)

    def forget_advice(self) -> None:
        """Make what the adviser thinks about worthless: the person has gone on."""
        if self._asked_of_adviser is not None:
            self._asked_of_adviser = None
            self._thinker.forget_hint()

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self._open)

    @Slot()
    def hurry(self) -> None:
        """Let everybody who thinks answer with the best so far."""
        self._thinker.hurry()

    @Slot()
    def _rest(self) -> None:
        """Let the workers go whom nobody needed for a while; others come when they are needed."""
        if not self._open and self._asked_of_adviser is None:
            self._thinker.rest()

    def close(self) -> None:
        """End all thinking."""
        self._idle.stop()
        self.forget()
        self._thinker.close()

    def _question(self, seat: int, view: State, seed: int) -> Question:
        self._tickets += 1
        return Question(self._tickets, seat, view, seed)

    @Slot(int, int, object)
    def _on_chosen(self, ticket: int, seat: int, answer: Answer) -> None:
        if ticket == self._asked_of_adviser:
            self._asked_of_adviser = None
            self.advised.emit(answer)
            return
        question = self._open.get(seat)
        if question is None or question.ticket != ticket:
            return
        if answer not in question.view.moves(seat):
            self._on_failed(ticket, seat, f"{answer} is not legal")
            return
        del self._open[seat]
        self.thinking_changed.emit(seat, False)
        self.answered.emit(seat, answer)

    @Slot(int, int, str)
    def _on_failed(self, ticket: int, seat: int, error: str) -> None:
        """Let the random player answer where a worker could not; advice is not made up."""
        if ticket == self._asked_of_adviser:
            self._asked_of_adviser = None
            _log.warning("There is no advice, because thinking failed: %s", error)
            self.unadvised.emit()
            return
        question = self._open.get(seat)
        if question is None or question.ticket != ticket:
            return
        _log.warning("Seat %d got a random answer, because thinking failed: %s", seat, error)
        player = RandomPlayer(self._game.brain, Chance(question.seed))
        self._on_chosen(ticket, seat, player.choose(question.view, seat))
