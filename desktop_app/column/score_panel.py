"""Who stands where, beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QToolButton, QVBoxLayout

from desktop_app.column.side_column import Strip
from desktop_app.kit.tabletop import ScoreColumn, Wording
from desktop_app.look import theme
from desktop_app.look.parts import ElidedLabel, button, label, name, tell, tell_rich, tool
from desktop_app.look.seat_badge import SeatBadge
from engine.core.game import Standing

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class Row(NamedTuple):
    """What stands beside the badge of a seat."""

    name: QLabel
    points: QLabel
    ending: QLabel
    rank: QLabel


class Token(QFrame):
    """A badge with points, where the column is folded."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.points = label("", "figure")
        self.points.setAlignment(_MIDDLE)
        self.points.setWordWrap(False)
        step = theme.size("step")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, step, 0, step)
        layout.setSpacing(0)
        layout.addWidget(SeatBadge(seat), 0, _MIDDLE)
        layout.addWidget(self.points)


class ScorePanel(QFrame):
    """A row for every seat: badge, name, points now and if the game ended now, and the rank.

    The breakdown shows on hover or by the button. The same in short is the *strip*.
    """

    sheet_wanted = Signal()

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self.setObjectName("scores")
        self._wording = wording
        self._rows: dict[int, Row] = {}
        self._tokens: dict[int, Token] = {}
        step = theme.size("step")
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(2 * step)
        self._grid.setVerticalSpacing(step)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * step, 2 * step, 3 * step, 2 * step)
        layout.setSpacing(step)
        self.turn = label("", "caption")
        self.sheet_button = button(self.tr("Score"))
        self.sheet_button.setAccessibleName(self.tr("Score sheet"))
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self.sheet_tool: QToolButton = tool("score", self.tr("Score sheet"))
        self.sheet_tool.clicked.connect(self.sheet_wanted)
        self.strip = Strip(self.sheet_tool)
        layout.addWidget(self.turn)
        heads = (self.tr("now"), self.tr("end"), self.tr("Rank"))
        self._heads = [self._head(text, column) for column, text in enumerate(heads, 2)]
        tell(self._heads[0], self.tr("Points now"))
        tell(self._heads[1], self.tr("Points if the game ended now"))
        layout.addLayout(self._grid)

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
            token = self._token(seat)
            token.points.setText(str(standing.points))
            tell_rich(token, f"<b>{escape(row.name.text())}</b><br>" + "<br>".join(said))
        self._tell_apart(any(ending.get(s.seat, s.points) != s.points for s in standings))

    def mark(self, seats: Sequence[int], thinking: Sequence[int]) -> None:
        """Show whose turn it is, and who thinks; after the end, who won."""
        for seat, row in self._rows.items():
            is_meant = seat in seats or seat in thinking
            font = row.name.font()
            font.setBold(is_meant)
            row.name.setFont(font)
            name(self._tokens[seat], "token_marked" if is_meant else "")

    def minimumSizeHint(self) -> QSize:
        """Need the width of badge, a few letters and figures; names end in dots."""
        return QSize(36 * theme.size("step"), super().minimumSizeHint().height())

    def _tell_apart(self, differ: bool) -> None:
        """Show both figures where they differ; in some games, and at the end, they are one."""
        for part in (self._heads[1], *(row.ending for row in self._rows.values())):
            part.setVisible(differ)

    def _head(self, text: str, column: int) -> QLabel:
        head = label(text, "tiny")
        head.setWordWrap(False)
        head.setAlignment(_RIGHT)
        self._grid.addWidget(head, 0, column)
        return head

    def _breakdown(self, column: ScoreColumn) -> str:
        lines = [f"{self._wording.category(name)}: {points}" for name, points in column.points]
        return f"<b>{escape(column.title)}</b><br>" + "<br>".join(escape(line) for line in lines)

    def _row(self, seat: int) -> Row:
        if seat not in self._rows:
            made = Row(ElidedLabel(has_tip=True), label("", "figure"), label(""), label("", "soft"))
            self._grid.addWidget(SeatBadge(seat), seat + 1, 0)
            for column, part in enumerate(made, 1):
                if column > 1:
                    part.setAlignment(_RIGHT)
                    part.setWordWrap(False)
                self._grid.addWidget(part, seat + 1, column)
            self._rows[seat] = made
        return self._rows[seat]

    def _token(self, seat: int) -> Token:
        if seat not in self._tokens:
            self._tokens[seat] = Token(seat)
            self.strip.add(self._tokens[seat])
        return self._tokens[seat]


def points_at_the_end(columns: Sequence[ScoreColumn]) -> dict[int, int]:
    """Return by seat what it would have if the game ended now; of its columns one may count."""
    deciding = [c for c in columns if c.counts] or columns
    return {column.seat: column.total for column in deciding}
