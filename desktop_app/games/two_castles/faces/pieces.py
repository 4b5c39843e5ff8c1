"""The faces of what can be held: rooms, throne rooms, attendants, cards, bonuses."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.board.close_up import Detailed
from desktop_app.games.two_castles.faces.lettering import ivory_plate, write_lines
from desktop_app.games.two_castles.faces.symbols import (
    colour_of,
    icon_of,
    paint_counted,
    paint_on_plate,
    paint_scoring,
    paint_throne_scoring,
)
from desktop_app.games.two_castles.scene.layout import LARGE, TINY
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.drawing import as_seen
from desktop_app.look.lettering import write
from engine.core.value import value
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    IS_OPEN_TO_SKY,
    ROOMS,
    THRONE_ROOMS,
)

NAMED_FROM = 64
"""From so many pixels on a room has space for its name."""


@value
class RoomFace(Detailed):
    """A room: its type as colour and icon, its wall hanging, what it scores, and its name."""

    room: int
    name: str
    dim: bool = False
    lit: bool = False
    wrong: bool = False
    """Whether it breaks a rule where it stands, on the score pad."""

    def plain(self) -> Face:
        """Leave out what the board says about it."""
        return replace(self, dim=False, lit=False, wrong=False)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Leave out the name where it could not be read."""
        kind, is_open = ROOMS[self.room].kind, IS_OPEN_TO_SKY[self.room]
        inside = _frame(painter, rect, colour_of(kind), is_open=is_open)
        is_named = as_seen(painter, rect.width()) >= NAMED_FROM
        self._paint_marks(painter, inside, is_named=is_named)
        unit = inside.width() / 100
        if is_named:
            signs = QRectF(inside.left() + 4 * unit, inside.top() + 36 * unit, 92 * unit, 27 * unit)
            ivory_plate(painter, signs.adjusted(0, -unit, 0, unit))
            name = QRectF(inside.left(), inside.top() + 65 * unit, inside.width(), 35 * unit)
            _name(painter, name, self.name)
        else:
            signs = QRectF(inside.left() + 4 * unit, inside.top() + 54 * unit, 92 * unit, 42 * unit)
            ivory_plate(painter, signs, radius=2)
        paint_scoring(painter, signs, ROOMS[self.room].scoring)
        _veil(painter, rect, dim=self.dim, lit=self.lit)
        if self.wrong:
            middle = QRectF(0, 0, 30 * unit, 30 * unit)
            middle.moveCenter(QPointF(inside.center().x(), inside.top() + 19 * unit))
            _cross_out(painter, rect, middle)

    def _paint_marks(self, painter: QPainter, inside: QRectF, *, is_named: bool) -> None:
        """Paint the type on the left, the wall hanging on the right, or the sky."""
        room, unit = ROOMS[self.room], inside.width() / 100
        mark = (30 if is_named else 44) * unit
        left = QRectF(inside.left() + 4 * unit, inside.top() + 4 * unit, mark, mark)
        right = QRectF(inside.right() - 4 * unit - mark, inside.top() + 4 * unit, mark, mark)
        _badge(painter, left, icon_of(room.kind))
        if room.hanging is not None:
            _badge(painter, right, room.hanging.value)
        elif is_named and IS_OPEN_TO_SKY[self.room]:
            _badge(painter, right, "sky")


@value
class ThroneFace(Detailed):
    """A throne room, two spaces wide: wall hanging, wanted types, marked spaces."""

    large: ClassVar[tuple[int, int]] = (240, 120)
    throne: int
    lit: bool = False

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Keep the lower half free for attendants."""
        throne = THRONE_ROOMS[self.throne]
        inside = _frame(painter, rect, "room_special", is_open=False)
        unit = inside.height() / 100
        mark = 42 * unit
        _badge(
            painter, QRectF(inside.left() + 4 * unit, inside.top() + 4 * unit, mark, mark), "throne"
        )
        right = QRectF(inside.right() - 4 * unit - mark, inside.top() + 4 * unit, mark, mark)
        _badge(painter, right, throne.hanging.value)
        middle = inside.adjusted(mark + 8 * unit, 4 * unit, -mark - 8 * unit, -54 * unit)
        ivory_plate(painter, middle)
        paint_throne_scoring(
            painter, middle.adjusted(2 * unit, 3 * unit, -2 * unit, -3 * unit), throne
        )
        carpet = QRectF(inside.left(), inside.top() + 52 * unit, inside.width(), 48 * unit)
        painter.fillRect(carpet, theme.faded("art_gold", 0.25))
        _veil(painter, rect, dim=False, lit=self.lit)


@value
class BackFace(Face):
    """A tile that lies face down."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Show a castle on stone."""
        inside = _frame(painter, rect, "art_slate", is_open=False)
        paint_on_plate(painter, "castle", inside.adjusted(*_margins(inside, 0.22)))


@value
class AttendantFace(Detailed):
    """A royal attendant, with the wall hanging that he likes; *left* says how many there are."""

    attendant: int
    left: int = 0

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a round token."""
        attendant = ATTENDANTS[self.attendant]
        side = min(rect.width(), rect.height())
        disc = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1)
        disc.moveCenter(rect.center())
        painter.setPen(QPen(theme.colour("art_outline"), max(1.0, side / 40)))
        painter.setBrush(theme.colour("art_ivory"))
        painter.drawEllipse(disc)
        paint_on_plate(painter, attendant.id, disc.adjusted(*_margins(disc, 0.16)))
        if as_seen(painter, side) >= NAMED_FROM:
            mark = side * 0.32
            corner = QRectF(disc.right() - mark, disc.top(), mark, mark)
            _badge(painter, corner, attendant.hanging.value)
            _count(painter, QRectF(disc.right() - 30, disc.bottom() - 18, 30, 18), self.left)


@value
class CardFace(Detailed):
    """A bonus card: its points and what it counts."""

    card: int
    name: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Small ones show the points and a sign only."""
        card = BONUS_CARDS[self.card]
        ivory_plate(painter, rect, line="art_outline")
        if as_seen(painter, rect.height()) < NAMED_FROM:
            half = rect.height() / 2
            paint_counted(painter, QRectF(rect.left(), rect.top(), rect.width(), half), card)
            box = QRectF(rect.left(), rect.top() + half, rect.width(), half)
            write(painter, box, f"{card.points}", TINY, bold=True, ink="art_outline")
            return
        unit = rect.height() / 100
        band = QRectF(rect.left(), rect.top(), rect.width(), 44 * unit).adjusted(4, 4, -4, 0)
        half = band.width() / 2
        write(painter, QRectF(band.left(), band.top(), half, band.height()), f"{card.points}×",
              LARGE, bold=True, ink="art_outline")  # fmt: skip
        sign = QRectF(band.left() + half, band.top(), half, band.height())
        paint_counted(painter, sign, card)
        text = QRectF(rect.left() + 4, rect.top() + 46 * unit, rect.width() - 8, 52 * unit)
        write_lines(painter, text, self.name, TINY, ink="art_outline", centred=True)


@value
class BonusFace(Face):
    """A third-room bonus that can be claimed."""

    icon: str
    name: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sign with its name below."""
        ivory_plate(painter, rect, line="art_outline")
        unit = rect.height() / 100
        paint_on_plate(
            painter, self.icon, QRectF(rect.left(), rect.top() + 8 * unit, rect.width(), 48 * unit)
        )
        text = QRectF(rect.left() + 3, rect.top() + 58 * unit, rect.width() - 6, 40 * unit)
        write_lines(painter, text, self.name, TINY, ink="art_outline", centred=True)


def _frame(painter: QPainter, rect: QRectF, fill: str, *, is_open: bool) -> QRectF:
    """Paint the border, blue where the sky must stay open, and return what is inside."""
    side = rect.height()
    border = max(1.6, side * (0.055 if is_open else 0.035))
    outer = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    radius = min(4.0, side / 14)
    painter.setPen(QPen(theme.colour("art_outline"), max(0.6, side / 110)))
    painter.setBrush(theme.colour("open_sky" if is_open else "art_ivory"))
    painter.drawRoundedRect(outer, radius, radius)
    inside = outer.adjusted(border, border, -border, -border)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(inside, radius / 2, radius / 2)
    if is_open:
        _merlons(painter, outer, border)
    return inside


def _merlons(painter: QPainter, outer: QRectF, border: float) -> None:
    """Notch the top of a blue border, so that it is not only a colour."""
    painter.setBrush(theme.colour("art_ivory"))
    step = outer.width() / 7
    for number in (1, 3, 5):
        painter.drawRect(QRectF(outer.left() + number * step, outer.top(), step, border * 0.55))


def _badge(painter: QPainter, box: QRectF, icon: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("art_ivory"))
    painter.drawEllipse(box)
    paint_on_plate(painter, icon, box.adjusted(*_margins(box, 0.12)))


def _name(painter: QPainter, rect: QRectF, name: str) -> None:
    ivory_plate(painter, rect, radius=2)
    inside = rect.adjusted(2, 0, -2, 0)
    size = max(TINY, rect.height() * 0.32)
    write_lines(painter, inside, name, size, ink="art_outline", centred=True)


def _veil(painter: QPainter, rect: QRectF, *, dim: bool, lit: bool) -> None:
    if dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.faded("table", 0.55))
        painter.drawRoundedRect(rect, 4, 4)
    if lit:
        painter.setPen(QPen(theme.colour("accent"), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 4, 4)


def _cross_out(painter: QPainter, rect: QRectF, mark: QRectF) -> None:
    _badge(painter, mark, "warning")
    painter.setPen(QPen(theme.colour("refused"), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)


def _count(painter: QPainter, box: QRectF, left: int) -> None:
    if left:
        ivory_plate(painter, box, line="art_outline")
        write(painter, box, f"×{left}", TINY, ink="art_outline")


def _margins(rect: QRectF, part: float) -> tuple[float, float, float, float]:
    by = min(rect.width(), rect.height()) * part
    return by, by, -by, -by
