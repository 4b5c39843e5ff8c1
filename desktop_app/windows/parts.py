"""Small parts that every page is made of."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

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


def row(*parts: QWidget | QLayout | None) -> QHBoxLayout:
    """Return a row of parts; None is room that stretches."""
    made = QHBoxLayout()
    made.setSpacing(2 * theme.size("step"))
    for part in parts:
        if part is None:
            made.addStretch(1)
        elif isinstance(part, QWidget):
            made.addWidget(part)
        else:
            made.addLayout(part)
    return made


def page_layout(page: QWidget) -> QVBoxLayout:
    """Give *page* a vertical layout with the margins of a page."""
    step = theme.size("step")
    layout = QVBoxLayout(page)
    layout.setContentsMargins(10 * step, 8 * step, 10 * step, 6 * step)
    layout.setSpacing(4 * step)
    return layout


def scrolled(content: QWidget) -> QScrollArea:
    """Return *content* in a view that scrolls up and down when there is too little room."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    content.setObjectName(content.objectName() or "page")
    scroll.setWidget(content)
    return scroll


def date_and_time(moment: datetime) -> str:
    """Write a moment as the player's language does."""
    when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)
