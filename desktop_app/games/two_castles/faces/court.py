"""The faces of those who serve in a throne hall, of bonus cards, and of bonuses to choose from."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.board.close_up import Detailed
from desktop_app.games.two_castles.faces.drawings import draw, stamp
from desktop_app.games.two_castles.faces.lettering import write_lines
from desktop_app.games.two_castles.faces.symbols import paint_chip, paint_on_plate
from desktop_app.games.two_castles.scene.layout import SMALL, TINY
from desktop_app.kit.changes import signed
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.drawing import paint_kept
from desktop_app.look.lettering import LEFT, plate, write
from desktop_app.look.materials.sheets import shadow
from engine.core.value import value
from engine.games.two_castles.components import Wanted
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS

_FIGURE = 34 / 64
"""How wide a figure is for its height."""
_PICTURE = 76 / 86
_LYING, _HEAD = 1.25, 15.0
"""From which shape on a card lies: its picture on the left, its words on the right."""
_STANDING = 1.4
"""From which shape on an attendant is a figure that stands somewhere, not a card."""


@value
class AttendantFace(Detailed):
    """A royal attendant: a figure in a hall, or a card to choose with what it counts."""

    attendant: int
    name: str = ""
    left: int = 0
    """How many of them there are to choose from."""
    brings: int | None = None
    """What it would be worth now."""

    def plain(self) -> Face:
        """Show a card without what the board says about it."""
        return AttendantFace(self.attendant, self.name)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the figure alone where only that has room."""
        if rect.height() > _STANDING * rect.width():
            _paint_figure(painter, rect, self.attendant)
            return
        paint_kept(painter, rect, f"attendant/{self}", lambda canvas: self._draw(canvas, rect))

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        card = QRectF(0, 0, rect.width(), rect.height()).adjusted(1, 1, -2, -3)
        _paper(painter, card)
        inner = card.adjusted(4, 4, -4, -4)
        head = QRectF(inner.left(), inner.top() - 2, inner.width(), _HEAD)
        write_lines(painter, head, self.name, TINY, bold=True, ink="art_outline", centred=True)
        inner.setTop(head.bottom() + 1)
        wide = min(inner.width() * 0.4, inner.height() * 0.85)
        niche = QRectF(inner.left(), inner.top(), wide, inner.height())
        plate(painter, niche, fill="room_special", line="art_outline", radius=3)
        carpet = QRectF(niche.left() + 1, niche.bottom() - 7, niche.width() - 2, 6)
        painter.fillRect(carpet, theme.colour("art_red"))
        _paint_figure(painter, niche.adjusted(3, 2, -3, -2), self.attendant)
        self._write(painter, inner.adjusted(wide + 6, 0, 0, 0))

    def _write(self, painter: QPainter, words: QRectF) -> None:
        attendant = ATTENDANTS[self.attendant]
        middle = QRectF(words.left(), words.top(), words.width(), words.height() * 0.55)
        side = min(26.0, middle.height(), middle.width() * 0.5)
        figure = QRectF(middle.left(), middle.top(), middle.width() - side - 4, middle.height())
        write(painter, figure, f"{attendant.points}×", SMALL, bold=True, ink="art_outline")
        sign = QRectF(figure.right(), middle.center().y() - side / 2, side, side)
        paint_chip(painter, sign, Wanted(attendant.hanging.value))
        foot = QRectF(words.left(), middle.bottom(), words.width(),
                      words.bottom() - middle.bottom())  # fmt: skip
        parts = [signed(self.brings)] if self.brings is not None else []
        parts += [f"({self.left})"] if self.left else []
        _write_gain(painter, foot, "  ".join(parts), gains=bool(self.brings))


@value
class CardFace(Detailed):
    """A bonus card: a picture of what it counts, its points, and its name."""

    large: ClassVar[tuple[int, int]] = (150, 200)
    card: int
    name: str
    now: int | None = None
    """What it is worth under its castle now."""

    def plain(self) -> Face:
        """Leave out what it is worth."""
        return replace(self, now=None)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it from a cache, lying or upright, or as a small picture on a name plate."""
        paint_kept(painter, rect, f"card/{self}/{rect.width():.0f}", lambda c: self._draw(c, rect))

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        whole = QRectF(0, 0, rect.width(), rect.height())
        if whole.height() < 40:
            self._draw_small(painter, whole)
            return
        card = whole.adjusted(1, 1, -2, -3)
        _paper(painter, card)
        inner = card.adjusted(4, 4, -4, -4)
        if whole.width() >= _LYING * whole.height():
            wide = inner.height() * _PICTURE
            self._picture(painter, QRectF(inner.left(), inner.top(), wide, inner.height()))
            words = inner.adjusted(wide + 6, 0, 0, 0)
        else:
            wide = inner.width() * 0.52
            room = QRectF(inner.left(), inner.top(), wide, wide / _PICTURE)
            self._picture(painter, room)
            beside = QRectF(room.right(), room.top(), inner.right() - room.right(), room.height())
            self._write_points(painter, beside)
            name = inner.adjusted(0, room.height() + 2, 0, 0)
            write_lines(painter, name, self.name, TINY, ink="art_outline", centred=True)
            return
        self._write(painter, words)

    def _draw_small(self, painter: QPainter, whole: QRectF) -> None:
        wide = whole.height() * _PICTURE
        self._picture(painter, QRectF(0, 0, wide, whole.height()))
        if self.now is not None:
            words = whole.adjusted(wide + 2, 0, 0, 0)
            _write_gain(painter, words, signed(self.now), gains=bool(self.now))

    def _picture(self, painter: QPainter, room: QRectF) -> None:
        draw(painter, room, f"card_{BONUS_CARDS[self.card].id}")
        painter.setPen(QPen(theme.colour("art_outline"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room, 3, 3)

    def _write_points(self, painter: QPainter, room: QRectF) -> None:
        text = f"{BONUS_CARDS[self.card].points}×"
        write(painter, room, text, SMALL, bold=True, ink="art_outline")

    def _write(self, painter: QPainter, words: QRectF) -> None:
        """Write points and worth in one row, and the name below."""
        row = QRectF(words.left(), words.top(), words.width() / 2, 18)
        self._write_points(painter, row)
        if self.now is not None:
            _write_gain(painter, row.translated(row.width(), 0), signed(self.now),
                        gains=bool(self.now))  # fmt: skip
        name = words.adjusted(0, 18, 0, 0)
        write_lines(painter, name, self.name, TINY, ink="art_outline", centred=True)


@value
class BonusFace(Face):
    """A third-room bonus that can be claimed."""

    icon: str
    name: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sign with its name below."""
        card = rect.adjusted(1, 1, -2, -3)
        _paper(painter, card)
        unit = card.height() / 100
        sign = QRectF(card.left(), card.top() + 8 * unit, card.width(), 46 * unit)
        paint_on_plate(painter, self.icon, sign)
        text = QRectF(card.left() + 3, card.top() + 56 * unit, card.width() - 6, 42 * unit)
        write_lines(painter, text, self.name, TINY, ink="art_outline", centred=True)


def _paint_figure(painter: QPainter, rect: QRectF, attendant: int) -> None:
    """Let an attendant stand in the middle of *rect*, on its lower edge."""
    high = min(rect.height(), rect.width() / _FIGURE)
    room = QRectF(0, 0, high * _FIGURE, high)
    room.moveCenter(QPointF(rect.center().x(), rect.bottom() - high / 2))
    stamp(painter, room, f"servant_{ATTENDANTS[attendant].id}")


def _paper(painter: QPainter, card: QRectF) -> None:
    shadow(painter, card, radius=5)
    plate(painter, card, fill="strip", line="art_outline", width=1.4, radius=5)


def _write_gain(painter: QPainter, room: QRectF, text: str, *, gains: bool) -> None:
    ink = "gain" if gains else "strip_soft"
    write(painter, room, text, SMALL, ink=ink, bold=True, align=LEFT)
