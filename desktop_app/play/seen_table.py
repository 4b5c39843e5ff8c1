"""What of a table may be shown: the view of whoever sits before the screen, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from desktop_app.play.entries import Entry
from desktop_app.play.hot_seat import HotSeat, is_public
from desktop_app.play.machines import Machines
from desktop_app.play.past import Past
from desktop_app.play.players import HUMAN, players_of
from desktop_app.play.playhead import Done, Playhead
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game, Standing
from engine.core.possible import is_position
from engine.core.state import State
from engine.core.table import Table
from engine.saving.save import Seat

__all__ = ["HUMAN", "SeenTable"]


class SeenTable(QObject):
    """Holds the table, and lets only that be read of it which the watching seat may know."""

    def __init__(self, table: Table, seats: Sequence[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        assert len(seats) == table.record.seats, "everybody needs a seat"
        self._table = table
        self.seats = tuple(seats)
        self.machines = Machines(table.game, self)
        self._players = players_of(seats, self.machines)
        self.humans = tuple([n for n, one in enumerate(self._players) if one.is_at_screen])
        self._hot_seat = HotSeat(self.humans)
        self.playhead = Playhead(self._carry_out, self)

    @property
    def watcher(self) -> int:
        """The seat whose view is shown."""
        return self._hot_seat.watcher

    @property
    def eyes(self) -> tuple[int, ...]:
        """The watching seat, and the people who look on while all decide in the open."""
        return self._hot_seat.eyes

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._table.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def moves_played(self) -> int:
        """How many answers were given."""
        return len(self._table.record.moves)

    def answers_of(self, seat: int) -> int:
        """Return how many answers *seat* has given."""
        return sum(one == seat for one, _ in self._table.record.moves)

    @property
    def view(self) -> State:
        """The table as the watching seat was shown it last."""
        shown = self.playhead.shown
        return shown.view if shown else self._table.state.seen_by(*self.eyes)

    @property
    def is_covered(self) -> bool:
        """Whether a curtain hangs: somebody else must sit down before anything is shown."""
        return self._hot_seat.awaited is not None

    @property
    def position(self) -> str:
        """What the watching seat may know, as text; empty where nobody is to copy it.

        Behind a curtain nobody is, and in company only what all of them may know.
        """
        if self.is_covered:
            return ""
        text = str(self._table.state if self._table.state.is_over else self.view)
        return text if len(self.eyes) == 1 or is_position(self.game, text) else ""

    @property
    def was_for_learning(self) -> bool:
        """Whether a person took back more than the rules of the table allow."""
        return self._table.record.learning

    @property
    def past(self) -> Past:
        """What can be looked back at."""
        return Past(self._table, *self.eyes)

    def offers(self, seat: int) -> tuple[Move, ...]:
        """Return what the person on *seat* may do now."""
        return self._table.state.moves(seat) if seat in self.humans else ()

    def look_ahead(self, seat: int, *moves: Move) -> State | None:
        """Return the view after *moves* if a person may see it before they are played."""
        return self._table.look_ahead(seat, *moves) if seat in self.humans else None

    def standings(self) -> tuple[Standing, ...]:
        """Return points and places, as far as the watching seat was shown them."""
        shown = self.playhead.shown
        return shown.standings if shown else self.game.standings(self.view)

    @property
    def decider(self) -> int | None:
        """The watching seat if it is a person whose answer is wanted, else None.

        Nobody's is before everything that has happened was performed.
        """
        shown = self.playhead.shown
        is_asked = shown is not None and shown.question is not None
        return self.watcher if is_asked and self.playhead.is_at_rest else None

    def seed(self, seat: int) -> int:
        """Return a seed for thinking: the same in the same play, unrelated to the game's chance."""
        own = Chance(self._table.record.seed).branch(1 + seat)
        return own.branch(self.answers_of(seat)).seed

    def _is_public(self, seat: int) -> bool:
        """Whether the watching seat sees the question of *seat*, and so may see the answer."""
        return seat == self.watcher or is_public(self._table.state, seat, self.watcher)

    def _by_hand(self) -> int | None:
        """Return who at this screen answered last."""
        last = (seat for seat, _ in reversed(self._table.record.moves) if seat in self.humans)
        return next(last, None)

    def _carry_out(self, entry: Entry, done: Done) -> None:
        """Do what an entry does to the table; showing does nothing to it."""
        done()
