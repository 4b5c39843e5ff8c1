"""Beside the table of the end: how the points grew, and what can be kept and shown of the play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop_app.column.finale.curve import Curve
from desktop_app.look import theme
from desktop_app.look.parts import button, label, row


class Afterwards(QFrame):
    """The curve of the points; its *buttons* stand below the table."""

    replay_wanted = Signal()
    picture_wanted = Signal()
    film_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.curve = Curve()
        self.curve.setAccessibleName(self.tr("How the points grew"))
        self.replay_button = button(self.tr("Replay"))
        self.picture_button = button(self.tr("Keep a picture …"))
        self.film_button = button(self.tr("Keep a film …"))
        self.film_button.clicked.connect(self.film_wanted)
        self.replay_button.clicked.connect(self.replay_wanted)
        self.picture_button.clicked.connect(self.picture_wanted)
        self.buttons = QWidget()
        line = row(self.replay_button, self.picture_button, self.film_button)
        line.setContentsMargins(0, 0, 0, 0)
        self.buttons.setLayout(line)
        step = theme.size("step")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * step, 3 * step, 4 * step, 3 * step)
        layout.addWidget(label(self.tr("How the points grew"), "story"))
        layout.addWidget(label(self.tr("What everybody would have had at each moment."), "soft"))
        layout.addWidget(self.curve, 1)

    def tell(self, moments: Sequence[dict[int, int]]) -> None:
        """Show how the points grew."""
        self.curve.show_growth(moments)
