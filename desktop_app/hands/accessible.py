"""What a screen reader finds on the board: every spot with its name, description and state.

Qt shows screen readers nothing of what is inside a QGraphicsView; so a board answers for itself.
"""

# Qt takes None for what is not there; its stubs do not say so.
# mypy: disable-error-code="override"

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow

from desktop_app.board.view import BoardView
from desktop_app.kit.gestures import Gesture, Spot
from desktop_app.look.announcing import Notice, announce


@cache
def install() -> None:
    """Let boards answer screen readers from now on.

    A board that was asked for its interface before keeps the one of Qt, which is empty.
    """
    QAccessible.installFactory(_interface)


_made: dict[int, BoardAccess] = {}
"""Qt does not keep interfaces made in Python alive; each lives as long as its board.

The number is the board's ``id()``: what Qt says has been destroyed is no longer the same object.
"""


def _interface(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if isinstance(thing, Notice):
        return thing.access
    if not isinstance(thing, BoardView):
        return None
    number = id(thing)
    if number not in _made:
        _made[number] = BoardAccess(thing)
        thing.destroyed.connect(lambda: _made.pop(number).let_go())
    return _made[number]


class BoardAccess(QAccessibleInterface):
    """A board as a group of spots."""

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self.view = view
        self._spots: dict[Spot, SpotAccess] = {}
        self._is_there = True
        view.board.focus_moved.connect(self._tell_focus)
        view.board.picked_up.connect(self._tell_held)

    def of(self, spot: Spot) -> SpotAccess:
        """Return the interface of a spot, the same each time."""
        if spot not in self._spots:
            self._spots[spot] = SpotAccess(self, spot)
        return self._spots[spot]

    def let_go(self) -> None:
        """Forget the board: Qt keeps an interface longer than what it stands for."""
        self._is_there = False
        del self.view
        for spot in self._spots.values():  # Qt would still find them by their numbers
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(spot))
        self._spots.clear()

    def _tell_focus(self, spot: Spot) -> None:
        event = QAccessibleEvent(self.view, QAccessible.Event.Focus)
        event.setChild(self.view.board.spots.index(spot))
        QAccessible.updateAccessibility(event)

    def _tell_held(self) -> None:
        if self.view.board.held:
            name = self.of(self.view.board.held).text(QAccessible.Text.Name)
            text = QCoreApplication.translate(
                "BoardAccess", "{name}. Tab: where it can go. Escape puts it back."
            )
            announce(self.view, text.format(name=name))

    def isValid(self) -> bool:
        """Whether the board is still there."""
        return self._is_there

    def object(self) -> QObject:
        """Return the view."""
        return self.view

    def window(self) -> QWindow | None:
        """Return the window it is in."""
        return self.view.window().windowHandle()

    def childCount(self) -> int:
        """Count the spots that are shown."""
        return len(self.view.board.spots)

    def child(self, index: int) -> QAccessibleInterface | None:
        """Return the spot with this number."""
        spots = self.view.board.spots
        return self.of(spots[index]) if 0 <= index < len(spots) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """Return the spot at a point of the screen."""
        pos = self.view.mapToScene(self.view.mapFromGlobal(QPoint(x, y)))
        place = self.view.board.place_at(pos)
        return self.of(place.place.spot) if place else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a spot."""
        spots = self.view.board.spots
        return spots.index(child.spot) if isinstance(child, SpotAccess) else -1

    def focusChild(self) -> QAccessibleInterface | None:
        """Return the spot where the keyboard stands."""
        focus = self.view.board.focus
        return self.of(focus) if focus else None

    def parent(self) -> QAccessibleInterface | None:
        """Return what the board lies in."""
        above = self.view.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above else None

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        return QRect(self.view.mapToGlobal(QPoint(0, 0)), self.view.size())

    def role(self) -> QAccessible.Role:
        """Be a group."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Take the keyboard."""
        state = QAccessible.State()
        state.focusable = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the board; or what is asked, and in few words how to go about."""
        if kind == QAccessible.Text.Name:
            return self.view.accessibleName()
        if kind == QAccessible.Text.Description:
            how = QCoreApplication.translate(
                "BoardAccess", "Tab: what you can do. Arrows: every place."
            )
            return f"{self.view.asked} {how}".strip()
        return ""


class SpotAccess(QAccessibleInterface):
    """One spot: a button, disabled while nothing can be done there.

    Its role never changes: screen readers ask for it once.
    """

    def __init__(self, board: BoardAccess, spot: Spot) -> None:
        super().__init__()
        self._board, self.spot = board, spot

    def isValid(self) -> bool:
        """Whether the spot is shown now."""
        return self._board.isValid() and self.spot in self._board.view.board.spots

    def object(self) -> QObject | None:
        """Stand for no object of its own."""
        return None

    def window(self) -> QWindow | None:
        """Return the window it is in."""
        return self._board.window()

    def childCount(self) -> int:
        """Have no parts."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        """Have no parts."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """Have no parts."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Have no parts."""
        return -1

    def parent(self) -> QAccessibleInterface:
        """Return the board."""
        return self._board

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        view = self._board.view
        box = view.mapFromScene(view.board.place(self.spot).seen).boundingRect()
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        """Be a button."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Say whether the keyboard stands there, and whether something can be done."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._board.view.board.focus == self.spot
        state.disabled = not self._is_usable()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return name or description in the player's language."""
        view = self._board.view
        if kind == QAccessible.Text.Name:
            is_held = self.spot == view.board.held
            name = view.name_in_hand(self.spot) if is_held else view.words_of(self.spot).name
            return ", ".join((name, *self._remarks()))
        return view.words_of(self.spot).text if kind == QAccessible.Text.Description else ""

    def _remarks(self) -> Iterator[str]:
        """Say what the eye sees on the spot by its light: it is in the hand, it costs so much."""
        board = self._board.view.board
        if self.spot == board.held:
            yield QCoreApplication.translate("BoardAccess", "in your hand")
        elif board.held and self._is_usable():
            note = board.note_of(Gesture(board.held, self.spot))
            if note:
                yield self._board.view.words_of_note(note)

    def _is_usable(self) -> bool:
        board = self._board.view.board
        if board.held:
            return self.spot == board.held or self.spot in board.reach.targets(board.held)
        if board.wanted:
            sources = board.reach.sources_of(board.wanted)
            return self.spot == board.wanted or self.spot in sources
        return self.spot in board.reach.sources
