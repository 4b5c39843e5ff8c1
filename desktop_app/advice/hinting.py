"""Shows on a board what an adviser has found, as far as it was asked for, and does it if wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from desktop_app.advice.adviser import Adviser, Stage
from desktop_app.advice.hint_card import HintCard
from desktop_app.advice.hint_words import HintWords, run_of
from desktop_app.hands.hands import Hands
from desktop_app.kit.gestures import BUTTON, HAND, Gesture, Path, Reach, Spot
from desktop_app.kit.tabletop import Tabletop, Where, Wording
from desktop_app.play.session import GameSession
from engine.analysis.hint import Hint
from engine.core.state import State

_LONGEST = 3
"""Answers that one gesture may hold."""


class Hinting(QObject):
    """Keeps a card and the lights of a board in step with an adviser."""

    def __init__(
        self, session: GameSession, tabletop: Tabletop, wording: Wording, hands: Hands
    ) -> None:
        super().__init__(hands)
        self._session, self._tabletop, self._wording = session, tabletop, wording
        self._hands = hands
        self.adviser = Adviser(session, self)
        self.words = HintWords(wording, self._ahead)
        self.card = HintCard(hands.board)
        self.card.more_wanted.connect(self.adviser.ask)
        self.card.do_wanted.connect(self.do_it)
        self.card.put_away.connect(self.adviser.forget)
        self.adviser.changed.connect(self.show)

    @property
    def deed(self) -> Path:
        """What one gesture does of what is advised; more where all of it is of one kind."""
        hint = self.adviser.hint
        return _deed(self._hands.scene.reach, hint.line.moves) if hint else ()

    @Slot()
    def show(self) -> None:
        """Say and light what was asked for, and nothing else."""
        hint, stage = self.adviser.hint, self.adviser.stage
        if hint and stage >= Stage.WHERE:
            reach, moves = self._hands.scene.reach, hint.line.moves
            if stage is Stage.WHERE and reach.gesture(moves) is None and reach.goes_on(moves):
                self.adviser.go_on()
            else:
                self._tell(hint, stage)
            return
        self._hands.scene.point_at()
        if stage is Stage.NOTHING:
            self.card.dismiss()
        elif stage is Stage.THINKING:
            self.card.say_only(self.tr("One moment …"), self._hands.where(None))
        else:
            self.card.say_only(self.tr("No hint could be found."), self._hands.where(None))

    @Slot()
    def do_it(self) -> None:
        """Play what is advised."""
        seat, path = self._session.decider, self.deed
        self.card.dismiss()
        if seat is not None and path:
            self._session.play_path(seat, path)

    def _tell(self, hint: Hint, stage: Stage) -> None:
        view, where = self._hands.shown, self._where(hint)
        stages = [(self.tr("Where"), where.text)]
        if stage >= Stage.WHAT:
            stages.append((self.tr("What"), self.words.what(hint.line)))
        if stage >= Stage.WHY:
            choices = len(view.moves(hint.seat))
            stages.append((self.tr("Why"), self.words.why(hint, choices)))
        spots = where.spots if stage is Stage.WHERE else self._spots_of(self._pointed())
        shown = [spot for spot in spots if spot in self._hands.scene.spots]
        self._hands.scene.point_at(*shown)
        kept = [spot for spot in where.in_sight if spot in self._hands.scene.spots]
        boxes = [self._hands.room_of(spot) for spot in (*shown, *kept)]
        at = self._hands.where(shown[0] if shown else None)
        self.card.say(stages, at, boxes)

    def _where(self, hint: Hint) -> Where:
        """Return where to look: what the game says, or where the hand begins."""
        view = self._hands.shown
        found = self._tabletop.where(self.deed, view, self._session.names)
        if found:
            return found
        gesture = self._pointed()
        if gesture is None or gesture.source.kind == BUTTON:
            return Where(self.tr("Look at the buttons above the board."))
        spots = self._spots_of(gesture)[:1]
        names = ", ".join([self._wording.spot(spot, view).name for spot in spots])
        return Where(self.tr("Look here first: {place}.").format(place=names), spots)

    def _pointed(self) -> Gesture | None:
        """Return the gesture of what is advised, or of its beginning."""
        reach, deed = self._hands.scene.reach, self.deed
        return reach.gesture(deed) or reach.gesture(deed[:1])

    def _spots_of(self, gesture: Gesture | None) -> tuple[Spot, ...]:
        return tuple([spot for spot in gesture.spots if spot != HAND]) if gesture else ()

    def _ahead(self, path: Path) -> State | None:
        seat = self._session.watcher
        return self._session.look_ahead(seat, *path)


def _deed(reach: Reach, moves: Path) -> Path:
    """Return what of *moves* is done in one go: a run of one kind, or what one gesture means."""
    if run := run_of(moves):
        return run
    for length in range(min(_LONGEST, len(moves)), 0, -1):
        if reach.gesture(moves[:length]):
            return moves[:length]
    # Hands cannot do it in between, as paying while a piece is in the hand.
    first = next((move for move in moves[1:_LONGEST] if reach.gesture((move,))), moves[0])
    return (first,)
