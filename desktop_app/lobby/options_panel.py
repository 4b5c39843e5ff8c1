"""How a game is to be played: its options with explanations, and the seed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QLineEdit, QVBoxLayout, QWidget

from desktop_app.kit.about import About, OptionWords
from desktop_app.look import theme
from desktop_app.look.parts import button, label
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.core.options import OptionInfo, described

_DIGITS = 18
"""So many a seed may have, here as on the command line."""


class OptionsPanel(QFrame):
    """One part for every option; those that say nothing now are hidden."""

    def __init__(self, game: Game[Any], about: About, wishes: Mapping[str, str]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._about = about
        self._count = game.seats[0]
        self.options: dict[str, _Option] = {}
        layout = QVBoxLayout(self)
        margin = 4 * theme.size("step")
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(3 * theme.size("step"))
        layout.addWidget(label(self.tr("Options"), "caption"))
        for info in described(game.options):
            words = about.option_in_words(info)
            self.options[info.name] = made = _Option(words, info, wishes.get(info.name))
            made.box.currentIndexChanged.connect(self._show_what_applies)
            layout.addWidget(made)
        self._none = label(self.tr("This game is always played the same way."), "soft")
        layout.addWidget(self._none)
        layout.addWidget(self._more_button())
        layout.addWidget(self._seed_part())
        layout.addStretch(1)
        self._show_what_applies()

    @property
    def chosen(self) -> dict[str, str]:
        """The options as text; those that say nothing now are as usual."""
        return {name: made.chosen for name, made in self.options.items() if not made.isHidden()}

    @property
    def seed(self) -> int:
        """What chance follows from: what was written, or else anything; OptionError if neither."""
        text = self.seed_edit.text().strip()
        if not text:
            return secrets.randbits(32)
        if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
            refusal = self.tr("A seed is a whole number of up to {digits} digits.")
            raise OptionError(refusal.format(digits=_DIGITS))
        return int(text)

    def show_count(self, count: int) -> None:
        """Offer what makes sense with so many players."""
        self._count = count
        self._show_what_applies()

    def make_easy(self, easily: bool) -> None:
        """Choose what is good for somebody's first games, or what is usual instead."""
        for name, easy in self._about.first_games().items():
            made = self.options[name]
            made.choose(easy if easily else made.usual)

    def _show_what_applies(self) -> None:
        chosen = {name: made.chosen for name, made in self.options.items()}
        for name, made in self.options.items():
            made.setVisible(self._about.applies(name, self._count, chosen))
        self._none.setVisible(all(made.isHidden() for made in self.options.values()))

    def _more_button(self) -> QWidget:
        self.more_button = button(self.tr("More …"), "link")
        self.more_button.setCheckable(True)
        return self.more_button

    def _seed_part(self) -> QWidget:
        part = QWidget()
        layout = QVBoxLayout(part)
        layout.setContentsMargins(0, 0, 0, 0)
        self.seed_edit = QLineEdit()
        self.seed_edit.setPlaceholderText(self.tr("by chance"))
        self.seed_edit.setAccessibleName(self.tr("Seed"))
        layout.addWidget(label(self.tr("Seed"), "option"))
        layout.addWidget(self.seed_edit)
        text = self.tr("The same number deals the same cards and rolls the same dice.")
        layout.addWidget(label(text, "soft"))
        part.hide()
        self.more_button.toggled.connect(part.setVisible)
        return part


class _Option(QWidget):
    """An option with its meaning: a tick for yes or no, else a list of values."""

    def __init__(self, words: OptionWords, info: OptionInfo, wish: str | None) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.size("step"))
        self.box = QComboBox()
        self.tick: QCheckBox | None = None
        names = dict(words.values)
        for text in info.values:
            self.box.addItem(names.get(text, text.replace("_", " ")), text)
        self.usual = info.default
        if set(info.values) == {"true", "false"}:
            self.tick = QCheckBox(words.title)
            layout.addWidget(self.tick)
        else:
            self.box.setAccessibleName(words.title)
            title = label(words.title, "option")
            title.setBuddy(self.box)
            layout.addWidget(title)
            layout.addWidget(self.box)
        if words.meaning:
            layout.addWidget(label(words.meaning, "soft"))
            (self.tick or self.box).setAccessibleDescription(words.meaning)
        self.choose(wish if wish in info.values else info.default)

    def choose(self, wish: str) -> None:
        """Choose a value."""
        self.box.setCurrentIndex(self.box.findData(wish))
        if self.tick is not None:
            self.tick.setChecked(wish == "true")

    @property
    def chosen(self) -> str:
        """The value that is chosen, as text."""
        if self.tick is not None:
            return "true" if self.tick.isChecked() else "false"
        return str(self.box.currentData())
