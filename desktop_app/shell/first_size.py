"""How large a window is that was never placed: most of its screen, but never more than all."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FIRST_SIZE = (1280, 720)
OF_SCREEN = 0.8
FRAME = QSize(20, 50)
"""What a system may put around a window; nobody knows how much before the window is shown."""


def wanted_size(room: QSize) -> QSize:
    """Return how large a window would like to be where there is this *room*."""
    return QSize(*FIRST_SIZE).expandedTo(room * OF_SCREEN)


def show_first(window: QWidget) -> None:
    """Show *window* for the first time; where it would be cut it takes the whole screen."""
    room = window.screen().availableSize()
    wanted, most = wanted_size(room), room - FRAME
    window.resize(wanted.boundedTo(most))
    if wanted == wanted.boundedTo(most):
        window.show()
    else:
        window.showMaximized()
