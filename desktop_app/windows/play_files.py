"""Asks for files, and says in words what is wrong with them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from desktop_app import places
from desktop_app.windows import game_words, save_words
from desktop_app.windows.open_play import OpenPlay
from engine.core.errors import KastellanError
from engine.saving import files

_FILES = f"Kastellan (*{files.SUFFIX})"


def ask_which(window: QWidget) -> Path | None:
    """Let the player choose a play to open."""
    title = QCoreApplication.translate("Saves", "Open a play")
    folder = str(places.documents_folder())
    name, _ = QFileDialog.getOpenFileName(window, title, folder, _FILES)
    return Path(name) if name else None


def ask_where(window: QWidget, proposal: str) -> Path | None:
    """Let the player choose where to save; the name gets our ending if it has none."""
    title = QCoreApplication.translate("Saves", "Save the play")
    start = str(places.documents_folder() / proposal)
    name, _ = QFileDialog.getSaveFileName(window, title, start, _FILES)
    if not name:
        return None
    return Path(name if name.endswith(files.SUFFIX) else f"{name}{files.SUFFIX}")


def save(window: QWidget, play: OpenPlay, *, elsewhere: bool = False) -> Path | None:
    """Save *play* in its file, or where the player wants it; return where it is saved now."""
    title = game_words.title(play.session.game)
    path = None if elsewhere else play.file
    path = path or ask_where(window, play.file.name if play.file else title)
    if path is None:
        return None
    try:
        play.save(path)
    except KastellanError as error:
        warn(window, error)
        return None
    return path


def warn(window: QWidget, error: KastellanError) -> None:
    """Say in one sentence why it does not work."""
    QMessageBox.warning(window, "Kastellan", save_words.in_words(error))
