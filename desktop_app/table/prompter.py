"""Says whose turn it is and what is asked, in the bar, in the panel and to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from desktop_app.column.score_panel import ScorePanel
from desktop_app.kit.tabletop import Wording
from desktop_app.look.announcing import announce
from desktop_app.look.seat_badge import winners
from desktop_app.play.entries import Scene
from desktop_app.play.pace import STEP
from desktop_app.play.session import GameSession
from desktop_app.table.prompt_bar import PromptBar
from engine.core.agenda import AnyChoice
from engine.core.game import Standing
from engine.core.state import State

_PATIENCE = 1500
"""Milliseconds after which somebody who waits is told that it can be hurried."""
_ROOM = 190
"""So many letters of a turn stand in the bar; the log has all of them."""


class Prompter(QObject):
    """Keeps the prompt bar in step with the play."""

    def __init__(
        self, session: GameSession, wording: Wording, bar: PromptBar, scores: ScorePanel
    ) -> None:
        super().__init__(bar)
        self._session, self._wording = session, wording
        self._bar, self._scores = bar, scores
        self._thinking: set[int] = set()
        self._waiting = ""
        """What was said last of those who decide elsewhere."""
        self._asked: object = None
        """What was asked last, and how far the play was for whoever is asked."""
        self._is_read = False
        """Whether what is said next is read anyhow, because the keyboard comes to the board."""
        session.thinking_changed.connect(self._note_thinking)
        session.move_undone.connect(self._say_undone)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        """Runs while somebody waits for a machine and for nothing else."""
        self._patience.timeout.connect(self._offer_to_hurry)
        self._told: list[str] = []
        """What the last turn was, as long as its lines find room in the bar."""
        self._teller: int | None = None
        session.playhead.held.connect(self._offer_step)

    def ask(self, seat: int, choice: AnyChoice, view: State) -> None:
        """Say what *seat* is asked, and what comes then."""
        prompt = self._wording.prompt(choice, view)
        self._bar.show_step(False)
        self._bar.show_hurry(False)
        self._bar.say(seat, prompt, self._queue(view))
        self._scores.mark([seat], sorted(self._thinking))
        asked = (seat, choice, self._session.answers_of(seat))
        if asked != self._asked:  # others who decide meanwhile are no reason to ask again
            self._announce(prompt)
        self._asked = asked

    def tell(self, text: str, seat: int | None = None, *, quietly: bool = False) -> None:
        """Say something that is no question; *quietly* what a screen reader tells already."""
        self._bar.say(seat, text)
        self._asked, self._is_read = None, False
        if not quietly:
            announce(self._bar, text)

    def say_who_decides(self, view: State, standings: tuple[Standing, ...]) -> None:
        """Say whose answer is awaited; at the end mark who won."""
        if view.is_over:
            self._scores.mark([standing.seat for standing in winners(standings)], [])
            return
        deciding, said = list(view.waiting), self._waiting
        names = ", ".join(self.name(seat) for seat in deciding)
        seat = deciding[0] if len(deciding) == 1 else None
        if seat is None:
            self._waiting = self.tr("{names} to decide …").format(names=names)
        else:
            self._waiting = self.tr("{name} to decide …").format(name=names)
        by_step = self._session.playhead.pace == STEP and set(deciding) - set(self._session.humans)
        if by_step and self._told:
            self._bar.say(self._teller, " ".join(self._told), [self._waiting])
        else:
            if by_step:
                self._waiting += " " + self.tr("Space or “Next” shows the next move.")
                if self._waiting != said:
                    self._announce(self._waiting)  # else nobody would know what to do
            self._bar.say(seat, self._waiting)
        self._scores.mark(deciding, sorted(self._thinking))
        if self._thinking:
            self._patience.start()

    def note(self, scene: Scene) -> None:
        """Remember what is told of a turn: step by step it stands in the bar until the next."""
        for news in scene.news:
            line = self._wording.event(news.event, self._session.names)
            if news.mover != self._teller:
                self._teller, self._told = news.mover, []
            if line and not self._wording.is_detail(news.event):
                enough = sum(map(len, self._told)) + len(line.text) > _ROOM
                if not enough:
                    self._told.append(line.text)
                elif self._told[-1:] != ["…"]:
                    self._told.append("…")

    def come_to_board(self) -> None:
        """Say what is asked next only once: who comes to the board hears it as its description."""
        self._is_read = True

    def _announce(self, text: str) -> None:
        if not self._is_read:
            announce(self._bar, text)
        self._is_read = False

    def name(self, seat: int) -> str:
        """Return what a seat is called; a rival that nobody plays comes after the seats."""
        return self._wording.name(seat)

    @Slot()
    def say_pace(self) -> None:
        """Say again how it goes on, if that is what is said."""
        self._bar.show_step(self._session.playhead.pace == STEP and self._is_waited_for)
        if self._waiting and self._bar.prompt == self._waiting:
            self.say_who_decides(self._session.view, self._session.standings())

    @property
    def _is_waited_for(self) -> bool:
        """Whether nobody at this screen is asked."""
        return self._asked is None

    @Slot()
    def _offer_step(self) -> None:
        self._bar.show_step(True)

    @Slot()
    def _say_undone(self) -> None:
        self._asked = None
        announce(self._bar, self.tr("Taken back."))

    @Slot(int, bool)
    def _note_thinking(self, seat: int, thinking: bool) -> None:
        (self._thinking.add if thinking else self._thinking.discard)(seat)
        if self._thinking:
            self._patience.start()
        else:
            self._patience.stop()
            self._bar.show_hurry(False)

    @Slot()
    def _offer_to_hurry(self) -> None:
        """Say who thinks so long, and let it be asked for the best so far."""
        playhead = self._session.playhead
        if not self._thinking or self._session.decider is not None or not playhead.is_at_rest:
            return
        names = ", ".join(self.name(seat) for seat in sorted(self._thinking))
        if len(self._thinking) == 1:
            text = self.tr("{name} thinks …").format(name=names)
        else:
            text = self.tr("{names} think …").format(names=names)
        self._bar.say(min(self._thinking) if len(self._thinking) == 1 else None, text)
        self._bar.show_hurry(True)
        announce(self._bar, f"{text} {self._bar.hurry.accessibleDescription()}")

    def _queue(self, view: State) -> list[str]:
        """Name what is still to come after the open question, soonest first."""
        named = (self._wording.task(task, view) for task in reversed(view.agenda[:-1]))
        return [name for name in named if name]
