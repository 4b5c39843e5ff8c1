"""Where things are kept on this machine: one function per place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

NAME = "Kastellan"
_Location = QStandardPaths.StandardLocation

_everything: Path | None = None


def use(folder: Path | None) -> None:
    """Keep everything under *folder* (a portable copy, a test); None goes back to the system's."""
    global _everything
    _everything = folder


def settings_file() -> Path:
    """Return where the settings are."""
    return _place(_Location.AppConfigLocation) / "kastellan.ini"


def plays_folder() -> Path:
    """Return where plays are kept by themselves."""
    return _place(_Location.AppLocalDataLocation) / "plays"


def learning_file() -> Path:
    """Return where it is written what was learned."""
    return _place(_Location.AppLocalDataLocation) / "learning.ini"


def log_file() -> Path:
    """Return where mishaps are written."""
    return _place(_Location.AppLocalDataLocation) / "kastellan.log"


def crash_file() -> Path:
    """Return where Python writes its last words."""
    return _place(_Location.AppLocalDataLocation) / "crash.txt"


EVERY_PLACE = (settings_file, plays_folder, learning_file, log_file, crash_file)
"""What belongs to the player and goes when everything is to be deleted."""


def documents_folder() -> Path:
    """Return where people look for their own files."""
    return _everything or Path(QStandardPaths.writableLocation(_Location.DocumentsLocation))


def _place(location: QStandardPaths.StandardLocation) -> Path:
    if _everything:
        return _everything
    QCoreApplication.setApplicationName(NAME)  # the system's places are named after it
    return Path(QStandardPaths.writableLocation(location))
