"""The play that is open: its table and session, where it is kept and where it was saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.keep.plays import PICTURE_WIDTH, Keeper, Plays
from desktop_app.play.session import GameSession
from engine.core.table import Table
from engine.saving import files
from engine.saving.save import Seat


class OpenPlay(QObject):
    """One table on screen, from its opening to its end."""

    unsaved = Signal(object)  # SaveError; the play goes on

    def __init__(self, table: Table, seats: Sequence[Seat], parent: QObject) -> None:
        super().__init__(parent)
        self.session = GameSession(table, seats, self)
        self.file: Path | None = None
        """Where it is saved when the player asks for it."""
        self._table = table
        self.is_copy = False
        """Whether it is kept under a new name, because it is open in another window too."""
        self._keeper: Keeper | None = None

    def keep_among(self, plays: Plays, path: Path | None) -> None:
        """Write it to a file among *plays* whenever something happens; it came from *path*."""
        if path and path in plays:
            self.is_copy = not self._keep(files.play_of(path))
        else:
            self.file = path
        while not self._keeper:
            self._keep(plays.new_path(self._table.game.id))

    def keep_now(self) -> None:
        """Write it where it is kept, without waiting for a quiet moment."""
        if self._keeper:
            self._keeper.write()

    def save(self, path: Path) -> None:
        """Write it to *path*, from now on its file; raise SaveError if that is not possible."""
        files.save(path, self._table, self.session.seats)
        self.file = path

    def end(self, page: QWidget | None) -> None:
        """Keep it with a picture of *page*, and end what machines think about it."""
        if self._keeper:
            # A picture must not show what one of several people holds.
            alone = len(self.session.humans) <= 1
            smooth = Qt.TransformationMode.SmoothTransformation
            shown = getattr(page, "board", page) if alone else None
            picture = shown.grab().scaledToWidth(PICTURE_WIDTH, smooth) if shown else None
            self._keeper.finish(picture)
        self.session.close()
        self.deleteLater()

    def _keep(self, path: Path) -> bool:
        keeper = Keeper(self._table, self.session.seats, path, self)
        if not keeper.claim():
            keeper.deleteLater()
            return False
        self._keeper = keeper
        keeper.failed.connect(self.unsaved)
        # Behind a curtain nobody sees a view, but the move was made.
        self.session.move_played.connect(keeper.write_after)
        self.session.move_undone.connect(keeper.write_after)
        self.session.playhead.performed.connect(keeper.write_soon)
        return True
