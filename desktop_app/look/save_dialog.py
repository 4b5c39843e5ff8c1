"""Asks where something is to be written."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where(window: QWidget, title: str, proposal: Path, kinds: str) -> Path | None:
    """Let the player choose a file; a name without ending gets that of *proposal*.

    The dialog knows the ending, so that it asks before it replaces the file that is really meant.
    """
    dialog = QFileDialog(window, title, str(proposal.parent), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(proposal.suffix.removeprefix("."))
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_suffix_of(kind)))
    dialog.selectFile(proposal.name)
    return Path(dialog.selectedFiles()[0]) if dialog.exec() else None


def _suffix_of(kind: str) -> str:
    """Return the ending that a kind of file names: ``pdf`` of ``PDF (*.pdf)``."""
    return kind.rpartition("*.")[2].rstrip(") ")


def free_name(path: Path) -> Path:
    """Return *path*, or one like it where no file lies yet."""
    others = (path.with_stem(f"{path.stem} {number}") for number in count(2))
    return path if not path.exists() else next(other for other in others if not other.exists())
