"""A window onto the board: mouse, keyboard, zoom and pan."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop_app.board.items import PieceItem
from desktop_app.board.keys import DIRECTIONS, TYPING_SECONDS, BoardKeys
from desktop_app.board.scene import BoardScene
from desktop_app.board.sight import Sight
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Note, Words
from desktop_app.look import theme

LONG_PRESS = 600
"""Milliseconds after which a press asks for details."""
DRAG = 6
"""Pixels the mouse must move before a press is a drag."""
_ZOOM = 1.2
_NOTCH = 0.5
"""How many pixels a board scrolls for each eighth of a degree that the wheel turns."""


class BoardView(QGraphicsView):
    """Shows a scene, whole or larger than itself: then it scrolls, and follows what is asked."""

    whole_wanted = Signal()
    """By two clicks, the first of which was not meant for what lies there."""
    hint_wanted = Signal()
    """By its letter, which might have begun the name of a place."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = self.board = scene
        self.keys = BoardKeys(scene)
        self.words_of: Callable[[Spot], Words] = lambda spot: Words(str(spot))
        """Names and descriptions in the player's language, for screen readers."""
        self.name_in_hand: Callable[[Spot], str] = lambda spot: self.words_of(spot).name
        """What is in the hand when it was taken from a spot, in the player's language."""
        self.words_of_note: Callable[[Note], str] = lambda note: note.said or note.text
        """What a note on a target says, in the player's language."""
        self.sight = Sight(self)
        self.sight.drifted = self._follow_drag
        self.sight.moved = self._keep_furniture
        self._sought: Sequence[Spot] = ()
        """What a player looked for last."""
        self._pressed: QPoint | None = None
        self._is_dragging = False
        self._source: Spot | None = None
        self._grip, self._dragged_to = QPointF(), QPoint()
        self._more_letters = QTimer(self)
        self._more_letters.setSingleShot(True)
        self._more_letters.setInterval(round(1000 * TYPING_SECONDS))
        self._more_letters.timeout.connect(self.hint_wanted)
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS)
        self._long_press.timeout.connect(self._ask_about_pressed)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.asked = ""
        """What is asked; no description of the widget, for screen readers say each change of it."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        shown = Qt.ScrollBarPolicy.ScrollBarAsNeeded  # they tell that there is more to see
        hidden = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(shown if self._is_large else hidden)
        self.setVerticalScrollBarPolicy(shown if self._is_large else hidden)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scene.sceneRectChanged.connect(self.sight.show_usual)
        scene.looked_for.connect(self._look_for)

    # Zoom and pan -------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole board; a large one that is whole is large again."""
        self.sight.fit()

    def zoom_in(self) -> None:
        """Come closer to the middle of what is seen."""
        self.sight.zoom_at(self.viewport().rect().center(), _ZOOM)

    def zoom_out(self) -> None:
        """Go back; never further than the whole board."""
        self.sight.zoom_at(self.viewport().rect().center(), 1 / _ZOOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the board as large as it was wanted."""
        super().resizeEvent(event)
        self.sight.keep_size()
        self._look_for(self._sought)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom to where the mouse is; a board that is large by itself scrolls without Ctrl."""
        turned = event.angleDelta()
        if self._is_large and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            across = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.sight.scroll((turned.transposed() if across else turned) * -_NOTCH)
        else:
            closer = turned.y() > 0
            self.sight.zoom_at(event.position().toPoint(), _ZOOM if closer else 1 / _ZOOM)

    @property
    def _is_large(self) -> bool:
        return theme.scale() > 1.0

    @Slot(object)
    def _look_for(self, spots: Sequence[Spot]) -> None:
        """Bring in sight what a player looks for, unless the mouse holds the board in its place."""
        self._sought = spots
        if self._pressed is None:
            shown = [spot for spot in spots if spot in self._scene.spots]
            items = [self._scene.place(spot) for spot in shown]
            self.sight.keep([item.seen for item in items if not item.place.stays])

    def scrollContentsBy(self, across: int, down: int) -> None:
        """Scroll the board, but not what keeps its place in the window."""
        super().scrollContentsBy(across, down)
        self._keep_furniture()

    def _keep_furniture(self) -> None:
        """Let what keeps its place in the window stay there."""
        if self.scene() is None:  # it is being deleted, and everything on it is gone
            return
        furniture = self.sight.of_furniture()
        self._scene.furniture.setTransform(furniture)
        self._scene.lights.follow(furniture)

    # The mouse ----------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Get ready to drag or to click."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._scene.set_focus(None)  # the ring of the keyboard only while it is used
        self._pressed = event.position().toPoint()
        place = self._scene.place_at(self.mapToScene(self._pressed))
        self._source = place.place.spot if place else None
        self._long_press.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, pan, or look."""
        pos = event.position().toPoint()
        if self._pressed is None:
            self._scene.hovered.emit(self._scene.thing_at(self.mapToScene(pos)))
            return
        far = (pos - self._pressed).manhattanLength() >= DRAG
        if far and not self._is_dragging:
            self._is_dragging = True
            self._long_press.stop()
            self._lift(self.mapToScene(self._pressed))
        if self._scene.held and self._is_dragging:
            self._drag_to(pos)
        elif self._is_dragging and self.sight.is_scrolled:
            self._pan(pos)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop, or click."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        dragged, self._is_dragging, self._pressed = self._is_dragging, False, None
        self.sight.drift.stop()
        waited = not self._long_press.isActive()
        self._long_press.stop()
        place = self._scene.place_at(self.mapToScene(event.position().toPoint()))
        spot = place.place.spot if place else None
        if dragged:
            self._drop(spot)
        elif spot and not waited:
            self._scene.act_on(spot)
        elif not waited:
            self._scene.put_back()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the whole board again; two clicks where something can be done stay two clicks."""
        place = self._scene.place_at(self.mapToScene(event.position().toPoint()))
        if place and (not self.sight.is_scrolled or self._scene.can_act_on(place.place.spot)):
            self.mousePressEvent(event)
        else:
            self.fit()
            self.whole_wanted.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask about what is there."""
        self._scene.details_wanted.emit(self._scene.thing_at(self.mapToScene(event.pos())))

    def leaveEvent(self, event: QEvent) -> None:
        """Look at nothing."""
        super().leaveEvent(event)
        self._scene.hovered.emit(None)

    def _lift(self, pos: QPointF) -> None:
        """Take the piece under the mouse into the hand, if its spot is a source."""
        if self._source is None or self._source not in self._scene.reach.sources:
            return
        under = [item for item in self._scene.items(pos) if isinstance(item, PieceItem)]
        mine = [item for item in under if item.piece.spot == self._source]
        pieces = mine or self._scene.pieces_on(self._source)[-1:]
        self._scene.pick_up(self._source)
        if pieces:
            middle = pieces[0].boundingRect().center()
            self._grip = pieces[0].mapFromScene(pos) if mine else middle
            self._scene.lift(pieces[0])

    def _drop(self, spot: Spot | None) -> None:
        if self._scene.held and spot and spot != self._scene.held:
            self._scene.drop_on(spot)
        elif self._source and spot and self._cannot_be_picked_up(self._source, spot):
            self._scene.drop_refused(self._source, spot)
        else:
            self._scene.put_back()

    def _cannot_be_picked_up(self, source: Spot, target: Spot) -> bool:
        """Whether a drag was a try that the rules refuse; what was put back in mid-drag is none."""
        if self._scene.held or source == target or self.sight.is_scrolled:
            return False
        return source not in self._scene.reach.sources

    def _drag_to(self, pos: QPoint) -> None:
        """Let what is in the hand follow the mouse, and the board drift at its edges."""
        self._dragged_to = pos
        self._follow_drag()
        self.sight.drag_at(pos)

    def _follow_drag(self) -> None:
        if self._scene.lifted:
            around, here = self._scene.lifted.parentItem(), self.mapToScene(self._dragged_to)
            self._scene.lifted.setPos((around.mapFromScene(here) if around else here) - self._grip)

    def _pan(self, pos: QPoint) -> None:
        assert self._pressed is not None
        self.sight.scroll(self._pressed - pos)
        self._pressed = pos

    def _ask_about_pressed(self) -> None:
        if self._pressed is not None and not self._is_dragging:
            thing = self._scene.thing_at(self.mapToScene(self._pressed))
            self._scene.details_wanted.emit(thing)

    # The keyboard -------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say again where the keyboard stands: a screen reader heard of the board only."""
        super().focusInEvent(event)
        if self._scene.focus:
            self._scene.focus_moved.emit(self._scene.focus)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab walk over what can be done; at the end, on to the next widget."""
        focus = self.window().focusWidget()
        if focus and focus is not self and self.isAncestorOf(focus):  # a sheet over the board
            return super().focusNextPrevChild(forward)
        return self.keys.walk(forward=forward) or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, or let the board's keys do their work; past the last place they scroll."""
        before = self._scene.focus
        self._more_letters.stop()
        match event.key():
            case Qt.Key.Key_Plus:
                self.zoom_in()
            case Qt.Key.Key_Minus:
                self.zoom_out()
            case _ if self.keys.press(event.key(), event.text()):
                event.accept()
                if self.keys.may_mean_hint:
                    self._more_letters.start()
                if event.key() in DIRECTIONS and self._scene.focus == before:
                    self.sight.page(DIRECTIONS[Qt.Key(event.key())])
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep letters to ourselves while somebody types the name of a place."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.keys.wants(event.text())
        ):
            event.accept()
            return True
        return super().event(event)
