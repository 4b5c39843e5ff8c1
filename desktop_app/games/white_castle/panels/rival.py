"""The rival's turn over the board: one sentence after the other, each with its reason."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.board.overlay import lie_over
from desktop_app.games.white_castle.scene.layout import SIZE, panel
from desktop_app.games.white_castle.words import WhiteCastleWording
from desktop_app.kit.tabletop import Line
from desktop_app.look import art, theme
from desktop_app.look.lines import list_of_lines
from desktop_app.play.session import GameSession
from engine.core.agenda import Event
from engine.games.white_castle.events import DieTaken, Scored
from engine.games.white_castle.events import solo as solo_events
from engine.games.white_castle.events.solo import SoloShuffled, SoloTurned
from engine.games.white_castle.rival import RIVAL
from engine.games.white_castle.state import WhiteCastle

_PAUSE = 700
"""Milliseconds between two sentences at normal speed."""


def panels(session: GameSession) -> tuple[QWidget, ...]:
    """Return the panel of a solo game; with others at the table there is no rival."""
    view = session.view
    assert isinstance(view, WhiteCastle)
    return (RivalPanel(session),) if view.players == 1 else ()


class RivalPanel(QFrame):
    """Tells the rival's last turn; any click or key closes it.

    It lies over the rival's cards, which it tells about, and hides nothing a player decides with.
    """

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.setObjectName("sheet")
        self.speed = 1.0
        self._session, self._wording = session, WhiteCastleWording()
        self._waiting: list[Line] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tell_next)
        self._title = QLabel(self.tr("The rival's turn"))
        self._title.setObjectName("caption")
        self.lines = list_of_lines()
        self.lines.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lines.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.lines.setAccessibleName(self._title.text())
        self.go_on = QPushButton(self.tr("Go on"))
        self.go_on.clicked.connect(self.close_turn)
        self._arrange()
        self.hide()
        session.event_happened.connect(self.hear)
        session.undo_changed.connect(self._forget_undone)

    @Slot(object)
    def hear(self, event: Event) -> None:
        """Take up what the rival does; a new turn of it begins a new list."""
        if isinstance(event, DieTaken) and event.seat != RIVAL:
            self.close_turn()
        if not is_about_rival(event):
            return
        if isinstance(event, SoloTurned) and not event.missing:
            self.lines.clear()
            self._waiting.clear()
        line = self._wording.event(event, self._session.names)
        if line:
            self._waiting.append(line)
            self._begin()

    def skip(self) -> None:
        """Tell everything at once; if that is done, close."""
        if not self._waiting:
            self.close_turn()
        while self._waiting:
            self._tell_next()

    @Slot()
    def close_turn(self) -> None:
        """Leave the rest to the log."""
        self._timer.stop()
        self._waiting.clear()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close when the player goes on playing; keep the place when the board changes."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.close_turn()
        elif event.type() == QEvent.Type.Resize and self.isVisible():
            self._find_place()
        return False

    def _arrange(self) -> None:
        step = theme.size("step")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.go_on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(step, step, step, step)
        layout.setSpacing(step)
        layout.addLayout(head)
        layout.addWidget(self.lines)

    def _begin(self) -> None:
        board = self.parentWidget()
        if not isinstance(board, QGraphicsView):
            return
        for watched in (board, board.viewport()):
            watched.installEventFilter(self)  # a second time does nothing
        self._find_place()
        self.show()
        self.raise_()
        if not self.speed:
            self.skip()
        elif not self._timer.isActive():
            self._timer.start(round(_PAUSE / self.speed))
            self._tell_next()

    @Slot()
    def _tell_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        line = self._waiting.pop(0)
        self.lines.addItem(QListWidgetItem(art.qicon(line.icon), line.text))
        self.lines.scrollToBottom()

    def _find_place(self) -> None:
        lie_over(self, panel("tale"), SIZE)

    @Slot(bool, bool)
    def _forget_undone(self, can_undo: bool, can_redo: bool) -> None:
        if can_redo:
            self.close_turn()


def is_about_rival(event: Event) -> bool:
    """Whether an event belongs to a turn of the rival."""
    if isinstance(event, SoloShuffled | Scored):
        return False
    if type(event).__module__ == solo_events.__name__:
        return True
    return getattr(event, "seat", None) == RIVAL
