"""What is still to be done: steps that run by themselves and choices that wait for a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from engine.core.refusal import Refusal, refuse
from engine.core.tuples import put
from engine.core.value import value

if TYPE_CHECKING:
    from engine.core.state import State

S = TypeVar("S", bound="State", contravariant=True)
M = TypeVar("M", bound="Move")


class Move:
    """An answer to a choice, a ``@value``; ``str(move)`` is its notation in records."""

    __slots__ = ()
    is_final: ClassVar[bool] = False
    """Whether giving it says for good that one is done; it is only taken back for learning."""


class Event:
    """News about what happened, a ``@value``; for animations and the log."""

    __slots__ = ()

    def seen_by(self, seat: int) -> Event | None:
        """Return what *seat* may know of it, or None if it may not even know that it happened."""
        return self


class Task:
    """One entry of the agenda, a ``@value``, so that agendas copy, save and show for free."""

    __slots__ = ()

    @property
    def label(self) -> str:
        """Name this task in the notation of choices between tasks; one word."""
        return type(self).__name__

    def seen_by(self, seat: int) -> Task:
        """Return what *seat* may know of it: itself, unless it carries a secret."""
        return self


class Step(Task, Generic[S]):
    """A task that needs nobody."""

    __slots__ = ()
    stands_alone: ClassVar[bool] = False
    """Whether what it does is shown by itself, after everything that was told before it."""

    def run(self, state: S) -> None:
        """Change *state*; push further tasks if the rule says so."""
        raise NotImplementedError


class Choice(Task, Generic[S, M]):
    """A task that waits for the answer of one seat."""

    __slots__ = ()
    seat: int
    rule: ClassVar[str]
    """The number of the rule that asks this question."""
    in_the_open: ClassVar[bool] = False
    """Whether the answer rests on nothing secret, so that everybody may watch it being given."""

    def attempts(self, state: S) -> Iterable[M]:
        """Yield every answer a player could try with what lies on the table, in a fixed order.

        What brings the play forward comes before what only takes back.
        """
        raise NotImplementedError

    def why_not(self, state: S, move: M) -> Refusal | None:
        """Say which rule stands against *move*; None if it is legal.

        A rule is said here and nowhere else; what nobody would try gets the rule of the question.
        """
        return None if move in self.attempts(state) else refuse(self.rule, "not_offered")

    def moves(self, state: S) -> Sequence[M]:
        """Return every legal answer in a fixed order; never none.

        A hot spot may find them in a quicker way of its own, and in an order of its own; a contract
        test holds it to be equal.
        """
        return [move for move in self.attempts(state) if self.why_not(state, move) is None]

    def take(self, state: S, move: M) -> None:
        """Apply *move*; push this choice again if it is not finished."""
        raise NotImplementedError


AnyChoice = Choice[Any, Any]


@value
class Together(Task):
    """Several seats decide at the same time, each on a private agenda."""

    lanes: tuple[tuple[Task, ...], ...]

    @property
    def is_open(self) -> bool:
        """Whether somebody is still deciding."""
        return any(self.lanes)

    def seen_by(self, seat: int) -> Together:
        """Hide the lanes of others; that they are still deciding is public."""
        return Together(
            tuple(
                tuple(task.seen_by(seat) for task in lane)
                if owner == seat or not lane
                else (Deciding(owner),)
                for owner, lane in enumerate(self.lanes)
            )
        )

    def with_lane(self, seat: int, lane: tuple[Task, ...]) -> Self:
        """Return the same with another agenda for *seat*."""
        return type(self)(put(self.lanes, seat, lane))


@value
class Deciding(Choice["State", Move]):
    """Stands in a view for a choice that the viewer may not see."""

    rule: ClassVar[str] = "table"
    seat: int

    def attempts(self, state: State) -> Iterable[Move]:
        """Try nothing: whoever looks at this view cannot answer for somebody else."""
        return ()
