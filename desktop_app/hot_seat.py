"""Several people at one screen: who looks, and who must sit down before anything is shown."""

from __future__ import annotations

from engine.core.state import State


class HotSeat:
    """The watching seat; it changes by a curtain wherever two people see different things."""

    def __init__(self, humans: tuple[int, ...]) -> None:
        self.humans = humans
        self.watcher = min(humans, default=0)
        self._has_sat_down = len(humans) < 2

    def sit_down(self, seat: int) -> None:
        """Let *seat* look from now on."""
        assert seat in self.humans, "only people watch"
        self.watcher = seat
        self._has_sat_down = True

    def newcomer(self, state: State) -> int | None:
        """Return who must sit down before the play goes on; None if whoever looks may stay."""
        waiting = [seat for seat in state.waiting if seat in self.humans]
        if self._has_sat_down and (not waiting or self.watcher in waiting):
            return None
        wanted = waiting[0] if waiting else self.watcher
        others = self.humans if not self._has_sat_down else (self.watcher,)
        if all(see_the_same(state, wanted, other) for other in others):
            self.sit_down(wanted)
            return None
        return wanted


def see_the_same(state: State, seat: int, other: int) -> bool:
    """Whether two seats know the same, so that no curtain is needed between them."""
    view, its = state.seen_by(seat), state.seen_by(other)
    view.viewer = its.viewer = None
    return view == its
