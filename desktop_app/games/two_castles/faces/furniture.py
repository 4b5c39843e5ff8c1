"""The faces of what stays where it is: the land, the bench, seats, trays, sheets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop_app.games.two_castles.faces.drawings import BOARD, light_of, stamp
from desktop_app.games.two_castles.faces.land import paint_land
from desktop_app.games.two_castles.faces.lettering import write_lines
from desktop_app.games.two_castles.faces.walls import paint_walls
from desktop_app.games.two_castles.scene.layout import (
    LARGE,
    LAYOUT,
    SMALL,
    TEXT,
    TINY,
    Standing,
)
from desktop_app.kit.picture import Box, Face
from desktop_app.look import art, theme
from desktop_app.look.drawing import paint_layer
from desktop_app.look.lettering import CENTRE, LEFT, plate, write
from desktop_app.look.materials.daylight import paint_scenery
from desktop_app.look.materials.sheets import shadow
from desktop_app.look.seats import paint_seat
from engine.core.value import value

_BADGE = 18.0


@value
class Passing:
    """What becomes of the hand: how many tiles go to whom, and on which side that is."""

    builder: int
    tiles: int
    leftwards: bool
    is_ludwig: bool = False


@value
class TableFace(Face):
    """The land with the walls of both castles, and the bench that your tiles lie on."""

    land: Box
    ground: float
    round: int
    castles: tuple[Standing, ...]
    has_bench: bool = True
    passing: Passing | None = None

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint from the back to the front."""
        paint_land(painter, self.land.rect, self.ground, self.round)
        for castle in self.castles:
            paint_walls(painter, castle)
        if self.has_bench:
            _paint_bench(painter, LAYOUT.bench.rect, self.round)
        if self.passing:
            _paint_passing(painter, LAYOUT.passing.rect, self.passing)


@value
class SeatFace(Face):
    """Somebody at the table: badge, name, and whether the two tiles are chosen."""

    seat: int
    name: str
    is_partner: bool
    status: str = ""
    is_ludwig: bool = False
    aside: float = 0.0
    """How much of the second line tiles take that lie face down."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the name beside the badge, and below how far the choice is."""
        plate(painter, rect, line="art_outline", width=1.1, radius=6, opacity=0.95)
        if self.is_partner:
            painter.setPen(QPen(theme.colour("ink_soft"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), 4, 4)
        badge = QRectF(rect.left() + 5, rect.top() + 4, _BADGE, _BADGE)
        paint_builder(painter, badge, self.seat, is_ludwig=self.is_ludwig)
        name = QRectF(badge.right() + 4, badge.top(), rect.right() - badge.right() - 7, _BADGE)
        write(painter, name, self.name, TINY, align=LEFT, bold=self.is_partner)
        if self.status:
            below = QRectF(rect.left() + 6, rect.top() + 23, rect.width() - 9, 18)
            below.setLeft(below.left() + self.aside)
            write(painter, below, self.status, TINY, align=LEFT, ink="ink_soft")


@value
class SlotFace(Face):
    """Room on the bench for tiles that you keep, with a word above."""

    caption: str
    boxes: tuple[Box, ...]
    origin: tuple[float, float]
    has_word: bool = True

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint hollows where the tiles will lie."""
        plate(painter, rect, fill="bench_line", line="", radius=5, opacity=0.45)
        if self.has_word:
            high = LAYOUT.caption - 3  # the ring of a tile reaches above it
            top = QRectF(rect.left() + 2, rect.top() - 1, rect.width() - 4, high)
            write(painter, top, self.caption, TINY, ink="crest", bold=True)
        for box in self.boxes:
            hole = _moved(box, self.origin, rect)
            hole.setTop(hole.bottom() - LAYOUT.tab - hole.width())
            hole.setHeight(hole.width())
            hole.adjust(1, 1, -1, -1)
            plate(painter, hole, fill="bench_line", line="", opacity=0.35)
            painter.setPen(QPen(theme.faded("crest", 0.45), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(hole, 4, 4)


@value
class CaptionFace(Face):
    """A line of words over what is yours, carved into the bench."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it at the top."""
        top = QRectF(rect.left() + 4, rect.top() + 1, rect.width() - 8, LAYOUT.caption)
        write(painter, top, self.text, TINY, align=LEFT, ink="crest", bold=True)


@value
class TrayFace(Face):
    """What a bonus lays open on the bench: why, and what is still to come."""

    icon: str
    title: str
    text: str
    words: float
    """How wide the words are, on the left."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a purple ribbon over a tray of felt, with the words on a slip on the left."""
        plate(painter, rect, fill="tray", line="art_outline", width=1.4, radius=6)
        slip = QRectF(rect.left() + 5, rect.top() + 5, self.words - 6, rect.height() - 10)
        plate(painter, slip, line="art_gold", width=1.5, radius=4)
        icon = QRectF(slip.left() + 6, slip.top() + 4, 26, 26)
        art.paint_icon(painter, self.icon, icon)
        write_lines(painter, self.head(rect), self.title, SMALL, bold=True)
        write_lines(painter, self.body(rect), self.text, TINY, ink="ink_soft")

    def head(self, rect: QRectF) -> QRectF:
        """Return where the title is written."""
        return QRectF(rect.left() + 42, rect.top() + 10, self.words - 48, 22)

    def body(self, rect: QRectF) -> QRectF:
        """Return where the text is written."""
        return QRectF(rect.left() + 12, rect.top() + 37, self.words - 20, rect.height() - 44)


@value
class SheetFace(Face):
    """A sheet over the board, with a heading: something is shown large on it."""

    title: str
    text: str = ""
    castle: Standing | None = None
    round: int = 1
    origin: tuple[float, float] = (0.0, 0.0)
    """Where on the board it lies, if a castle stands on it."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint land if a castle stands on it, else paper."""
        plate(painter, rect, line="accent", width=2, radius=6)
        if self.castle:
            painter.save()
            painter.translate(rect.left() - self.origin[0], rect.top() - self.origin[1])
            land = QRectF(*self.origin, rect.width(), rect.height()).adjusted(2, 34, -2, -2)
            paint_land(painter, land, self.castle.grid.ground, self.round)
            paint_walls(painter, self.castle)
            painter.restore()
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


def paint_builder(painter: QPainter, box: QRectF, seat: int, *, is_ludwig: bool) -> None:
    """Paint whose castle it is; a third builder whom nobody plays is a king."""
    if is_ludwig:
        stamp(painter, box, "ludwig")
    else:
        paint_seat(painter, box, seat, "disc")


def _paint_bench(painter: QPainter, bench: QRectF, round: int) -> None:
    light = light_of(round)

    def draw(canvas: QPainter) -> None:
        paint_scenery(canvas, bench.adjusted(0, -4, 0, 0), BOARD, "bench", light)

    paint_layer(painter, bench.adjusted(0, -4, 0, 0), f"two_castles/bench/{light}", draw)


def _paint_passing(painter: QPainter, room: QRectF, passing: Passing) -> None:
    """Paint a wooden sign on a post; it points to the side that the hand goes to."""
    painter.setPen(QPen(theme.colour("art_outline"), 1))
    painter.setBrush(theme.colour("rod"))
    painter.drawRect(QRectF(room.center().x() - 2.5, room.top() + 2, 5, room.height() - 4))
    board = QRectF(room.left(), room.top() + 10, room.width(), 44)
    tip, side = board.height() * 0.26, 1 if passing.leftwards else -1
    back = board.right() if passing.leftwards else board.left()
    point = board.left() if passing.leftwards else board.right()
    corners = [QPointF(back, board.top()), QPointF(point + side * tip, board.top())]
    corners += [QPointF(point, board.center().y()), QPointF(point + side * tip, board.bottom())]
    corners.append(QPointF(back, board.bottom()))
    shadow(painter, board.adjusted(4, 2, -4, 0), radius=4)
    painter.setPen(QPen(theme.colour("art_outline"), 1.4))
    painter.setBrush(theme.colour("sign"))
    painter.drawPolygon(QPolygonF(corners))
    inner = board.adjusted(
        tip if passing.leftwards else 2, 2, -2 if passing.leftwards else -tip, -2
    )
    figure = QRectF(inner.left(), inner.top(), inner.width(), 18)
    write(painter, figure, str(passing.tiles), LARGE - 4, bold=True, ink="art_outline",
          align=CENTRE)  # fmt: skip
    badge = QRectF(0, 0, _BADGE, _BADGE)
    badge.moveCenter(QPointF(inner.center().x(), inner.bottom() - _BADGE / 2 - 1))
    paint_builder(painter, badge, passing.builder, is_ludwig=passing.is_ludwig)


def _moved(box: Box, origin: tuple[float, float], rect: QRectF) -> QRectF:
    """Return *box* of the board where the face is painted."""
    return box.rect.translated(rect.left() - origin[0], rect.top() - origin[1])
