"""What all dialogs have in common: room at their edges, and a height that follows their text."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QVBoxLayout

from desktop_app.look import theme


def dialog_layout(dialog: QDialog, steps: int = 3) -> QVBoxLayout:
    """Give *dialog* a vertical layout with so many *steps* between its parts."""
    step = theme.size("step")
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(6 * step, 6 * step, 6 * step, 5 * step)
    layout.setSpacing(steps * step)
    return layout


def fit_height(dialog: QDialog, steps: int) -> None:
    """Make *dialog* so many *steps* wide, and as high as its text needs then."""
    layout, width = dialog.layout(), steps * theme.size("step")
    assert layout
    dialog.resize(width, layout.totalHeightForWidth(width))
