"""Every moment of a play that can be looked at again, as those who look may know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.play.entries import News, Recalled, Shown
from desktop_app.play.hot_seat import is_public, seen_by_all
from engine.core.agenda import Event
from engine.core.game import Standing
from engine.core.state import State
from engine.core.table import Table
from engine.core.value import value


@value
class Turn:
    """What somebody decided, and what was to be seen of the table before."""

    view: State
    seat: int
    answers: tuple[str, ...]


class Past:
    """The moments of a table by number; the last one is now."""

    def __init__(self, table: Table, *eyes: int) -> None:
        self._table, self._eyes = table, eyes
        self._states = table.states

    def __len__(self) -> int:
        return len(self._states)

    def view(self, moment: int) -> State:
        """Return what the watching seat saw at a moment; 0 is the first one."""
        return self._states[moment].seen_by(*self._eyes)

    def news(self, moment: int) -> tuple[Event, ...]:
        """Return what happened on the way to a moment, as far as the watching seat knows."""
        events = self._states[moment].news
        return tuple(seen for event in events if (seen := seen_by_all(event, self._eyes)))

    def worth_seeing(self, moment: int, before: int | None) -> int:
        """Return *moment*, or the next one beyond it, as seen from *before*, that showed anything.

        What somebody else planned in secret showed nothing.
        """
        step = 1 if before is not None and moment > before else -1
        while 0 < moment < len(self) - 1 and not self._showed_anything(moment):
            moment += step
        return moment

    def _showed_anything(self, moment: int) -> bool:
        return bool(self.news(moment)) or self.view(moment) != self.view(moment - 1)

    def mover(self, moment: int) -> int | None:
        """Return who answered last before a moment; None at the first one."""
        return self._answer(moment)[0] if moment else None

    def _answer(self, moment: int) -> tuple[int, str]:
        """Return who gave which answer last before a moment."""
        return self._table.record.moves[moment - len(self)]

    def turn(self, first: int, last: int) -> Turn | None:
        """Return what was decided in the answers *first* to *last*, as far as all of us know.

        It begins where there was something to decide; None if that was nowhere.
        """
        begun: Turn | None = None
        for moment in range(max(1, first), last + 1):
            state = self._states[moment - 1]
            seat, notation = self._answer(moment)
            if not all(eye == seat or is_public(state, seat, eye) for eye in self._eyes):
                continue
            if begun is None and len(self._table.game.brain.sensible(state, seat)) > 1:
                begun = Turn(state.seen_by(*self._eyes), seat, (notation,))
            elif begun and begun.seat == seat:
                begun = replace(begun, answers=(*begun.answers, notation))
        return begun

    def recalled(self, moment: int) -> Recalled:
        """Return a moment to be looked at."""
        view = self.view(moment)
        return Recalled(view, moment, self._standings(self._states[moment], view))

    def shown(self, moment: int) -> Shown:
        """Return a moment as it lies on the table, without what led to it."""
        view = self.view(moment)
        return Shown(view, moment, self._standings(self._states[moment], view))

    def scenes(self, first: int, last: int) -> Iterator[Shown]:
        """Yield what happened in the answers *first* to *last*, one gesture, as it is shown.

        One thing is shown after the other where the rules carry out several by themselves.
        """
        news: tuple[News, ...] = ()
        is_sequel = False
        for moment in range(first, last + 1):
            told = 0
            *stages, end = self._table.stages(moment)
            for stage in stages:
                view = stage.seen_by(*self._eyes)
                news += self._as_news(moment, view.news[told:])
                told = len(view.news)
                if news:
                    standings = self._standings(stage, view)
                    yield Shown(view, moment - 1, standings, news, is_sequel=is_sequel)
                    news, is_sequel = (), True
            if moment < last:
                news += self._as_news(moment, self.news(moment)[told:])
            else:
                view = end.seen_by(*self._eyes)
                news += self._as_news(moment, view.news[told:])
                standings = self._standings(end, view)
                yield Shown(view, moment, standings, news, is_sequel=is_sequel)

    def film(self, first: int, last: int) -> Iterator[Recalled]:
        """Yield what happened in the answers *first* to *last*, one after the other."""
        for moment in range(first, last + 1):
            for shown in self.scenes(moment, moment):
                yield Recalled(shown.view, moment, shown.standings, shown.news)

    def _as_news(self, moment: int, events: tuple[Event, ...]) -> tuple[News, ...]:
        mover = self.mover(moment)
        return tuple([News(moment, mover, event) for event in events])

    def _standings(self, state: State, view: State) -> tuple[Standing, ...]:
        """Return points and places, as far as the watching seat knows."""
        return self._table.game.standings(state if state.is_over else view)
