"""Machines explain their turns when they are asked: one line in the log for each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from desktop_app.advice.hint_words import HintWords
from desktop_app.kit.tabletop import Wording
from desktop_app.play.past import Turn
from desktop_app.play.session import GameSession
from engine.analysis.told_turn import ToldTurn
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.state import State

_NOTABLE = 0.75
"""Points by which another turn must be better to be worth a word."""


class Reasons(QObject):
    """Asks the adviser about a turn, with what is known on this side of the table."""

    told = Signal(int, str)  # the first moment of the turn, and why

    def __init__(self, session: GameSession, wording: Wording) -> None:
        super().__init__(session)
        self._session, self._wording = session, wording
        self._asked: tuple[int, Turn] | None = None
        session.machines.advised.connect(self._on_advised)
        session.machines.unadvised.connect(self._on_unadvised)

    @Slot(int, int)
    def ask(self, first: int, last: int) -> None:
        """Think about the answers *first* to *last*."""
        turn = self._session.past.turn(first, last)
        if turn is None:
            self.told.emit(first, self.tr("There was nothing to decide that all of us know of."))
            return
        self._asked = first, turn
        self._session.machines.advise(turn.seat, turn.view, turn.answers)

    @Slot(object)
    def _on_advised(self, advice: object) -> None:
        if isinstance(advice, ToldTurn) and self._asked:
            (first, turn), self._asked = self._asked, None
            self.told.emit(first, sentence(advice, turn.view, self._wording))

    @Slot()
    def _on_unadvised(self) -> None:
        if self._asked:
            (first, _), self._asked = self._asked, None
            self.told.emit(first, self.tr("Nothing could be found out about it."))


def sentence(told: ToldTurn, view: State, wording: Wording) -> str:
    """Say why a turn was played as it was played."""
    translate = QCoreApplication.translate
    # What is face down is not turned up in any of these answers, so a guess says the same.
    guess = view.guess(Chance(0))
    words = HintWords(wording, lambda path: _after(guess, told.seat, path))
    if told.other is None:
        return translate("Reasons", "Nothing else was worth a thought.")
    other = words.apart(told.other, told.played)
    is_best = told.more > -_NOTABLE
    said = [words.more(told.more, other) if is_best else _less(-told.more, other)]
    if good := words.reasons(told.why, None, 1):
        said.append(translate("Reasons", "For it: {reasons}.").format(reasons=good))
    return " ".join(said if is_best else reversed(said))


def _less(points: float, other: str) -> str:
    if points < 1.5:
        text = QCoreApplication.translate("Reasons", "“{other}” was worth about one point more.")
    else:
        text = QCoreApplication.translate(
            "Reasons", "“{other}” was worth about {points} points more."
        )
    return text.format(other=other, points=round(points))


def _after(guess: State, seat: int, path: tuple[Move, ...]) -> State | None:
    """Return the table after some answers, as far as they turn nothing up."""
    state = guess
    for move in path:
        if state.choice_of(seat) is None or not state.is_legal(seat, move):
            return None
        state = state.after(seat, move)
        if state.reveals != guess.reveals:
            return None
    return state
