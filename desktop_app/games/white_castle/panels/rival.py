"""The rival's turn over the board: one sentence after the other, each with its reason."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
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
from desktop_app.look import art, theme
from desktop_app.look.lines import list_of_lines
from desktop_app.play.entries import Scene
from desktop_app.play.playhead import Done
from desktop_app.play.session import GameSession
from engine.core.agenda import Event
from engine.games.white_castle.events import DieTaken, Scored
from engine.games.white_castle.events import solo as solo_events
from engine.games.white_castle.events.solo import SoloShuffled, SoloTurned
from engine.games.white_castle.rival import RIVAL
from engine.games.white_castle.state import WhiteCastle


def panels(session: GameSession) -> tuple[QWidget, ...]:
    """Return the panel of a solo game; with others at the table there is no rival."""
    view = session.view
    assert isinstance(view, WhiteCastle)
    return (RivalPanel(session),) if view.players == 1 else ()


class RivalPanel(QFrame):
    """Tells the rival's last turn; any click or key closes it.

    It lies over the rival's cards, which it tells about, and hides nothing a player decides with.
    What the rival does comes deed by deed, at the player's pace; each is told as it is shown.
    """

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.setObjectName("sheet")
        self._session, self._wording = session, WhiteCastleWording()
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
        session.playhead.cut.connect(self.close_turn)

    def tell_of(self, entry: Scene, done: Done) -> None:
        """Tell what the rival did; nobody need wait for this to be read."""
        for event in entry.events:
            self._hear(event)
        done()

    def _hear(self, event: Event) -> None:
        """Take up what the rival does; a new turn of it begins a new list."""
        if isinstance(event, DieTaken) and event.seat != RIVAL:
            self.close_turn()
        if not is_about_rival(event):
            return
        if isinstance(event, SoloTurned) and not event.missing:
            self.lines.clear()
        line = self._wording.event(event, self._session.names)
        if line:
            self.lines.addItem(QListWidgetItem(art.qicon(line.icon), line.text))
            self._open()

    def skip(self) -> None:
        """Close: everything is told."""
        self.close_turn()

    @Slot()
    def close_turn(self) -> None:
        """Leave the rest to the log."""
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

    def _open(self) -> None:
        board = self.parentWidget()
        if not isinstance(board, QGraphicsView):
            return
        for watched in (board, board.viewport()):
            watched.installEventFilter(self)  # a second time does nothing
        self._find_place()
        self.show()
        self.raise_()
        self.lines.scrollToBottom()

    def _find_place(self) -> None:
        lie_over(self, panel("tale"), SIZE)


def is_about_rival(event: Event) -> bool:
    """Whether an event belongs to a turn of the rival."""
    if isinstance(event, SoloShuffled | Scored):
        return False
    if type(event).__module__ == solo_events.__name__:
        return True
    return getattr(event, "seat", None) == RIVAL
