"""Whose turn it is, what is asked, what is still to come, and the buttons for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QWidget,
)

from desktop_app.kit.gestures import Path
from desktop_app.look import theme
from desktop_app.look.parts import button, name_choice, tool
from desktop_app.look.seat_badge import SeatBadge
from desktop_app.play.pace import PACES
from desktop_app.table.move_buttons import MoveButtons
from desktop_app.table.prompt_words import PromptWords

QUEUE = 4
"""How many things to come are named; a tool tip names all."""
_MOST_FOR_TOOLS = 0.4
"""How much of the bar its tools may take; the words need the rest."""


class PromptBar(QFrame):
    """The bar above the board.

    Space belongs to the board, also while a button has the keyboard; Enter presses the button.
    """

    said = Signal(str)  # what is asked or told
    path_chosen = Signal(object)  # Path
    pace_chosen = Signal(str)
    pace_shown = Signal()
    focus_left = Signal()
    """The keyboard has done its work here, or its button goes: it shall go on elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("prompt_bar")
        self._words = PromptWords()
        self._badge: SeatBadge | None = None
        self._left_out: tuple[QWidget, ...] = ()
        self._moves = MoveButtons()
        self._moves.more.installEventFilter(self)
        self._moves.path_chosen.connect(self.path_chosen)
        self.undo = tool("undo", self.tr("Undo (Ctrl+Z)"))
        self.redo = tool("redo", self.tr("Redo (Ctrl+Shift+Z)"))
        self.restart = tool("restart", self.tr("Restart the turn"))
        self.hint = tool("hint", self.tr("Hint (H)"))
        self.step = tool("step", self.tr("Show the next move of a machine"))
        self.side = tool("log", self.tr("Scores and log (F9)"))
        self.end_turn = button(self.tr("End turn"), "primary")
        self.end_turn.hide()
        self.pace = QComboBox()
        for name, text in self._pace_words().items():
            self.pace.addItem(text, name)
        self._arrange()
        name_choice(self.pace, self.tr("How quickly machines show their moves"))
        self._keep_space_free()
        self.pace.activated.connect(self.focus_left)
        self.pace.activated.connect(lambda _: self.pace_chosen.emit(self.pace.currentData()))

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self._words.prompt.text()

    @property
    def queue(self) -> str:
        """What is still to come."""
        return self._words.queue.text()

    @property
    def move_buttons(self) -> list[QPushButton]:
        """The buttons of moves, also of those that wait in the menu."""
        return self._moves.buttons

    def say(self, seat: int | None, prompt: str, queue: Sequence[str] = ()) -> None:
        """Show whose turn it is, what is asked and what comes then."""
        soon = [*queue[:QUEUE], *(["…"] if len(queue) > QUEUE else [])]
        self._words.say(prompt, self._then(soon), self._then(queue))
        self.said.emit(prompt)
        if self._badge:
            self._line.removeWidget(self._badge)
            self._badge.hide()
            self._badge.deleteLater()
        self._badge = None if seat is None else SeatBadge(seat)
        if self._badge:
            self._line.insertWidget(0, self._badge)
        self._share_room()

    def show_buttons(self, paths: Sequence[Path], text_of: Callable[[Path], str]) -> None:
        """Offer the moves that have no place on the board."""
        self._let_go(*self.move_buttons)
        self._moves.show_paths(paths, text_of)
        for made in self.move_buttons:
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.installEventFilter(self)
        self._share_room()

    def show_undo(self, can_undo: bool, can_redo: bool) -> None:
        """Offer what can be taken back, and made again."""
        going = [] if can_undo else [self.undo, self.restart]
        self._let_go(*going, *([] if can_redo else [self.redo]))
        self.undo.setEnabled(can_undo)
        self.restart.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)

    def show_end_turn(self, wanted: bool) -> None:
        """Offer to end the turn; Enter does it."""
        if not wanted:
            self._let_go(self.end_turn)
        self.end_turn.setVisible(wanted)
        if wanted:
            self.end_turn.setFocus()

    def show_pace(self, name: str) -> None:
        """Show which pace is chosen."""
        self.pace.setCurrentIndex(list(PACES).index(name))
        self.step.setVisible(name == "step" and self.step not in self._left_out)
        self._share_room()
        self.pace_shown.emit()

    def leave_out(self, *parts: QWidget) -> None:
        """Show none of these tools any more, where they would mean nothing."""
        self._left_out = parts
        for part in parts:
            part.hide()
        self._share_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave Space to the board: who skips with it must not press what happens to be there."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._share_room()

    def _keep_space_free(self) -> None:
        """Let no button take Space, and none keep the keyboard after its work."""
        for part in self._tools:
            if isinstance(part, QAbstractButton):
                part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                part.installEventFilter(self)
                part.clicked.connect(self.focus_left)

    def _let_go(self, *parts: QWidget) -> None:
        """Hand the keyboard on before *parts* go: Qt would give it to their neighbour."""
        if QApplication.focusWidget() in parts:
            self.focus_left.emit()

    def _share_room(self) -> None:
        """Give the words what they need, the buttons what is left."""
        # The pace is a setting too; where it is hidden must not depend on what is asked.
        tools = sum(part.sizeHint().width() for part in self._tools)
        has_room = tools < _MOST_FOR_TOOLS * self.width()
        self.pace.setVisible(has_room and self.pace not in self._left_out)
        room = self._room()
        self._moves.fit(room - self._words.width_needed())
        self._words.fit(room - self._moves.sizeHint().width())

    def _then(self, tasks: Sequence[str]) -> str:
        return self.tr("Then: {tasks}").format(tasks=" · ".join(tasks)) if tasks else ""

    def _room(self) -> int:
        """Return how much is left for words and buttons beside badge and tools."""
        margins, spacing = self._line.contentsMargins(), self._line.spacing()
        taken = [part.sizeHint().width() for part in self._tools if not part.isHidden()]
        taken += [self._badge.width()] if self._badge else []
        edges = margins.left() + margins.right() + spacing
        return self.width() - edges - sum(width + spacing for width in taken)

    def _pace_words(self) -> dict[str, str]:
        return {
            "step": self.tr("Step by step"),
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "at_once": self.tr("At once"),
        }

    def _arrange(self) -> None:
        step = theme.size("step")
        # So high that the board does not jump from prompt to prompt.
        self.setFixedHeight(max(self._words.height_needed, 2 * theme.size("badge")) + 2 * step)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(3 * step, step, 3 * step, step)
        self._line.setSpacing(2 * step)
        self._line.addWidget(self._words, 1)
        self._line.addWidget(self._moves)
        tools = (self.end_turn, self.undo, self.redo, self.restart, self.hint, self.step)
        self._tools: tuple[QWidget, ...] = (*tools, self.pace, self.side)
        for part in self._tools:
            self._line.addWidget(part)
