"""What this program is, which keys it knows, and whose work it stands on."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from PySide6.QtCore import QSize, qVersion
from PySide6.QtWidgets import QApplication, QDialog, QGridLayout, QWidget

from desktop_app.dialogs.licences import LicencesDialog
from desktop_app.look import theme
from desktop_app.look.dialog_parts import be_as_large, dialog_layout, fit_height
from desktop_app.look.parts import Scrolled, button, label, row
from engine import running

Keys = Sequence[tuple[str, str]]
"""Keys as they are written, each with what it does."""


class AboutDialog(QDialog):
    """Version, licences, and where the games come from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Kastellan"))
        layout = dialog_layout(self)
        layout.addWidget(label("Kastellan", "title"))
        layout.addWidget(label(self._version(), "soft"))
        for text in self._paragraphs():
            layout.addWidget(label(text))
        close = button(self.tr("Close"), "primary")
        self.licences_button, qt = button(self.tr("Licences")), button(self.tr("About Qt"))
        close.clicked.connect(self.accept)
        self.licences_button.clicked.connect(lambda: LicencesDialog(self).show())
        qt.clicked.connect(QApplication.aboutQt)
        layout.addLayout(row(self.licences_button, qt, None, close))
        close.setFocus()
        fit_height(self, layout, 130)

    def _version(self) -> str:
        told = self.tr("Version {version}").format(version=version("kastellan"))
        compiled = self.tr("the rules run as machine code")
        plain = self.tr("the rules run in plain Python")
        return f"{told} · {compiled if running.is_compiled else plain}"

    def _paragraphs(self) -> tuple[str, ...]:
        return (
            self.tr("Three board games on one desk, offline, against people and machines."),
            self.tr(
                "Kastellan is free software under the MIT licence. Drawings and sounds are made"
                " by its contributors."
            ),
            self.tr(
                "Windows by Qt {qt} and PySide6, used under the GNU LGPL version 3 and not"
                " changed; you may replace them by versions of your own."
            ).format(qt=qVersion()),
            self.tr(
                "Text in Noto Sans, titles in a face made from EB Garamond, both under the SIL"
                " Open Font License 1.1."
            ),
            self.tr(
                "The games belong to their authors and publishers, who have nothing to do with"
                " this program. Nothing here is copied from their artwork or rulebooks."
            ),
        )


class ShortcutsDialog(QDialog):
    """Every key there is, and what it does."""

    def __init__(self, of_menus: Keys, of_games: Keys = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard"))
        layout = dialog_layout(self)
        layout.addWidget(label(self.tr("Keyboard"), "heading"))
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8 * theme.size("step"))
        grid.setVerticalSpacing(theme.size("step"))
        grid.setColumnStretch(1, 1)
        rows = (*of_menus, *self._everywhere(), *self._on_the_board(), *of_games)
        for number, (key, deed) in enumerate(rows):
            grid.addWidget(label(key, "key"), number, 0)
            grid.addWidget(label(deed), number, 1)
        scrolled = Scrolled(table)
        layout.addWidget(scrolled, 1)
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        layout.addLayout(row(None, close))
        width = 150 * theme.size("step")
        around = layout.totalSizeHint().height() - scrolled.sizeHint().height()
        wanted = QSize(width, grid.totalHeightForWidth(width - 12 * theme.size("step")) + around)
        be_as_large(self, wanted)

    def _everywhere(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Tab"), self.tr("Go to the next thing; Shift+Tab goes back")),
            (self.tr("Enter, Space"), self.tr("Press the button that has the focus")),
        )

    def _on_the_board(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Arrows"), self.tr("Board: go to the place on that side")),
            (self.tr("Enter"), self.tr("Board: pick up, put down, choose or enlarge")),
            (
                self.tr("Letters"),
                self.tr("Board, with something in the hand: find a place by its name"),
            ),
            ("+, −", self.tr("Board: nearer and farther")),
            ("←, →", self.tr("Looking back: one move earlier or later")),
        )
