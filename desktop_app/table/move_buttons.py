"""Buttons for moves without a place on the board; those that find no room wait in a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from desktop_app.kit.gestures import Path
from desktop_app.look import theme
from desktop_app.look.parts import button


class MoveButtons(QWidget):
    """A row of buttons as long as its room allows, and "More" for the others."""

    path_chosen = Signal(object)  # Path

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        self.more = button(self.tr("More"))
        self._menu = QMenu(self.more)
        self.more.setMenu(self._menu)
        self.more.hide()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2 * theme.size("step"))
        self._row.addWidget(self.more)

    def minimumSizeHint(self) -> QSize:
        """Need no more room than for "More": a window must not grow for what can be asked."""
        hint = self.more.sizeHint()
        return QSize(hint.width() if self.buttons else 0, hint.height())

    def show_paths(
        self,
        paths: Sequence[Path],
        text_of: Callable[[Path], str],
        goes_on: Callable[[Path], bool] = lambda path: False,
    ) -> None:
        """Offer these paths; the button that *goes on* is the one to press."""
        for made in self.buttons:
            self._row.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.buttons = []
        for number, path in enumerate(paths):
            look = "primary" if goes_on(path) else ""
            made = button(text_of(path).replace("&", "&&"), look)
            made.clicked.connect(lambda _=False, path=path: self.path_chosen.emit(path))
            self._row.insertWidget(number, made)
            self.buttons.append(made)

    def fit(self, room: int) -> None:
        """Show what fits into *room*, the rest in a menu."""
        spacing = self._row.spacing()
        widths = [made.sizeHint().width() + spacing for made in self.buttons]
        shown = len(widths)
        if sum(widths) - spacing > room:
            room -= self.more.sizeHint().width()
            shown = max(n for n in range(len(widths) + 1) if n == 0 or sum(widths[:n]) <= room)
        self._menu.clear()
        for number, made in enumerate(self.buttons):
            made.setVisible(number < shown)
            if number >= shown:
                self._menu.addAction(made.text()).triggered.connect(made.click)
        self.more.setVisible(shown < len(widths))
        self.updateGeometry()
