"""A desk with its score sheet: how the points stand, and where they come from."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop_app.keep.settings import Settings
from desktop_app.kit.tabletop import Tabletop
from desktop_app.play.session import GameSession
from desktop_app.table.desk import Desk


class ScoredDesk(Desk):
    """Lays the sheet over the board, and leads from a figure to what it counts and back."""

    def __init__(self, session: GameSession, tabletop: Tabletop, settings: Settings) -> None:
        super().__init__(session, tabletop, settings)
        self.tabletop = tabletop
        self.scores.sheet_wanted.connect(self.show_sheet)
        self.sheet.cell_chosen.connect(self._show_why)
        self.sheet.wanted_back.connect(self.bring_sheet_back)
        self.scene.opened.connect(self.sheet.note_opened)

    @Slot()
    def show_sheet(self) -> None:
        """Show the score sheet over the board."""
        view = self.session.view
        columns = self.tabletop.score(view, self.session.names)
        standings = self.session.standings()
        self.sheet.show_columns(columns, standings, self.wording.name, is_over=view.is_over)

    @Slot()
    def bring_sheet_back(self) -> None:
        """Close what was enlarged, and show the sheet again."""
        self.hands.open("")
        self.show_sheet()

    @Slot(int, str)
    def _show_why(self, column: int, category: str) -> None:
        """Show on the board where the points of one figure come from."""
        opens = self.tabletop.score(self.hands.shown, self.session.names)[column].opens
        if opens:
            self.hands.open(f"{opens} {category}")
            self.sheet.set_aside(f"{opens} {category}")
