"""A play in words: a button for every offered move, the log and the standings.

It is the way to play until a game has its board, and the developer panel afterwards.
"""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.column.moves_panel import MovesPanel
from desktop_app.column.notation_log import NotationLog
from desktop_app.column.standings_panel import StandingsPanel
from desktop_app.look import theme
from desktop_app.look.parts import button, label, panel
from desktop_app.look.seat_badge import winners
from desktop_app.play.entries import Curtain, End, Entry, Shown
from desktop_app.play.playhead import Done
from desktop_app.play.session import GameSession
from engine.core.agenda import AnyChoice
from engine.core.game import Standing
from engine.core.refusal import Refusal


class WordsPage(QWidget):
    """Shows one session; hands it the moves that are clicked."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self._session = session
        self._thinking: set[int] = set()
        self._deciding: dict[int, AnyChoice] = {}
        self._prompt = label("", "prompt")
        self._refusal = label("", "refusal")
        self._refusal.setMinimumHeight(theme.size("text_large"))  # so that nothing jumps
        self.undo_button = button(self.tr("Undo"))
        self.redo_button = button(self.tr("Redo"))
        self.moves = MovesPanel()
        self.standings = StandingsPanel(session.seats)
        self.log = NotationLog()
        self._arrange()
        self._connect(session)

    @property
    def prompt(self) -> str:
        """What the page says above the moves."""
        return self._prompt.text()

    @property
    def refusal(self) -> str:
        """Why the last move was not possible; empty if it was."""
        return self._refusal.text()

    def tell(self, notice: str) -> None:
        """Say something about this play in its log."""
        self.log.add_notice(notice)

    def _arrange(self) -> None:
        step = theme.size("step")
        title = label(self._session.game.title, "caption")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(self._prompt)
        words.addWidget(self._refusal)
        bar = panel("prompt_bar", QHBoxLayout())
        bar_layout = bar.layout()
        assert isinstance(bar_layout, QHBoxLayout)
        bar_layout.addLayout(words, 1)
        bar_layout.addWidget(self.undo_button)
        bar_layout.addWidget(self.redo_button)
        side = QVBoxLayout()
        side.setSpacing(2 * step)
        side.addWidget(self.standings)
        side.addWidget(self.log, 1)
        below = QHBoxLayout()
        below.setSpacing(2 * step)
        below.addWidget(self.moves, 1)
        below.addLayout(side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * step, 2 * step, 2 * step, 2 * step)
        whole.setSpacing(2 * step)
        whole.addWidget(bar)
        whole.addLayout(below, 1)

    def _connect(self, session: GameSession) -> None:
        session.thinking_changed.connect(self._show_thinking)
        session.undo_changed.connect(self._show_undo)
        session.move_refused.connect(self._show_refusal)
        session.failed.connect(self._refusal.setText)
        session.move_played.connect(self.log.add_move)
        session.move_undone.connect(self.log.add_undo)
        session.move_played.connect(self._forget_refusal)
        session.move_undone.connect(self._forget_refusal)
        self.moves.move_chosen.connect(session.play)
        self.undo_button.clicked.connect(session.undo)
        self.redo_button.clicked.connect(session.redo)
        session.playhead.take_parts(self._perform)

    def _perform(self, entry: Entry, done: Done) -> None:
        match entry:
            case Shown():
                self._sync(entry)
            case Curtain(seat):
                self._session.watch(seat)  # words are for developers: no curtain
            case End(standings):
                self._show_end(standings)
            case _:
                pass
        done()

    def _sync(self, shown: Shown) -> None:
        for event in shown.events:
            self.log.add_event(event)
        self._deciding.clear()
        self.standings.show_standings(shown.standings)
        self.moves.show_moves({})
        if shown.question is not None:
            self._deciding[shown.question.seat] = shown.question
            offered = {seat: self._session.offers(seat) for seat in self._deciding}
            self.moves.show_moves(offered)
        self._say_whose_turn()

    @Slot(object)
    def _show_refusal(self, refusal: Refusal) -> None:
        why = self.tr("This is not possible now.")
        self._refusal.setText(f"{why} ({refusal})")

    @Slot(int, str)
    def _forget_refusal(self, seat: int, _: str) -> None:
        """Clear it when a person goes on; a machine's move must not wipe it away."""
        if seat in self._session.humans:
            self._refusal.clear()

    @Slot(int, bool)
    def _show_thinking(self, seat: int, thinking: bool) -> None:
        if thinking:
            self._thinking.add(seat)
        else:
            self._thinking.discard(seat)
        self._say_whose_turn()

    @Slot(bool, bool)
    def _show_undo(self, can_undo: bool, can_redo: bool) -> None:
        self.undo_button.setEnabled(can_undo)
        self.redo_button.setEnabled(can_redo)

    def _show_end(self, standings: tuple[Standing, ...]) -> None:
        first = winners(standings)
        names = ", ".join(theme.seat_look(standing.seat).letter for standing in first)
        if len(first) == 1:
            text = self.tr("The game is over: {seat} wins with {points} points.")
        else:
            text = self.tr("The game is over: {seat} share the victory with {points} points.")
        self._prompt.setText(text.format(seat=names, points=first[0].points))

    def _say_whose_turn(self) -> None:
        asked = [theme.seat_look(seat).letter for seat in sorted(self._deciding)]
        thinking = ", ".join(theme.seat_look(seat).letter for seat in sorted(self._thinking))
        if self._deciding and self._session.humans == tuple(self._deciding):
            choice = type(next(iter(self._deciding.values()))).__name__
            text = self.tr("Your turn: {choice}").format(choice=choice)
        elif self._deciding:
            text = self.tr("To decide: {seats}").format(seats=", ".join(asked))
        elif thinking:
            text = self.tr("Thinking: {seats}").format(seats=thinking)
        else:
            text = ""
        self._prompt.setText(text)
