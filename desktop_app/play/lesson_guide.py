"""Guides through one task of a lesson: only what belongs to it is offered, and tries are answered.

What a try is told is a text, or the name of one, that the lesson brings; nothing of a rule is
known here.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop_app.play.entries import Entry, Shown
from desktop_app.play.guides import Guide, Path
from desktop_app.play.seen_table import SeenTable
from engine.core.agenda import Move
from engine.core.state import State
from engine.lessons.lesson import Exercise
from engine.lessons.wording import TaskWords


class LessonGuide(Guide):
    """Waits for the answers of a task; ``begin`` gives it another one."""

    told = Signal(str)  # what is said to a try that was put back
    solved = Signal()

    def __init__(self, table: SeenTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._task: Exercise | None = None
        self._words: TaskWords | None = None
        self._approved: Path = ()
        """Answers that were right; those that were taken back may be given again."""
        self._right: list[Path] = []
        """The gestures that go on a right line, as they are offered now."""
        self._was_solved = False
        self.over = 0
        """How many answers more than needed were tried."""

    def begin(self, task: Exercise, words: TaskWords) -> None:
        """Wait for the answers of *task*, whose table is laid next."""
        self._task, self._words = task, words
        self._approved, self._right = (), []
        self._was_solved = False
        self.over = 0

    @property
    def given(self) -> Path:
        """The answers that lie on the table."""
        return self._approved[: self._table.moves_played]

    @property
    def is_solved(self) -> bool:
        """Whether all answers that are wanted were given."""
        return self._task is not None and self._task.is_solved_by(_said(self.given))

    def way_on(self) -> Path:
        """Return the gesture to point at: it goes on the line of answers that is shown first."""
        if self._task is None or not self._right:
            return ()
        first = _only(self._task, self._task.answers[0])
        shown = [path for path in self._right if first.fits(_said(self.given + path))]
        return max(shown or self._right, key=len)

    def allows(self, view: State, seat: int, offers: Sequence[Path]) -> Sequence[Path]:
        """Offer what is right and what is tempting; nothing more when it is solved."""
        task = self._task
        if task is None:
            return offers
        if self.is_solved:
            self._right = []
            return ()
        self._right = [path for path in offers if task.fits(_said(self.given + path))]
        wide = [
            path
            for path in offers
            if path in self._right or any(task.offers(text) for text in _said(path))
        ]
        return wide or offers

    def judge(self, view: State, seat: int, path: Path) -> str:
        """Say what speaks against an answer that is not wanted here."""
        if self._task is None or self.is_solved:
            return ""
        given = self.given + path
        if self._task.fits(_said(given)):
            self._approved = given
            return ""
        text = self._word_on(_said(path))
        self.over += 1
        self.told.emit(text)
        return text

    def note_refusal(self, rule: str) -> str:
        """Return what is said to a try that *rule* refuses; empty if nothing is."""
        name = self._task.said_to([rule]) if self._task else ""
        self.over += 1
        return (self._words.tries or {}).get(name, "") if self._words else ""

    def hear(self, entry: Entry) -> None:
        """Tell once when the last answer has been performed."""
        if isinstance(entry, Shown) and self.is_solved != self._was_solved:
            self._was_solved = self.is_solved
            if self.is_solved and self._task:
                self.over += len(self.given) - self._task.par
                self.solved.emit()

    def _word_on(self, tried: Sequence[str]) -> str:
        assert self._task is not None
        name = self._task.said_to(tried)
        foreseen = (self._words.tries or {}).get(name, "") if self._words else ""
        return foreseen or QCoreApplication.translate(
            "Lessons", "The rules allow that, but it is not what is wanted here. Look again."
        )


def _said(path: Path | Sequence[Move]) -> tuple[str, ...]:
    return tuple(str(move) for move in path)


def _only(task: Exercise, line: tuple[str, ...]) -> Exercise:
    """Return *task* with a single line of answers."""
    return Exercise(task.id, (line,))
