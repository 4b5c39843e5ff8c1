"""Where the player's data is: folders to open, and the way to be rid of all of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QVBoxLayout, QWidget

from desktop_app.keep import places
from desktop_app.keep import your_files as your_data
from desktop_app.look import theme
from desktop_app.look.dialog_parts import dialog_layout, fit_height
from desktop_app.look.parts import button, label, row


class YourDataDialog(QDialog):
    """Names every place, opens its folder, and deletes everything if asked twice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your data"))
        self.open_buttons: list[QPushButton] = []
        layout = dialog_layout(self)
        layout.addWidget(label(self.tr("Your data"), "heading"))
        layout.addWidget(
            label(self.tr("Everything stays on this computer; nothing is sent anywhere."))
        )
        for caption, path in (
            (self.tr("Settings"), places.settings_file()),
            (self.tr("Games"), places.plays_folder()),
            (self.tr("Error reports"), places.log_file()),
        ):
            self._add_place(layout, caption, path)
        self.delete = button(self.tr("Delete all my data …"))
        self.delete.clicked.connect(self._ask)
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        layout.addSpacing(2 * theme.size("step"))
        layout.addLayout(row(self.delete, None, close))
        close.setFocus()
        fit_height(self, layout, 150)

    def _add_place(self, layout: QVBoxLayout, caption: str, path: Path) -> None:
        layout.addWidget(label(caption, "caption"))
        opener = button(self.tr("Open folder"))
        opener.setAccessibleName(f"{opener.text()}: {caption}")
        opener.clicked.connect(partial(_open, path))
        self.open_buttons.append(opener)
        line = row(label(str(path), "soft"), opener)
        line.setStretch(0, 1)
        layout.addLayout(line)

    @Slot()
    def _ask(self) -> None:
        """Ask once more, then let everything go when the program has ended."""
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Warning)
        question.setWindowTitle(self.tr("Delete all my data"))
        question.setText(
            self.tr(
                "All saved games, settings and reports will be deleted, and Kastellan will close."
                " Games that you saved elsewhere stay."
            )
        )
        really = question.addButton(self.tr("Delete all"), QMessageBox.ButtonRole.DestructiveRole)
        keep = question.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(keep)
        question.setEscapeButton(keep)
        question.exec()
        if question.clickedButton() is really:
            self.accept()
            QCoreApplication.exit(your_data.DELETE_ALL)


def _open(path: Path) -> None:
    """Show the folder of *path* in the system's own program, or the nearest one that exists."""
    folder = path if path.is_dir() else path.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
