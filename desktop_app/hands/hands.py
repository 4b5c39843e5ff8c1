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
from desktop_app.hands.deeds import Deeds
from desktop_app.kit.changes import in_words
from desktop_app.kit.gestures import Gesture, Path, Reach, Spot, reach_of, why_not
from desktop_app.kit.picture import Eye, Note, Picture
from desktop_app.kit.tabletop import Tabletop, Wording, Words
from desktop_app.play.entries import Recalled, Scene, Shown
from desktop_app.play.session import GameSession
from engine.core.agenda import Move
from engine.core.refusal import Refusal
from engine.core.state import State

Thing = PlaceItem | PieceItem | None


class Hands(QObject):
    """Keeps one board in step with one session."""

    reach_changed = Signal(object)  # Reach: the prompt bar shows its buttons
    refused = Signal(str)  # the sentence that was said
    hint_wanted = Signal()

    def __init__(
        self, session: GameSession, tabletop: Tabletop, wording: Wording, view: BoardView
    ) -> None:
        super().__init__(view)
        self._session, self._tabletop, self._wording = session, tabletop, wording
        self.board, self.scene = view, view.board
        self.shown: State = session.view
        """The view that is on the board: the present one, or one of the past."""
        self._next = Reach()
        """What hands can do as soon as everything was shown."""
        self._eye = Eye(session.watcher, names=session.names)
        self._deeds = Deeds(tabletop.deeds, len(session.seats))
        self.chooser = Chooser(view)
        self.bubble = Bubble(view)
        view.words_of = self.words_of
        view.name_in_hand = self.name_in_hand
        view.words_of_note = lambda note: in_words(note, wording)
        view.keys.name_of = lambda spot: self.words_of(spot).name
        self.chooser.chosen.connect(self._play)
        self.scene.gesture_made.connect(self._on_gesture)
        self.scene.opened.connect(self.open)
        self.scene.hovered.connect(self._on_hovered)
        self.scene.details_wanted.connect(self._tell_details)
        view.whole_wanted.connect(self.bubble.hide)
        view.hint_wanted.connect(self.hint_wanted)
        session.playhead.cut.connect(self._cut_short)

    # What is shown ------------------------------------------------------------

    def begin(self, entry: Scene) -> None:
        """Let hands do nothing until *entry* was shown, and let set out who sets out.

        The board may have to wait for a panel that plays; until then nothing is given away. If
        the question is still the same, because somebody else answered in the meantime, whatever is
        in the hand stays there.
        """
        self._next = self._reach_in(entry)
        if self._next != self.scene.reach or isinstance(entry, Recalled):
            self.chooser.dismiss()
            self.set_reach(Reach())
        for event in entry.events:
            for journey in self._tabletop.journeys(event):
                self.scene.garnish.send(journey)

    def show(self, entry: Scene) -> None:
        """Put the view of *entry* on the board; dice roll, and what was gained and paid rises."""
        moving = bool(entry.news) or isinstance(entry, Shown)
        self.show_view(entry.view, moving=moving)
        if isinstance(entry, Shown):
            self._deeds.take_up(entry.news, entry.view)
            self.scene.lights.mark(self._deeds.unseen_by(self._session.watcher))
        else:
            self.scene.lights.mark(())
        for event in entry.events:
            for moment in self._tabletop.moments(event, self.shown, self._eye.names):
                self.scene.ceremonies.celebrate(moment)
            for flight in self._tabletop.flights(event, self.shown):
                self.scene.garnish.fly(flight)
            for roll in self._tabletop.rolls(event):
                self.scene.garnish.roll(roll)
            for flourish in self._tabletop.flourishes(event, self.shown):
                self.scene.garnish.rise(flourish)

    def show_view(self, view: State, *, moving: bool = True) -> None:
        """Put *view* on the board."""
        self.shown = view
        turned = self._eye.seat != self._session.watcher
        self._eye = replace(self._eye, seat=self._session.watcher)
        # Who looks from another side finds the same spots elsewhere.
        signs = self.scene.garnish.take_down() if turned else []
        self.scene.show_picture(self.picture, moving=moving)
        for sign in signs if moving else ():
            self.scene.garnish.rise(sign)

    @property
    def picture(self) -> Picture:
        """What is on the board."""
        return self.picture_of(self.shown)

    def picture_of(self, view: State) -> Picture:
        """Return what the board looks like at another moment, to whoever watches."""
        return self._tabletop.picture(view, self._eye)

    def ask(self) -> None:
        """Light what can be done now."""
        if self._next != self.scene.reach:
            self.set_reach(self._next)

    def set_reach(self, reach: Reach) -> None:
        """Let the hands do *reach* from now on."""
        self.scene.set_reach(reach, self._note_of)
        self.reach_changed.emit(reach)

    def show_hint(self, path: Path) -> None:
        """Point at what a guide means, which is a gesture or a part of one."""
        reach, gesture = self.scene.reach, self.scene.reach.gesture(path)
        if gesture is None and (first := reach.gesture(path[-1:])):
            # Hands cannot do it in between, as paying while a piece is in the hand.
            gesture, path = first, path[-1:]
        text = " \N{RIGHTWARDS ARROW} ".join(self._wording.move(m, self.shown) for m in path)
        spots = (gesture.source, gesture.target) if gesture else ()
        boxes = [self.room_of(spot) for spot in spots if spot in self.scene.spots]
        where = self.where(gesture.source if gesture else None)
        self.bubble.say(text, where, tone=Tone.HINT, clear_of=boxes)
        if gesture:
            self.scene.point_at(*gesture.spots)

    @Slot(str)
    def say(self, text: str) -> None:
        """Say what a guide has to say."""
        self.bubble.say(text, self.where(None), tone=Tone.HINT)

    @Slot(object)
    def refuse(self, refusal: Refusal, spot: Spot | None = None) -> None:
        """Say at the hand which rule stands against what was tried."""
        text = self.sentence(refusal)
        self.bubble.say(text, self.where(spot), tone=Tone.REFUSAL)
        self.refused.emit(text)

    @Slot(str)
    def open(self, name: str) -> None:
        """Enlarge what is called *name*, or make it small again."""
        self._eye = replace(self._eye, open="" if self._eye.open == name else name)
        self.scene.show_picture(self.picture)

    def close(self) -> None:
        """Make what is enlarged small again."""
        if self._eye.open:
            self.open("")

    def forget(self) -> None:
        """Show nothing: somebody else sits down."""
        self.chooser.dismiss()
        self.bubble.hide()
        self.bubble.clear()
        self.board.setToolTip("")
        QToolTip.hideText()
        self._eye = replace(self._eye, open="")
        self._cut_short()
        self.scene.lights.mark(())
        self.scene.clear_all()
        self.reach_changed.emit(Reach())

    @Slot()
    def _cut_short(self) -> None:
        """Let nothing move any more, nor hang up what still waits."""
        self.scene.ceremonies.forget()
        self.scene.motion.finish()

    # Words --------------------------------------------------------------------

    def words_of(self, spot: Spot) -> Words:
        """Name and describe a spot as it is now."""
        return self._wording.spot(spot, self.shown)

    def name_in_hand(self, spot: Spot) -> str:
        """Name what was taken from a spot: the piece that lay there, where there was but one."""
        there = [item.piece.id for item in self.scene.pieces if item.piece.spot == spot]
        words = self._wording.piece(there[0], self.shown) if len(there) == 1 else None
        return (words or self.words_of(spot)).name

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
            ask(answers, self.where(gesture.target or gesture.source), likeliest)
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

    def _reach_in(self, entry: Scene) -> Reach:
        """Return what hands can do where *entry* asks something, as far as the guides allow it."""
        view, tabletop = entry.view, self._tabletop
        if not isinstance(entry, Shown) or entry.question is None or view.viewer is None:
            return Reach()
        seat = view.viewer
        reach = reach_of(view, seat, tabletop.gesture_of, self._look_ahead, tabletop.shortcuts)
        offers = [path for _, path in reach.gestures()]
        allowed = self._session.allowed(view, seat, offers)
        return reach if allowed is offers else reach.only(allowed)

    def _look_ahead(self, move: Move) -> State | None:
        return self._session.look_ahead(self._session.watcher, move)

    def _note_of(self, gesture: Gesture) -> Note | None:
        paths = self.scene.reach.paths(gesture)
        return self._tabletop.note(self.shown, self._session.watcher, paths[0])

    # Looking ------------------------------------------------------------------

    @Slot(object)
    def _on_hovered(self, thing: Thing) -> None:
        words = self._words_about(thing)
        self.board.setToolTip(_with_picture(words, thing) if words else "")
        spot = _spot_of(thing)
        self.scene.lights.relate(self._tabletop.lights(spot, self.shown) if spot else ())

    @Slot(object)
    def _tell_details(self, thing: Thing) -> None:
        words = self._words_about(thing)
        if words:
            self.bubble.say(_as_html(words), self.where(_spot_of(thing)), rich=True)

    def _words_about(self, thing: Thing) -> Words | None:
        if isinstance(thing, PieceItem):
            return self._wording.piece(thing.piece.id, self.shown)
        return self._wording.spot(thing.place.spot, self.shown) if thing else None

    def where(self, spot: Spot | None) -> QPoint:
        """Return where on the board something about *spot* is said; amid it about nothing."""
        if spot is None or spot not in self.scene.spots:
            return self.board.rect().center()
        return self.room_of(spot).center()

    def room_of(self, spot: Spot) -> QRect:
        """Return the room that *spot* takes now."""
        return self.board.mapFromScene(self.scene.place(spot).seen).boundingRect()


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
