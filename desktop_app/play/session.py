"""Binds a table to its views by signals."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.play.hot_seat import see_the_same, seen_by_all
from desktop_app.play.machines import Machines
from desktop_app.play.seen_table import SeenTable
from engine.core.agenda import Event, Move
from engine.core.errors import RuleError
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.table import Table
from engine.saving.save import Seat

_log = logging.getLogger(__name__)


class GameSession(SeenTable):
    """One play on screen. Views connect to its signals and call its slots; nothing else."""

    view_changed = Signal(object)  # State as the watching seat sees it; sync() to it
    event_happened = Signal(object)  # one Event, already redacted; animate() it
    move_played = Signal(int, str)  # seat, notation; no notation where it is that seat's secret
    move_undone = Signal(int, str)
    decision_requested = Signal(int, object)  # seat, its Choice: light up, show the prompt
    thinking_changed = Signal(int, bool)  # seat, is thinking
    undo_changed = Signal(bool, bool)  # can undo, can redo
    move_refused = Signal(object)  # Refusal; views put the piece back
    curtain_wanted = Signal(int)  # who shall sit down; then watch() that seat
    end_of_turn = Signal(bool)  # whether the play waits for end_turn()
    hint_given = Signal(int, object)  # seat, the moves it could make, one after the other
    game_over = Signal(object)  # standings
    failed = Signal(str)  # something of ours broke; the play can be saved

    def __init__(self, table: Table, seats: Sequence[Seat], parent: QObject | None = None) -> None:
        super().__init__(table, seats, parent)
        self._learning = False
        self.confirm_turn = False
        self._is_held = False
        """Whether the end of a turn waits to be confirmed."""
        self._inside: set[tuple[int, int]] = set()
        """Seats, and after how many of their answers a gesture of several moves went on."""
        self._advice: tuple[Move, ...] = ()
        """Moves that the adviser has named, while it thinks about the next."""
        self.machines = Machines(table.game, self)
        self.machines.shows_nothing = lambda seat: not self._is_public(seat)
        self.machines.answered.connect(self._on_answered)
        self.machines.advised.connect(self._on_advised)
        self.machines.thinking_changed.connect(self.thinking_changed)

    # What people do -----------------------------------------------------------

    @property
    def learning(self) -> bool:
        """Whether a person may take back more than the rules of the table allow."""
        return self._learning

    @learning.setter
    def learning(self, learning: bool) -> None:
        if learning != self._learning:
            self._learning = learning
            self._tell_undo()

    @Slot()
    def start(self) -> None:
        """Tell everybody where the play stands and ask whoever is next."""
        if self._newcomer is None:
            self._newcomer = self._hot_seat.newcomer(self._table.state)
        if self._newcomer is not None:
            self.curtain_wanted.emit(self._newcomer)
        self._attempt(self._publish)
        if self._is_held:
            self.end_of_turn.emit(True)  # a page that was made anew has not heard of it

    @Slot(int, object)
    def play(self, seat: int, move: Move) -> None:
        """Play *move* for a person, or say why not."""
        state = self._table.state
        if self._newcomer is not None:
            return
        if seat in self.humans and state.is_legal(seat, move):
            self._attempt(lambda: self._play(seat, move))
        else:
            refusal = state.why_not(seat, move)
            self.move_refused.emit(refusal or Refusal("table", "not_now"))

    @Slot(int, object)
    def play_path(self, seat: int, path: tuple[Move, ...]) -> None:
        """Play the moves of one gesture."""
        for number, move in enumerate(path):
            (self._inside.add if number else self._inside.discard)(self._place_of(seat))
            self.play(seat, move)

    @Slot(int)
    def watch(self, seat: int) -> None:
        """Show the table as *seat* sees it, and ask it."""
        self._hot_seat.sit_down(seat)
        self._newcomer = None
        self._attempt(self._publish)

    @Slot()
    def undo(self) -> None:
        """Take back the last gesture of a person, as far as nothing was revealed since."""
        seat = self._undo_seat()
        if seat is not None:
            before = self._place_of(seat)
            self._attempt(lambda: self._undo(seat))
            if before != self._place_of(seat) in self._inside and self._undo_seat() == seat:
                self.undo()

    @Slot()
    def restart_turn(self) -> None:
        """Take back everything the person answered that the rules of the table let go."""
        seat, played = self._undo_seat(), self.moves_played + 1
        while seat is not None and self.moves_played < played and self._undo_seat() == seat:
            played = self.moves_played
            self.undo()
            if not self._table.can_undo(seat):
                return

    @Slot()
    def redo(self) -> None:
        """Make the gesture again that was taken back last."""
        if self._table.can_redo and self._newcomer is None:
            before = self.moves_played
            self._attempt(self._redo)
            last = self._table.record.moves[before:]
            if last and self._place_of(last[0][0]) in self._inside:
                self.redo()

    @Slot()
    def end_turn(self) -> None:
        """Let the others go on."""
        if self._is_held:
            self._let_go()
            self._attempt(self._publish)

    @Slot()
    def hint(self) -> None:
        """Ask the adviser what the person who decides could do; ``hint_given`` follows."""
        self.hint_after(())

    def hint_after(self, moves: tuple[Move, ...]) -> None:
        """Ask the adviser what the person could do after *moves*; ``hint_given`` tells all."""
        seat = self.decider
        view = None if seat is None else self.look_ahead(seat, *moves)
        if seat is not None and view:
            self._advice = moves
            self.machines.advise(seat, view, self._seed(seat))

    def close(self) -> None:
        """End all thinking; answers on the way are worthless."""
        self.machines.close()

    # How a play goes on -------------------------------------------------------

    def _play(self, seat: int, move: Move) -> None:
        notation = str(move) if self._is_public(seat) else ""
        events = self._table.play(seat, move)
        state = self._table.state
        if self.confirm_turn and seat in self.humans and seat not in state.waiting:
            self._is_held = not state.is_over and not move.is_final
        self._tell(seat, notation, events)
        if self._is_held:
            self.end_of_turn.emit(True)  # the last word, after everything that happened

    def _undo(self, seat: int) -> None:
        before = [*self._table.record.moves]
        self._table.undo(seat, freely=not self._table.can_undo(seat))
        left = self._table.record.moves
        taken = next((m for m, kept in zip(before, left, strict=False) if m != kept), before[-1])
        self.machines.forget()
        self._let_go()
        self.move_undone.emit(seat, taken[1] if seat == self.watcher else "")
        self._publish()

    def _redo(self) -> None:
        public = {seat: self._is_public(seat) for seat in self._table.state.waiting}
        events = self._table.redo()
        self.machines.forget()
        seat, notation = self._table.record.moves[-1]
        self._tell(seat, notation if public[seat] else "", events)

    def _tell(self, seat: int, notation: str, events: tuple[Event, ...]) -> None:
        self.machines.forget_hint(seat)
        self.move_played.emit(seat, notation)
        for event in events if self._newcomer is None else ():
            if seen := seen_by_all(event, self.eyes):
                self.event_happened.emit(seen)
        self._publish()

    def _publish(self) -> None:
        state = self._table.state
        self._tell_undo()
        if self._newcomer is None:
            self.view_changed.emit(self.view)
            if state.is_over:
                self.game_over.emit(self.standings())
        if not self._is_held:
            self._ask_machines(state)
            self._ask_people(state)

    def _tell_undo(self) -> None:
        can_redo = self._table.can_redo and self._newcomer is None
        self.undo_changed.emit(self._undo_seat() is not None, can_redo)

    def _ask_people(self, state: State) -> None:
        before = self.eyes
        newcomer = self._hot_seat.newcomer(state) if self._newcomer is None else None
        if newcomer is not None:
            self._newcomer = newcomer
            self.undo_changed.emit(False, False)
            self.curtain_wanted.emit(newcomer)
        elif self.eyes != before:
            self._publish()
        elif self.decider is not None:
            view = state.seen_by(self.watcher)
            self.decision_requested.emit(self.watcher, view.waiting[self.watcher])

    def _ask_machines(self, state: State) -> None:
        for seat in state.waiting:
            if seat not in self.humans:
                level, seed = self.seats[seat].kind, self._seed(seat)
                self.machines.ask(seat, state.seen_by(seat), level, seed)

    @Slot(int, object)
    def _on_answered(self, seat: int, move: Move) -> None:
        self._attempt(lambda: self._play(seat, move))

    @Slot(int, object)
    def _on_advised(self, seat: int, move: Move) -> None:
        self.hint_given.emit(seat, (*self._advice, move))

    def _let_go(self) -> None:
        if self._is_held:
            self._is_held = False
            self.end_of_turn.emit(False)

    def _attempt(self, action: Callable[[], None]) -> None:
        """Do *action*; if our rules break, the table is as before and the play can be saved."""
        try:
            action()
        except RuleError as error:
            self.failed.emit(str(error))
        except Exception as error:  # noqa: BLE001  (whatever a rule of ours raises)
            _log.exception("The play broke")
            text = self.tr("Something went wrong; you can save the game. ({error})")
            self.failed.emit(text.format(error=f"{type(error).__name__}: {error}"))

    def _may_undo_freely(self) -> bool:
        return self.learning and len(self.humans) == 1

    def _place_of(self, seat: int) -> tuple[int, int]:
        """Say how many answers *seat* has given; others may answer meanwhile in their own lanes."""
        return seat, self.answers_of(seat)

    def _undo_seat(self) -> int | None:
        """Return the person who answered last, if the answer can be taken back.

        Nobody takes back what somebody else decided in secret.
        """
        last = (seat for seat, _ in reversed(self._table.record.moves) if seat in self.humans)
        seat = next(last, None)
        if seat is None or self._newcomer is not None:
            return None
        if seat not in self.eyes and not see_the_same(self._table.state, seat, self.watcher):
            return None
        return seat if self._table.can_undo(seat, freely=self._may_undo_freely()) else None
