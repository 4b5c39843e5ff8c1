"""Everything the program keeps about a player: where it is, and how it goes."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path

from desktop_app.keep import places

DELETE_ALL = 77
"""The exit status by which a window asks that all data goes when everything is closed."""


def folders() -> tuple[Path, ...]:
    """Return the folders with the player's data, each once."""
    return tuple(dict.fromkeys(place().parent for place in places.EVERY_PLACE))


def delete_all() -> None:
    """Delete settings, plays, reports; files of others in the same folders stay."""
    for place in places.EVERY_PLACE:
        path = place()
        for part in (path, *_older(path)):
            if part.is_dir() and not part.is_symlink():
                shutil.rmtree(part, ignore_errors=True)
            else:
                with contextlib.suppress(OSError):
                    part.unlink()
    for folder in folders():
        with contextlib.suppress(OSError):
            folder.rmdir()  # only if nothing else is in it


def _older(path: Path) -> list[Path]:
    """Return what the log was before it grew too long."""
    return [path.with_name(f"{path.name}.{number}") for number in range(1, 10)]
