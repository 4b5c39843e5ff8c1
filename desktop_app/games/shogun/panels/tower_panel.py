"""The cube tower as an event: cubes fall one by one, then the tray is counted.

The board waits until they lie, and whatever comes next until the result was read. Whoever does not
want to look skips it; the log tells the same in figures.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    Qt,
    QTimer,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QWidget

from desktop_app.board.motion import MARCH
from desktop_app.board.overlay import lie_over
from desktop_app.games.shogun.panels.tower_picture import paint_throw, place_of
from desktop_app.games.shogun.panels.tower_throw import Throw, throw_in
from desktop_app.games.shogun.scene.layout import LAYOUT
from desktop_app.look import theme
from desktop_app.play.entries import Scene, Shown
from desktop_app.play.playhead import Done
from desktop_app.play.session import GameSession
from engine.games.shogun.events import Marched

FRAME = 16
"""Milliseconds between two pictures."""
READING = 2600
"""Milliseconds the result can be read before the panel closes, at normal speed."""
_GOES_ON = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space)


class TowerPanel(QWidget):
    """Shows the throw of an entry, then lets its result be read; a click or Enter goes on."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.speed = 1.0
        """How fast cubes fall; 0 leaves everything to the log."""
        self._session = session
        self.shown: Throw | None = None
        self._when_fallen: Done | None = None
        """Who waits until the cubes lie."""
        self._when_read: Done | None = None
        """Who waits until the result was read."""
        self._reading: float | None = READING
        """How long it can be read; None is until somebody goes on."""
        self._is_asked = False
        """Whether somebody here is asked next, and may reach for what lies below."""
        self._clock = QElapsedTimer()
        self._now = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self.skip_button = QPushButton(QCoreApplication.translate("shogun", "Skip"), self)
        self.skip_button.clicked.connect(self.skip)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()
        session.playhead.cut.connect(self.forget)

    # What happens -------------------------------------------------------------

    def show_how(self, entry: Scene, done: Done) -> None:
        """Let the cubes fall that were thrown; the map tells what came of it when they lie."""
        self.forget()
        throw = throw_in(entry, self._session.names) if self.speed else None
        if throw is None:
            done()
            return
        self.shown, self._when_fallen = throw, done
        marched = any(isinstance(event, Marched) for event in entry.events)
        self._now = -float(MARCH) if marched else 0.0
        self._lie_over_board()
        self._clock.restart()
        self._timer.start()
        if not marched:
            self._open()

    def tell_of(self, entry: Scene, done: Done) -> None:
        """Let the result be read; by somebody who leaves, for as long as it takes."""
        if self.shown is None:
            done()
            return
        self._when_read = done
        self._reading = None if entry.is_farewell else READING
        self._is_asked = isinstance(entry, Shown) and entry.question is not None
        self._let_through()

    def skip(self) -> None:
        """Let all cubes lie where they end; if they do already, go on."""
        if self.is_playing:
            self._lie()
        else:
            self._close()

    def forget(self) -> None:
        """Show nothing any more, and let nobody know: what was shown is over."""
        self.shown = self._when_fallen = self._when_read = None
        self._is_asked = False
        self._timer.stop()
        self._let_through()
        self.hide()

    def hold(self, milliseconds: float) -> None:
        """Stop at a moment of the throw, to be looked at."""
        self._timer.stop()
        self._now = milliseconds
        if milliseconds >= 0:
            self._open()

    def advance(self, milliseconds: float) -> None:
        """Let so much time of the throw pass."""
        if self.shown is None:
            return
        self._now += milliseconds
        if self._now >= 0:
            self._open()
        if self._when_fallen and self._now >= self.shown.fall.length:
            self._lie()
        elif self._reading is not None and self._now >= self.shown.fall.length + self._reading:
            self._close()

    @property
    def is_playing(self) -> bool:
        """Whether cubes are still falling: the map must not tell who wins before they lie."""
        return self._when_fallen is not None

    @property
    def headline(self) -> tuple[int | None, str]:
        """Who acts in what is shown, and what it is."""
        return (self.shown.seat, self.shown.title) if self.shown else (None, "")

    def _lie(self) -> None:
        """Let all cubes lie, and the board tell what came of it."""
        assert self.shown
        self._now = max(self._now, self.shown.fall.length)
        self._open()
        fallen, self._when_fallen = self._when_fallen, None
        if fallen:
            fallen()

    def _close(self) -> None:
        """Go on: it was read."""
        read = self._when_read
        if read:  # else the board has still to be shown
            self.forget()
            read()

    def _open(self) -> None:
        """Lie over the board and show the throw as it stands."""
        if not self.isVisible():
            self._lie_over_board()
            self.show()
            self.raise_()
            self.skip_button.raise_()
        self.update()

    def _let_through(self) -> None:
        """Let a hand reach what lies below as soon as nothing is given away by it."""
        through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.setAttribute(through, self._is_asked)

    def _give_way(self) -> None:
        """Close, if somebody goes on although the result could still be read."""
        if self._is_asked:
            self._close()

    def _tick(self) -> None:
        if self.speed:
            self.advance(self._clock.restart() * self.speed)
        else:  # motion was switched off in mid-fall
            self._lie()
            self._close()

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
        if event.key() in _GOES_ON:
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
        elif event.type() == QEvent.Type.MouseButtonPress or (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() not in _GOES_ON
        ):
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
