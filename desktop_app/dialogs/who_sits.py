"""Asks who shall sit on a seat: every character with its face, its name and how it plays."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.kit.about import About, CharacterWords
from desktop_app.look import theme
from desktop_app.look.dialog_parts import dialog_layout, fit_height
from desktop_app.look.furniture.portraits import Portrait
from desktop_app.look.parts import button, label, row

_COLUMNS = 2
_SIDE = 80
_WIDE, _CARD = 178, 78
"""Steps."""


class WhoSits(QDialog):
    """A card for everybody who can sit there; a click seats them."""

    chosen = Signal(str)
    """The id of a character; nothing for who has none."""

    def __init__(
        self, about: About, characters: tuple[str, ...], now: str, letter: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Who sits on seat {letter}?").format(letter=letter))
        layout = dialog_layout(self)
        layout.addWidget(label(self.windowTitle(), "title"))
        layout.addWidget(
            label(self.tr("Characters play differently; the level says how well."), "soft")
        )
        grid = QGridLayout()
        grid.setSpacing(2 * theme.size("step"))
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
            grid.setColumnMinimumWidth(column, _CARD * theme.size("step"))
        words = about.characters()
        self.cards: dict[str, CharacterCard] = {}
        for number, character in enumerate((*characters, "")):
            said = words.get(character) or _level_headed()
            card = CharacterCard(about.id, character, said, is_chosen=character == now)
            card.clicked.connect(partial(self._choose, character))
            self.cards[character] = card
            grid.addWidget(card, number // _COLUMNS, number % _COLUMNS)
        layout.addLayout(grid)
        cancel = button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        layout.addLayout(row(None, cancel))
        self._content = layout
        self.cards[now if now in self.cards else ""].setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the cards, now that their letters are known."""
        super().showEvent(event)
        fit_height(self, self._content, _WIDE)
        self.resize(self.width(), self.height() + 4 * theme.size("step"))

    def _choose(self, character: str, *_: object) -> None:
        self.chosen.emit(character)
        self.accept()


class CharacterCard(QPushButton):
    """A face, a name, and one sentence how somebody plays."""

    def __init__(
        self, game_id: str, character: str, words: CharacterWords, *, is_chosen: bool
    ) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setCheckable(True)
        self.setChecked(is_chosen)
        self.setAutoDefault(True)
        self.setAccessibleName(f"{words.name}, {words.title}. {words.sentence}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(label(words.name, "heading"))
        text.addWidget(label(words.title, "soft"))
        text.addWidget(label(words.sentence))
        text.addStretch(1)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(*(2 * theme.size("step"),) * 4)
        self._layout.setSpacing(3 * theme.size("step"))
        side = round(_SIDE * theme.scale())
        self._layout.addWidget(Portrait(game_id, character, side), 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(text, 1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """Be as large as what stands on it."""
        return self._layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Be as high as the words need, which wrap."""
        return self._layout.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """Be higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height the words need."""
        return max(self._layout.totalHeightForWidth(width), self._layout.minimumSize().height())


def _level_headed() -> CharacterWords:
    """Return the words for who has no character."""
    return CharacterWords(
        QCoreApplication.translate("Seats", "No character"),
        QCoreApplication.translate("Seats", "level-headed"),
        QCoreApplication.translate("Seats", "Takes everything for what it is worth."),
    )
