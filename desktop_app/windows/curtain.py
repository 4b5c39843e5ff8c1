"""Hides everything between two people who share a screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop_app.windows.parts import button, label
from desktop_app.windows.seat_badge import SeatBadge


class Curtain(QFrame):
    """Says whose turn it is; behind it nothing of anybody's hand is drawn."""

    opened = Signal(int)  # the seat that has sat down

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("curtain")
        self.seat = 0
        self._badge: SeatBadge | None = None
        self._name = label("", "title")
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = label(self.tr("Please hand over. Nobody else looks now."), "soft")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = button(self.tr("Show me the table"), "primary")
        self.button.clicked.connect(self._open)
        self._layout = QVBoxLayout(self)
        self._layout.addStretch(1)
        for part in (self._name, words, self.button):
            self._layout.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        self._layout.addStretch(1)
        self.hide()

    @property
    def name(self) -> str:
        """Who shall sit down."""
        return self._name.text()

    def fall(self, seat: int, name: str) -> None:
        """Cover everything until *name* has sat down."""
        self.seat = seat
        self._name.setText(name)
        if self._badge:
            self._badge.deleteLater()
        self._badge = SeatBadge(seat)
        self._layout.insertWidget(1, self._badge, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.button.setFocus()

    def _open(self) -> None:
        self.opened.emit(self.seat)
