"""Between the board and the session: gestures become moves, refusals become sentences."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from PySide6.QtCore import QObject, QPoint, QRect, Signal, Slot
from PySide6.QtWidgets import QToolTip

from desktop_app.board.close_up import close_up
from desktop_app.board.items import PieceItem, PlaceItem
from desktop_app.board.view import BoardView
from desktop_app.hands.chooser import Bubble, Chooser, Tone
from desktop_app.kit.changes import in_words
from desktop_app.kit.gestures import Gesture, Path, Reach, Spot, reach_of, why_not
from desktop_app.kit.picture import Eye, Note
from desktop_app.kit.tabletop import Tabletop, Wording, Words
from desktop_app.play.session import GameSession
from engine.core.agenda import AnyChoice, Event, Move
from engine.core.refusal import Refusal
from engine.core.state import State

Thing = PlaceItem | PieceItem | None


class Hands(QObject):
    """Keeps one board in step with one session."""

    reach_changed = Signal(object)  # Reach: the prompt bar shows its buttons
    refused = Signal(str)  # the sentence that was said

    def __init__(
        self, session: GameSession, tabletop: Tabletop, wording: Wording, view: BoardView
    ) -> None:
        super().__init__(view)
        self._session, self._tabletop, self._wording = session, tabletop, wording
        self._board, self.scene = view, view.board
        self.shown: State = session.view
        """The view that is on the board: of now, or of the past."""
        self._is_live = True
        """Whether that is now."""
        self._news: list[Event] = []
        """What has happened since the board was shown."""
        self._eye = Eye(session.watcher, names=session.names)
        self.chooser = Chooser(view)
        self.bubble = Bubble(view)
        view.words_of = self.words_of
        view.words_of_note = lambda note: in_words(note, wording)
        view.keys.name_of = lambda spot: self.words_of(spot).name
        self.chooser.chosen.connect(self._play)
        self.scene.gesture_made.connect(self._on_gesture)
        self.scene.opened.connect(self.open)
        self.scene.hovered.connect(self._on_hovered)
        self.scene.details_wanted.connect(self._tell_details)
        view.whole_wanted.connect(self.bubble.hide)
        view.hint_wanted.connect(session.hint)

    # What is shown ------------------------------------------------------------

    def show_view(self, view: State, *, live: bool = True) -> None:
        """Put *view* on the board; nothing can be done there until somebody is asked.

        If the question is still the same, because somebody else answered in the meantime, whatever
        is in the hand stays there. What is not *live* can only be looked at.
        """
        self.shown, self._is_live = view, live
        turned = self._eye.seat != self._session.watcher
        self._eye = replace(self._eye, seat=self._session.watcher)
        # Who looks from another side finds the same spots elsewhere.
        signs = self.scene.garnish.take_down() if turned else []
        self.scene.show_picture(self._tabletop.picture(view, self._eye), moving=live)
        for sign in signs if live else ():
            self.scene.garnish.rise(sign)
        self._show_news()
        if not live or self._reach_in(view) != self.scene.reach:
            self.chooser.dismiss()
            self.set_reach(Reach())

    @Slot(int, object)
    def ask(self, seat: int, choice: AnyChoice) -> None:
        """Light what *seat* can do."""
        reach = self._reach_in(self.shown)
        if reach != self.scene.reach:
            self.set_reach(reach)

    def set_reach(self, reach: Reach) -> None:
        """Let the hands do *reach* from now on."""
        self.scene.set_reach(reach, self._note_of)
        self.reach_changed.emit(reach)

    @Slot(object)
    def show_event(self, event: Event) -> None:
        """Let set out who sets out; what came of it is seen together with the board.

        The board may have to wait for a panel that plays; until then nothing is given away.
        """
        if self._is_live:
            self._news.append(event)
            for journey in self._tabletop.journeys(event):
                self.scene.garnish.send(journey)

    @Slot()
    def forget_news(self) -> None:
        """Let nothing be seen any more of what was taken back."""
        self._news.clear()
        self.scene.motion.finish()

    @Slot(int, object)
    def show_hint(self, seat: int, path: Path) -> None:
        """Point at what the adviser would do, as soon as it is a whole gesture."""
        reach, gesture = self.scene.reach, self.scene.reach.gesture(path)
        if gesture is None and reach.goes_on(path):
            self._session.hint_after(path)
            return
        if gesture is None and (first := reach.gesture(path[-1:])):
            # Hands cannot do it in between, as paying while a piece is in the hand.
            gesture, path = first, path[-1:]
        text = " \N{RIGHTWARDS ARROW} ".join(self._wording.move(m, self.shown) for m in path)
        spots = (gesture.source, gesture.target) if gesture else ()
        boxes = [self._room_of(spot) for spot in spots if spot in self.scene.spots]
        where = self._where(gesture.source if gesture else None)
        self.bubble.say(text, where, tone=Tone.HINT, clear_of=boxes)
        if gesture:
            self.scene.point_at(gesture)

    @Slot(object)
    def refuse(self, refusal: Refusal, spot: Spot | None = None) -> None:
        """Say at the hand which rule stands against what was tried."""
        text = self.sentence(refusal)
        self.bubble.say(text, self._where(spot), tone=Tone.REFUSAL)
        self.refused.emit(text)

    @Slot(str)
    def open(self, name: str) -> None:
        """Enlarge what is called *name*, or make it small again."""
        self._eye = replace(self._eye, open="" if self._eye.open == name else name)
        self.scene.show_picture(self._tabletop.picture(self.shown, self._eye))

    def close(self) -> None:
        """Make what is enlarged small again."""
        if self._eye.open:
            self.open("")

    def forget(self) -> None:
        """Show nothing: somebody else sits down."""
        self.chooser.dismiss()
        self.bubble.hide()
        self.bubble.clear()
        self._board.setToolTip("")
        QToolTip.hideText()
        self._eye = replace(self._eye, open="")
        self.forget_news()
        self.scene.clear_all()
        self.reach_changed.emit(Reach())

    def _show_news(self) -> None:
        """Let dice roll, and let rise what was gained and paid."""
        news, self._news = self._news, []
        for event in news if self._is_live else ():
            for roll in self._tabletop.rolls(event):
                self.scene.garnish.roll(roll)
            for flourish in self._tabletop.flourishes(event, self.shown):
                self.scene.garnish.rise(flourish)

    # Words --------------------------------------------------------------------

    def words_of(self, spot: Spot) -> Words:
        """Name and describe a spot as it is now."""
        return self._wording.spot(spot, self.shown)

    def sentence(self, refusal: Refusal) -> str:
        """Say why not, with the number of the rule."""
        text = self._wording.refusal(refusal, self.shown)
        return text if refusal.rule == "table" else f"{text} {refusal.rule}"

    def refusal_of(self, gesture: Gesture) -> Refusal | None:
        """Find the rule against it; what is dropped on a card was meant for its room as well."""
        seat = self._session.decider
        if seat is None:
            return None
        targets = [gesture.target]
        if gesture.target in self.scene.spots:
            targets += self.scene.around(gesture.target)
        for target in targets:
            tried = Gesture(gesture.source, target)
            why = why_not(self.shown, seat, tried, self._tabletop.gesture_of, self._look_ahead)
            if why:
                return why
        return None

    # What hands do ------------------------------------------------------------

    @Slot(object)
    def _on_gesture(self, gesture: Gesture) -> None:
        self.bubble.hide()
        self.chooser.dismiss()
        paths = self.scene.reach.paths(gesture)
        if len(paths) == 1:
            self._play(paths[0])
        elif paths:
            answers = [(self._wording.move(path[-1], self.shown), path) for path in paths]
            likeliest = self._tabletop.likeliest(paths)
            ask = self.chooser.ask_how_many if self._tabletop.counts(paths) else self.chooser.ask
            ask(answers, self._where(gesture.target or gesture.source), likeliest)
        else:
            self._refuse(gesture)

    @Slot(object)
    def _play(self, path: Path) -> None:
        seat = self._session.decider
        if seat is not None:
            self._session.play_path(seat, path)

    def _refuse(self, gesture: Gesture) -> None:
        seat = self._session.decider
        if seat is None or not self.scene.reach.sources:
            return
        refusal = self.refusal_of(gesture)
        if refusal is None and gesture.target is None:
            return  # a click on something that is no part of any move
        spot = gesture.target or gesture.source
        self.scene.refuse(spot)
        asked = self.shown.waiting[seat]
        self.refuse(refusal or Refusal(asked.rule, "not_here"), spot)

    def _reach_in(self, view: State) -> Reach:
        seat, tabletop = self._session.decider, self._tabletop
        if seat is None or view.viewer != seat or seat not in view.waiting:
            return Reach()
        return reach_of(view, seat, tabletop.gesture_of, self._look_ahead, tabletop.shortcuts)

    def _look_ahead(self, move: Move) -> State | None:
        seat = self._session.decider
        return None if seat is None else self._session.look_ahead(seat, move)

    def _note_of(self, gesture: Gesture) -> Note | None:
        seat, paths = self._session.decider, self.scene.reach.paths(gesture)
        return None if seat is None else self._tabletop.note(self.shown, seat, paths[0])

    # Looking ------------------------------------------------------------------

    @Slot(object)
    def _on_hovered(self, thing: Thing) -> None:
        words = self._words_about(thing)
        self._board.setToolTip(_with_picture(words, thing) if words else "")
        spot = _spot_of(thing)
        self.scene.lights.relate(self._tabletop.lights(spot, self.shown) if spot else ())

    @Slot(object)
    def _tell_details(self, thing: Thing) -> None:
        words = self._words_about(thing)
        if words:
            self.bubble.say(_as_html(words), self._where(_spot_of(thing)), rich=True)

    def _words_about(self, thing: Thing) -> Words | None:
        if isinstance(thing, PieceItem):
            return self._wording.piece(thing.piece.id, self.shown)
        return self._wording.spot(thing.place.spot, self.shown) if thing else None

    def _where(self, spot: Spot | None) -> QPoint:
        if spot is None or spot not in self.scene.spots:
            return self._board.rect().center()
        return self._room_of(spot).center()

    def _room_of(self, spot: Spot) -> QRect:
        return self._board.mapFromScene(self.scene.place(spot).seen).boundingRect()


def _spot_of(thing: Thing) -> Spot | None:
    if isinstance(thing, PieceItem):
        return thing.piece.spot
    return thing.place.spot if thing else None


def _with_picture(words: Words, thing: Thing) -> str:
    picture, text = close_up(thing.face if thing else None), _as_html(words)
    if not picture:
        return text
    return f'<table><tr><td>{picture}</td><td style="padding-left: 8px">{text}</td></tr></table>'


def _as_html(words: Words) -> str:
    text = f"<b>{escape(words.name)}</b>"
    if words.text:
        text += "<br>" + escape(words.text).replace("\n", "<br>")
    return f"{text} <i>{words.rule}</i>" if words.rule else text
