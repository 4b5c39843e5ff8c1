"""One seat of a table that is being set: its badge, who sits there, a name, and how strong."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.dialogs.who_sits import WhoSits
from desktop_app.keep.settings import SeatWish
from desktop_app.kit.about import About
from desktop_app.kit.characters import rating_in_words
from desktop_app.kit.level_words import sentence_of
from desktop_app.lobby.seating import kinds_of, known_kind
from desktop_app.look import theme
from desktop_app.look.furniture.portraits import portrait_icon
from desktop_app.look.parts import ElidedLabel, button, label, name_choice, tell
from desktop_app.look.seat_badge import SeatBadge, kind_in_words
from desktop_app.play.seen_table import HUMAN
from engine.ai.levels import characters_of, machine, parted
from engine.core.game import Game
from engine.saving.save import Seat

LONGEST_NAME = 40
_SIDE = 52


class SeatRow(QWidget):
    """A person with a name, or a machine with a face, a level and its rating."""

    changed = Signal()
    """Somebody else shall sit there."""

    def __init__(self, seat: int, game: Game[Any], about: About, wish: SeatWish) -> None:
        super().__init__()
        self._game, self._about = game, about
        self._letter = theme.seat_look(seat).letter
        kind = known_kind(wish.kind, game)
        self.character = parted(kind)[1]
        self.name = QLineEdit(wish.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of seat {letter}").format(letter=self._letter))
        self.face = button("", "face")
        side = round(_SIDE * theme.scale())
        self.face.setIconSize(QSize(side, side))
        self.face.clicked.connect(self._ask_who)
        self.kind = self._levels(parted(kind)[0])
        self._sentence = ElidedLabel("soft", has_tip=True)
        self._rating = label("", "soft")
        self._rating.setWordWrap(False)
        self._arrange(seat)
        self.kind.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def wanted(self) -> str:
        """The kind of the seat: a person, or the name of a machine."""
        level: str = self.kind.currentData()
        return level if level == HUMAN else machine(level, self.character)

    def seat_character(self, character: str) -> None:
        """Let somebody else sit there."""
        self.character = character
        self._show()

    @Slot()
    def _ask_who(self) -> None:
        """Offer everybody who can sit there."""
        dialog = WhoSits(
            self._about, characters_of(self._game), self.character, self._letter, self.window()
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.seat_character)
        dialog.finished.connect(lambda _: self.face.setFocus())
        dialog.open()

    @Slot()
    def _show(self) -> None:
        """Show the face, what it is like, and how strong."""
        is_machine = self.kind.currentData() != HUMAN
        has_choice = is_machine and bool(characters_of(self._game))
        self.face.setVisible(has_choice)
        words = self._about.characters().get(self.character)
        self._sentence.setText(words.sentence if words and is_machine else "")
        self._sentence.setVisible(bool(self._sentence.text()))
        rating = rating_in_words(self.wanted, self._game.id) if is_machine else ""
        self._rating.setText(rating)
        self._rating.setVisible(bool(rating))
        if has_choice:
            self.face.setIcon(
                portrait_icon(self._game.id, self.character, self.face.iconSize().width())
            )
            who = f"{words.name}, {words.title}" if words else self.tr("no character")
            text = self.tr("Who sits on seat {letter}: {who}. Change …")
            tell(self.face, text.format(letter=self._letter, who=who))
            self.face.setAccessibleName(text.format(letter=self._letter, who=who))
        self.changed.emit()

    def _levels(self, level: str) -> QComboBox:
        box = QComboBox()
        for number, kind in enumerate(kinds_of(self._game)):
            box.addItem(kind_in_words(Seat("", kind)), kind)
            box.setItemData(number, sentence_of(kind), Qt.ItemDataRole.ToolTipRole)
        box.setMinimumContentsLength(8)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setCurrentIndex(box.findData(level))
        return box

    def _arrange(self, seat: int) -> None:
        step = theme.size("step")
        names = QHBoxLayout()
        names.setSpacing(2 * step)
        names.addWidget(self.name, 2)
        names.addWidget(self.kind, 3)
        said = QHBoxLayout()
        said.setSpacing(2 * step)
        said.addWidget(self._sentence, 1)
        said.addWidget(self._rating)
        both = QVBoxLayout()
        both.setSpacing(step // 2)
        both.addLayout(names)
        both.addLayout(said)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * step)
        layout.addWidget(SeatBadge(seat), 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.face, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(both, 1)
        who = self.tr("Who plays on seat {letter}").format(letter=self._letter)
        name_choice(self.kind, who)
