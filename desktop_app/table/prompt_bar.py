"""The one bar above a board: menu, whose turn it is, what is asked, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QWidget,
)

from desktop_app.kit.gestures import Path
from desktop_app.look import theme
from desktop_app.look.furniture.bars import MenuButton
from desktop_app.look.furniture.portraits import Portrait
from desktop_app.look.parts import button, tell, tool
from desktop_app.look.seat_badge import SeatBadge
from desktop_app.table.move_buttons import MoveButtons
from desktop_app.table.prompt_words import PromptWords

QUEUE = 4
"""How many things to come are named; a tool tip names all."""


class PromptBar(QFrame):
    """The bar above the board.

    Space belongs to the board, also while a button has the keyboard; Enter presses the button.
    """

    said = Signal(str)  # what is asked or told
    path_chosen = Signal(object)  # Path
    focus_left = Signal()
    """The keyboard has done its work here, or its button goes: it should go on elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("prompt_bar")
        self._words = PromptWords()
        self._badge: SeatBadge | None = None
        self._face: Portrait | None = None
        self.faces: dict[int, tuple[str, str]] = {}
        """The game and the character of those who have a face, by seat."""
        self._left_out: tuple[QWidget, ...] = ()
        self._moves = MoveButtons()
        self._moves.more.installEventFilter(self)
        self._moves.path_chosen.connect(self.path_chosen)
        self.menu_button = MenuButton()
        self.undo = tool("undo", self.tr("Undo (Ctrl+Z)"))
        self.redo = tool("redo", self.tr("Redo (Ctrl+Shift+Z)"))
        self.hint = tool("hint", self.tr("Hint (H)"))
        self.step = button(self.tr("Next"), "primary")
        self.step.setToolTip(self.tr("Show the next move of a machine"))
        self.step.setAccessibleDescription(self.step.toolTip())
        self.step.hide()
        self.hurry = button(self.tr("Play now"))
        tell(self.hurry, self.tr("Play the best that was found so far (Space)"))
        self.hurry.hide()
        self.end_turn = button(self.tr("End turn"), "primary")
        self.end_turn.hide()
        self._arrange()
        self._keep_space_free()

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self._words.text

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
        for old in (self._badge, self._face):
            if old:
                self._line.removeWidget(old)
                old.hide()
                old.deleteLater()
        self._badge = None if seat is None else SeatBadge(seat)
        self._face = None
        if seat in self.faces:
            side = self.height() - 3 * theme.size("step")
            self._face = Portrait(*self.faces[seat], side, is_round=True)
        for made in (self._face, self._badge):
            if made:
                self._line.insertWidget(1, made)
        self._share_room()

    def show_buttons(
        self,
        paths: Sequence[Path],
        text_of: Callable[[Path], str],
        goes_on: Callable[[Path], bool] = lambda path: False,
    ) -> None:
        """Offer the moves that have no place on the board; the one that goes on stands out."""
        self._let_go(*self.move_buttons)
        self._moves.show_paths(paths, text_of, goes_on)
        for made in self.move_buttons:
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.installEventFilter(self)
        self._share_room()

    def show_undo(self, can_undo: bool, can_redo: bool) -> None:
        """Offer what can be taken back, and made again."""
        going = [] if can_undo else [self.undo]
        self._let_go(*going, *([] if can_redo else [self.redo]))
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)

    def show_end_turn(self, wanted: bool) -> None:
        """Offer to end the turn; Enter does it."""
        if not wanted:
            self._let_go(self.end_turn)
        self.end_turn.setVisible(wanted)
        if wanted:
            self.end_turn.setFocus()

    def show_step(self, wanted: bool) -> None:
        """Offer to show what a machine did next, where each waits for it."""
        if not wanted:
            self._let_go(self.step)
        self.step.setVisible(wanted and self.step not in self._left_out)
        self._share_room()

    def show_hurry(self, wanted: bool) -> None:
        """Offer to think no longer, where somebody thinks for long."""
        if not wanted:
            self._let_go(self.hurry)
        self.hurry.setVisible(wanted)
        self._share_room()

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
        """Share the room out again."""
        super().resizeEvent(event)
        self._share_room()

    def _keep_space_free(self) -> None:
        """Let no button take Space, and none keep the keyboard after its work."""
        for part in (self.menu_button, *self._tools):
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
        room = self._room()
        self._moves.fit(room - self._words.width_needed())
        self._words.fit(room - self._moves.sizeHint().width())

    def _then(self, tasks: Sequence[str]) -> str:
        return self.tr("Then: {tasks}").format(tasks=" · ".join(tasks)) if tasks else ""

    def _room(self) -> int:
        """Return how much is left for words and buttons beside badge and tools."""
        margins, spacing = self._line.contentsMargins(), self._line.spacing()
        parts = (self.menu_button, *self._tools)
        taken = [part.sizeHint().width() for part in parts if not part.isHidden()]
        taken += [part.width() for part in (self._badge, self._face) if part]
        edges = margins.left() + margins.right() + spacing
        return self.width() - edges - sum(width + spacing for width in taken)

    def _arrange(self) -> None:
        step = theme.size("step")
        # So high that the board does not jump from prompt to prompt.
        least = theme.size("badge") + 4 * step
        self.setFixedHeight(max(self._words.height_needed, least) + 2 * step)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(2 * step, step, 3 * step, step)
        self._line.setSpacing(2 * step)
        self._line.addWidget(self.menu_button)
        self._line.addWidget(self._words, 1)
        self._line.addWidget(self._moves)
        self._tools: tuple[QWidget, ...] = (
            self.hint, self.undo, self.redo, self.hurry, self.step, self.end_turn,
        )  # fmt: skip
        for part in self._tools:
            self._line.addWidget(part)
