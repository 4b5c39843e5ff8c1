"""What everybody can see of a player, on a card with his banner."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.shogun.faces.armies import paint_cube
from desktop_app.games.shogun.faces.lettering import paint_owner, squeeze
from desktop_app.games.shogun.faces.signs import paint_sign
from desktop_app.games.shogun.scene.layout import SMALL, TEXT
from desktop_app.kit.picture import Face
from desktop_app.look import art
from desktop_app.look.lettering import LEFT, RIGHT, width_of, write
from desktop_app.look.materials import paper
from engine.core.value import value

_DISC, _MARK, _FAN, _ROW = 18.0, 10.0, 14.0, 14.0
_ASKED = 2.5
_SUPPLY, _PROVINCES = 2, 3
"""Which columns show armies and provinces."""


@value
class HouseFace(Face):
    """What everybody can see of a player: points, chests, rice, armies, provinces."""

    seat: int
    name: str
    points: int
    chests: int
    rice: int
    supply: int
    provinces: int
    is_asked: bool
    is_ready: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the name above, the figures below."""
        if self.is_asked:
            paper.card(painter, rect, line="accent", width=_ASKED)
        else:
            paper.card(painter, rect)
        disc = QRectF(rect.x() + 3, rect.y() + 3, _DISC, _DISC)
        paint_owner(painter, disc, self.seat, "disc")
        left = self._paint_points(painter, rect)
        if self.is_ready:
            left -= _MARK + 3
            art.paint_icon(painter, "check", QRectF(left, rect.y() + 6, _MARK + 2, _MARK + 2))
        name = QRectF(disc.right() + 2, rect.y() + 4, left - disc.right() - 4, 15)
        squeeze(painter, name, self.name)
        self._paint_goods(painter, rect)

    def _paint_points(self, painter: QPainter, rect: QRectF) -> float:
        """Write the points behind their fan; return where they begin."""
        wide = width_of(str(self.points), TEXT, bold=True)
        room = QRectF(rect.right() - wide - 6, rect.y() + 4, wide + 1, 15)
        write(painter, room, str(self.points), TEXT, bold=True, align=RIGHT)
        fan = QRectF(room.x() - _FAN - 2, room.y() + 1, _FAN, _FAN)
        art.paint_part(painter, "shogun/points_fan", fan)
        return fan.x()

    def _paint_goods(self, painter: QPainter, rect: QRectF) -> None:
        figures = (self.chests, self.rice, self.supply, self.provinces)
        widths = [_MARK + 1 + width_of(str(number), SMALL) for number in figures]
        gap = (rect.width() - 7 - sum(widths)) / len(figures)
        x, low = rect.x() + 3, rect.bottom() - _ROW - 3
        for column, number in enumerate(figures):
            room = QRectF(x, low, widths[column], _ROW)
            x += widths[column] + gap
            mark = QRectF(room.x(), room.y() + 1, _MARK, _MARK)
            if column == _SUPPLY:
                paint_cube(painter, mark, self.seat)
            elif column == _PROVINCES:
                art.paint_icon(painter, "province", mark)
            else:
                paint_sign(painter, ("chest", "rice")[column], mark)
            beside = room.adjusted(_MARK + 1, 0, 2, 0)
            write(painter, beside, str(number), SMALL, align=LEFT)
