"""Who plays: how many, their names, and which of them are machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.keep.settings import SeatWish
from desktop_app.kit.about import About
from desktop_app.lobby.level_words import sentence_of
from desktop_app.lobby.seating import (
    kinds_of,
    seated,
    usual_kinds,
    usual_machine,
    usual_name,
)
from desktop_app.look import theme
from desktop_app.look.parts import button, label, name_choice, row
from desktop_app.look.seat_badge import SeatBadge, kind_in_words
from desktop_app.play.seen_table import HUMAN
from engine.core.game import Game
from engine.saving.save import Seat

LONGEST_NAME = 40


class SeatsPanel(QFrame):
    """A button for every number of players, and a row for every seat."""

    count_changed = Signal(int)

    def __init__(self, game: Game[Any], about: About, wishes: tuple[SeatWish, ...]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._game, self._about = game, about
        self.rows = [self._new_row(seat, wishes) for seat in range(game.seats[-1])]
        self.count_buttons: dict[int, QPushButton] = {}
        self._count = 0
        self._too = label("", "note")
        self._levels = label("", "note")
        self._arrange()
        wanted = len(wishes) if len(wishes) in game.seats else len(usual_kinds(game))
        self.count_buttons[wanted].click()

    @property
    def count(self) -> int:
        """How many play."""
        return self._count

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return seated(self._kinds(), [row.name.text() for row in self.rows[: self.count]])

    @property
    def wishes(self) -> tuple[SeatWish, ...]:
        """What was chosen, to be remembered; a name that nobody wrote is not."""
        return tuple(
            SeatWish(name=row.name.text().strip(), kind=row.kind.currentData())
            for row in self.rows[: self.count]
        )

    def _new_row(self, seat: int, wishes: tuple[SeatWish, ...]) -> _SeatRow:
        usual = SeatWish(kind=usual_machine(self._game) if seat else HUMAN)
        made = _SeatRow(seat, self._game, wishes[seat] if seat < len(wishes) else usual)
        made.kind.currentIndexChanged.connect(self._name_the_nameless)
        return made

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        margin = 4 * theme.size("step")
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(2 * theme.size("step"))
        layout.addWidget(label(self.tr("Players"), "caption"))
        numbers = row()
        for count in self._game.seats:
            number = button(str(count), "segment")
            number.setCheckable(True)
            number.setAutoExclusive(True)  # so they are radio buttons to a screen reader
            number.setAccessibleName(self._in_words(count))
            number.clicked.connect(partial(self._show_count, count))
            self.count_buttons[count] = number
            numbers.addWidget(number)
        numbers.addStretch(1)
        layout.addLayout(numbers)
        for seat_row in self.rows:
            layout.addWidget(seat_row)
        layout.addWidget(self._levels)
        layout.addWidget(self._too)
        layout.addStretch(1)

    def _in_words(self, count: int) -> str:
        if count == 1:
            return self.tr("1 player")
        return self.tr("{count} players").format(count=count)

    def _show_count(self, count: int, *_: object) -> None:
        self._count = count
        for number, number_button in self.count_buttons.items():
            number_button.setChecked(number == count)
            # Tab leads to the number that is chosen, arrows to the others.
            tab = Qt.FocusPolicy.StrongFocus if number == count else Qt.FocusPolicy.ClickFocus
            number_button.setFocusPolicy(tab)
        for seat, seat_row in enumerate(self.rows):
            seat_row.setVisible(seat < count)
        too = self._about.who_plays_too(count)
        self._too.setText(too)
        self._too.setVisible(bool(too))
        self._name_the_nameless()
        self.count_changed.emit(count)

    def _name_the_nameless(self) -> None:
        kinds = self._kinds()
        for seat, seat_row in enumerate(self.rows[: self.count]):
            seat_row.name.setPlaceholderText(usual_name(seat, kinds))
        sentences = [sentence_of(kind) for kind in dict.fromkeys(kinds)]
        self._levels.setText("\n".join(filter(None, sentences)))

    def _kinds(self) -> list[str]:
        return [seat_row.kind.currentData() for seat_row in self.rows[: self.count]]


def wishes_of(seats: Sequence[Seat]) -> tuple[SeatWish, ...]:
    """Return what must be chosen to have *seats* again; usual names are written by nobody."""
    kinds = [seat.kind for seat in seats]
    return tuple(
        SeatWish(name="" if seat.name == usual_name(number, kinds) else seat.name, kind=seat.kind)
        for number, seat in enumerate(seats)
    )


class _SeatRow(QWidget):
    """A badge, a name, and who plays there."""

    def __init__(self, seat: int, game: Game[Any], wish: SeatWish) -> None:
        super().__init__()
        letter = theme.seat_look(seat).letter
        self.name = QLineEdit(wish.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of seat {letter}").format(letter=letter))
        self.kind = QComboBox()
        for number, kind in enumerate(kinds_of(game)):
            self.kind.addItem(kind_in_words(Seat("", kind)), kind)
            self.kind.setItemData(number, sentence_of(kind), Qt.ItemDataRole.ToolTipRole)
        self.kind.setMinimumContentsLength(8)
        self.kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        # A machine of another day stays a machine.
        usual = wish.kind if wish.kind in kinds_of(game) else usual_machine(game)
        self.kind.setCurrentIndex(self.kind.findData(usual))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * theme.size("step"))
        layout.addWidget(SeatBadge(seat), 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.name, 2)
        layout.addWidget(self.kind, 3)
        name_choice(self.kind, self.tr("Who plays on seat {letter}").format(letter=letter))
