"""The passage of time and the turn order as they are painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.white_castle.faces.castle import paint_worth
from desktop_app.games.white_castle.faces.effects import Sign, paint_signs
from desktop_app.games.white_castle.faces.sizes import TINY, measure
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.lettering import plate, write
from desktop_app.look.materials.sheets import sheet, wooden_sign
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.white_castle.components import ROUNDS

NUMERALS = ("I", "II", "III")
SEASONS = ("spring", "summer", "autumn", "winter")


@value
class RoundFace(Face):
    """Which of the three rounds it is."""

    round: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write three numerals and let the one that is played shine."""
        with theme.on_paper():
            sheet(painter, rect, "paper", line="line", radius=8)
            third = (rect.width() - 6) / ROUNDS
            for number, numeral in enumerate(NUMERALS, start=1):
                box = QRectF(
                    rect.left() + 3 + (number - 1) * third, rect.top(), third, rect.height()
                )
                self._paint_one(painter, box, numeral, is_now=number == self.round)

    def _paint_one(self, painter: QPainter, box: QRectF, numeral: str, *, is_now: bool) -> None:
        radius = min(box.width(), box.height()) / 2 - 3
        painter.setPen(QPen(theme.colour("art_outline" if is_now else "line"), 1.5))
        painter.setBrush(theme.colour("art_gold" if is_now else "card"))
        painter.drawEllipse(box.center(), radius, radius)
        write(painter, box, numeral, TINY, ink="ink" if is_now else "ink_soft", bold=is_now)


@value
class HeronFace(Face):
    """A clan in the turn order."""

    seat: int
    place: int
    moves: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the heron below its place; who moves stands on a bright plate."""
        with theme.on_paper():
            if self.moves:
                sheet(painter, rect, "art_gold", line="art_outline", radius=6, width=1.6)
            else:
                plate(painter, rect, fill="paper", line="", radius=6, opacity=0.75)
            head = QRectF(rect.left(), rect.top() + 1, rect.width(), 15)
            write(painter, head, str(self.place), TINY, bold=self.moves)
        side = min(rect.width() + 12, rect.height() - 15)
        heron = QRectF(rect.center().x() - side / 2, rect.bottom() - side - 1, side, side)
        paint_seat(painter, heron, self.seat, "heron", letter=False)


@value
class SeasonFace(Face):
    """A season, and what it is worth in the end to whoever stands in it."""

    season: int
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Put up the points above the path."""
        if self.points:
            wide = measure("worth_width")
            x = rect.center().x() - wide / 2
            worth = QRectF(x, rect.top() + 1, wide, measure("season_head") - 2)
            paint_worth(painter, worth, self.points)


@value
class StepFace(Face):
    """One stone of the path; in the last season it has points of its own."""

    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write on the stone."""
        if self.points:
            with theme.on_paper():
                worth = (Sign("final_point", self.points, told=True),)
                paint_signs(painter, rect.adjusted(0, 0, 0, -3), worth, measure("sign_on_stone"))


@value
class TreeFace(Face):
    """A tree that asks for seals."""

    seals: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Put up its price before it."""
        high = measure("tree_sign")
        sign = QRectF(rect.left(), rect.bottom() - high - 4, rect.width(), high)
        with theme.on_paper():
            wooden_sign(painter, sign)
            paint_signs(painter, sign, (Sign("seal", self.seals, told=True),), high - 4)
