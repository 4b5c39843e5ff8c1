"""A play is shown again, as a film: the head goes through the past by itself."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.play.entries import Curtain, Entry, Recalled, Shown
from desktop_app.play.pace import FAST, NORMAL, SLOW, Pace
from desktop_app.play.seen_table import SeenTable

SPEEDS = {pace.name: pace for pace in (SLOW, NORMAL, FAST)}
"""How long each deed can be seen before the next one begins."""


class Replay(QObject):
    """Plays, pauses, jumps; whatever it does, only the head moves, and nothing can be done there.

    While it plays, each moment is shown as it happened then, fights included; a jump
    shows how the table lay.
    """

    changed = Signal()  # whether it plays, how quickly, or where it stands
    ended = Signal()  # it has come to now by playing

    def __init__(self, table: SeenTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._playhead = table, table.playhead
        self.speed: Pace = NORMAL
        self.moment: int | None = None
        """The moment of the past that is shown; None is now."""
        self.is_playing = False
        self._film: Iterator[Recalled] = iter(())
        """What is still to be played."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_next)
        self._playhead.began.connect(self._on_began)
        self._playhead.performed.connect(self._on_performed)

    @property
    def last(self) -> int:
        """The moment that is now, as far as it was shown."""
        shown = self._playhead.shown
        return shown.moment if shown else 0

    @Slot()
    def play_from_start(self) -> None:
        """Begin with the first moment."""
        self.jump(0)
        self.play()

    @Slot()
    def play(self) -> None:
        """Go on from the moment that is shown; from now, from the first one."""
        if self.moment is None:
            self.jump(0)
        if self.moment is not None:
            self._film = self._table.past.film(self.moment + 1, self.last)
            self._set_playing(playing=True)
            self._timer.start(self._pause)

    @Slot()
    def pause(self) -> None:
        """Stay at what is shown."""
        self._timer.stop()
        self._set_playing(playing=False)

    @Slot()
    def toggle(self) -> None:
        """Play, or pause."""
        (self.pause if self.is_playing else self.play)()

    @Slot(int)
    def jump(self, moment: int) -> None:
        """Show a moment; one that is not over yet is now."""
        if self._table.is_covered:
            return
        self.pause()
        past = self._table.past
        moment = past.worth_seeing(max(0, min(moment, self.last)), self.moment)
        if moment >= self.last:
            self.leave()
        else:
            self._playhead.recall(iter([past.recalled(moment)]))

    @Slot()
    def next_turn(self) -> None:
        """Jump to where somebody else is about to answer."""
        if self.moment is None:
            return
        past, moment = self._table.past, self.moment + 1
        mover = past.mover(moment)
        while moment < self.last and past.mover(moment + 1) == mover:
            moment += 1
        self.jump(moment)

    @Slot(str)
    def set_speed(self, name: str) -> None:
        """Play at another speed from now on."""
        self.speed = SPEEDS[name]
        self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Come back to now."""
        self.pause()
        self._playhead.come_back()

    @property
    def _pause(self) -> int:
        assert self.speed.milliseconds is not None
        return self.speed.milliseconds

    @Slot()
    def _show_next(self) -> None:
        scene = next(self._film, None)
        if scene is None:
            self.leave()
            self.ended.emit()
        else:
            self._playhead.recall(iter([scene]))

    @Slot(object)
    def _on_began(self, entry: Entry) -> None:
        """Take note of where the head stands now."""
        match entry:
            case Recalled():
                self.moment = entry.moment
            case Shown() | Curtain():
                self.moment = None
                self._timer.stop()
                self.is_playing = False
            case _:
                return
        self.changed.emit()

    @Slot(object)
    def _on_performed(self, entry: Entry) -> None:
        if self.is_playing and isinstance(entry, Recalled):
            self._timer.start(self._pause)

    def _set_playing(self, *, playing: bool) -> None:
        if playing != self.is_playing:
            self.is_playing = playing
            self.changed.emit()
