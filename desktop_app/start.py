"""Opens the window and waits until it is closed."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QStandardPaths
from PySide6.QtWidgets import QApplication

from desktop_app import language, theme
from desktop_app.logbook import Logbook
from desktop_app.windows.main_window import MainWindow
from engine.core.game import Game
from engine.saving.save import Loaded

FIRST_SIZE = (1280, 720)


def application() -> QApplication:
    """Return the one QApplication, in our clothes and in the player's language."""
    app = QApplication.instance() or QApplication(["kastellan"])
    assert isinstance(app, QApplication)
    app.setApplicationName("Kastellan")
    language.speak(app, language.wanted(QLocale.system()))
    theme.dress(app)
    return app


def run(games: Sequence[Game[Any]], loaded: Loaded | None) -> int:
    """Show the window, with the play of a file if there is one."""
    app = application()
    place = QStandardPaths.StandardLocation.AppLocalDataLocation
    Logbook(Path(QStandardPaths.writableLocation(place)) / "kastellan.log").keep()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt would not notice Ctrl+C; workers follow us
    window = MainWindow(games)
    window.resize(*FIRST_SIZE)
    if loaded:
        window.show_loaded(loaded)
    window.show()
    try:
        return app.exec()
    finally:
        window.end_play()
