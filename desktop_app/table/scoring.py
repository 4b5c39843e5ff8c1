"""The score sheet of a desk: how the points stand, and where they come from."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from desktop_app.kit.tabletop import ScoreColumn, Tabletop
from desktop_app.play.entries import Scene
from desktop_app.table.desk import Desk
from engine.core.state import State


class Scoring(QObject):
    """Lays the sheet over the board, and leads from a figure to what it counts and back."""

    def __init__(self, desk: Desk, tabletop: Tabletop) -> None:
        super().__init__(desk)
        self._desk, self._tabletop, self._session = desk, tabletop, desk.session
        desk.scores.sheet_wanted.connect(self.show_sheet)
        desk.sheet.cell_chosen.connect(self._show_why)
        desk.sheet.wanted_back.connect(self.bring_sheet_back)
        desk.scene.opened.connect(desk.sheet.note_opened)

    def show_beside(self, scene: Scene, kinds: list[str]) -> None:
        """Show beside the board how the points stand in *scene*; *kinds* says who sits there."""
        columns = self._columns(scene.view)
        self._desk.scores.show_scores(scene.standings, columns, self._session.names, kinds)

    @Slot()
    def show_sheet(self) -> None:
        """Show the score sheet over the board."""
        desk, view = self._desk, self._session.view
        standings = self._session.standings()
        desk.sheet.show_columns(
            self._columns(view), standings, desk.wording.name, is_over=view.is_over
        )

    @Slot()
    def bring_sheet_back(self) -> None:
        """Close what was enlarged, and show the sheet again."""
        self._desk.hands.open("")
        self.show_sheet()

    @Slot(int, str)
    def _show_why(self, column: int, category: str) -> None:
        """Show on the board where the points of one figure come from."""
        opens = self._columns(self._desk.hands.shown)[column].opens
        if opens:
            self._desk.hands.open(f"{opens} {category}")
            self._desk.sheet.set_aside(f"{opens} {category}")

    def _columns(self, view: State) -> tuple[ScoreColumn, ...]:
        return self._tabletop.score(view, self._session.names)
