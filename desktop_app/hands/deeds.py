"""Who did what since whose last answer: it stays marked on the board until they act again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from desktop_app.kit.picture import Deed
from desktop_app.play.entries import News
from engine.core.agenda import Event
from engine.core.state import State


class Deeds:
    """Keeps the deeds of others apart for everybody who sits at this screen."""

    def __init__(self, deeds_of: Callable[[Event, State], Iterable[Deed]], seats: int) -> None:
        self._deeds_of = deeds_of
        self._kept: list[dict[str, Deed]] = [{} for _ in range(seats)]

    def take_up(self, news: Sequence[News], view: State) -> None:
        """Note what happened; whoever answered has seen what was marked before."""
        for mover in {one.mover for one in news}:
            if mover is not None and mover < len(self._kept):
                self._kept[mover].clear()
        for one in news:
            for deed in self._deeds_of(one.event, view):
                for seat, kept in enumerate(self._kept):
                    if seat not in (deed.seat, one.mover):
                        kept[str(deed.spot)] = deed

    def unseen_by(self, seat: int) -> tuple[Deed, ...]:
        """Return what others did since the last answer of *seat*."""
        return tuple(self._kept[seat].values()) if seat < len(self._kept) else ()
