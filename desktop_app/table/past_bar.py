"""Says that the past is on the board, and leads through it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.look import theme
from desktop_app.look.parts import button, label

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class PastBar(QFrame):
    """A banner in place of the prompt: what is shown can only be looked at."""

    moment_wanted = Signal(int)
    now_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("past_bar")
        self.moment: int | None = None
        """The moment that is looked at; None is now."""
        self._text = label("", "prompt")
        back, forward = button(self.tr("Earlier")), button(self.tr("Later"))
        self.now = button(self.tr("Back to now"), "primary")
        back.clicked.connect(lambda: self._step(-1))
        forward.clicked.connect(lambda: self._step(1))
        self.now.clicked.connect(self.now_wanted)
        layout = QHBoxLayout(self)
        step = theme.size("step")
        layout.setContentsMargins(3 * step, step, 3 * step, step)
        layout.addWidget(self._text, 1)
        for part in (back, forward, self.now):
            layout.addWidget(part)
            part.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrows first: a button would hand the focus on."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self.take_key(event.key())
        return super().eventFilter(watched, event)

    @property
    def text(self) -> str:
        """What the banner says."""
        return self._text.text()

    def show_moment(self, moment: int, last: int) -> None:
        """Say which moment is shown."""
        self.moment = moment
        text = self.tr("You look back: move {number} of {last}. Nothing can be changed here.")
        self._text.setText(text.format(number=moment, last=last))
        self.show()
        self.now.setFocus()

    def leave(self) -> None:
        """Make room for the prompt: now is shown."""
        self.moment = None
        self.hide()

    def take_key(self, key: int) -> bool:
        """Step through the past with the arrows; return whether that is what *key* meant."""
        step = _STEPS.get(Qt.Key(key), 0)
        if self.moment is None or not step:
            return False
        self._step(step)
        return True

    def _step(self, by: int) -> None:
        if self.moment is not None:
            self.moment_wanted.emit(self.moment + by)
