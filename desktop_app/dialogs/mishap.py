"""What the player sees when something of ours broke: one calm sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from desktop_app.look.dialog_parts import dialog_layout, fit_height
from desktop_app.look.parts import button, label, row


class MishapDialog(QDialog):
    """Says what happened; the report can be copied, and one goes on."""

    def __init__(self, sentence: str, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report = report
        self.setWindowTitle("Kastellan")
        self.go_on = button(self.tr("Go on"), "primary")
        self.copy = button(self.tr("Copy report"))
        self.go_on.clicked.connect(self.accept)
        self.copy.clicked.connect(self._copy)
        layout = dialog_layout(self, 4)
        layout.addWidget(label(sentence))
        layout.addLayout(row(self.copy, None, self.go_on))
        self.go_on.setFocus()
        fit_height(self, layout, 110)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy.setText(self.tr("Copied"))


def it_broke() -> str:
    """Return the sentence for a mishap while the program runs."""
    return QCoreApplication.translate(
        "Mishap",
        "Something went wrong. Your game is saved, and you can go on. The report"
        " helps to find the mistake; it stays on this computer unless you pass it on.",
    )


def it_died() -> str:
    """Return the sentence for the start after the program came to an end it did not choose."""
    return QCoreApplication.translate(
        "Mishap",
        "Kastellan stopped unexpectedly last time. Your game was saved up to the last move."
        " The report helps to find the mistake; it stays on this computer unless you pass it on.",
    )
