"""Scores and log beside the board; where there is no room for them, the board has it all."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.look import theme

_MOST = 0.3
"""So much of the page's width may be taken from the board."""


class SideColumn(QWidget):
    """Stands beside the board unless it would crowd it out, or somebody sent it away."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self._wish: bool | None = None
        """What a person wants; None leaves it to the room there is."""
        self._room = QSize()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * theme.size("step"))
        for part in parts:
            layout.addWidget(part)
        layout.setStretch(len(parts) - 1, 1)
        self.hide()  # until it is known whether it fits: a window would grow for it

    def fit(self, room: QSize) -> None:
        """Take a share of the *room* for board and column."""
        self._room = room
        least = super().minimumSizeHint()
        most = round(_MOST * room.width())
        fits = least.width() <= most and least.height() <= room.height()
        self.setVisible(fits if self._wish is None else self._wish)
        self.setFixedWidth(max(least.width(), min(theme.size("side_panel"), most)))

    def minimumSizeHint(self) -> QSize:
        """Need no height, unless somebody wants to see it: a window must not grow for it."""
        least = super().minimumSizeHint()
        return least if self._wish else QSize(least.width(), 0)

    def event(self, event: QEvent) -> bool:
        """Look again whether it fits when there is more to show."""
        if event.type() == QEvent.Type.LayoutRequest and not self._room.isEmpty():
            self.fit(self._room)
        return super().event(event)

    def put_away(self) -> None:
        """Hide it, however much room there is."""
        self._wish = False
        self.hide()

    def toggle(self) -> None:
        """Show what is hidden, hide what is shown, until it is wanted otherwise."""
        self._wish = self.isHidden()
        self.setVisible(self._wish)
