"""Lacquered wood that cards and markers lie on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen

from desktop_app.look import theme

_RADIUS, _SHADOW = 6.0, QPointF(1, 3)
_GRAIN = (7.0, 5.3, 9.1, 6.2)
"""How far the lines of the grain lie apart, again and again."""
_LONG, _REACH = (0.62, 0.38, 0.8, 0.5), (0.06, 0.4, 0.12, 0.3)
"""How long each line is, and where it begins, as parts of the width."""
_STUD, _INSET = 2.2, 6.0


def plank(painter: QPainter, rect: QRectF) -> None:
    """Paint a plank of lacquered wood with a stud in each corner and a shadow below it."""
    board = rect.adjusted(1, 1, -2, -4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded("art_shadow", 0.34))
    painter.drawRoundedRect(board.translated(_SHADOW), _RADIUS, _RADIUS)
    lacquer = QLinearGradient(board.topLeft(), board.bottomLeft())
    lacquer.setColorAt(0, theme.colour("lacquer_light"))
    lacquer.setColorAt(min(0.5, 10 / board.height()), theme.colour("lacquer"))
    lacquer.setColorAt(1, theme.colour("lacquer"))
    painter.setPen(QPen(theme.colour("art_outline"), 1.5))
    painter.setBrush(QBrush(lacquer))
    painter.drawRoundedRect(board, _RADIUS, _RADIUS)
    painter.strokePath(_grain(board), QPen(theme.faded("lacquer_dark", 0.5), 1))
    painter.setPen(QPen(theme.colour("art_outline"), 0.8))
    painter.setBrush(theme.colour("art_gold"))
    inset = board.adjusted(_INSET, _INSET, -_INSET, -_INSET)
    for corner in (
        inset.topLeft(),
        inset.topRight(),
        inset.bottomLeft(),
        inset.bottomRight(),
    ):
        painter.drawEllipse(corner, _STUD, _STUD)


def _grain(board: QRectF) -> QPainterPath:
    path = QPainterPath()
    y, number = board.top() + _GRAIN[0], 0
    while y < board.bottom() - 3:
        x = board.left() + board.width() * _REACH[number % len(_REACH)]
        wide = board.width() * _LONG[number % len(_LONG)]
        path.moveTo(x, y)
        path.quadTo(x + wide / 2, y + 1.2, min(x + wide, board.right() - 4), y)
        number += 1
        y += _GRAIN[number % len(_GRAIN)]
    return path
