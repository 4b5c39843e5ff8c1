"""Portraits of those who play by themselves: a face says more than the name of a level."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from desktop_app.look import art, theme
from desktop_app.look.drawing import art_names, art_text, game_text, paint_kept

_ROUND = 0.12
"""How round the corners are, in sides."""
_LARGEST = 4
"""A picture for a button is kept so many times as large, for screens with small pixels."""


def has_portrait(game_id: str, character: str) -> bool:
    """Whether a character has a face, in a dress of the game's own or in the usual one."""
    return bool(_portrait(game_id, character))


def paint_portrait(
    painter: QPainter, rect: QRectF, game_id: str, character: str, *, is_round: bool = False
) -> None:
    """Paint a portrait, square or round; who has no character is a machine like any other."""

    def draw(canvas: QPainter) -> None:
        room = QRectF(0, 0, rect.width(), rect.height()).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        if is_round:
            shape.addEllipse(room)
        else:
            corner = _ROUND * room.width()
            shape.addRoundedRect(room, corner, corner)
        canvas.save()
        canvas.setClipPath(shape)
        if has_portrait(game_id, character):
            QSvgRenderer(_portrait(game_id, character).encode()).render(canvas, room)
        else:
            canvas.fillRect(room, theme.colour("table"))
            inset = room.width() / 5
            art.paint_icon(canvas, "machine", room.adjusted(inset, inset, -inset, -inset))
        canvas.restore()
        canvas.setPen(QPen(theme.colour("art_outline"), 2))
        canvas.setBrush(Qt.BrushStyle.NoBrush)
        canvas.drawPath(shape)

    paint_kept(painter, rect, f"portrait/{game_id}/{character}/{is_round}", draw)


def portrait_icon(game_id: str, character: str, side: int) -> QIcon:
    """Return a portrait for a button."""
    pixmap = QPixmap(QSize(side, side) * _LARGEST)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(_LARGEST)
    painter = QPainter(pixmap)
    paint_portrait(painter, QRectF(0, 0, side, side), game_id, character)
    painter.end()
    return QIcon(pixmap)


class Portrait(QWidget):
    """A portrait of a fixed size; what it shows is said beside it."""

    def __init__(self, game_id: str, character: str, side: int, *, is_round: bool = False) -> None:
        super().__init__()
        self.game_id, self.character = game_id, character
        self._is_round = is_round
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint_portrait(painter, rect, self.game_id, self.character, is_round=self._is_round)
        painter.end()


@cache
def _portrait(game_id: str, character: str) -> str:
    own = game_text(game_id, f"portraits/{character}.svg") if character else ""
    if own or character not in art_names("portraits"):
        return own
    return art_text("portraits", f"{character}.svg")
