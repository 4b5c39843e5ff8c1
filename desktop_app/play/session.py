"""Binds a table to those who play at it and to the screen that shows it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.play.entries import Answered, Curtain, End, Entry, TurnEnds
from desktop_app.play.guides import FreePlay, Guide, Path, allowed
from desktop_app.play.hot_seat import see_the_same
from desktop_app.play.playhead import Done
from desktop_app.play.seen_table import SeenTable
from desktop_app.play.strokes import Place, Strokes
from engine.core.agenda import Move
from engine.core.errors import RuleError
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.table import Table
from engine.saving.save import Seat

_log = logging.getLogger(__name__)


class GameSession(SeenTable):
    """One play on screen.

    What happens is appended to its playhead, whose parts show it. Its signals tell what is true at
    once, shown or not; its slots are what people do.
    """

    move_played = Signal(int, str)  # seat, notation; no notation where it is that seat's secret
    move_undone = Signal(int, str)
    thinking_changed = Signal(int, bool)  # seat, is thinking
    undo_changed = Signal(bool, bool)  # can undo, can redo
    move_refused = Signal(object)  # Refusal; views put the piece back
    objected = Signal(str)  # what a guide says against a gesture; views put the piece back
    guided = Signal()  # what guides light or say has changed
    failed = Signal(str)  # something of ours broke; the play can be saved

    def __init__(self, table: Table, seats: Sequence[Seat], parent: QObject | None = None) -> None:
        super().__init__(table, seats, parent)
        self._strokes = Strokes()
        self.guides: tuple[Guide, ...] = (FreePlay(self),)
        self.machines.answered.connect(self._on_answered)
        self.machines.thinking_changed.connect(self.thinking_changed)
        self.playhead.performed.connect(self._on_performed)

    # What people do -----------------------------------------------------------

    def be_guided_by(self, *guides: Guide) -> None:
        """Let these *guides* stand beside whoever plays, instead of those before."""
        for guide in guides:
            if guide not in self.guides:
                guide.changed.connect(self.guided)
        self.guides = guides
        self.playhead.tell_again()  # what can be done now may be another thing
        self._tell_undo()
        self.guided.emit()

    def allowed(self, view: State, seat: int, offers: Sequence[Path]) -> Sequence[Path]:
        """Return those of *offers* that the guides allow."""
        return allowed(self.guides, view, seat, offers)

    @Slot()
    def start(self) -> None:
        """Show the table for the first time and ask whoever is next."""
        self._attempt(self._pass_on)

    def lay(self, table: Table) -> None:
        """Put another *table* of the same game and seats in the place of this one."""
        assert table.record.seats == len(self.seats), "everybody keeps the seat"
        self._begin_again()
        self._table, self._strokes = table, Strokes()
        self._attempt(self._pass_on)

    @Slot(int, object)
    def play(self, seat: int, move: Move) -> None:
        """Play *move* for a person, or say why not."""
        self.play_path(seat, (move,))

    @Slot(int, object)
    def play_path(self, seat: int, path: Path) -> None:
        """Play the moves of one gesture, unless something is still to be shown."""
        if self.is_covered or not self.playhead.is_at_rest:
            return
        if against := self._word_against(seat, path):
            self.objected.emit(against)
        elif path[0] in self.offers(seat):
            self._attempt(lambda: self._play(seat, path))
        else:
            self._refuse(seat, path[0])

    @Slot(int)
    def watch(self, seat: int) -> None:
        """Show the table as *seat* sees it, and ask it."""
        self._hot_seat.sit_down(seat)
        self._attempt(self._pass_on)

    @Slot()
    def undo(self) -> None:
        """Take back the last gesture of a person, as far as nothing was revealed since."""
        seat = self._undo_seat()
        if seat is not None:
            self._attempt(lambda: self._undo(seat))

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
        if self._table.can_redo and not self.is_covered:
            self._attempt(self._redo)

    def close(self) -> None:
        """End all thinking; answers on the way are worthless."""
        self.playhead.close()
        self.machines.close()

    # How a play goes on -------------------------------------------------------

    def _carry_out(self, entry: Entry, done: Done) -> None:
        if isinstance(entry, Answered):
            self._attempt(lambda: self._play(entry.seat, (entry.move,)))
        done()

    def _play(self, seat: int, path: Path) -> None:
        """Give the answers of one gesture, as far as they are legal, and show what comes of it."""
        before = len(self._table.states)
        mark = self._strokes.begin
        for move in path:
            if not self._table.state.is_legal(seat, move):
                self._refuse(seat, move)
                break
            mark(self._place_of(seat))
            mark = self._strokes.go_on
            notation = str(move) if self._is_public(seat) else ""
            self._table.play(seat, move)
            self.move_played.emit(seat, notation)
        if len(self._table.states) > before:
            self._show(seat, move, before)

    def _show(self, seat: int, move: Move, first: int) -> None:
        """Show what came of the answers from *first* on; the last one was *move*."""
        state = self._table.state
        is_done = seat == self._by_hand() and seat not in state.waiting and not state.is_over
        if is_done and any(guide.asks_to_end(seat, move) for guide in self.guides):
            self._tell_undo()
            self.playhead.append(*self.past.scenes(first, len(self.past) - 1), TurnEnds(seat))
        else:
            self._pass_on(first)

    def _pass_on(self, first: int | None = None) -> None:
        """Turn to whoever goes on; show what came of the answers from *first* on, if any did."""
        state, is_covered, before = self._table.state, self.is_covered, self._hot_seat.watcher
        self._hot_seat.turn_to(state)
        entries = () if is_covered else tuple(self._entries(first, before))
        self._tell_undo()
        self.playhead.append(*entries)
        if state is self._table.state:  # else somebody has answered at once, and others were asked
            self._ask(state)

    def _ask(self, state: State) -> None:
        """Ask whoever has not answered yet."""
        for seat in state.waiting:
            if not self.playhead.awaits(seat):
                view = partial(state.seen_by, seat)
                self._players[seat].ask(seat, view, self.seed(seat))

    def _entries(self, first: int | None, watched: int) -> Iterator[Entry]:
        """Yield what is shown now: what happened, and a question, the end or a curtain.

        Where it is no longer *watched* by the same person, what is to be read stays until it was.
        """
        last, awaited = len(self.past) - 1, self._hot_seat.awaited
        if awaited is not None and first is None:
            yield Curtain(awaited)
            return
        if first is None:
            before, now = [], self.past.shown(last)
        else:
            passes_on = awaited is not None or self._hot_seat.watcher != watched
            scenes = self.past.scenes(first, last)
            *before, now = [replace(scene, is_farewell=passes_on) for scene in scenes]
        if awaited is not None:
            yield from (*before, now)
            yield Curtain(awaited)
            return
        yield from before
        if now.view.is_over:
            yield now
            yield End(now.standings)
        else:
            yield replace(now, question=self._hot_seat.question(now.view))

    def _undo(self, seat: int) -> None:
        self._take_back(seat)
        while self._strokes.is_amid(self._place_of(seat)) and self._undo_seat() == seat:
            self._take_back(seat)
        self._begin_again()
        self._pass_on()

    def _take_back(self, seat: int) -> None:
        before = [*self._table.record.moves]
        self._table.undo(seat, freely=not self._table.can_undo(seat))
        left = self._table.record.moves
        taken = next((m for m, kept in zip(before, left, strict=False) if m != kept), before[-1])
        self.move_undone.emit(seat, taken[1] if seat == self.watcher else "")

    def _redo(self) -> None:
        first, is_amid = len(self._table.states), True
        self._begin_again()
        while is_amid and self._table.can_redo:
            public = {seat: self._is_public(seat) for seat in self._table.state.waiting}
            self._table.redo()
            seat, notation = self._table.record.moves[-1]
            self.move_played.emit(seat, notation if public[seat] else "")
            is_amid = self._strokes.is_amid(self._place_of(seat))
        self._pass_on(first)

    def _begin_again(self) -> None:
        """Let nothing be shown or answered any more that was on the way."""
        self.machines.forget()
        self.playhead.forget()

    @Slot(int, object)
    def _on_answered(self, seat: int, move: Move) -> None:
        self.playhead.append(Answered(seat, move, is_secret=not self._is_public(seat)))

    @Slot(object)
    def _on_performed(self, entry: Entry) -> None:
        for guide in self.guides:
            guide.hear(entry)
        if isinstance(entry, TurnEnds):
            self._attempt(self._pass_on)

    def _tell_undo(self) -> None:
        can_redo = self._table.can_redo and not self.is_covered
        self.undo_changed.emit(self._undo_seat() is not None, can_redo)

    def _word_against(self, seat: int, path: Path) -> str:
        """Return what a guide says against *path*; whom they guide has it on the screen."""
        if seat != self.decider:
            return ""
        words = (guide.judge(self.view, seat, path) for guide in self.guides)
        return next((word for word in words if word), "")

    def _refuse(self, seat: int, move: Move) -> None:
        refusal = self._table.state.why_not(seat, move)
        self.move_refused.emit(refusal or Refusal("table", "not_now"))

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

    def _place_of(self, seat: int) -> Place:
        return seat, self.answers_of(seat)

    def _undo_seat(self) -> int | None:
        """Return the person who answered last, if the answer can be taken back.

        Nobody takes back what somebody else decided in secret.
        """
        seat = self._by_hand()
        if seat is None or self.is_covered:
            return None
        if seat not in self.eyes and not see_the_same(self._table.state, seat, self.watcher):
            return None
        freely = any(guide.lets_take_back(len(self.humans)) for guide in self.guides)
        return seat if self._table.can_undo(seat, freely=freely) else None
