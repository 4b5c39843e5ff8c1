"""Partners talk: what machines you share a castle with would do in your place, when you ask."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.board.items import PieceItem, PlaceItem
from desktop_app.board.view import BoardView
from desktop_app.games.two_castles.gestures import gesture_of
from desktop_app.games.two_castles.words import TwoCastlesWording
from desktop_app.kit.characters import faces_of
from desktop_app.kit.gestures import Gesture, Spot
from desktop_app.look import theme
from desktop_app.look.announcing import announce
from desktop_app.look.furniture.portraits import Portrait
from desktop_app.look.parts import button, label
from desktop_app.play.entries import Entry, Shown
from desktop_app.play.session import GameSession
from engine.games.two_castles.brain.talk import Opinion, Wish, opinion, wishes
from engine.games.two_castles.state import TwoCastles

_KEY = "P"
_FACE = 40
_SHARE, _BELOW = 0.32, 0.15
"""How much of the board's width it takes, and how far down it begins."""


def panels(session: GameSession) -> tuple[QWidget, ...]:
    """Return where partners talk, if any of them is a machine."""
    people = set(session.humans)
    return (PartnerTalk(session),) if people and len(people) < len(session.names) else ()


class PartnerTalk(QFrame):
    """A button while you build or choose for a castle that a machine shares; then what it says."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self._session, self._wording = session, TwoCastlesWording()
        self._wording.names = session.names
        self._faces = faces_of(session)
        self.ask_button = button(self.tr("Ask your partners (P)"))
        self.ask_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the key does it
        self.ask_button.clicked.connect(self.ask)
        self._said = QFrame()
        self._said.setObjectName("sheet")
        self._lines = QVBoxLayout(self._said)
        self._rows: list[QWidget] = []
        self._is_listening = False
        self._answer = label("", "option")
        self._lines.addWidget(self._answer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.ask_button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._said)
        shortcut = QShortcut(QKeySequence(_KEY), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(self.ask)
        session.playhead.performed.connect(self._on_performed)
        session.playhead.began.connect(self._on_began)
        self.hide()

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """What machines would do in the place of the person who decides."""
        seat, view = self._session.decider, self._session.view
        if seat is None or not isinstance(view, TwoCastles):
            return ()
        return tuple([w for w in wishes(view, seat) if w.partner not in self._session.humans])

    @property
    def text(self) -> str:
        """What was said."""
        return " ".join([self._sentence(wish) for wish in self.wishes]) if self._rows else ""

    @Slot()
    def ask(self) -> None:
        """Let each partner say what it would do, and mark it on the board; or be silent again."""
        found = () if self._rows else self.wishes
        self.skip()
        if not found:
            return
        view = self._session.view
        for wish in found:
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            side = round(_FACE * theme.scale())
            if face := self._faces.get(wish.partner):
                line.addWidget(Portrait(*face, side, is_round=True))
            line.addWidget(label(self._sentence(wish)), 1)
            self._lines.insertWidget(len(self._rows), row)
            self._rows.append(row)
        self._answer.setText(self.tr("Hold a tile over a space to ask what they think of it."))
        board = self.parentWidget()
        if isinstance(board, BoardView):
            spots = [spot for wish in found for spot in gesture_of(wish.move, view).spots]
            board.board.point_at(*spots)
        self._said.show()
        self._lie()
        announce(self, self.text)

    def skip(self) -> None:
        """Let nobody speak any more, as Escape does."""
        board = self.parentWidget()
        if self._rows and isinstance(board, BoardView):
            board.board.point_at()
        self._clear()
        self._lie()

    @Slot(object)
    def point_at(self, spot: Spot | None) -> None:
        """Ask what partners think of the space that a tile is held over, or the keyboard is on."""
        board, seat = self.parentWidget(), self._session.decider
        if not self._rows or seat is None or spot is None or not isinstance(board, BoardView):
            return
        held = board.board.held
        paths = board.board.reach.paths(Gesture(held, spot)) if held else []
        view = self._session.view
        if not paths or not isinstance(view, TwoCastles):
            return
        said = [
            self._reply(partner, found)
            for partner in range(view.seats)
            if partner not in self._session.humans
            and (found := opinion(view, seat, partner, paths[0][0]))
        ]
        if said:
            self._answer.setText(" ".join(said))
            self._lie()
            announce(self, self._answer.text())

    def _reply(self, partner: int, found: Opinion) -> str:
        name = self._wording.name(partner)
        if found.agrees:
            return self.tr("{name}: agreed.").format(name=name)
        text = self.tr("{name} would rather not: about {points} points less. {better}")
        points = max(2, round(found.points))
        return text.format(name=name, points=points, better=self._sentence(found.better))

    @Slot(object)
    def _on_hovered(self, thing: PlaceItem | PieceItem | None) -> None:
        if isinstance(thing, PlaceItem):
            self.point_at(thing.place.spot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner of the board."""
        if event.type() == QEvent.Type.Resize:
            self._lie()
        return super().eventFilter(watched, event)

    @Slot(object)
    def _on_began(self, entry: Entry) -> None:
        self._clear()
        self.hide()

    @Slot(object)
    def _on_performed(self, entry: Entry) -> None:
        """Offer to ask where a partner has a say."""
        board = self.parentWidget()
        if isinstance(entry, Shown) and isinstance(board, BoardView) and self.wishes:
            self._listen_to(board)
            self._lie()
            self.show()
            self.raise_()

    def _listen_to(self, board: BoardView) -> None:
        """Hear from now on what hands point at there."""
        if not self._is_listening:
            self._is_listening = True
            board.installEventFilter(self)
            board.board.hovered.connect(self._on_hovered)
            board.board.focus_moved.connect(self.point_at)

    def _sentence(self, wish: Wish) -> str:
        view = self._session.view
        name, move = self._wording.name(wish.partner), self._wording.move(wish.move, view)
        good = [reason for reason in wish.why if reason.difference >= 0.5][:2]
        why = ", ".join([f"{self._wording.reason(r.feature)} (+{r.difference:.0f})" for r in good])
        if not why:
            return self.tr("{name}: {move}.").format(name=name, move=move)
        return self.tr("{name}: {move}. For it: {why}.").format(name=name, move=move, why=why)

    def _clear(self) -> None:
        for row in self._rows:
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        self._said.hide()

    def _lie(self) -> None:
        """Lie in the sky between the own castles, below the far ones."""
        board = self.parentWidget()
        if board is None:
            return
        width = min(theme.size("hint_card"), round(_SHARE * board.width()))
        self.setFixedWidth(width)
        self.adjustSize()
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.setFixedHeight(
                max(layout.totalHeightForWidth(width), self.minimumSizeHint().height())
            )
        self.move((board.width() - width) // 2, round(_BELOW * board.height()))
