"""Who stands where, beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from desktop_app.kit.tabletop import ScoreColumn, Wording
from desktop_app.look import theme
from desktop_app.look.parts import button, label, tell, tell_rich
from desktop_app.look.seat_badge import SeatBadge
from engine.core.game import Standing

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Row(NamedTuple):
    """What stands beside the badge of a seat."""

    name: QLabel
    points: QLabel
    ending: QLabel
    rank: QLabel


class ScorePanel(QFrame):
    """A row for every seat: badge, name, points now and if the game ended now, and the rank.

    The breakdown shows on hover or by the button.
    """

    sheet_wanted = Signal()

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._wording = wording
        self._rows: dict[int, Row] = {}
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(2 * theme.size("step"),) * 4)
        self.turn = label("", "caption")
        self.sheet_button = button(self.tr("Score sheet"))
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self._grid.addWidget(self.turn, 0, 0, 1, 2)
        heads = (self.tr("Points"), self.tr("If it ended"), self.tr("Rank"))
        self._heads = [self._head(text, column) for column, text in enumerate(heads, 2)]
        tell(self._heads[1], self.tr("Points if the game ended now"))
        layout.addLayout(self._grid)
        layout.addWidget(self.sheet_button)

    def show_scores(
        self,
        standings: Sequence[Standing],
        columns: Sequence[ScoreColumn],
        names: Sequence[str],
        kinds: Sequence[str],
    ) -> None:
        """Show points and ranks, and what the points are made of."""
        ending = points_at_the_end(columns)
        has_points = any(standing.points for standing in standings)
        for standing in standings:
            seat = standing.seat
            row = self._row(seat)
            row.name.setText(names[seat] if seat < len(names) else self._wording.rival())
            row.points.setText(str(standing.points))
            row.ending.setText(str(ending.get(seat, standing.points)))
            row.rank.setText(f"{standing.place}." if has_points else "")
            said = [self._breakdown(column) for column in columns if column.seat == seat]
            said += [f"<i>{escape(kind)}</i>" for kind in kinds[seat : seat + 1]]
            for part in row:
                tell_rich(part, "<br>".join(said))
        self._tell_apart(any(ending.get(s.seat, s.points) != s.points for s in standings))

    def mark(self, seats: Sequence[int], thinking: Sequence[int]) -> None:
        """Show whose turn it is, and who thinks; after the end, who won."""
        for seat, row in self._rows.items():
            font = row.name.font()
            font.setBold(seat in seats or seat in thinking)
            row.name.setFont(font)

    def _tell_apart(self, differ: bool) -> None:
        """Show both figures where they differ; in some games, and at the end, they are one."""
        for part in (self._heads[1], *(row.ending for row in self._rows.values())):
            part.setVisible(differ)

    def _head(self, text: str, column: int) -> QLabel:
        head = label(text, "soft")
        head.setWordWrap(False)
        head.setAlignment(_RIGHT)
        self._grid.addWidget(head, 0, column)
        return head

    def _breakdown(self, column: ScoreColumn) -> str:
        lines = [f"{self._wording.category(name)}: {points}" for name, points in column.points]
        return f"<b>{escape(column.title)}</b><br>" + "<br>".join(escape(line) for line in lines)

    def _row(self, seat: int) -> Row:
        if seat not in self._rows:
            made = Row(label(""), label(""), label(""), label(""))
            self._grid.addWidget(SeatBadge(seat), seat + 1, 0)
            for column, part in enumerate(made, 1):
                if column > 1:
                    part.setAlignment(_RIGHT)
                self._grid.addWidget(part, seat + 1, column)
            self._rows[seat] = made
        return self._rows[seat]


def points_at_the_end(columns: Sequence[ScoreColumn]) -> dict[int, int]:
    """Return by seat what it would have if the game ended now; of its columns one may count."""
    deciding = [c for c in columns if c.counts] or columns
    return {column.seat: column.total for column in deciding}
