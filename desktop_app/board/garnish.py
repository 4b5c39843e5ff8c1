"""What is seen of an event beside the board that is true anyway: signs, rolling dice, journeys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop_app.board.items import FLOURISHES, LIFTED, FaceItem
from desktop_app.board.motion import HEIGHT
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Flight, Flourish, Journey, Roll
from desktop_app.look import art
from desktop_app.look.lettering import plate, width_of, write

if TYPE_CHECKING:
    from desktop_app.board.scene import BoardScene

_LETTERS, _PLATE, _ICON = 18.0, 26.0, 22.0
_ROWS = (0, 1, -1, 2, -2)
"""Where signs begin, seen from their spot, if others have begun there; more is left to the log."""


class Garnish:
    """Everything that moves over one scene for a moment and leaves nothing behind."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._rising: list[FlourishItem] = []
        self._travelling: list[Traveller] = []

    @property
    def rising(self) -> list[Flourish]:
        """The signs that can be seen now."""
        return [item.flourish for item in self._rising]

    @property
    def travelling(self) -> list[Traveller]:
        """What is on a journey now."""
        return list(self._travelling)

    def rise(self, flourish: Flourish) -> None:
        """Let a few signs rise from a spot, beside others that rise there already."""
        scene = self._scene
        if not scene.motion.speed or flourish.spot not in scene.spots:
            return
        item = FlourishItem(flourish)
        if not self._find_room(item):
            return

        def remove() -> None:
            self._rising.remove(item)
            scene.removeItem(item)

        self._rising.append(item)
        scene.addItem(item)
        scene.motion.rise(item, remove)

    def take_down(self) -> list[Flourish]:
        """Let no signs rise any more; return those that did."""
        taken = list(self._rising)
        for item in taken:
            self._scene.motion.still(item)
        return [item.flourish for item in taken]

    def roll(self, roll: Roll) -> None:
        """Let the dice on a spot tumble; each ends on the face that the board shows."""
        if not self._scene.motion.speed:
            return
        for number, item in enumerate(self._scene.pieces_on(roll.spot)):
            # Each begins with another face, or they would turn like soldiers.
            first = (2 * number + len(roll.spot.key)) % len(roll.faces)
            faces = roll.faces[first:] + roll.faces[:first]
            self._scene.motion.roll(item, tuple(face for face in faces if face != item.face))

    def send(self, journey: Journey) -> None:
        """Let something go its way over the board."""
        scene = self._scene
        if not scene.motion.speed:
            return
        item = Traveller(journey)

        def remove() -> None:
            self._travelling.remove(item)
            scene.removeItem(item)

        self._travelling.append(item)
        scene.addItem(item)
        scene.motion.march(item, QPointF(journey.end.x, journey.end.y), remove)

    def fly(self, flight: Flight) -> None:
        """Let something fly from spot to spot."""
        scene = self._scene
        if not {flight.start, flight.end} <= set(scene.spots):
            return
        start, end = (self._box_at(spot, flight.size) for spot in (flight.start, flight.end))
        if start != end:
            self.send(Journey(flight.face, start, end))

    def _box_at(self, spot: Spot, size: float) -> Box:
        middle = self._scene.place(spot).seen.center()
        return Box(middle.x() - size / 2, middle.y() - size / 2, size, size)

    def _find_room(self, item: FlourishItem) -> bool:
        """Let *item* begin where it covers no other signs, if there is such a place."""
        there = self._scene.place(item.flourish.spot)
        middle = there.mapToScene((there.place.notes or there.place.box).centre)
        for row in _ROWS:
            item.begin_at(middle + QPointF(0, row * (_PLATE + 2)), self._scene.sceneRect())
            if not any(item.start.intersects(other.start) for other in self._rising):
                return True
        return False


class Traveller(FaceItem):
    """Something on its journey; hands cannot touch it."""

    def __init__(self, journey: Journey) -> None:
        super().__init__()
        self.show_face(journey.face, QRectF(0, 0, journey.start.w, journey.start.h))
        self.setPos(journey.start.x, journey.start.y)
        self.setZValue(LIFTED)


class FlourishItem(QGraphicsObject):
    """A few signs that rise from a spot."""

    def __init__(self, flourish: Flourish) -> None:
        super().__init__()
        self.flourish = flourish
        width = width_of(flourish.text, _LETTERS, bold=True) + 16
        self._rect = QRectF(0, 0, width + (_ICON if flourish.icon else 0), _PLATE)
        self.start = self._rect
        """Where it begins on the board."""
        self.setZValue(FLOURISHES)

    def begin_at(self, middle: QPointF, board: QRectF) -> None:
        """Begin around *middle*, but so that nothing of it leaves the *board* on its way."""
        corner = middle - self._rect.center()
        room = board.adjusted(2, HEIGHT + 2, -self._rect.width() - 2, -self._rect.height() - 2)
        x = max(room.left(), min(corner.x(), room.right()))
        self.setPos(x, max(room.top(), min(corner.y(), room.bottom())))
        self.start = self._rect.translated(self.pos())

    def boundingRect(self) -> QRectF:
        """Leave room for the line around."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the signs on a plate."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate(painter, self._rect.adjusted(-0.5, -0.5, 0.5, 0.5), radius=8)
        shown = self.flourish
        words = self._rect.adjusted(0, 0, -_ICON if shown.icon else 0, 0)
        write(painter, words, shown.text, _LETTERS, ink=shown.tone, bold=True)
        if shown.icon:
            art.paint_icon(painter, shown.icon, QRectF(self._rect.right() - 26, 3, 20, 20))
