"""Shapes of choices: all in any order, one of several, if you like, several times."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from engine.core.agenda import Choice, Move, Step, Task
from engine.core.tuples import without_at
from engine.core.value import value

if TYPE_CHECKING:
    from engine.core.state import State


@value
class Do(Move):
    """Do the offered task number *index* next."""

    index: int
    label: str

    def __str__(self) -> str:
        return f"do {self.index} {self.label}"


@value
class Decline(Move):
    """Do without what was offered."""

    def __str__(self) -> str:
        return "decline"


DECLINE = Decline()


@value
class AnyOrder(Choice["State", Do]):
    """Do all of *tasks*, in an order the seat chooses."""

    rule: ClassVar[str] = "table"
    seat: int
    tasks: tuple[Task, ...]

    def attempts(self, state: State) -> Iterable[Do]:
        """Offer every different task once."""
        return _offers(self.tasks)

    def take(self, state: State, move: Do) -> None:
        """Do the task; what is left stays a choice while there is one."""
        rest = without_at(self.tasks, move.index)
        state.push(self.tasks[move.index], any_order(self.seat, rest))


def any_order(seat: int, tasks: tuple[Task, ...]) -> Task:
    """Return *tasks* as one task; a choice only if their order can matter."""
    if all(task == tasks[0] for task in tasks):
        return Sequence(tasks)
    return AnyOrder(seat, tasks)


@value
class OneOf(Choice["State", "Do | Decline"]):
    """Do one of *tasks*, or none if it is *optional*."""

    rule: ClassVar[str] = "table"
    seat: int
    tasks: tuple[Task, ...]
    optional: bool = False

    def attempts(self, state: State) -> Iterable[Do | Decline]:
        """Offer every different task once, and to decline where that is allowed."""
        yield from _offers(self.tasks)
        if self.optional:
            yield DECLINE

    def take(self, state: State, move: Do | Decline) -> None:
        """Do the chosen task and forget the others."""
        if isinstance(move, Do):
            state.push(self.tasks[move.index])


@value
class Sequence(Step["State"]):
    """Do *tasks* one after the other."""

    tasks: tuple[Task, ...]

    def run(self, state: State) -> None:
        """Push them all."""
        state.push(*self.tasks)


def optionally(seat: int, task: Task) -> OneOf:
    """Let *seat* decide whether *task* is done."""
    return OneOf(seat, (task,), optional=True)


def times(count: int, task: Task) -> Sequence:
    """Do *task* *count* times.

    >>> times(3, Sequence(())).tasks == (Sequence(()),) * 3
    True
    """
    return Sequence((task,) * count)


def _offers(tasks: tuple[Task, ...]) -> Iterable[Do]:
    for index, task in enumerate(tasks):
        if task not in tasks[:index]:
            yield Do(index, task.label)
