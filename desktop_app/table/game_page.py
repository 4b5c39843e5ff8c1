"""A play on its board: everything on the desk, bound to one session by signals."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QKeyEvent

from desktop_app.keep.settings import Settings
from desktop_app.kit.gestures import Path, Reach
from desktop_app.kit.tabletop import Tabletop
from desktop_app.look.seat_badge import kind_in_words
from desktop_app.play.machines import WAITING
from desktop_app.play.session import GameSession
from desktop_app.table.prompter import Prompter
from desktop_app.table.scored_desk import ScoredDesk
from engine.core.agenda import AnyChoice
from engine.core.game import Standing
from engine.core.state import State


class GamePage(ScoredDesk):
    """Shows one session on the board of its game."""

    def __init__(self, session: GameSession, tabletop: Tabletop, settings: Settings) -> None:
        super().__init__(session, tabletop, settings)
        self._prompter = Prompter(session, self.wording, self.prompt_bar, self.scores)
        self._late = False
        """Whether the board is behind the play, because a panel still shows how it came about."""
        self._wait = QTimer(self)
        self._wait.setInterval(WAITING)
        self._wait.timeout.connect(self._catch_up)
        self._newcomer: int | None = None
        """Who sits down when everything has been shown to the one who goes."""
        self._has_ended = False
        session.machines.must_wait = self._is_behind
        self._connect(session)

    # What the window asks for -------------------------------------------------

    def tell(self, notice: str) -> None:
        """Say something about this play in its log."""
        self.log.add_notice(notice)

    @Slot()
    def hint(self) -> None:
        """Ask what could be done now."""
        if self.past_bar.moment is None:
            self.session.hint()

    @Slot()
    def skip(self) -> None:
        """Cut all motion short, and show what machines have answered."""
        self.scene.motion.finish()
        self.panels.skip()
        self.session.machines.step()

    @Slot()
    def put_back(self) -> None:
        """Empty the hand, and close whatever lies over the board."""
        self.hands.chooser.dismiss()
        self.hands.bubble.hide()
        if self.sheet.is_aside:
            self.bring_sheet_back()
        else:
            self.sheet.put_away()
            self.hands.close()
        self.panels.skip()
        self.scene.put_back()
        if self.past_bar.moment is not None:
            self.look_at_now()

    # The play -----------------------------------------------------------------

    @Slot(object)
    def _show_view(self, view: State) -> None:
        self._uncover()
        self._late = self.panels.are_in_suspense()
        if self._late:
            self._say_headline()
            self._wait.start()
            return
        self.log.follow()
        if self.past_bar.moment is None:
            self._show_scores(view, self.session.standings())
            self.hands.show_view(view)
            self._prompter.say_who_decides(view)

    def _show_scores(self, view: State, standings: tuple[Standing, ...]) -> None:
        columns = self._tabletop.score(view, self.session.names)
        kinds = [kind_in_words(seat) for seat in self.session.seats]
        self.scores.show_scores(standings, columns, self.session.names, kinds)
        learning = self.tr(" · for learning") if self.session.was_for_learning else ""
        self.scores.turn.setText(self.wording.turn(view) + learning)

    def _is_behind(self) -> bool:
        """Whether the next answer would come before the board has shown the last."""
        return self._late or self.panels.are_in_suspense()

    def _is_telling(self) -> bool:
        """Whether what happened is still to be seen or to be read."""
        return self.panels.are_telling() or self.scene.motion.is_running

    def _say_headline(self) -> None:
        """Say who acts in what a panel shows: the last question is answered."""
        for seat, text in self.panels.headlines():
            if text != self.prompt_bar.prompt:
                self._prompter.tell(text, seat)

    @Slot()
    def _catch_up(self) -> None:
        """Show the board and ask, as soon as nothing is given away by it."""
        if self.panels.are_in_suspense():
            self._say_headline()
            return
        if self._late and self._newcomer is not None:
            self._show_view(self.session.view)  # to the one who goes
        elif self._late:
            self._wait.stop()
            self.session.start()
        elif not self._is_telling():
            self._wait.stop()
            if self._newcomer is not None:
                self._draw_curtain(self._newcomer)
            elif self.session.view.is_over and not self._has_ended:
                self._show_end(self.session.standings())

    @Slot(int, object)
    def _ask(self, seat: int, choice: AnyChoice) -> None:
        if self.past_bar.moment is None and not self._late:
            self.hands.ask(seat, choice)
            self._prompter.ask(seat, choice, self.hands.shown)

    @Slot(object)
    def _show_buttons(self, reach: Reach) -> None:
        self.prompt_bar.show_buttons(
            reach.buttons, lambda path: self.wording.move(path[-1], self.hands.shown)
        )

    @Slot(int, object)
    def _point_at_button(self, seat: int, path: Path) -> None:
        """Let the keyboard stand on the button that a hint means."""
        buttons = self.scene.reach.buttons
        if path in buttons:
            self.prompt_bar.move_buttons[buttons.index(path)].setFocus()

    @Slot(object)
    def _play(self, path: Path) -> None:
        """Play what a button means; the keyboard goes back to the board."""
        seat = self.session.decider
        self.hands.bubble.hide()
        self.board.setFocus()
        if seat is not None:
            self.session.play_path(seat, path)

    @Slot(object)
    def _show_end(self, standings: tuple[Standing, ...]) -> None:
        if self._late:
            return
        if self.panels.are_telling() and not self._has_ended:
            self._say_headline()
            self._wait.start()
            return
        if not self._has_ended:  # coming back from the past tells it again
            self._has_ended = True
            self.show_sheet()
        self._prompter.tell(self.sheet.title)

    # Hot seat -----------------------------------------------------------------

    @Slot(int)
    def _await(self, seat: int) -> None:
        """Draw the curtain for *seat*, as soon as the one who goes has seen what happened."""
        self._newcomer = seat
        if self.panels.are_in_suspense() or self._is_telling():
            self._wait.start()
        else:
            self._draw_curtain(seat)

    def _draw_curtain(self, seat: int) -> None:
        """Let nothing of the last seat's hand stay in sight."""
        self._newcomer = None
        self.hands.forget()
        self.log.clear()
        self._prompter.tell("")
        self.prompt_bar.show()
        self.sheet.put_away()
        self.past_bar.leave()
        self._uncover(uncovered=False)
        self.curtain.fall(seat, self._prompter.name(seat))

    def _uncover(self, *, uncovered: bool = True) -> None:
        """Let everything be used, or nothing but the curtain."""
        for part in (self.prompt_bar, self.board, self.scores, self.log):
            part.setEnabled(uncovered)
        if uncovered and self.curtain.isVisible():
            self.curtain.hide()
            self.board.setFocus()

    # The past -----------------------------------------------------------------

    @Slot(int)
    def look_at(self, moment: int) -> None:
        """Show a moment of the past; nothing can be done there."""
        past = self.session.past
        last = len(past) - 1
        moment = past.worth_seeing(max(0, min(moment, last)), self.past_bar.moment)
        if moment == last:
            self.look_at_now()
            return
        view = past.view(moment)
        self.hands.show_view(view, live=False)
        self._show_scores(view, self.session.game.standings(view))
        self.log.mark(moment)
        self.past_bar.show_moment(moment, last)
        self.prompt_bar.hide()

    @Slot()
    def look_at_now(self) -> None:
        """Come back from the past."""
        self.past_bar.leave()
        self.log.unmark()
        self.prompt_bar.show()
        self.board.setFocus()
        self.session.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the past with the arrows."""
        if not self.past_bar.take_key(event.key()):
            super().keyPressEvent(event)

    # Signals ------------------------------------------------------------------

    def _connect(self, session: GameSession) -> None:
        session.view_changed.connect(self._show_view)
        session.decision_requested.connect(self._ask)
        session.event_happened.connect(self.hands.show_event)
        session.move_undone.connect(self.hands.forget_news)
        session.undo_changed.connect(self.prompt_bar.show_undo)
        session.move_refused.connect(self.hands.refuse)
        session.failed.connect(self.tell)
        session.curtain_wanted.connect(self._await)
        session.end_of_turn.connect(self._show_end_of_turn)
        session.hint_given.connect(self.hands.show_hint)
        session.hint_given.connect(self._point_at_button)
        session.game_over.connect(self._show_end)
        self.hands.reach_changed.connect(self._show_buttons)
        self.curtain.opened.connect(session.watch)
        self.log.moment_chosen.connect(self.look_at)
        self.past_bar.moment_wanted.connect(self.look_at)
        self.past_bar.now_wanted.connect(self.look_at_now)
        bar = self.prompt_bar
        bar.focus_left.connect(self.board.setFocus)
        bar.path_chosen.connect(self._play)
        bar.undo.clicked.connect(session.undo)
        bar.redo.clicked.connect(session.redo)
        bar.restart.clicked.connect(session.restart_turn)
        bar.hint.clicked.connect(session.hint)
        bar.step.clicked.connect(session.machines.step)
        bar.end_turn.clicked.connect(session.end_turn)

    @Slot(bool)
    def _show_end_of_turn(self, held: bool) -> None:
        if held:
            self._prompter.tell(self.tr("Your turn is done. End it?"), self.session.watcher)
        self.prompt_bar.show_end_turn(held)
