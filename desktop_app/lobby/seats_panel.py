"""Who plays: how many, their names, and which of them are machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QVBoxLayout,
)

from desktop_app.keep.settings import SeatWish
from desktop_app.kit.about import About
from desktop_app.kit.level_words import sentence_of
from desktop_app.lobby.seat_row import SeatRow
from desktop_app.lobby.seating import (
    seated,
    usual_kinds,
    usual_name,
    usual_opponent,
)
from desktop_app.look import theme
from desktop_app.look.parts import button, label, row
from desktop_app.play.seen_table import HUMAN
from engine.core.game import Game
from engine.saving.save import Seat


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
        names = [row.name.text() for row in self.rows[: self.count]]
        return seated(self._kinds(), names, self._about)

    @property
    def wishes(self) -> tuple[SeatWish, ...]:
        """What was chosen, to be remembered; a name that nobody wrote is not."""
        return tuple(
            SeatWish(name=row.name.text().strip(), kind=row.wanted)
            for row in self.rows[: self.count]
        )

    def _new_row(self, seat: int, wishes: tuple[SeatWish, ...]) -> SeatRow:
        usual = SeatWish(kind=usual_opponent(self._game, seat) if seat else HUMAN)
        wish = wishes[seat] if seat < len(wishes) else usual
        made = SeatRow(seat, self._game, self._about, wish)
        made.changed.connect(self._name_the_nameless)
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
            seat_row.name.setPlaceholderText(usual_name(seat, kinds, self._about))
        sentences = dict.fromkeys([sentence_of(kind) for kind in kinds])
        self._levels.setText("\n".join(filter(None, sentences)))

    def _kinds(self) -> list[str]:
        return [seat_row.wanted for seat_row in self.rows[: self.count]]


def wishes_of(seats: Sequence[Seat], about: About) -> tuple[SeatWish, ...]:
    """Return what must be chosen to have *seats* again; usual names are written by nobody."""
    kinds = [seat.kind for seat in seats]
    return tuple(
        SeatWish(
            name="" if seat.name == usual_name(number, kinds, about) else seat.name, kind=seat.kind
        )
        for number, seat in enumerate(seats)
    )
