"""Small things that stand in a province: yields, sites, buildings, crowns, unrest, orders."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.shogun.faces.signs import paint_small_deed
from desktop_app.games.shogun.scene.layout import SMALL
from desktop_app.look import art, theme
from desktop_app.look.lettering import LEFT, plate, write

_MARK = 10.5
_ROUND = 12.0
"""The side of a mark before a figure, and of a round plate with one sign."""
_DARK_SITE = 0.45
"""How much of a free site is seen at night."""
_GROWN = 1.5
"""How far a building reaches over the edge of its site."""


def paint_yields(painter: QPainter, rect: QRectF, rice: int, tax: int) -> None:
    """Write what a province yields: side by side, or rice above chests where it is narrow."""
    plate(painter, rect, fill="label_rim", line="sepia", width=0.7, radius=6, opacity=0.93)
    is_tall = rect.height() > rect.width()
    half = QRectF(rect)
    if is_tall:
        half.setHeight(rect.height() / 2)
        step = QPointF(0, half.height())
    else:
        half.setWidth(rect.width() / 2)
        step = QPointF(half.width(), 0)
    for number, (mark, amount) in enumerate((("rice", rice), ("chest", tax))):
        room = half.translated(step * number)
        side = QRectF(room.x() + 2, room.center().y() - _MARK / 2, _MARK, _MARK)
        art.paint_part(painter, f"shogun/mark_{mark}", side)
        write(painter, room.adjusted(_MARK + 3, 0, 0, 0), str(amount), SMALL, bold=True, align=LEFT)


def paint_free_site(painter: QPainter, rect: QRectF) -> None:
    """Paint a levelled plot with nothing on it."""
    painter.setOpacity(_DARK_SITE if theme.is_dark() else 1)
    art.paint_part(painter, "shogun/site_free", rect.adjusted(1, 1, -1, -1))
    painter.setOpacity(1)


def paint_building(painter: QPainter, rect: QRectF, built: str) -> None:
    """Paint a small model on its site, with a shadow at its foot."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded("art_shadow", 0.3))
    foot = QPointF(rect.center().x() + 1, rect.bottom())
    painter.drawEllipse(foot, rect.width() * 0.52, 2.2)
    room = rect.adjusted(-_GROWN, -_GROWN, _GROWN, _GROWN / 2)
    art.paint_part(painter, f"shogun/building_{built}", room)


def paint_crown(painter: QPainter, rect: QRectF, *, shared: bool) -> None:
    """Paint a crown in the upper corner of a site; a shared majority has an equals sign."""
    crown = QRectF(rect.right() - _ROUND + 3, rect.top() - 3, _ROUND, _ROUND)
    art.paint_icon(painter, "crown", crown)
    if shared:
        sign = crown.translated(0, _ROUND / 2)
        plate(painter, sign, line="ink", radius=_ROUND / 2)
        write(painter, sign, "=", SMALL, bold=True)


def paint_unrest(painter: QPainter, rect: QRectF, count: int) -> None:
    """Paint a sign of unrest; how many there are is written where it is more than one."""
    art.paint_part(painter, "shogun/unrest", rect)
    if count > 1:
        paint_count(painter, rect.bottomRight() - QPointF(2, 2), str(count))


def paint_order(painter: QPainter, rect: QRectF, space: int) -> None:
    """Paint the action that is planned for a province, on a slip of paper."""
    plate(painter, rect.adjusted(-1, -1, 1, 1), fill="card", line="accent", width=1.2, radius=3)
    paint_small_deed(painter, space, rect)


def paint_count(painter: QPainter, middle: QPointF, text: str) -> None:
    """Write a figure on a round plate."""
    room = QRectF(0, 0, _ROUND, _ROUND)
    room.moveCenter(middle)
    painter.setPen(QPen(theme.colour("art_outline"), 0.8))
    painter.setBrush(theme.colour("card"))
    painter.drawEllipse(room)
    write(painter, room, text, SMALL, bold=True)
