"""Asks for files, and says in words what is wrong with them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from desktop_app.keep import places
from desktop_app.kit import catalog
from desktop_app.lobby import save_words
from desktop_app.lobby.open_play import OpenPlay
from desktop_app.look.save_dialog import ask_where, free_name
from engine.core.errors import KastellanError
from engine.saving import files

_FILES = f"Kastellan (*{files.SUFFIX})"


def ask_which(window: QWidget) -> Path | None:
    """Let the player choose a play to open."""
    title = QCoreApplication.translate("Saves", "Open a game")
    folder = str(places.documents_folder())
    name, _ = QFileDialog.getOpenFileName(window, title, folder, _FILES)
    return Path(name) if name else None


def save(window: QWidget, play: OpenPlay, *, elsewhere: bool = False) -> Path | None:
    """Save *play* in its file, or where the player wants it; return where it is saved now."""
    path = None if elsewhere else play.file
    path = path or ask_where(
        window, QCoreApplication.translate("Saves", "Save the game"), _proposal(play), _FILES
    )
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


def say_copied(window: QWidget) -> None:
    """Say that a play goes on here as another one, because it is open elsewhere too."""
    text = QCoreApplication.translate(
        "MainWindow",
        "This game is open in another window. Here it goes on as a game of its own; "
        "the other one stays as it is.",
    )
    box = QMessageBox(QMessageBox.Icon.Information, "Kastellan", text, parent=window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    QTimer.singleShot(0, box, box.open)  # the window itself may not be shown yet


def _proposal(play: OpenPlay) -> Path:
    """Return its own name if it has one, else one that replaces no other play."""
    title = catalog.about(play.session.game.id).title()
    name = play.file.name if play.file else f"{title}{files.SUFFIX}"
    return free_name(places.documents_folder() / name)
