"""Windows beside the main one: settings, rules, keys, about. At most one is open."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget


class Dialogs(QObject):
    """Keeps the dialog that is open; a play goes on meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.open: QDialog | None = None

    def show(self, dialog: QDialog) -> None:
        """Show *dialog* instead of the one before."""
        if self.open:
            self.open.close()
        self.open = dialog
        dialog.finished.connect(self._forget)
        dialog.show()

    def _forget(self) -> None:
        if self.open:
            self.open.deleteLater()
        self.open = None
