"""Plays that are kept on this machine by themselves: listed, continued, deleted."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import datetime
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QPixmap

from desktop_app.play.seen_table import HUMAN
from engine.core.errors import SaveError
from engine.core.game import Standing
from engine.core.table import Table
from engine.core.value import value
from engine.saving import files
from engine.saving.files import Autosave
from engine.saving.save import Glance, Seat

SAVING_DELAY = 200  # ms; machines answer quicker than a disk writes
PICTURE_WIDTH = 480


@value
class KeptPlay:
    """A file in the folder: what is in it, or why that cannot be said."""

    path: Path
    written: datetime
    seen: Glance | None
    error: SaveError | None = None

    @property
    def is_open(self) -> bool:
        """Whether it can be continued."""
        return self.seen is not None and not self.seen.state.is_over

    @property
    def picture(self) -> Path:
        """Where its picture is, if it has one."""
        return self.path.with_suffix(".png")

    def score(self) -> str:
        """Return who has how many points: ``Ada 34 · Botho 28``."""
        points = {standing.seat: f" {standing.points}" for standing in self.standings()}
        seats = self.seen.seats if self.seen else ()
        return " · ".join(f"{seat.name}{points.get(n, '')}" for n, seat in enumerate(seats))

    def standings(self) -> tuple[Standing, ...]:
        """Return points and places, as far as whoever sits at the screen may know them."""
        if self.seen is None:
            return ()
        state = self.seen.state
        people = [seat for seat, who in enumerate(self.seen.seats) if who.kind == HUMAN]
        return self.seen.game.standings(
            state if state.is_over else state.seen_by(min(people, default=0))
        )


class Plays:
    """The plays in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __contains__(self, path: Path | None) -> bool:
        return path is not None and path.parent.resolve() == self.folder.resolve()

    def all(self) -> list[KeptPlay]:
        """Return every play, the newest first; one that is damaged hides no other."""
        return [_looked_at(path) for path in self._paths()]

    def newest(self, count: int) -> list[KeptPlay]:
        """Return the plays that were left last and can be read, the newest first."""
        looked = (_looked_at(path) for path in self._paths())
        return list(islice((play for play in looked if play.seen), count))

    def newest_open(self, game_id: str) -> KeptPlay | None:
        """Return the play of this game that was left last and is not over."""
        looked = (_looked_at(path) for path in self._paths(f"{game_id}-"))
        return next((play for play in looked if play.is_open), None)

    def has_played(self, game_id: str) -> bool:
        """Whether any play of this game was kept."""
        return bool(self._files(f"{game_id}-"))

    def new_path(self, game_id: str) -> Path:
        """Return a name nobody has yet."""
        stamp = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
        names = (f"{stamp}{f'-{n}' if n else ''}{files.SUFFIX}" for n in range(1000))
        paths = (self.folder / name for name in names)
        return next(path for path in paths if not path.exists() and not _mark(path).exists())

    def delete(self, path: Path) -> None:
        """Remove a play, its older generations and its picture."""
        older = [part for part in self._files() if files.play_of(part) == path]
        for part in (*older, path.with_suffix(".png"), path):
            with contextlib.suppress(FileNotFoundError):
                part.unlink()

    def _paths(self, beginning: str = "") -> list[Path]:
        """Return the names of plays, the newest first; of some only the older half is left."""
        names: dict[Path, float] = {}
        with contextlib.suppress(OSError):
            for path in self._files(beginning):
                name = files.play_of(path)
                names[name] = max(names.get(name, 0.0), _written(path))
        return sorted(names, key=lambda name: (names[name], name.name), reverse=True)

    def _files(self, beginning: str = "") -> list[Path]:
        return [*self.folder.glob(f"{beginning}*{files.SUFFIX}")]


class Keeper(QObject):
    """Writes one play down: people's decisions at once, those of machines a moment later."""

    failed = Signal(object)  # SaveError
    saved = Signal()

    def __init__(
        self, table: Table, seats: Sequence[Seat], path: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self._table, self._seats = table, tuple(seats)
        self._written = tuple(table.record.moves)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.write)
        self._lock = QLockFile(str(_mark(path)))
        self._lock.setStaleLockTime(0)  # only a dead process gives up its play, not an old one

    def claim(self) -> bool:
        """Mark the play as open here; return False if it is open in another window.

        Where no mark can be made, nobody is kept from playing: the save says what is wrong.
        """
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError:
            return True
        # A mark in which nobody is named was cut off while it was written.
        _, process, *_ = self._lock.getLockInfo()
        return not process and self._lock.removeStaleLockFile() and self._lock.tryLock(0)

    @Slot(int)
    def write_after(self, seat: int) -> None:
        """Write what *seat* did: at once where a person decided, else soon."""
        self._write_within(0 if self._seats[seat].kind == HUMAN else SAVING_DELAY)

    @Slot()
    def write_soon(self) -> None:
        """Write in a moment."""
        self._write_within(SAVING_DELAY)

    @Slot()
    def write(self) -> None:
        """Write now."""
        self._timer.stop()
        self._written = tuple(self._table.record.moves)
        try:
            with contextlib.suppress(OSError):  # the save says what is wrong with the folder
                self.path.parent.mkdir(parents=True, exist_ok=True)
            Autosave(self.path).write(self._table, self._seats)
        except SaveError as error:
            self.failed.emit(error)
        else:
            self.saved.emit()

    def _write_within(self, delay: int) -> None:
        """Write before *delay* has passed, however much happens meanwhile."""
        if tuple(self._table.record.moves) == self._written:
            return
        if not self._timer.isActive() or self._timer.remainingTime() > delay:
            self._timer.start(delay)

    def finish(self, picture: QPixmap | None = None) -> None:
        """Write what is still to be written, and the picture beside it."""
        if self._timer.isActive():
            self.write()
        if picture and self.path.exists():
            picture.save(str(self.path.with_suffix(".png")))
        self._lock.unlock()


def _mark(path: Path) -> Path:
    """Return the file that is there while the play at *path* is open."""
    return path.with_name(f"{path.name}.lock")


def _looked_at(path: Path) -> KeptPlay:
    generations = (path, Autosave(path).before)
    written = datetime.fromtimestamp(max(_written(part) for part in generations))
    first_error: SaveError | None = None
    for part in generations:
        try:
            return KeptPlay(path, written, files.glance(part))
        except SaveError as error:
            first_error = first_error or error
    return KeptPlay(path, written, None, first_error)


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
