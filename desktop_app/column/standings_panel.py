"""Who has how many points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from desktop_app.look import theme
from desktop_app.look.parts import label
from desktop_app.look.seat_badge import SeatBadge, kind_in_words
from engine.core.game import Standing
from engine.saving.save import Seat


class StandingsPanel(QFrame):
    """A row for every seat, with its badge, who plays there, points and place."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setFixedWidth(theme.size("side_panel"))
        self._seats = tuple(seats)
        self._figures: dict[int, tuple[QLabel, QLabel]] = {}
        margin = 3 * theme.size("step")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margin, margin, margin, margin)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(margin)
        heads = (self.tr("Seats"), self.tr("Points"), self.tr("Rank"))
        for column, text in zip((0, 2, 3), heads, strict=True):
            head = label(text, "caption")
            head.setWordWrap(False)
            self._grid.addWidget(head, 0, column, 1, 2 if column == 0 else 1)
        layout.addLayout(self._grid)

    def show_standings(self, standings: Sequence[Standing]) -> None:
        """Show these points and places."""
        for standing in standings:
            points, place = self._row(standing.seat)
            points.setText(str(standing.points))
            place.setText(f"{standing.place}.")

    def _row(self, seat: int) -> tuple[QLabel, QLabel]:
        """Return the figures of *seat*; a rival that nobody plays gets its row when first seen."""
        if seat not in self._figures:
            known = seat < len(self._seats)
            who = kind_in_words(self._seats[seat]) if known else self.tr("Rival")
            figures = (QLabel(), QLabel())
            self._grid.addWidget(SeatBadge(seat), seat + 1, 0)
            self._grid.addWidget(label(who), seat + 1, 1)
            for column, figure in enumerate(figures, 2):
                figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._grid.addWidget(figure, seat + 1, column)
            self._figures[seat] = figures
        return self._figures[seat]
