"""Where the screen stands in a play: entries are performed one after the other, at a pace.

Whatever happens is appended to one queue. Every part of the screen performs an entry and says when
it is done; then the next part does, and after the last one the next entry. So nothing is dealt,
asked or clickable before all that came before it was seen. Pace, step, looking back, undo, curtain,
the end and a replay are ways to move the head, nothing else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.play.entries import (
    Answered,
    Curtain,
    End,
    Entry,
    Recalled,
    Shown,
    TurnEnds,
    told_again,
)
from desktop_app.play.pace import AT_ONCE, NORMAL, Pace

Done = Callable[[], None]
Part = Callable[[Entry, Done], None]
"""Shows what is its own of an entry and calls *done* afterwards, at once or when it was seen."""


class Playhead(QObject):
    """Performs one entry after the other; parts are asked in the order they were given."""

    began = Signal(object)  # Entry: it is performed from now on
    performed = Signal(object)  # Entry: every part is done with it
    held = Signal()  # what comes next waits for a step
    cut = Signal()  # whatever is just being performed is over; show nothing more of it

    def __init__(self, carry_out: Part, parent: QObject | None = None) -> None:
        """Let *carry_out*, before all parts of the screen, do what an entry does to the table."""
        super().__init__(parent)
        self.pace: Pace = AT_ONCE
        self._carry_out = carry_out
        self._parts: tuple[Part, ...] = ()
        self._queue: deque[Entry] = deque()
        """What is still to be performed; answers that have not been carried out come last."""
        self._reel: Iterator[Entry] | None = None
        """Entries of the past, while the head is there; the queue waits meanwhile."""
        self._now: Entry | None = None
        """What is being performed."""
        self._acting: Iterator[Part] = iter(())
        """Who still has to perform it."""
        self._busy: object | None = None
        """The token of the part that has not said yet that it is done."""
        self._due: Entry | None = None
        """The entry whose time has come."""
        self._standing: tuple[Entry, ...] = ()
        """What was performed last and still holds: a view, and what came after it."""
        self._stepped: int | None = None
        """Whose turn was asked for by a step: all of its answers come, at the usual pace."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.step)
        self._is_going = False
        """Whether somebody further up the stack performs already."""

    # Where the head stands ----------------------------------------------------

    @property
    def shown(self) -> Shown | None:
        """The last view of the present that was performed; None before the first."""
        return next((entry for entry in self._standing if isinstance(entry, Shown)), None)

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that has happened was performed, and nothing of it is looked back at.

        Answers that wait for their time have not happened yet.
        """
        return self._is_free and self._reel is None

    @property
    def is_in_past(self) -> bool:
        """Whether a moment of the past is shown."""
        return self._reel is not None

    @property
    def is_waiting(self) -> bool:
        """Whether something waits for its time, or for a step."""
        return self._now is None and self._reel is None and bool(self._queue)

    @property
    def comes_next(self) -> Entry | None:
        """What is performed after what is performed now, as far as it has happened."""
        return self._queue[0] if self._queue else None

    @property
    def _is_free(self) -> bool:
        happened = any(not isinstance(entry, Answered) for entry in self._queue)
        return self._now is None and not happened

    def awaits(self, seat: int) -> bool:
        """Whether an answer of *seat* waits for its time."""
        return any(isinstance(entry, Answered) and entry.seat == seat for entry in self._queue)

    # What comes ---------------------------------------------------------------

    def append(self, *entries: Entry) -> None:
        """Perform *entries* after all that has happened, and before what is still to happen."""
        for entry in entries:
            waiting = sum(isinstance(other, Answered) for other in self._queue)
            at = len(self._queue) - (0 if isinstance(entry, Answered) else waiting)
            self._queue.insert(at, entry)
            if at == 0:
                self._timer.stop()
        self.go_on()

    def take_parts(self, *parts: Part) -> None:
        """Let these *parts* of a screen perform from now on, beginning with what holds now."""
        self._break_off()
        self._parts = parts
        self._tell_again()

    def forget(self) -> None:
        """Drop whatever was not performed yet: it was taken back. The head comes back to now."""
        self._queue.clear()
        self._drop()
        self._reel = None

    def tell_again(self) -> None:
        """Perform once more what holds, if nothing else is being performed."""
        if self.is_at_rest:
            self._tell_again()

    def close(self) -> None:
        """Perform nothing any more: the screen goes."""
        self._parts = ()
        self.forget()

    # Moving the head ----------------------------------------------------------

    def set_pace(self, pace: Pace) -> None:
        """Let entries come at another pace from now on."""
        self.pace = pace
        self._timer.stop()
        self.go_on()

    @Slot()
    def step(self) -> None:
        """Perform what waits for its time, whatever the pace."""
        self._timer.stop()
        source = self._queue if self._reel is None else ()
        self._due = source[0] if source else None
        if isinstance(self._due, Answered):
            self._stepped = self._due.seat
        self.go_on()

    def recall(self, reel: Iterator[Entry]) -> None:
        """Go to the past and perform what *reel* yields; the head stays where it ends."""
        self._break_off()
        self._reel = reel
        self.go_on()

    def come_back(self) -> None:
        """Leave the past for now."""
        if self._reel is not None:
            self._drop()
            self._reel = None
            self._tell_again()

    def go_on(self) -> None:
        """Perform until a part or the pace takes its time."""
        if self._is_going:
            return
        self._is_going = True
        try:
            while self._busy is None and self._moves():
                pass
        finally:
            self._is_going = False

    # Performing ---------------------------------------------------------------

    def _moves(self) -> bool:
        """Let the next part perform, or begin with the next entry; return whether there was one."""
        if self._now is None:
            self._now = self._next()
            if self._now is None:
                return False
            self._acting = iter((self._carry_out, *self._parts))
            if isinstance(self._now, Curtain):
                self._standing = ()  # nobody who comes later sees what was seen before it
            self.began.emit(self._now)
        part = next(self._acting, None)
        if part is None:
            self._end()
        else:
            self._let_perform(part, self._now)
        return True

    def _let_perform(self, part: Part, entry: Entry) -> None:
        self._busy = token = object()
        try:
            part(entry, partial(self._on_done, token))
        except BaseException:
            self._on_done(token)
            raise

    def _on_done(self, token: object) -> None:
        if token is self._busy:  # else it belongs to something that was broken off
            self._busy = None
            self.go_on()

    def _end(self) -> None:
        entry, self._now = self._now, None
        match entry:
            case Shown():
                self._standing = (entry,)
                if entry.question is not None:
                    self._stepped = None  # somebody here is asked: that turn is over
            case TurnEnds():
                self._standing = tuple([e for e in self._standing if isinstance(e, Shown)])
            case End():
                self._standing = (*self._standing, entry)
            case _:
                pass
        self.performed.emit(entry)

    def _next(self) -> Entry | None:
        if self._reel is not None:
            return next(self._reel, None)
        if self._queue and self._is_time_for(self._queue[0]):
            self._due = None
            return self._queue.popleft()
        return None

    def _is_time_for(self, entry: Entry) -> bool:
        """Whether *entry* need not wait, or has waited long enough."""
        match entry:
            case Answered():
                is_paced = not entry.is_secret
            case Shown():
                is_paced = entry.is_sequel
            case _:
                is_paced = False
        if not is_paced or entry is self._due or self.pace.milliseconds == 0:
            return True
        wait = self._wait_before(entry)
        if wait is None:
            self.held.emit()
        elif not self._timer.isActive():
            self._timer.start(wait)
        return False

    def _wait_before(self, entry: Entry) -> int | None:
        """Return how many milliseconds pass before *entry*; None if it waits for a step."""
        if self.pace.milliseconds is None and isinstance(entry, Answered):
            return NORMAL.milliseconds if entry.seat == self._stepped else None
        return self.pace.milliseconds

    def _tell_again(self) -> None:
        """Perform once more what holds, before all that waits; what is over is asked no more."""
        is_asked = self._is_free
        again = [told_again(entry, is_asked=is_asked) for entry in self._standing]
        self._queue.extendleft(reversed(again))
        self.go_on()

    def _break_off(self) -> None:
        """Stop amid an entry; unless it is of the past, it is performed again from the start."""
        entry = self._now
        self._drop()
        if entry is not None and not isinstance(entry, Recalled):
            self._queue.appendleft(entry)

    def _drop(self) -> None:
        self._timer.stop()
        self._now = self._busy = self._due = None
        self._acting = iter(())
        self.cut.emit()
