"""Everything the player can prefer; what is changed holds at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from desktop_app.dialogs.your_data import YourDataDialog
from desktop_app.keep.settings import Settings
from desktop_app.look import language, theme
from desktop_app.look.appearance import LAID_OUT_AGAIN
from desktop_app.look.parts import Scrolled, button, keep_on_screen, label, most_of_screen, row
from desktop_app.look.sound import Sounds

_SCALES = (75, 100, 125, 150, 175, 200, 250, 300)


class SettingsDialog(QDialog):
    """Two columns: how it looks and sounds, how it plays."""

    def __init__(self, settings: Settings, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._sounds = settings, sounds
        self.boxes: dict[str, QComboBox] = {}
        self.ticks: dict[str, QCheckBox] = {}
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._content: QWidget | None = None
        self._lay_out()
        settings.changed.connect(self._on_changed)

    @Slot(str)
    def _on_changed(self, name: str) -> None:
        if name in LAID_OUT_AGAIN:
            # Later, because it is one of our own widgets that is telling us.
            QTimer.singleShot(0, self, self._lay_out)

    def _lay_out(self) -> None:
        focused = next((n for n, box in self.boxes.items() if box.hasFocus()), "")
        if self._content:
            self._outer.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self.setWindowTitle(self.tr("Settings"))
        self.boxes, self.ticks = {}, {}
        step = theme.size("step")
        columns = QHBoxLayout()
        columns.setSpacing(10 * step)
        columns.addLayout(self._looks(), 1)
        columns.addLayout(self._play(), 1)
        inside = QWidget()
        inside.setLayout(columns)
        self._content = QWidget()
        layout = QVBoxLayout(self._content)
        layout.setContentsMargins(6 * step, 6 * step, 6 * step, 4 * step)
        layout.addWidget(Scrolled(inside), 1)
        layout.addLayout(self._buttons())
        self._outer.addWidget(self._content)
        if focused:
            self.boxes[focused].setFocus()
        self._fit(columns)

    def _buttons(self) -> QHBoxLayout:
        self.close_button = button(self.tr("Close"), "primary")
        self.close_button.clicked.connect(self.accept)
        self.data_button = button(self.tr("Your data …"))
        self.data_button.clicked.connect(lambda: YourDataDialog(self).open())
        return row(self.data_button, None, self.close_button)

    def _fit(self, columns: QHBoxLayout) -> None:
        """Be as large as the columns need; on a narrow screen one lies below the other."""
        step, screen = theme.size("step"), most_of_screen(self)
        width = min(180 * step, screen.width())
        if columns.totalMinimumSize().width() > width - 16 * step:
            columns.setDirection(QHBoxLayout.Direction.TopToBottom)
        height = columns.totalHeightForWidth(width - 12 * step) + 22 * step
        self.resize(QSize(width, height).boundedTo(screen))
        keep_on_screen(self)

    # The two columns ----------------------------------------------------------

    def _looks(self) -> QVBoxLayout:
        form = _form()
        languages = [("system", self.tr("Follow system")), *language.NAMES.items()]
        self._choice(form, "language", self.tr("Language"), languages)
        appearances = [
            ("system", self.tr("Follow system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
        ]
        self._choice(form, "appearance", self.tr("Appearance"), appearances)
        scales = [(scale, f"{scale} %") for scale in _SCALES]
        self._choice(form, "scale", self.tr("Interface scale"), scales)
        texts = [
            (100, self.tr("Normal")),
            (115, self.tr("Large")),
            (130, self.tr("Larger")),
            (150, self.tr("Largest")),
        ]
        self._choice(form, "text_size", self.tr("Text size"), texts)
        column = _column(self.tr("Look"), form)
        column.addSpacing(4 * theme.size("step"))
        column.addWidget(label(self.tr("Sound"), "caption"))
        column.addWidget(self._tick("sound", self.tr("Play sounds")))
        loudness = _form()
        loudness.addRow(self.tr("Volume"), self._volume())
        column.addLayout(loudness)
        column.addStretch(1)
        return column

    def _play(self) -> QVBoxLayout:
        form = _form()
        speeds = [
            ("normal", self.tr("Normal")),
            ("fast", self.tr("Fast")),
            ("off", self.tr("Off")),
        ]
        self._choice(form, "animation", self.tr("Animation"), speeds)
        paces = [
            ("step", self.tr("Step by step")),
            ("slow", self.tr("Slow")),
            ("normal", self.tr("Normal")),
            ("fast", self.tr("Fast")),
            ("at_once", self.tr("At once")),
        ]
        self._choice(form, "pace", self.tr("Pace of machine players"), paces)
        column = _column(self.tr("Play"), form)
        column.addSpacing(2 * theme.size("step"))
        for name, text, meaning in self._habits():
            column.addWidget(self._tick(name, text))
            column.addWidget(_indented(meaning))
        column.addStretch(1)
        return column

    def _habits(self) -> tuple[tuple[str, str, str], ...]:
        """Return what can be ticked about playing: a setting, its title, and what it means."""
        return (
            (
                "reduced_motion",
                self.tr("Reduced motion"),
                self.tr("Nothing flies or rolls; what changed lights up where it is."),
            ),
            (
                "highlight_moves",
                self.tr("Show what is possible"),
                self.tr("Pieces and places that can be used glow."),
            ),
            (
                "confirm_turn",
                self.tr("Ask before a turn ends"),
                self.tr("You can still take everything back before you say so."),
            ),
            (
                "learning",
                self.tr("Learning"),
                self.tr("Against machines, undo also takes back what was revealed."),
            ),
        )

    # Their parts --------------------------------------------------------------

    def _choice(
        self, form: QFormLayout, name: str, text: str, choices: list[tuple[Any, str]]
    ) -> None:
        box = QComboBox()
        box.setAccessibleName(text)
        now = getattr(self._settings.values, name)
        if now not in [worth for worth, _ in choices]:
            choices = [*choices, (now, f"{now} %")]
        for worth, word in choices:
            box.addItem(word, worth)
        box.setCurrentIndex(box.findData(now))
        box.currentIndexChanged.connect(lambda: self._settings.change(**{name: box.currentData()}))
        form.addRow(text, box)
        self.boxes[name] = box

    def _tick(self, name: str, text: str) -> QCheckBox:
        tick = QCheckBox(text)
        tick.setChecked(getattr(self._settings.values, name))
        tick.toggled.connect(lambda on: self._settings.change(**{name: on}))
        self.ticks[name] = tick
        return tick

    def _volume(self) -> QSlider:
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.volume.setValue(self._settings.values.volume)
        self.volume.setAccessibleName(self.tr("Volume"))
        self.volume.valueChanged.connect(lambda loud: self._settings.change(volume=loud))
        self.volume.sliderReleased.connect(partial(self._sounds.play, "coin"))
        self.volume.setEnabled(self._settings.values.sound)
        self.ticks["sound"].toggled.connect(self.volume.setEnabled)
        return self.volume


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setSpacing(2 * theme.size("step"))
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form


def _column(caption: str, form: QFormLayout) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2 * theme.size("step"))
    column.addWidget(label(caption, "caption"))
    column.addLayout(form)
    return column


def _indented(text: str) -> QWidget:
    made = label(text, "soft")
    made.setContentsMargins(6 * theme.size("step"), 0, 0, theme.size("step"))
    return made
