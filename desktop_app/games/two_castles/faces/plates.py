"""The name plate of a castle: who builds it, what it has of each type, and what it is worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop_app.games.two_castles.faces.drawings import roof_colour
from desktop_app.games.two_castles.faces.furniture import paint_builder
from desktop_app.games.two_castles.faces.symbols import paint_chip
from desktop_app.games.two_castles.faces.tags import paint_roof
from desktop_app.games.two_castles.scene.layout import LARGE, TINY
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.lettering import LEFT, RIGHT, plate, width_of, write
from engine.core.value import value
from engine.games.two_castles.components import REGULAR

_BADGE, _CHIP, _STEP, _PIP = 19.0, 17.0, 27.0, 5.0
_BONUSES = (2, 4)
"""Pips of the rooms that bring a bonus: the third and the fifth."""
_MISSING = 0.32
_TRACKER = _STEP * len(REGULAR)
_SCORE = 92.0


@value
class PlateFace(Face):
    """The name plate of a castle."""

    builders: tuple[tuple[int, str], tuple[int, str]]
    points: int
    remark: str
    counts: bool
    """Whether it is the one of two castles that counts."""
    kinds: tuple[int, ...]
    """How many rooms of each regular type it has."""
    order: int
    ludwig: int = -1
    """Which of the builders nobody plays."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the names from the left, then the types, and the points on the right."""
        plate(painter, rect, line="art_outline", width=1.3, radius=6)
        self._paint_names(painter, rect)
        self._paint_tracker(painter, tracker_of(rect))
        score = QRectF(rect.right() - _SCORE, rect.top(), _SCORE, rect.height())
        if self.counts:
            pill = score.adjusted(2, 3, -4, -3)
            plate(painter, pill, fill="honour", line="honour_line", width=1.4, radius=11)
        ink = "art_outline" if self.counts else "ink"
        words = score.adjusted(0, 0, -12, 0)
        write(painter, words, str(self.points), LARGE, align=RIGHT, bold=True, ink=ink)
        wide = width_of(str(self.points), LARGE, bold=True)
        remark = score.adjusted(10, 0, -wide - 16, 0)
        soft = "strip_soft" if self.counts else "ink_soft"
        write(painter, remark, self.remark, TINY, align=LEFT, ink=soft)

    def _paint_names(self, painter: QPainter, rect: QRectF) -> None:
        x, middle = rect.left() + 5, rect.center().y()
        paint_roof(painter, QPointF(x + 8, middle), roof_colour(self.order), 16)
        x += 20
        room = (tracker_of(rect).left() - x) / 2 - _BADGE - 6
        for seat, name in self.builders:
            badge = QRectF(x, middle - _BADGE / 2, _BADGE, _BADGE)
            paint_builder(painter, badge, seat, is_ludwig=seat == self.ludwig)
            wide = min(width_of(name, TINY, bold=True) + 2, room)
            box = QRectF(badge.right() + 3, rect.top(), wide, rect.height())
            write(painter, box, name, TINY, align=LEFT, bold=True)
            x = box.right() + 4

    def _paint_tracker(self, painter: QPainter, room: QRectF) -> None:
        """Paint each type, pale where it is missing, with a pip for each of five rooms."""
        for order, (kind, number) in enumerate(zip(REGULAR, self.kinds, strict=True)):
            left = room.left() + order * _STEP
            box = QRectF(left + (_STEP - _CHIP) / 2, room.top() + 2.5, _CHIP, _CHIP)
            painter.setOpacity(1.0 if number else _MISSING)
            paint_chip(painter, box, kind)
            painter.setOpacity(1.0)
            start = left + _STEP / 2 - 2 * _PIP
            for pip in range(5):
                middle = QPointF(start + pip * _PIP, room.bottom() - 5.5)
                _paint_pip(painter, middle, is_there=pip < number, is_bonus=pip in _BONUSES)


def tracker_of(rect: QRectF) -> QRectF:
    """Return where the types are on a plate."""
    left = rect.right() - _SCORE - _TRACKER - 2
    return QRectF(left, rect.top(), _TRACKER, rect.height())


@value
class ResultFace(Face):
    """The plate of a castle at the end: its builders and its points."""

    builders: tuple[tuple[int, str], tuple[int, str]]
    points: int
    order: int
    ludwig: int = -1

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the names on two lines and the points large."""
        plate(painter, rect, line="art_outline", width=1.3, radius=6)
        painter.save()
        for row, (seat, name) in enumerate(self.builders):
            high = rect.height() / 2
            y = rect.top() + row * high
            badge = QRectF(rect.left() + 5, y + 1, high - 2, high - 2)
            paint_builder(painter, badge, seat, is_ludwig=seat == self.ludwig)
            room = QRectF(badge.right() + 4, y, rect.width() - badge.width() - 60, high)
            write(painter, room, name, TINY, align=LEFT, bold=True)
        painter.restore()
        points = rect.adjusted(rect.width() - 56, 0, -8, 0)
        write(painter, points, str(self.points), LARGE + 4, align=RIGHT, bold=True)


def _paint_pip(painter: QPainter, middle: QPointF, *, is_there: bool, is_bonus: bool) -> None:
    line = theme.colour("art_outline" if is_there else "ink_soft")
    painter.setPen(QPen(line, 0.8))
    if not is_bonus:
        painter.setBrush(theme.colour("ink" if is_there else "card"))
        painter.drawEllipse(middle, 1.8, 1.8)
        return
    painter.setBrush(theme.colour("art_gold" if is_there else "card"))
    corners = ((0, -3.2), (2.8, 0), (0, 3.2), (-2.8, 0))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
