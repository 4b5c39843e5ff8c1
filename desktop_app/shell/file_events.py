"""Saves that a desktop hands to the running program, as macOS does on a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileEvents(QObject):
    """Watches the application; ``wanted`` tells which file to open."""

    wanted = Signal(object)  # Path

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the event that names a file, and let all others pass."""
        if isinstance(event, QFileOpenEvent):
            self.wanted.emit(Path(event.file()))
            return True
        return False
