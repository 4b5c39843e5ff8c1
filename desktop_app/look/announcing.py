"""What a screen reader says by itself: what is asked, what others did, why something is refused."""

# Qt takes None for what is not there; its stubs do not say so.
# mypy: disable-error-code="override"

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QWidget

KEPT = 12
"""So many notices can still be asked about: a screen reader asks some time after it was told."""


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say *text*, if one listens."""
    if text and QAccessible.isActive():
        speak(widget, text)


def speak(widget: QWidget, text: str) -> None:
    """Say *text* in the way of this system.

    Orca 43 of Debian 12 hears no announcements. Every Orca speaks notices, and keeps them for
    whoever wants to hear the last ones again.
    """
    if sys.platform == "linux":
        notice = Notice(widget.window(), text)
        QAccessible.updateAccessibility(QAccessibleEvent(notice, QAccessible.Event.ObjectShow))
    else:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Notice(QObject):
    """Words that stand nowhere in the window."""

    def __init__(self, window: QWidget, text: str) -> None:
        super().__init__(window)
        self.text = text
        self.access = NoticeAccess(window, NoticeLine(text))
        directly = Qt.FindChildOption.FindDirectChildrenOnly
        for old in window.findChildren(Notice, options=directly)[:-KEPT]:
            old.setParent(None)
            old.deleteLater()


class _Bodiless(QAccessibleInterface):
    """Something that is nowhere on the screen."""

    def isValid(self) -> bool:
        """Be there as long as anybody asks."""
        return True

    def object(self) -> QObject | None:
        """Stand for no object."""
        return None

    def childCount(self) -> int:
        """Have no parts."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        """Have no parts."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """Have no parts."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Have no parts."""
        return -1

    def parent(self) -> QAccessibleInterface | None:
        """Belong to nothing."""
        return None

    def rect(self) -> QRect:
        """Be nowhere."""
        return QRect()

    def state(self) -> QAccessible.State:
        """Be nothing special."""
        return QAccessible.State()


class NoticeLine(_Bodiless):
    """The words of a notice."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words
        self.notice: QAccessibleInterface | None = None

    def parent(self) -> QAccessibleInterface | None:
        """Return the notice."""
        return self.notice

    def role(self) -> QAccessible.Role:
        """Be text."""
        return QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        """Return the words."""
        return self.words if kind == QAccessible.Text.Name else ""


class NoticeAccess(_Bodiless):
    """A notice, as a screen reader finds it."""

    def __init__(self, window: QWidget, line: NoticeLine) -> None:
        super().__init__()
        self._window, self._line = window, line
        line.notice = self

    def window(self) -> QWindow | None:
        """Return the window in which it is said."""
        return self._window.windowHandle()

    def childCount(self) -> int:
        """Have one line."""
        return 1

    def child(self, index: int) -> QAccessibleInterface | None:
        """Return the line."""
        return self._line if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of the line."""
        return 0 if child is self._line else -1

    def parent(self) -> QAccessibleInterface | None:
        """Return the window in which it is said."""
        return QAccessible.queryAccessibleInterface(self._window)

    def role(self) -> QAccessible.Role:
        """Be a notice."""
        return QAccessible.Role.Notification

    def text(self, kind: QAccessible.Text) -> str:
        """Leave the words to the line."""
        return ""
