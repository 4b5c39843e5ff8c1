"""What all dialogs have in common: room at their edges, and a size that their screen can show."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop_app.look import theme
from desktop_app.look.parts import Scrolled, most_of_screen


def dialog_layout(dialog: QDialog, steps: int = 3) -> QVBoxLayout:
    """Give *dialog* a vertical layout with so many *steps* between its parts.

    On a screen that is too small for them they scroll.
    """
    step = theme.size("step")
    content = QWidget()
    layout = QVBoxLayout(content)
    layout.setContentsMargins(6 * step, 6 * step, 6 * step, 5 * step)
    layout.setSpacing(steps * step)
    outer = QVBoxLayout(dialog)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(Scrolled(content))
    return layout


def fit_height(dialog: QDialog, layout: QVBoxLayout, steps: int) -> None:
    """Make *dialog* so many *steps* wide, and as high as the text in its *layout* needs then."""
    width = min(steps * theme.size("step"), most_of_screen(dialog).width())
    be_as_large(dialog, QSize(width, layout.totalHeightForWidth(width)))


def be_as_large(dialog: QDialog, size: QSize) -> None:
    """Make *dialog* that large, or as large as its screen allows."""
    dialog.resize(size.boundedTo(most_of_screen(dialog)))
