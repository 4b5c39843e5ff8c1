"""The inside of the window: one page at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget, QWidget


class Pages(QStackedWidget):
    """Shows one page, and can make it again: a page keeps the words and colours it was made in."""

    def __init__(self) -> None:
        super().__init__()
        self._again: Callable[[], object] = lambda: None

    def show_only(self, page: QWidget, again: Callable[[], object]) -> None:
        """Show *page* and forget the one before; *again* is how to show it again."""
        self._again = again
        while old := self.widget(0):
            self.removeWidget(old)
            old.deleteLater()
        self.addWidget(page)

    def show_again(self) -> None:
        """Show the page in the current words, sizes and colours."""
        self._again()
