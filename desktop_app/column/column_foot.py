"""What stands below the log: the score sheet, the replay, and how quickly machines show moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QVBoxLayout, QWidget

from desktop_app.look import theme
from desktop_app.look.parts import name_choice, row
from desktop_app.play.pace import PACES


class ColumnFoot(QFrame):
    """Buttons side by side, and the pace below them."""

    pace_chosen = Signal(str)
    focus_left = Signal()
    """The keyboard has done its work here."""

    def __init__(self, *buttons: QWidget) -> None:
        super().__init__()
        self.setObjectName("column_foot")
        self.pace = QComboBox()
        for name, text in self._pace_words().items():
            self.pace.addItem(text, name)
        self.pace.setMinimumContentsLength(6)
        name_choice(self.pace, self.tr("How quickly machines show their moves"))
        self.pace.setToolTip(self.tr("How quickly machines show their moves"))
        self.pace.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pace.installEventFilter(self)
        self.pace.activated.connect(self.focus_left)
        self.pace.activated.connect(lambda _: self.pace_chosen.emit(self.pace.currentData()))
        step = theme.size("step")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * step, step, 2 * step, 2 * step)
        layout.setSpacing(step)
        line = row(*buttons)
        line.setSpacing(step)
        for number in range(len(buttons)):
            line.setStretch(number, 1)
        layout.addLayout(line)
        layout.addWidget(self.pace)

    def show_pace(self, name: str) -> None:
        """Show which pace is chosen."""
        self.pace.setCurrentIndex(list(PACES).index(name))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave Space and letters to the board, as the bar above it does."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _pace_words(self) -> dict[str, str]:
        return {
            "step": self.tr("Step by step"),
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "at_once": self.tr("At once"),
        }
