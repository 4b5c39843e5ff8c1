"""How the round strip looks: actions, events, places, houses, the tower."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.shogun.faces.armies import paint_cube
from desktop_app.games.shogun.faces.lettering import figure, marked_plate, paint_owner
from desktop_app.games.shogun.faces.signs import sign_of
from desktop_app.games.shogun.scene.layout import LARGE, SMALL, TEXT
from desktop_app.kit.changes import signed
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import LEFT, plate, write, write_wrapped
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import FACE_DOWN, FREE

_FADED = 0.4
_TOWER_CUBE = 13.0


@value
class PanelFace(Face):
    """A sheet of paper over the sea."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Let a little of the sea shine through."""
        plate(painter, rect, fill="paper", opacity=0.93)


@value
class ActionFace(Face):
    """An action card of the round: done, due, to come or face down."""

    action: int
    is_done: bool
    is_due: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint icon and price."""
        if self.action == FACE_DOWN:
            paint_back(painter, rect, "?")
            return
        marked_plate(painter, rect, marked=self.is_due)
        painter.setOpacity(_FADED if self.is_done else 1)
        card = content.ACTIONS[self.action]
        art.paint_icon(painter, card.id, rect.adjusted(0, 3, 0, -17))
        if card.cost:
            low = QRectF(rect.center().x() - 12, rect.bottom() - 15, 26, 13)
            figure(painter, low, "chest", str(card.cost))
        if self.is_done:
            painter.setOpacity(1)
            art.paint_icon(painter, "check", QRectF(rect.right() - 15, rect.bottom() - 15, 13, 13))


@value
class YearFace(Face):
    """Season and year."""

    season: str
    title: str
    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the season's icon beside its name."""
        plate(painter, rect)
        art.paint_icon(painter, self.season, QRectF(rect.x() + 3, rect.y() + 5, 24, 24))
        write(painter, rect.adjusted(28, 4, -2, -22), self.text, SMALL, bold=True, align=LEFT)
        write(painter, rect.adjusted(4, 28, -4, -1), self.title, SMALL)


@value
class EventFace(Face):
    """An event: what it changes above, the rice it costs in winter below."""

    event: int
    is_current: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint both halves."""
        marked_plate(painter, rect, marked=self.is_current)
        card = content.EVENTS[self.event]
        icon, text = sign_of(card)
        upper = rect.adjusted(3, 3, -2, -21)
        if card.effect.value == "temple_peace":
            art.paint_icon(painter, icon, upper.adjusted(0, 0, -19, 0))
            art.paint_icon(painter, "shield", upper.adjusted(21, 0, 0, 0))
        else:
            art.paint_icon(painter, icon, upper.adjusted(0, 0, -19, 0))
            write(painter, upper.adjusted(20, 0, 2, 0), text, SMALL, bold=True, align=LEFT)
        painter.setPen(QPen(theme.colour("line"), 1))
        height = rect.bottom() - 18
        painter.drawLine(QPointF(rect.left() + 5, height), QPointF(rect.right() - 5, height))
        art.paint_icon(painter, "rice", QRectF(rect.x() + 5, rect.bottom() - 16, 13, 13))
        lost = QRectF(rect.x() + 19, rect.bottom() - 17, rect.width() - 20, 15)
        write(painter, lost, signed(-card.rice_loss), SMALL, ink="pay", bold=True, align=LEFT)


@value
class TurnFace(Face):
    """A place in the turn order with its special card, and who took it."""

    place: int
    special: int
    seat: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint number, card and taker."""
        plate(painter, rect)
        number = QRectF(rect.x() + 4, rect.bottom() - 19, 12, 16)
        write(painter, number, str(self.place + 1), TEXT, ink="ink_soft", bold=True)
        if self.special != FREE:
            icon, text = sign_of(content.SPECIALS[self.special])
            upper = rect.adjusted(3, 3, -2, -22)
            art.paint_icon(painter, icon, upper.adjusted(0, 0, -22, 0))
            write(painter, upper.adjusted(23, 0, 0, 0), text, SMALL, bold=True, align=LEFT)
        if self.seat != FREE:
            taken = QRectF(rect.right() - 25, rect.bottom() - 22, 21, 21)
            paint_owner(painter, taken, self.seat, "disc")


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
        marked_plate(painter, rect, marked=self.is_asked)
        paint_owner(painter, QRectF(rect.x() + 3, rect.y() + 3, 17, 17), self.seat, "disc")
        write(painter, rect.adjusted(22, 3, -32, -20), self.name, SMALL, bold=True, align=LEFT)
        if self.is_ready:
            art.paint_icon(painter, "check", QRectF(rect.right() - 44, rect.y() + 5, 13, 13))
        points = QRectF(rect.right() - 31, rect.y() + 4, 30, 14)
        figure(painter, points, "crown", str(self.points))
        figures = (
            ("chest", self.chests),
            ("rice", self.rice),
            ("army", self.supply),
            ("province", self.provinces),
        )
        for column, (icon, number) in enumerate(figures):
            box = QRectF(rect.x() + 3 + column * (rect.width() - 4) / 4, rect.bottom() - 16, 26, 11)
            figure(painter, box, icon, str(number), bold=False)


@value
class CaptionFace(Face):
    """What happened last: who, where, what, and why it failed."""

    text: str
    icon: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it on two lines beside its icon."""
        plate(painter, rect, fill="paper", opacity=0.93)
        art.paint_icon(painter, self.icon, QRectF(rect.x() + 4, rect.y() + 7, 22, 22))
        write_wrapped(painter, rect.adjusted(30, 0, -4, 0), self.text, SMALL, align=LEFT)


@value
class TowerFace(Face):
    """The cubes inside the tower, as whoever counts knows them, and those in its tray.

    A tower one can look into shows both of its shelves.
    """

    inside: tuple[int, ...]
    tray: tuple[int, ...]
    shelves: tuple[tuple[int, ...], ...] = ()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a line for the tower, or for each of its shelves, and one for the tray."""
        plate(painter, rect, fill="paper", opacity=0.93)
        held = self.shelves or (self.inside,)
        lines = [("shelf" if number else "cube_tower", row) for number, row in enumerate(held)]
        high = (rect.height() - 4) / (len(lines) + 1)
        for number, (sign, counts) in enumerate((*lines, ("tray", self.tray))):
            line = QRectF(rect.x() + 3, rect.y() + 2 + number * high, rect.width() - 6, high)
            _paint_sign(painter, sign, QRectF(line.x(), line.y(), 16, high))
            side = min(_TOWER_CUBE, high - 1)
            for column, (colour, count) in enumerate(_present(counts)):
                box = QRectF(line.x() + 22 + column * 29, line.y(), 30, high)
                top = box.center().y() - side / 2
                paint_cube(painter, QRectF(box.x(), top, side, side), colour)
                write(painter, box.adjusted(15, 0, 0, 0), str(count), SMALL, align=LEFT)


def _paint_sign(painter: QPainter, sign: str, room: QRectF) -> None:
    """Paint what a line of the tower stands for: the tower, a shelf of it, or the tray."""
    middle = room.center()
    if sign == "tray":
        _paint_tray(painter, QRectF(room.x() + 1, middle.y() - 4, 14, 9))
    elif sign == "shelf":
        painter.setPen(QPen(theme.colour("ink"), 2))
        painter.drawLine(QPointF(room.left() + 1, middle.y()), QPointF(room.right(), middle.y()))
    else:
        side = min(room.width(), room.height())
        art.paint_icon(painter, sign, QRectF(room.x(), room.y(), side, side))


def paint_back(painter: QPainter, rect: QRectF, sign: str = "") -> None:
    """Paint the back of a card."""
    plate(painter, rect, fill="card_back", line="ink_soft")
    painter.setPen(QPen(theme.colour("card_back_ink"), 0.6, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 2, 2)
    write(painter, rect, sign, LARGE, ink="card_back_ink", bold=True)


def _paint_tray(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(theme.colour("ink"), 1.4))
    painter.drawPolyline(
        [rect.topLeft(), rect.bottomLeft(), rect.bottomRight(), rect.topRight()],
    )


def _present(counts: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(colour, count) for colour, count in enumerate(counts) if count]
