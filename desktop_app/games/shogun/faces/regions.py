"""A plate for each region: its name, and who has most buildings of each kind there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.games.shogun.faces.lettering import paint_owner, write_in
from desktop_app.games.shogun.faces.signs import paint_sign
from desktop_app.games.shogun.scene.layout import SMALL
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.drawing import mixed
from desktop_app.look.lettering import write
from desktop_app.look.materials import paper
from engine.core.value import value

Leaders = tuple[tuple[str, tuple[int, ...]], ...]
"""For each kind of building who has most of them; several share it."""
_BAND, _MODEL, _DISC = 14.0, 13.0, 12.0
_DARKER, _WHOLE_TURN = 0.25, 360 * 16


@value
class RegionFace(Face):
    """The name of a region on its colour; below, who leads in castles, temples and theatres."""

    region: str
    title: str
    leaders: Leaders

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the plate, then its three columns."""
        paper.card(painter, rect)
        colour = theme.colour(f"band_{self.region}")
        title = paper.band(painter, rect, _BAND, mixed(colour, QColor("black"), _DARKER))
        write_in(painter, title, self.title.upper(), SMALL, QColor("white"))
        step = (rect.width() - 4) / len(self.leaders)
        for number, (building, seats) in enumerate(self.leaders):
            left = rect.x() + 2 + number * step
            low = rect.y() + _BAND + 1.5
            paint_sign(painter, building, QRectF(left - 0.5, low, _MODEL, _MODEL))
            room = QRectF(left + step - _DISC - 0.5, low + 0.5, _DISC, _DISC)
            _paint_leaders(painter, room, seats)


def _paint_leaders(painter: QPainter, room: QRectF, seats: tuple[int, ...]) -> None:
    """Paint who leads; a disc cut in parts where several share it."""
    if len(seats) == 1:
        paint_owner(painter, room, seats[0], "disc")
        return
    if not seats:
        write(painter, room, "\N{EN DASH}", SMALL, ink="ink_soft")
        return
    part = _WHOLE_TURN // len(seats)
    painter.setPen(QPen(theme.colour("art_outline"), 0.8))
    for number, seat in enumerate(seats):
        painter.setBrush(QColor(theme.seat_look(seat).colour))
        painter.drawPie(room.adjusted(0.5, 0.5, -0.5, -0.5), number * part, part)
    painter.setBrush(Qt.BrushStyle.NoBrush)
