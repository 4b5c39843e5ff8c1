"""Every moment of a play that can be looked at again, as those who look may know it."""

from __future__ import annotations

from desktop_app.play.hot_seat import seen_by_all
from engine.core.agenda import Event
from engine.core.state import State
from engine.core.table import Table


class Past:
    """The moments of a table by number; the last one is now."""

    def __init__(self, table: Table, *eyes: int) -> None:
        self._table, self._eyes = table, eyes

    def __len__(self) -> int:
        return len(self._table.states)

    def view(self, moment: int) -> State:
        """Return what the watching seat saw at a moment; 0 is the first one."""
        return self._table.states[moment].seen_by(*self._eyes)

    def news(self, moment: int) -> tuple[Event, ...]:
        """Return what happened on the way to a moment, as far as the watching seat knows."""
        events = self._table.states[moment].news
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
        back = len(self) - moment
        return self._table.record.moves[-back][0] if moment else None
