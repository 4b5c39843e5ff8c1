"""Whose turn it is, what is asked, what is still to come, and the buttons for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout

from desktop_app import theme
from desktop_app.board import art
from desktop_app.gestures import Path
from desktop_app.pace import PACES
from desktop_app.windows.parts import label
from desktop_app.windows.seat_badge import SeatBadge


class PromptBar(QFrame):
    """The bar above the board."""

    path_chosen = Signal(object)  # Path
    pace_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("prompt_bar")
        self._prompt = label("", "prompt")
        self._queue = label("", "soft")
        self._badge: SeatBadge | None = None
        self.move_buttons: list[QPushButton] = []
        self._moves = QHBoxLayout()
        self.undo = _tool("undo", self.tr("Undo (Ctrl+Z)"))
        self.redo = _tool("redo", self.tr("Redo (Ctrl+Shift+Z)"))
        self.restart = _tool("restart", self.tr("Restart the turn"))
        self.hint = _tool("hint", self.tr("Hint (H)"))
        self.step = _tool("step", self.tr("Show the next move of a machine"))
        self.end_turn = QPushButton(self.tr("End turn"))
        self.end_turn.setObjectName("primary")
        self.end_turn.hide()
        self.pace = QComboBox()
        self.pace.setAccessibleName(self.tr("How quickly machines show their moves"))
        for name, text in self._pace_words().items():
            self.pace.addItem(text, name)
        self.pace.activated.connect(lambda _: self.pace_chosen.emit(self.pace.currentData()))
        self._arrange()

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self._prompt.text()

    def say(self, seat: int | None, prompt: str, queue: Sequence[str] = ()) -> None:
        """Show whose turn it is, what is asked and what comes then."""
        self._prompt.setText(prompt)
        then = self.tr("Then: {tasks}").format(tasks=" · ".join(queue)) if queue else ""
        self._queue.setText(then)
        self._queue.setVisible(bool(then))
        if self._badge:
            self._badge.deleteLater()
        self._badge = None if seat is None else SeatBadge(seat)
        if self._badge:
            self._line.insertWidget(0, self._badge)

    def show_buttons(self, paths: Sequence[Path], text_of: Callable[[Path], str]) -> None:
        """Offer the moves that have no place on the board."""
        for made in self.move_buttons:
            self._moves.removeWidget(made)
            made.deleteLater()
        self.move_buttons = []
        for path in paths:
            made = QPushButton(text_of(path))
            made.clicked.connect(lambda _=False, path=path: self.path_chosen.emit(path))
            self._moves.addWidget(made)
            self.move_buttons.append(made)

    def show_pace(self, name: str) -> None:
        """Show which pace is chosen."""
        self.pace.setCurrentIndex(list(PACES).index(name))
        self.step.setVisible(name == "step")

    def _pace_words(self) -> dict[str, str]:
        return {
            "step": self.tr("Step by step"),
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "at_once": self.tr("At once"),
        }

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._prompt)
        words.addWidget(self._queue)
        self._line = QHBoxLayout(self)
        step = theme.size("step")
        self.setFixedHeight(17 * step)  # so that the board does not jump from prompt to prompt
        self._line.setContentsMargins(3 * step, step, 3 * step, step)
        self._line.setSpacing(2 * step)
        self._line.addLayout(words, 1)
        self._line.addLayout(self._moves)
        for part in (self.end_turn, self.undo, self.redo, self.restart, self.hint):
            self._line.addWidget(part)
        self._line.addWidget(self.step)
        self._line.addWidget(self.pace)


def _tool(icon: str, text: str) -> QToolButton:
    made = QToolButton()
    made.setIcon(art.qicon(icon))
    made.setIconSize(QSize(theme.size("text_large"), theme.size("text_large")))
    made.setToolTip(text)
    made.setAccessibleName(text)
    made.setAutoRaise(True)
    return made
