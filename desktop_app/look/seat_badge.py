"""Who sits where: a badge with the seat's colour, pattern and letter, and its kind in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop_app.look import theme
from desktop_app.look.seats import paint_seat
from desktop_app.play.seen_table import HUMAN
from engine.ai.levels import parted
from engine.core.game import Standing
from engine.saving.save import Seat


class SeatBadge(QWidget):
    """The letter of a seat on its colour and pattern."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        side = theme.size("badge")
        self.setFixedSize(side, side)
        text = QCoreApplication.translate("Seats", "Seat {letter}")
        self.setAccessibleName(text.format(letter=theme.seat_look(seat).letter))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it like the seat's pieces."""
        painter = QPainter(self)
        paint_seat(painter, self.rect(), self._seat, "disc")
        painter.end()


def badge_icon(seat: int) -> QIcon:
    """Return the badge of a seat for lists and tables."""
    ratio, side = 2, theme.size("badge")
    pixmap = QPixmap(side * ratio, side * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_seat(painter, pixmap.rect(), seat, "disc")
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return QIcon(pixmap)


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
    return _level_in_words(parted(seat.kind)[0])


def _level_in_words(kind: str) -> str:
    """Name a rung of the ladder."""
    match kind:
        case "beginner":
            return QCoreApplication.translate("Seats", "Machine, beginner")
        case "learner":
            return QCoreApplication.translate("Seats", "Machine, learner")
        case "improver":
            return QCoreApplication.translate("Seats", "Machine, improver")
        case "practised":
            return QCoreApplication.translate("Seats", "Machine, practised")
        case "casual":
            return QCoreApplication.translate("Seats", "Machine, casual")
        case "strong":
            return QCoreApplication.translate("Seats", "Machine, strong")
        case "master":
            return QCoreApplication.translate("Seats", "Machine, master")
        case _:
            return QCoreApplication.translate("Seats", "Machine ({level})").format(level=kind)
