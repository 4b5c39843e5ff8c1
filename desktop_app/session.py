"""Binds a table to its views by signals."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.thinker import Thinker
from engine.ai.random_player import RandomPlayer
from engine.core.agenda import Event, Move
from engine.core.chance import Chance
from engine.core.errors import RuleError, SaveError
from engine.core.game import Game, Standing
from engine.core.state import State
from engine.core.table import Table
from engine.saving import files
from engine.saving.save import Seat

HUMAN = "human"
"""The kind of a seat where a person sits; any other kind is the level of a machine player."""

_log = logging.getLogger(__name__)


class GameSession(QObject):
    """One play on screen. Views connect to its signals and call its slots; nothing else."""

    view_changed = Signal(object)  # State as the watching seat sees it; sync() to it
    event_happened = Signal(object)  # one Event, already redacted; animate() it
    move_played = Signal(int, str)  # seat, notation; no notation where it is that seat's secret
    move_undone = Signal(int, str)
    decision_requested = Signal(int, object)  # seat, its Choice: light up, show the prompt
    thinking_changed = Signal(int, bool)  # seat, is thinking
    undo_changed = Signal(bool, bool)  # can undo, can redo
    move_refused = Signal(str)  # why; views put the piece back
    game_over = Signal(object)  # standings
    failed = Signal(str)  # something of ours broke; the play can be saved

    def __init__(self, table: Table, seats: Sequence[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        assert len(seats) == table.record.seats, "everybody needs a seat"
        self._table = table
        self.seats = tuple(seats)
        self.humans = tuple(n for n, seat in enumerate(seats) if seat.kind == HUMAN)
        self.watcher = min(self.humans, default=0)
        self._asked: dict[int, int] = {}
        """The ticket whose answer each thinking seat is waiting for; all others are worthless."""
        self._tickets = 0
        self._thinker = Thinker(table.game, self)
        self._thinker.chosen.connect(self._on_chosen)
        self._thinker.failed.connect(self._on_failed)

    # For views ----------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._table.game

    @property
    def moves_played(self) -> int:
        """How many answers were given."""
        return len(self._table.record.moves)

    def offers(self, seat: int) -> tuple[Move, ...]:
        """Return what the person on *seat* may do now: moves and rearrangements."""
        return self._table.state.offers(seat) if seat in self.humans else ()

    def standings(self) -> tuple[Standing, ...]:
        """Return points and places, as far as the watching seat knows."""
        state = self._table.state
        return self.game.standings(state if state.is_over else state.seen_by(self.watcher))

    @Slot()
    def start(self) -> None:
        """Tell everybody where the play stands and ask whoever is next."""
        self._attempt(self._publish)

    @Slot(int, object)
    def play(self, seat: int, move: Move) -> None:
        """Play *move* for a person, or say why not."""
        state = self._table.state
        if seat in self.humans and state.is_legal(seat, move):
            self._attempt(lambda: self._play(seat, move))
        else:
            refusal = state.why_not(seat, move)
            why = self.tr("This is not possible now.")
            self.move_refused.emit(f"{why} ({refusal})" if refusal else why)

    @Slot()
    def undo(self) -> None:
        """Take back the last answer of a person, as far as nothing was revealed since."""
        seat = self._undo_seat()
        if seat is not None:
            self._attempt(lambda: self._undo(seat))

    @Slot()
    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if self._table.can_redo:
            self._attempt(self._redo)

    @Slot(str)
    def save(self, path: str) -> None:
        """Write the play to *path*; what goes wrong is told by ``failed``."""
        try:
            files.save(Path(path), self._table, self.seats)
        except SaveError as error:
            self.failed.emit(str(error))

    def close(self) -> None:
        """End all thinking; answers on the way are worthless."""
        self._forget_questions()
        self._thinker.close()

    # How a play goes on -------------------------------------------------------

    def _play(self, seat: int, move: Move) -> None:
        notation = str(move) if self._is_public(seat) else ""
        events = self._table.play(seat, move)
        self._tell(seat, notation, events)

    def _undo(self, seat: int) -> None:
        before = [*self._table.record.moves]
        self._table.undo(seat)
        left = self._table.record.moves
        taken = next((m for m, kept in zip(before, left, strict=False) if m != kept), before[-1])
        self._forget_questions()
        self.move_undone.emit(seat, taken[1] if seat == self.watcher else "")
        self._publish()

    def _redo(self) -> None:
        public = {seat: self._is_public(seat) for seat in self._table.state.waiting}
        events = self._table.redo()
        self._forget_questions()
        seat, notation = self._table.record.moves[-1]
        self._tell(seat, notation if public[seat] else "", events)

    def _tell(self, seat: int, notation: str, events: tuple[Event, ...]) -> None:
        self.move_played.emit(seat, notation)
        for event in events:
            if seen := event.seen_by(self.watcher):
                self.event_happened.emit(seen)
        self._publish()

    def _publish(self) -> None:
        state = self._table.state
        self.view_changed.emit(state.seen_by(self.watcher))
        self.undo_changed.emit(self._undo_seat() is not None, self._table.can_redo)
        if state.is_over:
            self.game_over.emit(self.standings())
        for seat in state.waiting:
            view = state.seen_by(seat)
            if seat in self.humans:
                self.decision_requested.emit(seat, view.waiting[seat])
            elif seat not in self._asked:
                self._ask_machine(seat, view)

    def _ask_machine(self, seat: int, view: State) -> None:
        self._tickets += 1
        self._asked[seat] = self._tickets
        self.thinking_changed.emit(seat, True)
        self._thinker.ask(self._tickets, seat, view, self.seats[seat].kind, self._seed(seat))

    @Slot(int, int, object)
    def _on_chosen(self, ticket: int, seat: int, move: Move) -> None:
        if self._asked.get(seat) != ticket:
            return
        if not self._table.state.is_legal(seat, move):
            self._on_failed(ticket, seat, f"{move} is not legal")
            return
        del self._asked[seat]
        self.thinking_changed.emit(seat, False)
        self._attempt(lambda: self._play(seat, move))

    @Slot(int, int, str)
    def _on_failed(self, ticket: int, seat: int, error: str) -> None:
        """Let the random player answer where a worker could not."""
        if self._asked.get(seat) != ticket:
            return
        _log.warning("Seat %d got a random answer, because thinking failed: %s", seat, error)
        player = RandomPlayer(Chance(self._seed(seat)))
        self._on_chosen(ticket, seat, player.choose(self._table.state.seen_by(seat), seat))

    def _forget_questions(self) -> None:
        forgotten, self._asked = self._asked, {}
        for seat in forgotten:
            self.thinking_changed.emit(seat, False)

    def _attempt(self, action: Callable[[], None]) -> None:
        """Do *action*; if our rules break, the table is as before and the play can be saved."""
        try:
            action()
        except RuleError as error:
            self.move_refused.emit(str(error))
        except Exception as error:  # noqa: BLE001  (whatever a rule of ours raises)
            _log.exception("The play broke")
            self.failed.emit(f"{type(error).__name__}: {error}")

    # What may be known --------------------------------------------------------

    def _is_public(self, seat: int) -> bool:
        """Whether the watching seat sees the question of *seat*, and so may see the answer."""
        state = self._table.state
        seen = state.seen_by(self.watcher).waiting.get(seat)
        return seat == self.watcher or seen == state.waiting[seat]

    def _undo_seat(self) -> int | None:
        """Return the person who answered last, if the answer can be taken back."""
        last = (seat for seat, _ in reversed(self._table.record.moves) if seat in self.humans)
        seat = next(last, None)
        return seat if seat is not None and self._table.can_undo(seat) else None

    def _seed(self, seat: int) -> int:
        """Return a seed for thinking: the same in the same play, unrelated to the game's chance."""
        own = Chance(self._table.record.seed).branch(1 + seat)
        return own.branch(self.moves_played).seed
