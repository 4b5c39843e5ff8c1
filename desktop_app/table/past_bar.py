"""Says that the past is on the board, leads through it, and plays it like a film."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QSlider, QWidget

from desktop_app.look import art, theme
from desktop_app.look.announcing import announce
from desktop_app.look.parts import ElidedLabel, button, tell, tool
from desktop_app.play.replay import SPEEDS, Replay

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class PastBar(QFrame):
    """A banner in place of the prompt: what is shown can only be looked at."""

    picture_wanted = Signal()

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.setObjectName("past_bar")
        self._replay = replay
        self._text = ElidedLabel("prompt")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Moment"))
        self.earlier = tool("back", self.tr("Earlier (Left)"))
        self.play = tool("play", "")
        self.later = tool("forward", self.tr("Later (Right)"))
        self.next_turn = tool("skip", self.tr("Next turn (Page down)"))
        self.picture = tool("export", self.tr("Save a picture of this moment"))
        self.speed = QComboBox()
        self.speed.setAccessibleName(self.tr("How quickly it is played"))
        for name, text in self._speeds_in_words().items():
            self.speed.addItem(text, name)
        self.now = button(self.tr("Back to now"), "primary")
        self._arrange()
        self._connect()
        self._show()

    @property
    def moment(self) -> int | None:
        """The moment that is looked at; None is now."""
        return self._replay.moment

    @property
    def text(self) -> str:
        """What the banner says."""
        return self._text.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys first: a button would hand the focus on."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self.take_key(event.key())
        return super().eventFilter(watched, event)

    def take_key(self, key: int) -> bool:
        """Lead through the past by keys; return whether that is what *key* meant."""
        replay = self._replay
        if replay.moment is None:
            return False
        match Qt.Key(key):
            case Qt.Key.Key_Left | Qt.Key.Key_Right as arrow:
                replay.jump(replay.moment + _STEPS[arrow])
            case Qt.Key.Key_Home:
                replay.jump(0)
            case Qt.Key.Key_End:
                replay.leave()
            case Qt.Key.Key_PageDown:
                replay.next_turn()
            case Qt.Key.Key_Space:
                replay.toggle()
            case _:
                return False
        return True

    @Slot()
    def _show(self) -> None:
        """Say which moment is shown, and offer what can be done there."""
        moment, last = self._replay.moment, self._replay.last
        was_shown = not self.isHidden()
        self.setVisible(moment is not None)
        if moment is None:
            return
        text = self.tr("You look back: move {number} of {last}. Nothing can be changed here.")
        self._text.say(text.format(number=moment, last=last))
        self.slider.blockSignals(True)  # or showing a moment would be asking for it
        self.slider.setRange(0, last)
        self.slider.setValue(moment)
        self.slider.blockSignals(False)
        playing = self._replay.is_playing
        words = self.tr("Pause (Space)") if playing else self.tr("Play (Space)")
        self.play.setIcon(art.qicon("pause" if playing else "play"))
        tell(self.play, words)
        self.play.setAccessibleName(words)
        self.earlier.setEnabled(moment > 0)
        if not was_shown:
            (self.play if playing else self.now).setFocus()
        if not playing:
            announce(self, self._text.text())

    def _connect(self) -> None:
        replay = self._replay
        replay.changed.connect(self._show)
        self.slider.valueChanged.connect(replay.jump)
        self.earlier.clicked.connect(lambda: self.take_key(Qt.Key.Key_Left))
        self.later.clicked.connect(lambda: self.take_key(Qt.Key.Key_Right))
        self.play.clicked.connect(replay.toggle)
        self.next_turn.clicked.connect(replay.next_turn)
        self.picture.clicked.connect(self.picture_wanted)
        self.speed.activated.connect(lambda: replay.set_speed(self.speed.currentData()))
        self.now.clicked.connect(replay.leave)

    def _arrange(self) -> None:
        layout = QHBoxLayout(self)
        step = theme.size("step")
        layout.setContentsMargins(3 * step, step, 3 * step, step)
        layout.setSpacing(2 * step)
        layout.addWidget(self._text, 3)
        parts: tuple[QWidget, ...] = (
            self.slider,
            self.earlier,
            self.play,
            self.later,
            self.next_turn,
            self.speed,
            self.picture,
            self.now,
        )
        for part in parts:
            layout.addWidget(part, 2 if part is self.slider else 0)
            part.installEventFilter(self)
        self.speed.setCurrentIndex(list(SPEEDS).index(self._replay.speed.name))

    def _speeds_in_words(self) -> dict[str, str]:
        return {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
        }
