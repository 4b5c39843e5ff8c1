"""Whoever sits at the table: everybody is asked in one way and answers in one way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from desktop_app.play.machines import Machines
from engine.core.state import State
from engine.core.value import value
from engine.saving.save import Seat

HUMAN = "human"
"""The kind of a seat where a person sits; any other kind is the level of a machine player."""


NOBODY = "nobody"
"""The kind of a seat where nobody answers: the play stands still when it is its turn."""


Look = Callable[[], State]
"""Returns what a seat may know now."""


class Player(Protocol):
    """Somebody on a seat. The session asks, and plays whatever is answered; it knows no more.

    A rival that nobody plays, as some games have for few players, takes part by the rules alone:
    it is never asked.
    """

    @property
    def is_at_screen(self) -> bool:
        """Whether this player looks at this screen and answers by hand."""

    def ask(self, seat: int, view: Look, seed: int) -> None:
        """Want an answer from what *view* returns and no more; it comes at any time, or never.

        Whoever is asked again, because others have answered meanwhile, need not start over.
        """


@value
class Person:
    """Sees the question on the screen when all before it was shown, and answers with hands."""

    @property
    def is_at_screen(self) -> bool:
        """Look at the screen."""
        return True

    def ask(self, seat: int, view: Look, seed: int) -> None:
        """Wait: the question stands in the entry that is shown last."""


@value
class Machine:
    """Thinks elsewhere; its answer waits for its time in the queue of what is shown."""

    machines: Machines
    level: str

    @property
    def is_at_screen(self) -> bool:
        """See nothing but what it is asked with."""
        return False

    def ask(self, seat: int, view: Look, seed: int) -> None:
        """Begin to think."""
        self.machines.ask(seat, view(), self.level, seed)


@value
class Nobody:
    """Never answers, as the others in a lesson that ends before they are asked."""

    @property
    def is_at_screen(self) -> bool:
        """Look at nothing."""
        return False

    def ask(self, seat: int, view: Look, seed: int) -> None:
        """Say nothing."""


def players_of(seats: Sequence[Seat], machines: Machines) -> tuple[Player, ...]:
    """Return who sits on each seat."""
    return tuple([_player(seat.kind, machines) for seat in seats])


def _player(kind: str, machines: Machines) -> Player:
    match kind:
        case "human":
            return Person()
        case "nobody":
            return Nobody()
        case _:
            return Machine(machines, kind)
