"""A play on its board: the desk, what is performed on it, and what people do there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.advice.hinting import Hinting
from desktop_app.advice.reasons import Reasons
from desktop_app.keep.settings import Settings
from desktop_app.kit.gestures import Path, Reach
from desktop_app.kit.tabletop import Tabletop
from desktop_app.play.guides import AskBeforeTurnEnds, Guide, LearningUndo
from desktop_app.play.session import GameSession
from desktop_app.table import board_picture
from desktop_app.table.desk import Desk
from desktop_app.table.prompter import Prompter
from desktop_app.table.scoring import Scoring
from desktop_app.table.stage import Stage


class GamePage(QWidget):
    """Shows one session on the board of its game.

    It has a desk, a stage that performs on it, a prompter and a scoring; it is none of them.
    """

    def __init__(self, session: GameSession, tabletop: Tabletop, settings: Settings) -> None:
        super().__init__()
        self.session, self.settings = session, settings
        self.desk = desk = Desk(session, tabletop, settings)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(desk)
        # What lies on the desk, by name: this page says what happens between these things.
        self.board, self.scene, self.hands = desk.board, desk.scene, desk.hands
        self.prompt_bar, self.past_bar, self.replay = desk.prompt_bar, desk.past_bar, desk.replay
        self.log, self.scores, self.sheet, self.side = desk.log, desk.scores, desk.sheet, desk.side
        self.foot, self.fold_handle = desk.foot, desk.fold_handle
        self.panorama = desk.panorama
        self.panels, self.curtain, self.wording = desk.panels, desk.curtain, desk.wording
        self.scoring = Scoring(desk, tabletop)
        self.hinting = Hinting(session, tabletop, desk.wording, desk.hands)
        self.reasons = Reasons(session, desk.wording)
        prompter = Prompter(session, desk.wording, desk.prompt_bar, desk.scores)
        self._stage = Stage(desk, prompter, self.scoring)
        self._connect(session)
        settings.changed.connect(self._on_setting)
        self._choose_guides()
        self._stage.open()

    # What the window asks for -------------------------------------------------

    def tell(self, notice: str) -> None:
        """Say something about this play in its log."""
        self.log.add_notice(notice)

    @Slot()
    def hint(self) -> None:
        """Ask what could be done now; what lies over the board has been read."""
        if self.session.playhead.is_in_past:
            return
        if self.panels.can_be_put_away:
            self.panels.skip()
        self.hands.bubble.hide()
        self.hinting.adviser.ask()

    @Slot()
    def skip(self) -> None:
        """Cut all motion short, and show what waits for its time."""
        self.scene.ceremonies.forget()
        self.scene.motion.finish()
        self.panorama.skip()
        if self.replay.moment is not None:
            self.replay.toggle()
        elif self.session.playhead.is_waiting:
            self.session.playhead.step()
        elif self.session.machines.is_thinking and self.session.decider is None:
            self.session.machines.hurry()
        else:
            self.panels.skip()

    @Slot()
    def put_back(self) -> None:
        """Empty the hand, and close whatever lies over the board."""
        self.panorama.skip()
        self.hands.chooser.dismiss()
        self.hands.bubble.hide()
        self.hinting.adviser.forget()
        if self.sheet.is_aside:
            self.scoring.bring_sheet_back()
        else:
            self.sheet.put_away()
            self.hands.close()
        self.panels.skip()
        self.scene.put_back()
        self.look_at_now()

    @Slot()
    def fit_board(self) -> None:
        """Show the whole board."""
        self.board.fit()

    @Slot()
    def larger(self) -> None:
        """Come closer to the board."""
        self.board.zoom_in()

    @Slot()
    def smaller(self) -> None:
        """See more of the board."""
        self.board.zoom_out()

    @Slot()
    def scores_and_log(self) -> None:
        """Fold or unfold what stands beside the board."""
        self.desk.scores_and_log()

    # What people do -----------------------------------------------------------

    @Slot(object)
    def _show_buttons(self, reach: Reach) -> None:
        alone = len(reach.buttons) == 1 and not reach.sources
        self.prompt_bar.show_buttons(
            reach.buttons,
            lambda path: self.wording.move(path[-1], self.hands.shown),
            lambda path: alone or self.wording.goes_on(path[-1]),
        )

    @Slot(object)
    def _play(self, path: Path) -> None:
        """Play what a button means; the keyboard goes back to the board."""
        seat = self.session.decider
        self.hands.bubble.hide()
        self.board.setFocus()
        if seat is not None:
            self.session.play_path(seat, path)

    # Guides -------------------------------------------------------------------

    @Slot(str)
    def _on_setting(self, name: str) -> None:
        if name in ("confirm_turn", "learning"):
            self._choose_guides()

    def _choose_guides(self) -> None:
        """Let those guide whom the settings name, and an adviser for whoever asks."""
        values = self.settings.values
        wanted: list[Guide] = [self.hinting.adviser]
        if values.confirm_turn:
            wanted.append(AskBeforeTurnEnds(self))
        if values.learning:
            wanted.append(LearningUndo(self))
        self.session.be_guided_by(*wanted)

    @Slot()
    def _show_guidance(self) -> None:
        """Point at what guides light, or say what they say."""
        for guide in self.session.guides:
            if guide is self.hinting.adviser:
                continue  # it has a card of its own
            if path := guide.lights():
                self.hands.show_hint(path)
                self._point_at_button(path)
            elif text := guide.says():
                self.hands.say(text)

    def _point_at_button(self, path: Path) -> None:
        """Let the keyboard stand on the button that a hint means."""
        buttons = self.scene.reach.buttons
        if path in buttons:
            self.prompt_bar.move_buttons[buttons.index(path)].setFocus()

    # The past -----------------------------------------------------------------

    @Slot(int)
    def look_at(self, moment: int) -> None:
        """Show a moment of the past; nothing can be done there."""
        self.replay.jump(moment)

    @Slot()
    def look_at_now(self) -> None:
        """Come back from the past."""
        self.replay.leave()

    @Slot()
    def play_again(self) -> None:
        """Show the whole play again; where a curtain hangs, as soon as it is opened."""
        playhead = self.session.playhead
        if self.session.is_covered or playhead.shown is None:
            once = Qt.ConnectionType.SingleShotConnection
            playhead.performed.connect(self.play_again, once)
        else:
            self.replay.play_from_start()

    @Slot()
    def save_picture(self) -> None:
        """Write what is on the board to a file, also a moment of the past."""
        moment = self.replay.last if self.replay.moment is None else self.replay.moment
        name = f"{self.session.game.title} {moment}"
        if not self.session.is_covered:
            board_picture.save(self, self.hands.picture, name)

    @Slot()
    def save_film(self) -> None:
        """Write the play so far to a file as a short film, a picture for each turn."""
        if self.session.is_covered:
            return
        past = self.session.past
        last = len(past) - 1
        ends = [m for m in range(last) if past.mover(m) != past.mover(m + 1)]
        moments = board_picture.chosen([*ends, last])
        pictures = (self.hands.picture_of(past.view(moment)) for moment in moments)
        board_picture.film(self, pictures, len(moments), self.session.game.title)

    @Slot()
    def _on_replay(self) -> None:
        """Give the keyboard back to the board when somebody comes back to now."""
        if self.replay.moment is None and not self.prompt_bar.isVisibleTo(self):
            self.log.unmark()
            self.board.setFocus()

    @Slot()
    def _end_replay(self) -> None:
        """After the last moment of a play that is over its points are told."""
        if self.session.view.is_over:
            self.scoring.show_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the past with the arrows."""
        if not self.past_bar.take_key(event.key()):
            super().keyPressEvent(event)

    # Signals ------------------------------------------------------------------

    def _connect(self, session: GameSession) -> None:
        session.undo_changed.connect(self.prompt_bar.show_undo)
        session.move_refused.connect(self.hands.refuse)
        session.objected.connect(self.hands.say)
        session.failed.connect(self.tell)
        session.guided.connect(self._show_guidance)
        self.hands.reach_changed.connect(self._show_buttons)
        self.hands.hint_wanted.connect(self.hint)
        self.log.moment_chosen.connect(self.look_at)
        self.log.replay_wanted.connect(self.play_again)
        self.sheet.beside.replay_wanted.connect(self.play_again)
        self.sheet.beside.picture_wanted.connect(self.save_picture)
        self.sheet.beside.film_wanted.connect(self.save_film)
        self.log.why_wanted.connect(self.reasons.ask)
        self.reasons.told.connect(self.log.explain)
        self.replay.changed.connect(self._on_replay)
        self.replay.ended.connect(self._end_replay)
        self.past_bar.picture_wanted.connect(self.save_picture)
        bar = self.prompt_bar
        bar.focus_left.connect(self.board.setFocus)
        bar.path_chosen.connect(self._play)
        bar.undo.clicked.connect(session.undo)
        bar.redo.clicked.connect(session.redo)
        bar.hint.clicked.connect(self.hint)
        bar.step.clicked.connect(session.playhead.step)
        bar.hurry.clicked.connect(session.machines.hurry)
