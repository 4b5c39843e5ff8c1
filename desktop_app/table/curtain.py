"""Hides everything between two people who share a screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from desktop_app.look.parts import button, label
from desktop_app.look.seat_badge import SeatBadge


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
        words = label(self.tr("Everyone else, look away."), "soft")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = button(self.tr("Show me the table"), "primary")
        self.button.clicked.connect(self._open)
        self._layout = QVBoxLayout(self)
        self._layout.addStretch(1)
        # Words take the whole width: aligned in their cell they would be cut where they wrap.
        self._layout.addWidget(self._name)
        self._layout.addWidget(words)
        self._layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._layout.addStretch(1)
        self._pane = QWidget(over)
        """Lies where the button was and keeps a second click off the board."""
        self._pane.hide()
        self._second_click = QTimer(self)
        self._second_click.setSingleShot(True)
        self._second_click.timeout.connect(self._pane.hide)
        self.hide()

    @property
    def name(self) -> str:
        """Who should sit down."""
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
        self._pane.setGeometry(QRect(self.button.mapTo(self._over, QPoint()), self.button.size()))
        self._pane.show()
        self._pane.raise_()
        self._second_click.start(QApplication.doubleClickInterval())
        self.opened.emit(self.seat)
