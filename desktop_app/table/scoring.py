"""The score sheet of a desk: how the points stand, where they come from, and the end."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QPixmap

from desktop_app.board.render import render
from desktop_app.column.finale.result import result_of
from desktop_app.column.score_panel import points_at_the_end
from desktop_app.kit.tabletop import ScoreColumn, Tabletop
from desktop_app.play.entries import Scene
from desktop_app.table.desk import Desk
from engine.core.state import State

MOMENTS = 24
"""At so many moments of a play it is asked how the points stood."""
_NARROWEST = 640
"""Pixels; a picture of the board is at least as wide."""


class Scoring(QObject):
    """Lays the sheet over the board, and leads from a figure to what it counts and back."""

    def __init__(self, desk: Desk, tabletop: Tabletop) -> None:
        super().__init__(desk)
        self._desk, self._tabletop, self._session = desk, tabletop, desk.session
        desk.scores.sheet_wanted.connect(self.show_sheet)
        desk.sheet.cell_chosen.connect(self._show_why)
        desk.sheet.wanted_back.connect(self.bring_sheet_back)
        desk.scene.opened.connect(desk.sheet.note_opened)
        desk.panorama.ended.connect(self.show_sheet)

    def show_beside(self, scene: Scene, kinds: list[str]) -> None:
        """Show beside the board how the points stand in *scene*; *kinds* says who sits there."""
        columns = self._columns(scene.view)
        self._desk.scores.show_scores(scene.standings, columns, self._session.names, kinds)

    @Slot()
    def show_sheet(self) -> None:
        """Show the score sheet over the board."""
        desk, view = self._desk, self._session.view
        standings = self._session.standings()
        if view.is_over:
            self._look_back()
        desk.sheet.show_columns(
            self._columns(view), standings, desk.wording.name, is_over=view.is_over
        )

    @Slot()
    def celebrate(self) -> None:
        """Count the points up before all that was built; without motion show the table at once."""
        desk, session = self._desk, self._session
        speed = desk.scene.motion.speed
        if not speed:
            self.show_sheet()
            return
        columns = self._columns(session.view)
        result = result_of(columns, session.standings(), desk.wording, desk.wording.name)
        desk.panorama.begin(result, self._view_of_board(), speed)

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

    def _look_back(self) -> None:
        """Gather what is told beside the table of the end."""
        past, sheet = self._session.past, self._desk.sheet
        sheet.view = self._view_of_board()
        last = len(past) - 1
        moments = sorted({round(last * part / MOMENTS) for part in range(MOMENTS + 1)})
        views = [past.view(moment) for moment in moments]
        sheet.beside.tell([points_at_the_end(self._columns(view)) for view in views])

    def _view_of_board(self) -> QPixmap:
        """Return what is on the board, as wide as this page."""
        wide = max(_NARROWEST, self._desk.width())
        return QPixmap.fromImage(render(self._desk.hands.picture, wide))

    def _columns(self, view: State) -> tuple[ScoreColumn, ...]:
        return self._tabletop.score(view, self._session.names)
