"""The desk below a page: a band of wood, on which lies what one picks up."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from desktop_app.look import theme
from desktop_app.look.furniture.honours import wooden_desk


class DeskBand(QWidget):
    """A band of wood with things in a row; None is room that stretches."""

    def __init__(self, *things: QWidget | QLayout | None) -> None:
        super().__init__()
        step = theme.size("step")
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(6 * step, 5 * step, 6 * step, 4 * step)
        self.line.setSpacing(3 * step)
        for thing in things:
            if thing is None:
                self.line.addStretch(1)
            elif isinstance(thing, QWidget):
                self.line.addWidget(thing)
            else:
                self.line.addLayout(thing)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood."""
        painter = QPainter(self)
        wooden_desk(painter, QRectF(self.rect()))
        painter.end()
