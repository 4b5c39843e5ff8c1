"""Several people at one screen: who looks, and who must sit down before anything is shown."""

from __future__ import annotations

from engine.core.agenda import AnyChoice, Event, Together
from engine.core.state import State


class HotSeat:
    """The watching seat; it changes by a curtain wherever somebody needs secrets to decide.

    What is decided in the open is decided before all people: the screen shows only what all of them
    may know, so no curtain is needed.
    """

    def __init__(self, humans: tuple[int, ...]) -> None:
        self.humans = humans
        self.watcher = min(humans, default=0)
        self.company: tuple[int, ...] = ()
        """The other people, while all look at the screen together."""
        self.awaited: int | None = None
        """Who should sit down; until then nothing is shown and nobody can do anything."""
        self._has_sat_down = len(humans) < 2

    @property
    def eyes(self) -> tuple[int, ...]:
        """Everybody who looks at the screen, the watching seat first."""
        return self.watcher, *self.company

    def question(self, view: State) -> AnyChoice | None:
        """Return what the watching seat is asked in its *view*, if a person sits there."""
        return view.waiting.get(self.watcher) if self.watcher in self.humans else None

    def sit_down(self, seat: int) -> None:
        """Let *seat* look from now on, alone."""
        assert seat in self.humans, "only people watch"
        self.watcher, self.company, self.awaited = seat, (), None
        self._has_sat_down = True

    def turn_to(self, state: State) -> None:
        """Let look whoever may see and decide now, or await who must sit down first."""
        if self.awaited is None:
            self.awaited = self._newcomer(state)

    def _newcomer(self, state: State) -> int | None:
        waiting = [seat for seat in state.waiting if seat in self.humans]
        if waiting and all(state.waiting[seat].in_the_open for seat in waiting):
            self._gather(self.watcher if self.watcher in waiting else waiting[0])
            return None
        is_alone = self._has_sat_down and not self.company
        if self._has_sat_down and (not waiting or (is_alone and self.watcher in waiting)):
            return None
        wanted = waiting[0] if waiting else self.watcher
        others = (self.watcher,) if is_alone else self.humans
        if all(see_the_same(state, wanted, other) for other in others):
            self.sit_down(wanted)
            return None
        return wanted

    def _gather(self, seat: int) -> None:
        """Let *seat* decide while all the others look on."""
        self.sit_down(seat)
        self.company = tuple([other for other in self.humans if other != seat])


def seen_by_all(event: Event, eyes: tuple[int, ...]) -> Event | None:
    """Return what all of *eyes* may know of *event*."""
    seen: Event | None = event
    for seat in eyes:
        seen = seen.seen_by(seat) if seen else None
    return seen


def see_the_same(state: State, seat: int, other: int) -> bool:
    """Whether two seats know the same, so that no curtain is needed between them."""
    view, its = state.seen_by(seat), state.seen_by(other)
    view.viewer = its.viewer = None
    return view == its


def is_public(state: State, seat: int, watcher: int) -> bool:
    """Whether *watcher* sees the question of *seat*, and so may see the answer."""
    task = state.agenda[-1]
    seen = task.seen_by(watcher)
    if isinstance(task, Together) and isinstance(seen, Together):
        return seen.lanes[seat] == task.lanes[seat]
    return seen == task
