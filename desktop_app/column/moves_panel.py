"""A button for every offered move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop_app.look import theme
from desktop_app.look.parts import button, label
from engine.core.agenda import Move

COLUMNS = 3


class MovesPanel(QFrame):
    """The moves of everybody who decides at this screen; a filter finds one among many."""

    move_chosen = Signal(int, object)  # seat, move

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.buttons: list[QPushButton] = []
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Filter moves"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._lay_out)
        self._nothing = label(self.tr("Nothing to decide at this screen."), "soft")
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.size("step"))
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        layout = QVBoxLayout(self)
        margin = 3 * theme.size("step")
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(2 * theme.size("step"))
        layout.addWidget(label(self.tr("Moves"), "caption"))
        layout.addWidget(self.filter)
        layout.addWidget(self._nothing)
        layout.addWidget(_scrolled(self._grid), 1)
        self._lay_out()

    def show_moves(self, offered: Mapping[int, Sequence[Move]]) -> None:
        """Offer these moves, by seat, instead of those before."""
        for old in self.buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [
            self._button(seat, move, several=len(offered) > 1)
            for seat, moves in offered.items()
            for move in moves
        ]
        self._lay_out()

    def _button(self, seat: int, move: Move, *, several: bool) -> QPushButton:
        text = f"{theme.seat_look(seat).letter}  {move}" if several else str(move)
        made = button(text.replace("&", "&&"), "move")
        made.setToolTip(str(move))
        made.clicked.connect(partial(self._choose, seat, move))
        return made

    def _choose(self, seat: int, move: Move, *_: object) -> None:
        self.move_chosen.emit(seat, move)

    @Slot()
    def _lay_out(self) -> None:
        """Put the moves that pass the filter into rows, in the order the rules offer them."""
        wanted = self.filter.text().casefold().split()
        place = 0
        for shown in self.buttons:
            self._grid.removeWidget(shown)
            passes = all(word in shown.text().casefold() for word in wanted)
            shown.setVisible(passes)
            if passes:
                self._grid.addWidget(shown, place // COLUMNS, place % COLUMNS)
                place += 1
        self._nothing.setVisible(not self.buttons)


def _scrolled(grid: QGridLayout) -> QScrollArea:
    page = QWidget()
    page.setObjectName("page")
    page.setLayout(grid)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setWidget(page)
    return scroll
