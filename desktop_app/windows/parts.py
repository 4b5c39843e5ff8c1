"""Small parts that every page is made of."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QVBoxLayout

from desktop_app import theme


def label(text: str, name: str = "") -> QLabel:
    """Return text that looks as the theme says for *name*: ``title``, ``caption``, ``soft``."""
    made = QLabel(text)
    made.setObjectName(name)
    made.setWordWrap(True)
    return made


def button(text: str, name: str = "") -> QPushButton:
    """Return a push button; *name* is ``primary`` for what one usually wants."""
    made = QPushButton(text)
    made.setObjectName(name)
    return made


def panel(name: str = "panel", layout: QBoxLayout | None = None) -> QFrame:
    """Return a piece of paper with room at its edges; its layout is vertical if none is given."""
    frame = QFrame()
    frame.setObjectName(name)
    inner = layout or QVBoxLayout()
    margin = 3 * theme.size("step")
    inner.setContentsMargins(margin, margin, margin, margin)
    inner.setSpacing(2 * theme.size("step"))
    frame.setLayout(inner)
    return frame
