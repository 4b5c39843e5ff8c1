"""The faces of what stays where it is: the table, seats, far castles, name plates, trays."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.two_castles.faces.land import paint_land
from desktop_app.games.two_castles.faces.lettering import write_lines
from desktop_app.games.two_castles.faces.symbols import colour_of
from desktop_app.games.two_castles.scene.layout import LARGE, LAYOUT, SMALL, TEXT, TINY, alone
from desktop_app.kit.picture import Box, Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import CENTRE, LEFT, RIGHT, hollow, plate, width_of, write
from desktop_app.look.seats import paint_seat
from engine.core.value import value
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import KIND_OF

_BADGE = 20.0


@value
class TableFace(Face):
    """The table with the land on it: sky, hills, and earth that is as high as each castle needs."""

    land: Box
    grounds: tuple[float, float]

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint from the back to the front."""
        painter.fillRect(rect, theme.colour("table"))
        paint_land(painter, self.land.rect, *self.grounds)


@value
class SeatFace(Face):
    """Somebody at the table: badge, name, and whether the two tiles are chosen."""

    seat: int
    name: str
    is_partner: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the name below the badge; tiles lie underneath."""
        plate(painter, rect, fill="paper", radius=6)
        if self.is_partner:
            painter.setPen(QPen(theme.colour("ink_soft"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        badge = QRectF(rect.left() + 4, rect.top() + 4, _BADGE, _BADGE)
        paint_seat(painter, badge, self.seat, "disc")
        name = QRectF(badge.right() + 4, badge.top(), rect.right() - badge.right() - 8, _BADGE)
        write(painter, name, self.name, TINY, align=LEFT, bold=self.is_partner)


@value
class FarCastleFace(Face):
    """A castle that others build, small: colours of its rooms, its builders and its points."""

    throne: int
    rooms: tuple[int, ...]
    spaces: tuple[int, ...]
    builders: tuple[int, int]
    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint land and rooms, and a plate with builders and points below."""
        foot = 20.0
        land = rect.adjusted(0.5, 0.5, -0.5, -foot)
        castle = Castle(self.throne, self.rooms, self.spaces)
        region = Box(land.x() + 3, land.y() + 3, land.width() - 6, land.height() - 6)
        grid = alone(castle, region, LAYOUT.thumb_room)
        painter.save()
        painter.setClipRect(land)
        paint_land(painter, land, grid.ground, hills=False)
        for room, space in zip(self.rooms, self.spaces, strict=True):
            _small_room(painter, grid.box(space).rect, colour_of(KIND_OF[room]))
        _small_room(painter, grid.throne.rect, "room_special")
        painter.restore()
        _frame(painter, rect)
        row = QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot)
        for number, seat in enumerate(self.builders):
            badge = QRectF(row.left() + 4 + number * 19, row.top() + 2, 16, 16)
            paint_seat(painter, badge, seat, "disc")
        write(painter, row.adjusted(40, 0, -5, 0), str(self.points), SMALL, align=RIGHT, bold=True)


@value
class PlateFace(Face):
    """The name plate of a castle: both builders and what it is worth now."""

    builders: tuple[tuple[int, str], tuple[int, str]]
    points: int
    remark: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the names from the left and the points on the right."""
        plate(painter, rect, fill="paper", radius=6)
        x = rect.left() + 6
        middle = rect.center().y()
        room = (rect.width() * 0.5) / 2
        for seat, name in self.builders:
            paint_seat(painter, QRectF(x, middle - _BADGE / 2, _BADGE, _BADGE), seat, "disc")
            wide = min(width_of(name, SMALL, bold=True) + 2, room - _BADGE)
            box = QRectF(x + _BADGE + 4, rect.top(), wide, rect.height())
            write(painter, box, name, SMALL, align=LEFT, bold=True)
            x = box.right() + 10
        points = QRectF(rect.right() - 70, rect.top(), 64, rect.height())
        write(painter, points, str(self.points), LARGE, align=RIGHT, bold=True)
        wide = width_of(str(self.points), LARGE, bold=True)
        remark = QRectF(points.right() - wide - 106, rect.top(), 100, rect.height())
        write(painter, remark, self.remark, TINY, align=RIGHT, ink="ink_soft")


@value
class SlotFace(Face):
    """Room for tiles: dashed outlines, with a word above."""

    caption: str
    boxes: tuple[Box, ...]
    origin: tuple[float, float]
    signs: tuple[str, ...] = ()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the outlines where the tiles will lie."""
        plate(painter, rect, fill="paper", radius=6)
        top = QRectF(rect.left() + 4, rect.top() + 2, rect.width() - 8, LAYOUT.caption)
        write(painter, top, self.caption, TINY, ink="ink_soft", bold=True)
        for box in self.boxes:
            hollow(painter, _moved(box, self.origin, rect), fill="card", width=1.5)
        for box, sign in zip(self.boxes, self.signs, strict=False):
            hole = _moved(box, self.origin, rect)
            write(painter, hole, sign, LARGE, ink="line", align=CENTRE)


@value
class CaptionFace(Face):
    """A quiet line of words over what is yours, on the table."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it at the top."""
        top = QRectF(rect.left() + 4, rect.top() + 2, rect.width() - 8, LAYOUT.caption)
        write(painter, top, self.text, TINY, align=LEFT, ink="ink_soft", bold=True)


@value
class TrayFace(Face):
    """What a bonus lays open: why, and what is still to come."""

    icon: str
    title: str
    text: str
    words: float
    """How wide the words are, on the left."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a raised tray with its words on the left."""
        plate(painter, rect, line="can", width=2, radius=6)
        art.paint_icon(painter, self.icon, QRectF(rect.left() + 10, rect.top() + 7, 28, 28))
        head, body = self.head(rect), self.body(rect)
        write_lines(painter, head, self.title, SMALL, bold=True)
        write_lines(painter, body, self.text, TINY, ink="ink_soft")

    def head(self, rect: QRectF) -> QRectF:
        """Return where the title is written."""
        return QRectF(rect.left() + 44, rect.top() + 12, self.words - 48, 22)

    def body(self, rect: QRectF) -> QRectF:
        """Return where the text is written."""
        return QRectF(rect.left() + 10, rect.top() + 39, self.words - 14, rect.height() - 43)


@value
class SheetFace(Face):
    """A sheet over the board, with a heading: something is shown large on it."""

    title: str
    text: str = ""
    ground: float = 0.0
    """Where the ground line is, from the top; none if zero."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint land if there is a ground, else paper."""
        plate(painter, rect, line="accent", width=2, radius=6)
        if self.ground:
            land = rect.adjusted(2, 34, -2, -2)
            paint_land(painter, land, rect.top() + self.ground, hills=False)
        head = QRectF(rect.left() + 14, rect.top() + 4, rect.width() - 60, 28)
        write(painter, head, self.title, TEXT, align=LEFT, bold=True)
        art.paint_icon(painter, "close", QRectF(rect.right() - 32, rect.top() + 7, 22, 22))
        if self.text:
            body = rect.adjusted(rect.height() + 6, 44, -16, -12)
            write_lines(painter, body, self.text, TEXT)


@value
class SpaceFace(Face):
    """A free space where something could be built: four faint corners."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint little, so that the castle is what one sees."""
        inside = rect.adjusted(3, 3, -3, -3)
        arm = rect.width() * 0.14
        painter.setPen(QPen(theme.faded("ink", 0.3), 1))
        for x, along in ((inside.left(), arm), (inside.right(), -arm)):
            for y, down in ((inside.top(), arm), (inside.bottom(), -arm)):
                painter.drawLine(QPointF(x, y), QPointF(x + along, y))
                painter.drawLine(QPointF(x, y), QPointF(x, y + down))


def _small_room(painter: QPainter, box: QRectF, colour: str) -> None:
    painter.setPen(QPen(theme.colour("art_ivory"), max(0.5, box.height() / 14)))
    painter.setBrush(theme.colour(colour))
    painter.drawRect(box)


def _frame(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(theme.colour("line"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))


def _moved(box: Box, origin: tuple[float, float], rect: QRectF) -> QRectF:
    """Return *box* of the board where the face is painted."""
    return box.rect.translated(rect.left() - origin[0], rect.top() - origin[1])
