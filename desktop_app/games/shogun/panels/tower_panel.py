"""The cube tower as an event: cubes fall one by one, then the tray is counted.

The board waits until they lie. Whoever does not want to look skips it; the log tells the same in
figures.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QWidget

from desktop_app.board.motion import MARCH
from desktop_app.board.overlay import lie_over
from desktop_app.games.shogun.panels.tower_fall import Fall, Shelves, inside_before, shelves_before
from desktop_app.games.shogun.panels.tower_picture import Shown, paint_throw, place_of
from desktop_app.games.shogun.scene.layout import LAYOUT
from desktop_app.games.shogun.scene.strip import inside_tower
from desktop_app.games.shogun.words.fights import (
    battle_began,
    counted,
    result_text,
    revolt_began,
    revolt_ended,
)
from desktop_app.look import theme
from desktop_app.play.session import GameSession
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.shogun.components import NOBODY
from engine.games.shogun.events import Marched
from engine.games.shogun.events import fights as events
from engine.games.shogun.state import Shogun

FRAME = 16
"""Milliseconds between two pictures."""
READING = 2600
"""Milliseconds the result can be read before the panel closes, at normal speed."""
_MOST_WAITING = 4
"""Older throws are left to the log."""


class TowerPanel(QWidget):
    """Shows throws one after the other; a click, Escape or Enter goes on."""

    all_told = Signal()  # nothing is left to be shown or read

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.speed = 1.0
        """How fast cubes fall; 0 leaves everything to the log."""
        self._session = session
        self._title = ""
        self._seat: int | None = None
        """Whose fight begins."""
        self._province = NOBODY
        """What it is about."""
        self._march = 0.0
        """How long armies are still on their way to the fight."""
        self._heard: list[Shown] = []
        """Throws since the table was last seen: what was in the tower is not known yet."""
        self._waiting: list[Shown] = []
        self.shown: Shown | None = None
        self._is_asked = False
        """Whether somebody here has to decide, and what was thrown before is all there is."""
        self._clock = QElapsedTimer()
        self._now = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self.skip_button = QPushButton(QCoreApplication.translate("shogun", "Skip"), self)
        self.skip_button.clicked.connect(self.skip)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()
        session.hint_given.connect(self._give_way)
        session.event_happened.connect(self.hear)
        session.view_changed.connect(self._look_inside)
        session.decision_requested.connect(self.hurry)

    # What happens -------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Collect what belongs to a throw; show it when it is complete."""
        names = self._session.names
        match event:
            case Marched():
                self._march = MARCH
            case events.BattleBegan():
                self._title, self._seat = battle_began(event, names), event.attacker
                self._province = event.province
            case events.RevoltBegan():
                self._title, self._seat = revolt_began(event, names), event.seat
                self._province = event.province
                self._march = 0.0
            case events.Thrown():
                filled = QCoreApplication.translate("shogun", "The tower is filled.")
                throw = Shown(self._title or filled, event, Fall(event), self._seat)
                throw.province, self._province = self._province, NOBODY
                self._enqueue(throw)
                self._title, self._seat, self._march = "", None, 0.0
            case events.BattleEnded() if self._last:
                self._last.count = counted(event, names)
                self._last.result = result_text(event, names)
            case events.RevoltEnded() if self._last:
                self._last.result = revolt_ended(event, names)
            case _:
                pass

    def skip(self) -> None:
        """Let all cubes lie where they end; if they do already, go on."""
        if self.shown and self._now < self.shown.fall.length:
            self._now = self.shown.fall.length
            self._open()
            self._let_through()
        else:
            self._next()

    def hurry(self) -> None:
        """Leave all but the last throw to the log: somebody wants to go on."""
        self._waiting = self._waiting[-1:]
        self._is_asked = True
        self._let_through()

    def forget(self) -> None:
        """Show nothing any more."""
        self._waiting.clear()
        self.shown, self._march = None, 0.0
        self._timer.stop()
        self.hide()
        self.all_told.emit()

    def hold(self, milliseconds: float) -> None:
        """Stop at a moment of the throw, to be looked at."""
        self._timer.stop()
        self._now = milliseconds
        self.update()

    def advance(self, milliseconds: float) -> None:
        """Let so much time of the throw pass."""
        if self.shown:
            self._now += milliseconds
            if self._now >= self.shown.fall.length + READING:
                self._next()
            elif self._now >= 0:
                self._open()
            self._let_through()

    @property
    def is_playing(self) -> bool:
        """Whether cubes are still falling: the map must not tell who wins before they lie."""
        if self._waiting:
            return True
        return self.shown is not None and self._now < self.shown.fall.length

    @property
    def is_telling(self) -> bool:
        """Whether what came of it can still be read."""
        return self.shown is not None

    @property
    def headline(self) -> tuple[int | None, str]:
        """Who acts in what is shown, and what it is."""
        return (self.shown.seat, self.shown.title) if self.shown else (None, "")

    @property
    def _last(self) -> Shown | None:
        return self._waiting[-1] if self._waiting else self.shown

    def _enqueue(self, throw: Shown) -> None:
        if not self.speed:
            return
        self._is_asked = False
        self._heard.append(throw)
        self._waiting = [*self._waiting, throw][-_MOST_WAITING:]
        if self.shown is None:
            self._next()

    def _look_inside(self, view: State) -> None:
        """Find out what was in the tower before each throw, from what is in it now."""
        assert isinstance(view, Shogun)
        shelves: Shelves = view.tower.shelves
        inside = inside_tower(view)
        for throw in reversed(self._heard):
            inside = throw.inside = inside_before(throw.thrown, inside)
            if throw.thrown.open_tower:
                shelves = shelves_before(throw.thrown, shelves)
                throw.fall = Fall(throw.thrown, shelves)
        self._heard.clear()

    def _next(self) -> None:
        if not self._waiting:
            self.forget()
            return
        self.shown = self._waiting.pop(0)
        self._now, self._march = -self._march, 0.0
        self._lie_over_board()
        self._clock.restart()
        self._timer.start()
        if self._now >= 0:
            self._open()

    def _open(self) -> None:
        """Lie over the board and show the throw as it stands."""
        if not self.isVisible():
            self._lie_over_board()
            self.show()
            self.raise_()
            self.skip_button.raise_()
        self.update()

    @property
    def _is_in_the_way(self) -> bool:
        """Whether it lies over what somebody is asked about, and all cubes lie."""
        return self._is_asked and self.isVisible() and not self.is_playing

    def _let_through(self) -> None:
        """Let a hand reach what lies below as soon as nothing is given away by it."""
        through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.setAttribute(through, self._is_in_the_way)

    def _give_way(self) -> None:
        """Close, if somebody goes on although the result could still be read."""
        if self._is_in_the_way:
            self.forget()

    def _tick(self) -> None:
        if not self.speed:  # motion was switched off in mid-fall
            self.forget()
        self.advance(self._clock.restart() * self.speed)

    # How it looks -------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tower in cross-section beside the words."""
        if self.shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self.width() / LAYOUT.fall.w
        painter.scale(scale, scale)
        paint_throw(painter, self.shown, self._now)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on."""
        self.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by keyboard too."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space):
            self.skip()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the button on it, which stays a button where the rest lets hands through."""
        super().showEvent(event)
        self.skip_button.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the button away as well."""
        super().hideEvent(event)
        self.skip_button.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place over the sea when the board changes its size; give way to a hand."""
        if event.type() == QEvent.Type.Resize:
            self._lie_over_board()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._give_way()
        return super().eventFilter(watched, event)

    def _lie_over_board(self) -> None:
        board = self.parentWidget()
        if not isinstance(board, QAbstractScrollArea):
            return
        board.installEventFilter(self)
        board.viewport().installEventFilter(self)
        lie_over(self, place_of(self.shown), LAYOUT.size)
        self.skip_button.setParent(board)
        self.skip_button.adjustSize()
        corner = self.geometry().bottomRight() - self.skip_button.rect().bottomRight()
        self.skip_button.move(corner.x() - theme.size("step"), corner.y() - theme.size("step"))
