"""Saves on the disk: read with suspicion, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

from engine.core.errors import SaveError, reason
from engine.core.table import Table
from engine.saving.save import BIGGEST, Glance, Loaded, Seat, from_bytes, to_bytes
from engine.saving.save import glance as glance_at_bytes

SUFFIX = ".kastellan"
_BEFORE = f".before{SUFFIX}"


def load(path: Path) -> Loaded:
    """Read the save at *path*, or raise SaveError; the file is never touched."""
    return from_bytes(read_plain_file(path))


def glance(path: Path) -> Glance:
    """Look at the save at *path* without playing its moves again, or raise SaveError."""
    return glance_at_bytes(read_plain_file(path))


def save(path: Path, table: Table, seats: tuple[Seat, ...] = ()) -> None:
    """Write *table* to *path* atomically; whatever goes wrong, a file that was good stays."""
    _refuse_odd_target(path)
    with _written_beside(path, to_bytes(table, seats)) as temporary:
        _move(temporary, path)


def play_of(path: Path) -> Path:
    """Return the name of the play of which *path* is the newest or an older generation."""
    name = path.name
    while name.endswith(_BEFORE) and name != _BEFORE:
        name = name.removesuffix(_BEFORE) + SUFFIX
    return path.with_name(name)


class Autosave:
    """The last two generations of one play: ``name.kastellan`` and ``name.before.kastellan``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.before = path.with_name(path.stem + _BEFORE)

    def write(self, table: Table, seats: tuple[Seat, ...] = ()) -> None:
        """Make *table* the newest generation.

        At every moment at least one of the two names holds a whole save: the new one is complete
        on the disk before the old one steps back.
        """
        _refuse_odd_target(self.path)
        with _written_beside(self.path, to_bytes(table, seats)) as temporary:
            if self.path.exists():
                _move(self.path, self.before)
            _move(temporary, self.path)

    def load(self) -> Loaded:
        """Return the newest generation that can be read; the newest one's error if none can."""
        try:
            return load(self.path)
        except SaveError as error:
            with contextlib.suppress(SaveError):
                return load(self.before)
            raise error from None


def read_plain_file(path: Path) -> bytes:
    """Return the bytes of a plain file of bounded size; links, pipes and folders are refused."""
    try:
        if path.is_symlink():
            raise SaveError("link", f"{path} is a link; open the file it points to.")
        # Without O_NONBLOCK, opening a pipe would wait for somebody to write to it.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _O_BINARY)
    except OSError as error:
        raise SaveError("unreadable", f"{path} cannot be opened: {reason(error)}.") from error
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise SaveError("no_file", f"{path} is not a file.")
    with os.fdopen(handle, "rb") as file:
        try:
            return file.read(BIGGEST + 1)
        except OSError as error:
            raise SaveError("unreadable", f"{path} cannot be read: {reason(error)}.") from error


_O_BINARY = getattr(os, "O_BINARY", 0)


def _refuse_odd_target(path: Path) -> None:
    if path.is_symlink():
        raise SaveError("link", f"{path} is a link; choose the file it points to.")
    if path.is_dir():
        raise SaveError("no_file", f"{path} is a folder; choose a file name in it.")


@contextlib.contextmanager
def _written_beside(path: Path, content: bytes) -> Iterator[Path]:
    """Write *content* to a temporary file in the same folder, down to the disk.

    Unless it has got another name by then, nothing of it is left afterwards.
    """
    try:
        handle, name = tempfile.mkstemp(prefix=".kastellan-", suffix=".tmp", dir=path.parent)
    except OSError as error:
        raise _unwritten(path, error) from error
    temporary = Path(name)
    try:
        _write_down(handle, content)
        yield temporary
    except OSError as error:
        raise _unwritten(path, error) from error
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def _write_down(handle: int, content: bytes) -> None:
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _move(source: Path, target: Path) -> None:
    """Let *source* take the name *target*, and make the folder remember it."""
    source.replace(target)
    if os.name == "nt":
        return  # Windows cannot open folders; its file system journals the new name
    # The file has its name; that a network drive cannot be told to write it down is no failure.
    with contextlib.suppress(OSError):
        handle = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _unwritten(path: Path, error: OSError) -> SaveError:
    return SaveError(
        "unwritten",
        f"{path} cannot be saved: {reason(error)}. Choose another folder; the play goes on.",
        path=str(path),
    )
