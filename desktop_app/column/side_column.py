"""Scores and log beside the board; where there is no room for them, only badges with points."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QFrame, QToolButton, QVBoxLayout, QWidget

from desktop_app.look import art, theme
from desktop_app.look.parts import tell, tool

_MOST = 0.2
"""So much of the page's width may be taken from the board."""


class SideColumn(QFrame):
    """Stands open beside the board, or folded to a strip, as there is room or as somebody wants."""

    def __init__(self, strip: QWidget, above: QWidget, log: QWidget, below: QWidget) -> None:
        """Stand open with *above*, *log* and *below*, or as *strip*."""
        super().__init__()
        self.setObjectName("side_column")
        self._wish: bool | None = None
        """Whether a person wants it open; None leaves it to the room there is."""
        self._room = QSize()
        self._strip = strip
        self._open = QWidget()
        layout = QVBoxLayout(self._open)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part, share in ((above, 0), (log, 1), (below, 0)):
            layout.addWidget(part, share)
        both = QVBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addWidget(self._open, 1)
        both.addWidget(strip, 1)
        self._fold(folded=True)  # until it is known whether it fits: a window would grow for it

    @property
    def is_folded(self) -> bool:
        """Whether only badges are seen."""
        return self._open.isHidden()

    def fit(self, room: QSize) -> None:
        """Take a share of the *room* for board and column."""
        self._room = room
        least = self._open.minimumSizeHint()
        most = round(_MOST * room.width())
        fits = least.width() <= most and least.height() <= room.height()
        opened = fits if self._wish is None else self._wish
        self._fold(folded=not opened)
        narrow = max(self._strip.sizeHint().width(), 13 * theme.size("step"))
        wide = max(least.width(), min(theme.size("side_panel"), most))
        self.setFixedWidth(wide if opened else narrow)

    def minimumSizeHint(self) -> QSize:
        """Need no height: a window must not grow for it."""
        return QSize(super().minimumSizeHint().width(), 0)

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
        """Unfold what is folded, fold what is open, until it is wanted otherwise."""
        if self.isHidden():
            return
        self._wish = self.is_folded
        self.fit(self._room)

    def _fold(self, *, folded: bool) -> None:
        self._open.setVisible(not folded)
        self._strip.setVisible(folded)


class FoldHandle(QToolButton):
    """Hangs on the edge between board and column, and folds the column away."""

    def __init__(self, column: SideColumn, over: QWidget) -> None:
        super().__init__(over)
        self._column = column
        self.setObjectName("fold_handle")
        like = tool("forward", self.tr("Scores and log (F9)"))
        tell(self, like.accessibleName())
        self.setAccessibleName(like.accessibleName())
        self.setIconSize(QSize(3 * theme.size("step"), 3 * theme.size("step")))
        self.setFixedSize(4 * theme.size("step"), 10 * theme.size("step"))

    def keep_place(self) -> None:
        """Lie on the left edge of the column, in its middle, and point where it would go."""
        self.setIcon(art.qicon("back" if self._column.is_folded else "forward"))
        place = self._column.geometry()
        self.move(place.left() - self.width() + 1, place.center().y() - self.height() // 2)
        self.setVisible(not self._column.isHidden())
        self.raise_()


class Strip(QFrame):
    """The folded column: a badge with points for every seat, and below what else can be seen."""

    def __init__(self, *tools: QToolButton) -> None:
        super().__init__()
        self.setObjectName("strip")
        step = theme.size("step")
        self._seats = QVBoxLayout()
        self._seats.setSpacing(step)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(step, 2 * step, step, 2 * step)
        layout.addLayout(self._seats)
        layout.addStretch(1)
        for made in tools:
            layout.addWidget(made)

    def add(self, seat: QWidget) -> None:
        """Put one more seat below the others."""
        self._seats.addWidget(seat)

    def minimumSizeHint(self) -> QSize:
        """Need no height: what finds no room is in the menu too."""
        return QSize(super().minimumSizeHint().width(), 0)
