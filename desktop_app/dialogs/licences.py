"""The page of licences: whose work this program contains, with every text in full."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QListWidget, QPlainTextEdit, QWidget

from desktop_app.keep import licence_texts as licences
from desktop_app.look import theme
from desktop_app.look.dialog_parts import be_as_large, dialog_layout
from desktop_app.look.parts import button, label, row


class LicencesDialog(QDialog):
    """A list of works, and beside it the terms of the one that is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        step = theme.size("step")
        self._components = licences.components()
        self.works = QListWidget()
        self.works.setWordWrap(True)
        self.works.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.works.setAccessibleName(self.tr("Works of others"))
        for work in self._components:
            self.works.addItem(f"{work.name} {work.version}".strip() + f"\n{work.licence}")
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setAccessibleName(self.tr("Licence"))
        self.works.currentRowChanged.connect(self._show)
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        layout = dialog_layout(self)
        layout.addWidget(label(self.tr("Licences"), "heading"))
        layout.addWidget(label(self._notice()))
        both = row(self.works, self.text)
        both.setStretch(0, 2)
        both.setStretch(1, 5)
        layout.addLayout(both, 1)
        layout.addLayout(row(None, close))
        self.works.setCurrentRow(0)
        be_as_large(self, QSize(220 * step, 150 * step))

    def _notice(self) -> str:
        return self.tr(
            "Kastellan itself is under the MIT licence. It uses Qt and PySide6 under the GNU"
            " Lesser General Public License 3, unchanged, as libraries of their own that lie"
            " beside the program: you may replace them and you may take the program apart to do"
            " so. Their source is at https://download.qt.io."
        )

    @Slot(int)
    def _show(self, number: int) -> None:
        self.text.setPlainText(licences.terms(self._components[number]))
