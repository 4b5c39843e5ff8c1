"""A lesson on the real board: the desk of a play, and beside it who teaches."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.dialogs.rule_numbers import cited_in
from desktop_app.keep.settings import Settings
from desktop_app.kit.gestures import Reach
from desktop_app.kit.tabletop import Tabletop
from desktop_app.learn.figures import Way
from desktop_app.learn.lesson_column import LessonColumn
from desktop_app.learn.teaching import Teaching, words_in
from desktop_app.look import theme
from desktop_app.play.entries import Entry
from desktop_app.play.lesson_guide import LessonGuide
from desktop_app.play.pace import PACES
from desktop_app.play.session import GameSession
from desktop_app.table.game_page import GamePage


class LessonPage(QWidget):
    """Lets hands do what a lesson wants, and says what came of it."""

    left = Signal()
    lesson_wanted = Signal(str)  # the id of the one that comes next
    rule_wanted = Signal(str)

    def __init__(
        self, session: GameSession, tabletop: Tabletop, settings: Settings, teaching: Teaching
    ) -> None:
        super().__init__()
        self.session, self.teaching, self._settings = session, teaching, settings
        self.guide = LessonGuide(session, self)
        self.guide.begin(teaching.task, teaching.task_words)
        self.desk = GamePage(session, tabletop, settings)
        self.column = LessonColumn(teaching.game.id, teaching.words.title)
        self._is_pointing = False
        self._has_ended = False
        step = theme.size("step")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 2 * step, 0)
        layout.setSpacing(0)
        layout.addWidget(self.desk, 1)
        layout.addWidget(self.column)
        self._clear_the_desk()
        self._connect()
        self._show_task()

    # What the window asks for -------------------------------------------------

    @Slot()
    def hint(self) -> None:
        """Point at the way on; in an exercise this costs a star."""
        if self.guide.is_solved or self._has_ended:
            return
        if not self._is_pointing:
            self.guide.over += 1
        self._is_pointing = True
        self._point(self.desk.scene.reach)

    @Slot()
    def skip(self) -> None:
        """Cut all motion short."""
        self.desk.skip()

    @Slot()
    def put_back(self) -> None:
        """Empty the hand, or leave the lesson if there is nothing in it."""
        self.desk.put_back()

    @Slot()
    def leave(self) -> None:
        """Go back to the lessons; where one was is kept."""
        self.left.emit()

    @Slot()
    def fit_board(self) -> None:
        """Show the whole board."""
        self.desk.fit_board()

    @Slot()
    def larger(self) -> None:
        """Come closer to the board."""
        self.desk.larger()

    @Slot()
    def smaller(self) -> None:
        """See more of the board."""
        self.desk.smaller()

    # Tasks --------------------------------------------------------------------

    @Slot()
    def go_on(self) -> None:
        """Turn to the next task, to the end, or to the next lesson."""
        teaching = self.teaching
        if self._has_ended:
            self.lesson_wanted.emit(teaching.following)
            return
        if not self.guide.is_solved:
            return
        was_step, was_last = teaching.is_step, teaching.is_last
        stars = teaching.note_solved(self.guide.over)
        if was_last:
            self._show_end(stars, of_steps=was_step)
            return
        teaching.go_on()
        self._begin_task()

    @Slot()
    def practise(self) -> None:
        """Begin with the exercises."""
        self.teaching.begin_exercises()
        self._begin_task()

    def _begin_task(self) -> None:
        """Lay the table of the task of now."""
        self._has_ended = False
        self.guide.begin(self.teaching.task, self.teaching.task_words)
        self._show_task()
        self.session.lay(self.teaching.table())
        self.desk.board.setFocus()

    def _show_task(self) -> None:
        teaching = self.teaching
        self._is_pointing = teaching.is_step
        steps, exercises = len(teaching.lesson.steps), len(teaching.lesson.exercises)
        if teaching.is_step:
            place = self.tr("Lesson")
            way = Way(steps, teaching.number)
        else:
            place = self.tr("Exercise {number} of {count}")
            place = place.format(number=teaching.number - steps + 1, count=exercises)
            way = Way(exercises, teaching.number - steps)
        self.column.show_task(teaching.task_words, place, way)

    def _show_end(self, stars: int, *, of_steps: bool) -> None:
        self._has_ended = True
        teaching = self.teaching
        following = words_in(teaching.game.id).get(teaching.following)
        next_text = self.tr("Next: {title}").format(title=following.title) if following else ""
        exercises = len(teaching.lesson.exercises)
        if of_steps:
            note = self._count_slips()
            self.column.show_end(stars, teaching.words.sum, note, next_text)
            self.column.offer_rules(teaching.lesson.rules)
            if exercises:
                self.column.offer_exercises(self.tr("{count} exercises").format(count=exercises))
        else:
            note = self.tr("{solved} of {count} exercises solved.")
            note = note.format(solved=teaching.solved, count=exercises)
            self.column.show_end(teaching.stars, teaching.words.sum, note, next_text)

    def _count_slips(self) -> str:
        over = self.teaching.over
        if over == 0:
            return self.tr("No answer more than needed.")
        if over == 1:
            return self.tr("One answer more than needed.")
        return self.tr("{count} answers more than needed.").format(count=over)

    # What happens on the desk -------------------------------------------------

    @Slot(object)
    def _point(self, reach: Reach) -> None:
        """Let the spots of the way on glow."""
        gesture = reach.gesture(self.guide.way_on()) if self._is_pointing else None
        if gesture:
            self.desk.scene.point_at(*gesture.spots)

    @Slot(str)
    def _on_told(self, text: str) -> None:
        self.column.answer(text)
        # The rings of the board are renewed when the piece is put back.
        QTimer.singleShot(0, self, lambda: self._point(self.desk.scene.reach))

    @Slot(str)
    def _on_refused(self, text: str) -> None:
        if said := self.guide.note_refusal(cited_in(text)):
            self.column.answer(said)

    @Slot(object)
    def _on_performed(self, entry: Entry) -> None:
        if not self.guide.is_solved and not self._has_ended and self.column.next_button.isVisible():
            self.column.take_back_praise()

    @Slot()
    def _on_solved(self) -> None:
        if self._has_ended:
            return
        self.desk.prompt_bar.say(None, self.tr("Well done. The lesson goes on beside the board."))
        text = self.tr("Finish") if self.teaching.is_last else self.tr("Next")
        self.column.praise(self.teaching.task_words.brought, text)

    @Slot()
    def _on_setting(self) -> None:
        """Stay with the lesson, whatever the settings want of plays."""
        self.session.be_guided_by(self.guide)
        self.session.playhead.set_pace(PACES["normal"])

    def _clear_the_desk(self) -> None:
        """Put away what a play needs and a lesson does not."""
        bar = self.desk.prompt_bar
        bar.leave_out(bar.hint, bar.step, bar.redo)
        self.desk.side.put_away()

    def _connect(self) -> None:
        column, desk = self.column, self.desk
        self._on_setting()
        self._settings.changed.connect(self._on_setting)
        self.session.objected.disconnect(desk.hands.say)
        desk.hands.hint_wanted.disconnect(desk.hint)
        desk.hands.hint_wanted.connect(self.hint)
        desk.hands.reach_changed.connect(self._point)
        desk.hands.refused.connect(self._on_refused)
        self.session.playhead.performed.connect(self._on_performed)
        self.guide.told.connect(self._on_told)
        self.guide.solved.connect(self._on_solved)
        column.next_wanted.connect(self.go_on)
        column.help_wanted.connect(self.hint)
        column.exercises_wanted.connect(self.practise)
        column.rule_wanted.connect(self.rule_wanted)
        column.left.connect(self.leave)
