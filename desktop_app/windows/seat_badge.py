"""Who sits where: a coloured badge with the seat's letter, and its name in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel

from desktop_app import theme
from desktop_app.session import HUMAN
from engine.core.game import Standing
from engine.saving.save import Seat


class SeatBadge(QLabel):
    """The letter of a seat on its colour."""

    def __init__(self, seat: int) -> None:
        look = theme.seat_look(seat)
        super().__init__(look.letter)
        side = theme.size("badge")
        self.setFixedSize(side, side)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setStyleSheet(
            f"background: {look.colour}; color: {look.ink};"
            f"border-radius: {side // 2}px; font-weight: bold;"
        )


def winners(standings: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Return whoever shares the first place."""
    return tuple(standing for standing in standings if standing.place == 1)


def kind_in_words(seat: Seat) -> str:
    """Say who plays there."""
    if seat.kind == HUMAN:
        return QCoreApplication.translate("Seats", "Person")
    if seat.kind == "random":
        return QCoreApplication.translate("Seats", "Machine, plays at random")
    if seat.kind == "greedy":
        return QCoreApplication.translate("Seats", "Machine, looks one move ahead")
    return QCoreApplication.translate("Seats", "Machine")
