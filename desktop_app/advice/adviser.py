"""Gives hints in three stages to whoever asks: where to look, what to do, and why."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum

from PySide6.QtCore import QObject, Slot

from desktop_app.play.entries import Entry, Shown
from desktop_app.play.guides import Guide, Path
from desktop_app.play.seen_table import SeenTable
from engine.analysis.hint import Hint


class Stage(IntEnum):
    """How much of a hint was asked for."""

    NOTHING = 0
    THINKING = 1
    FAILED = 2
    WHERE = 3
    WHAT = 4
    WHY = 5


class Adviser(Guide):
    """Thinks when it is asked, and says one thing more each time it is asked again."""

    def __init__(self, table: SeenTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.stage = Stage.NOTHING
        self.hint: Hint | None = None
        """What was found, until something else is shown."""
        self._begun: Hint | None = None
        """What was found before, while it is thought about how it goes on."""
        self._asked: object = None
        """What the person is asked whom the hint is for, and how far the play is for it."""
        table.machines.advised.connect(self._on_advised)
        table.machines.unadvised.connect(self._on_unadvised)

    @Slot()
    def ask(self) -> None:
        """Think about what the person who decides could do, or say one thing more about it.

        Qt's slots take no answer: whoever wants to know listens to ``changed``.
        """
        seat = self._table.decider
        view = None if seat is None else self._table.look_ahead(seat)
        if seat is None or view is None or self.stage is Stage.THINKING:
            return
        if self.hint:
            self._turn_to(Stage(min(self.stage + 1, Stage.WHY)))
            return
        self._asked = self._question()
        self._table.machines.advise(seat, view)
        self._turn_to(Stage.THINKING)

    def go_on(self) -> None:
        """Think further: what was found is only the beginning of what a hand does in one go."""
        seat, begun = self._table.decider, self.hint
        view = begun and seat is not None and self._table.look_ahead(seat, *begun.line.moves)
        if begun and seat is not None and view:
            self._begun, self.hint = begun, None
            self._table.machines.advise(seat, view)
            self._turn_to(Stage.THINKING)

    @Slot()
    def forget(self) -> None:
        """Give no hint: it was enough, or somebody has gone on."""
        if self.stage is Stage.THINKING:
            self._table.machines.forget_advice()
        self.hint = self._begun = None
        if self.stage is not Stage.NOTHING:
            self._turn_to(Stage.NOTHING)

    def lights(self) -> Path:
        """Return the answers that are advised, as soon as they were asked for."""
        return self.hint.line.moves if self.hint and self.stage >= Stage.WHAT else ()

    def hear(self, entry: Entry) -> None:
        """Forget what was found when something else is asked, or others change what all see."""
        if self.stage is Stage.NOTHING or not isinstance(entry, Shown):
            return
        asked = self._table.view.choice_of(self._table.watcher)
        is_stale = bool(entry.news) and asked is not None and asked.in_the_open
        if is_stale or self._question() != self._asked:
            self.forget()

    def _question(self) -> object:
        seat = self._table.watcher
        return seat, self._table.view.choice_of(seat), self._table.answers_of(seat)

    @Slot(object)
    def _on_advised(self, advice: object) -> None:
        if isinstance(advice, Hint) and self.stage is Stage.THINKING:
            self.hint, self._begun = _joined(self._begun, advice), None
            self._turn_to(Stage.WHERE)

    @Slot()
    def _on_unadvised(self) -> None:
        if self.stage is Stage.THINKING:
            self._turn_to(Stage.FAILED)

    def _turn_to(self, stage: Stage) -> None:
        self.stage = stage
        self.changed.emit()


def _joined(begun: Hint | None, further: Hint) -> Hint:
    """Return a hint that goes on as another says."""
    if begun is None:
        return further
    return replace(begun, line=replace(begun.line, moves=(*begun.line.moves, *further.line.moves)))
