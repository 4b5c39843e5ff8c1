"""What happened, in notation."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout

from desktop_app.look import theme
from desktop_app.look.parts import label
from engine.core.agenda import Event


class NotationLog(QFrame):
    """A line for every move, and one for each event that followed."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setFixedWidth(theme.size("side_panel"))
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setMaximumBlockCount(5000)
        self._text.setAccessibleName(self.tr("Log"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(3 * theme.size("step"),) * 4)
        layout.addWidget(label(self.tr("Log"), "caption"))
        layout.addWidget(self._text, 1)

    @property
    def lines(self) -> list[str]:
        """Everything that was written."""
        return self._text.toPlainText().splitlines()

    @Slot(int, str)
    def add_move(self, seat: int, notation: str) -> None:
        """Write what a seat did."""
        self._add(seat, notation or self.tr("decides in secret"))

    @Slot(int, str)
    def add_undo(self, seat: int, notation: str) -> None:
        """Write that an answer was taken back."""
        self._add(seat, self.tr("takes back: {move}").format(move=notation))

    def add_notice(self, text: str) -> None:
        """Write something that is no move."""
        self._text.appendPlainText(text)

    @Slot(object)
    def add_event(self, event: Event) -> None:
        """Write what followed from a move."""
        self._text.appendPlainText(f"      {event_notation(event)}")

    def _add(self, seat: int, text: str) -> None:
        self._text.appendPlainText(f"{theme.seat_look(seat).letter}  {text}")


def event_notation(event: Any) -> str:
    """Write an event short: its name, and its fields as far as they say something."""
    said = [
        f"{field.name}={_value(field.name, getattr(event, field.name))}"
        for field in fields(event)
        if getattr(event, field.name) != field.default
    ]
    return " ".join([type(event).__name__, *said])


def _value(name: str, worth: object) -> str:
    if name == "seat" and isinstance(worth, int):
        return theme.seat_look(worth).letter
    if isinstance(worth, tuple):
        return ",".join(map(str, worth)) or "-"
    return str(worth)
