"""Who stands where, beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from desktop_app.kit.tabletop import ScoreColumn, Wording
from desktop_app.look import theme
from desktop_app.look.parts import button, label
from desktop_app.look.seat_badge import SeatBadge
from engine.core.game import Standing

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScorePanel(QFrame):
    """A row for every seat: badge, name, points; the breakdown on hover or by the button."""

    sheet_wanted = Signal()

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._wording = wording
        self._rows: dict[int, tuple[QLabel, QLabel, QLabel]] = {}
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(2 * theme.size("step"),) * 4)
        self.turn = label("", "caption")
        self.sheet_button = button(self.tr("Score sheet"))
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self._grid.addWidget(self.turn, 0, 0, 1, 2)
        for column, text in enumerate((self.tr("Points"), self.tr("Place")), 2):
            head = label(text, "soft")
            head.setWordWrap(False)
            head.setAlignment(_RIGHT)
            self._grid.addWidget(head, 0, column)
        layout.addLayout(self._grid)
        layout.addWidget(self.sheet_button)

    def show_scores(
        self,
        standings: Sequence[Standing],
        columns: Sequence[ScoreColumn],
        names: Sequence[str],
        kinds: Sequence[str],
    ) -> None:
        """Show points and places, and what they are made of."""
        for standing in standings:
            seat = standing.seat
            name, points, place = self._row(seat)
            name.setText(names[seat] if seat < len(names) else self._wording.rival())
            points.setText(str(standing.points))
            place.setText(f"{standing.place}.")
            said = [self._breakdown(column) for column in columns if column.seat == seat]
            said += [f"<i>{escape(kind)}</i>" for kind in kinds[seat : seat + 1]]
            for part in (name, points, place):
                part.setToolTip("<br>".join(said))

    def mark(self, seats: Sequence[int], thinking: Sequence[int]) -> None:
        """Show whose turn it is, and who thinks; after the end, who won."""
        for seat, (name, _, _) in self._rows.items():
            font = name.font()
            font.setBold(seat in seats or seat in thinking)
            name.setFont(font)

    def _breakdown(self, column: ScoreColumn) -> str:
        lines = [f"{self._wording.category(name)}: {points}" for name, points in column.points]
        return f"<b>{escape(column.title)}</b><br>" + "<br>".join(escape(line) for line in lines)

    def _row(self, seat: int) -> tuple[QLabel, QLabel, QLabel]:
        if seat not in self._rows:
            made = (label(""), label(""), label(""))
            self._grid.addWidget(SeatBadge(seat), seat + 1, 0)
            for column, part in enumerate(made, 1):
                if column > 1:
                    part.setAlignment(_RIGHT)
                self._grid.addWidget(part, seat + 1, column)
            self._rows[seat] = made
        return self._rows[seat]
