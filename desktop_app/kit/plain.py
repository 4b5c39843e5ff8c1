"""A face and words for a game that has none of its own yet: it can be played on a board at once."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Face, Names, Words
from desktop_app.kit.tabletop import Line, ScoreColumn, Wording
from desktop_app.look.art import seat_brush
from desktop_app.look.lettering import plate, write
from engine.core.agenda import AnyChoice, Event, Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.value import value

_LETTERS = 20  # pixels


@value
class Plate(Face):
    """Paper with a word on it; a seat's plate has a stripe in the colour of the seat."""

    text: str = ""
    seat: int = -1

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it."""
        plate(painter, rect)
        if self.seat >= 0:
            stripe = QRectF(rect.left(), rect.top(), rect.width(), rect.height() / 6)
            painter.fillRect(stripe, seat_brush(self.seat))
        write(painter, rect, self.text, min(rect.height() / 2, _LETTERS))


class PlainWording(Wording):
    """The names and figures of the rules, made readable; in English, for whoever makes a game."""

    def prompt(self, choice: AnyChoice, view: State) -> str:
        """Say which question it is."""
        return _spoken(type(choice).__name__)

    def move(self, move: Move, view: State) -> str:
        """Say its notation."""
        return str(move)

    def event(self, event: Event, names: Names) -> Line | None:
        """Say what it is and all it tells."""
        name, _, told = repr(event).partition("(")
        return Line(f"{_spoken(name)}: {told.removesuffix(')')}")

    def refusal(self, refusal: Refusal, view: State) -> str:
        """Say what stands against it, with the figures."""
        facts = ", ".join(f"{name} {fact}" for name, fact in refusal.facts)
        return f"{refusal.reason.replace('_', ' ').capitalize()} ({facts})"

    def spot(self, spot: Spot, view: State) -> Words:
        """Say what the board calls it."""
        return Words(str(spot), f"The place {spot}.")

    def piece(self, piece_id: str, view: State) -> Words:
        """Say what the board calls it."""
        return Words(piece_id)

    def category(self, category: str) -> str:
        """Say what the score calls it."""
        return category


def points_of(names: Names, points: Callable[[int], int]) -> tuple[ScoreColumn, ...]:
    """Return a score sheet with one row, the points of each seat."""
    return tuple(
        ScoreColumn(name, seat, (("points", points(seat)),), points(seat))
        for seat, name in enumerate(names)
    )


def _spoken(name: str) -> str:
    """Take the name of a class apart: ``TakeDie`` is ``take die``."""
    return re.sub(r"(?<!^)([A-Z])", r" \1", name).lower()
