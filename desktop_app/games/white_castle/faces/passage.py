"""The upper edge of the board as it is painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import SMALL, TINY, measure
from desktop_app.kit.picture import Face
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate, write
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.white_castle.components import ROUNDS

_NUMERALS = ("I", "II", "III")
_SEASONS = ("spring", "summer", "autumn", "winter")


@value
class RoundFace(Face):
    """Which of the three rounds it is."""

    round: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write three numerals and mark the one that is played."""
        plate(painter, rect, fill="paper")
        paint_icon(painter, "time", QRectF(rect.center().x() - 10, rect.top() + 5, 20, 20))
        third = (rect.width() - 6) / ROUNDS
        for number in range(ROUNDS):
            box = QRectF(rect.left() + 3 + number * third, rect.bottom() - 26, third, 20)
            now = number + 1 == self.round
            if now:
                plate(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), fill="accent", line="")
            write(
                painter,
                box,
                _NUMERALS[number],
                SMALL,
                ink="on_accent" if now else "ink_soft",
                bold=now,
            )


@value
class HeronFace(Face):
    """A clan in the turn order, with its points."""

    seat: int
    place: int
    points: int
    moves: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the marker above and the points below."""
        plate(
            painter,
            rect,
            fill="card" if self.moves else "paper",
            line="accent" if self.moves else "line",
        )
        write(
            painter,
            QRectF(rect.left() + 2, rect.top() + 1, 10, 14),
            f"{self.place}",
            TINY,
            ink="ink_soft",
        )
        paint_seat(
            painter, QRectF(rect.center().x() - 9, rect.top() + 6, 22, 22), self.seat, "figure"
        )
        points = QRectF(rect.left(), rect.bottom() - 24, rect.width(), 20)
        paint_signs(painter, points, (Sign("clan_point", self.points, told=True),), 14)


@value
class SeasonFace(Face):
    """The ground of a season and what it is worth in the end."""

    season: int
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Tint it; write icon and points above."""
        plate(painter, rect, fill=f"season_{self.season}")
        head = QRectF(rect.left(), rect.top() + 1, rect.width(), measure("season_head") - 1)
        signs = [Sign(_SEASONS[self.season - 1])]
        if self.points:
            signs.append(Sign("final_point", self.points))
        paint_signs(painter, head, signs, 14)


@value
class StepFace(Face):
    """One space; in the last season it has points of its own."""

    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a quiet cell."""
        plate(painter, rect.adjusted(1, 0, -1, -1), fill="paper")
        if self.points:
            worth = QRectF(rect.left(), rect.top(), rect.width(), 14)
            paint_signs(painter, worth, (Sign("final_point", self.points, told=True),), 11)


@value
class TreeFace(Face):
    """A tree that asks for seals."""

    seals: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the tree above its price."""
        paint_icon(painter, "tree", QRectF(rect.left() + 1, rect.top() + 2, rect.width() - 2, 26))
        price = QRectF(rect.left(), rect.bottom() - 20, rect.width(), 18)
        paint_signs(painter, price, (Sign("seal", self.seals, pays=True),), 13)
