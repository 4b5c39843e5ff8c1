"""What each part of the desk does with an entry: the board, the words, the panels, the curtain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Slot

from desktop_app.column.finale.result import victory
from desktop_app.kit import catalog
from desktop_app.kit.characters import who
from desktop_app.kit.tabletop import Prelude
from desktop_app.play.entries import Curtain, End, Entry, Recalled, Scene, Shown, TurnEnds
from desktop_app.play.playhead import Done
from desktop_app.table.desk import Desk
from desktop_app.table.prompter import Prompter
from desktop_app.table.scoring import Scoring


class Stage(QObject):
    """Performs entries on a desk: first how it came about, then the board, then what is told."""

    def __init__(self, desk: Desk, prompter: Prompter, scoring: Scoring) -> None:
        super().__init__(desk)
        self._desk, self._prompter, self._scoring = desk, prompter, scoring
        self._session = desk.session
        self._playhead = desk.session.playhead
        self._playhead.cut.connect(self._break_off)
        desk.paced.connect(prompter.say_pace)

    def open(self) -> None:
        """Perform from now on, beginning with what holds now."""
        how = [_of_scenes(partial(self._show_how, panel)) for panel in self._desk.panels.preludes]
        told = [_of_scenes(panel.tell_of) for panel in self._desk.panels.tellers]
        begin, show = _of_scenes(self._begin), _of_scenes(self._show)
        self._playhead.take_parts(begin, *how, show, *told, self._conclude)

    # Scenes -------------------------------------------------------------------

    def _begin(self, scene: Scene, done: Done) -> None:
        """Let nothing be done any more; let set out who sets out."""
        self._uncover()
        desk = self._desk
        is_past = isinstance(scene, Recalled)
        if is_past:
            desk.sheet.put_away()
        desk.prompt_bar.setVisible(not is_past)
        desk.hands.begin(scene)
        done()

    def _show_how(self, panel: Prelude, scene: Scene, done: Done) -> None:
        """Show how it comes about, and say who acts in it: the last question is answered."""
        panel.show_how(scene, done)
        seat, text = panel.headline
        if text:
            self._prompter.tell(text, seat)

    def _show(self, scene: Scene, done: Done) -> None:
        """Put it on the board, into the log and beside it."""
        desk = self._desk
        if isinstance(scene, Recalled):
            desk.log.recall(scene)
        else:
            desk.log.follow(scene)
            self._prompter.note(scene)
        self._show_scores(scene)
        desk.hands.show(scene)
        done()

    def _show_scores(self, scene: Scene) -> None:
        desk, session = self._desk, self._session
        about = catalog.about(session.game.id)
        self._scoring.show_beside(scene, [who(seat, about) for seat in session.seats])
        learning = self.tr(" · for learning") if session.was_for_learning else ""
        desk.scores.turn.setText(desk.wording.turn(scene.view) + learning)

    # What comes after a scene -------------------------------------------------

    def _conclude(self, entry: Entry, done: Done) -> None:
        match entry:
            case Shown():
                self._ask(entry)
                done()
            case TurnEnds(seat):
                self._ask_to_end(seat, done)
            case Curtain(seat):
                self._when_seen(lambda: self._draw_curtain(seat, done))
            case End(_, is_news):
                self._show_end(is_news=is_news)
                done()
            case _:
                done()

    def _ask(self, shown: Shown) -> None:
        """Ask who is asked at this screen, or say who decides elsewhere, or what was just done."""
        desk, seat = self._desk, shown.view.viewer
        if isinstance(self._playhead.comes_next, TurnEnds):
            return  # that is asked at once, and then who goes on is told
        if shown.question is not None and seat is not None:
            desk.hands.ask()
            self._prompter.ask(seat, shown.question, shown.view)
        elif shown.view.waiting or shown.view.is_over:
            self._prompter.say_who_decides(shown.view, shown.standings)
        else:
            told = (desk.wording.event(event, self._session.names) for event in shown.events)
            line = next((line for line in told if line), None)
            if line and shown.is_sequel:
                self._prompter.tell(line.text, quietly=True)

    def _ask_to_end(self, seat: int, done: Done) -> None:
        bar = self._desk.prompt_bar
        self._prompter.tell(self.tr("Your turn is done. End it?"), seat)
        bar.show_step(False)
        bar.show_end_turn(True)

        def end() -> None:
            self._prompter.come_to_board()  # for the button goes, and had the keyboard
            bar.show_end_turn(False)
            done()

        bar.end_turn.clicked.connect(end, Qt.ConnectionType.SingleShotConnection)

    def _show_end(self, *, is_news: bool) -> None:
        """Lay the score sheet over the board, unless somebody comes back to the end."""
        desk = self._desk
        self._prompter.tell(victory(self._session.standings(), desk.wording.name))
        if is_news:
            self._when_seen(self._scoring.celebrate)
        else:
            desk.sheet.put_away()

    # Hot seat -----------------------------------------------------------------

    def _when_seen(self, act: Callable[[], None]) -> None:
        """Do it when nothing moves any more: whoever goes has seen what happened."""
        motion = self._desk.scene.motion
        if motion.is_running:
            motion.rested.connect(act, Qt.ConnectionType.SingleShotConnection)
        else:
            act()

    def _draw_curtain(self, seat: int, done: Done) -> None:
        """Let nothing of the last seat's hand stay in sight."""
        desk = self._desk
        desk.hands.forget()
        desk.log.clear()
        self._prompter.tell("")
        desk.prompt_bar.show()
        desk.sheet.put_away()
        self._uncover(uncovered=False)

        def sit_down(seat: int) -> None:
            self._session.watch(seat)
            done()

        desk.curtain.opened.connect(sit_down, Qt.ConnectionType.SingleShotConnection)
        desk.curtain.fall(seat, self._prompter.name(seat))

    def _uncover(self, *, uncovered: bool = True) -> None:
        """Let everything be used, or nothing but the curtain."""
        desk = self._desk
        for part in (desk.prompt_bar, desk.board, desk.side, desk.fold_handle):
            part.setEnabled(uncovered)
        if uncovered and desk.curtain.isVisible():
            desk.curtain.hide()
            desk.board.setFocus()

    # The head goes elsewhere --------------------------------------------------

    @Slot()
    def _break_off(self) -> None:
        self._desk.prompt_bar.show_end_turn(False)


def _of_scenes(perform: Callable[[Scene, Done], None]) -> Callable[[Entry, Done], None]:
    """Return a part that performs entries with a view, and is done with all others at once."""

    def part(entry: Entry, done: Done) -> None:
        if isinstance(entry, Shown | Recalled):
            perform(entry, done)
        else:
            done()

    return part
