"""What an answer would bring, as far as whoever looks can know; the desktop only words it."""

from __future__ import annotations

from engine.core.agenda import Task
from engine.core.refusal import Refusal
from engine.core.value import value


@value
class Amount:
    """So much of one thing: ``Amount("coin", 3)``, ``Amount("points", 7, "hall 2")``."""

    what: str
    number: int
    where: str = ""
    """Whose or at which place, where that does not go without saying."""


@value
class Odds:
    """How likely one outcome is: ``Odds("win", 62)``."""

    outcome: str
    percent: int


@value
class Outlook:
    """What a path of answers costs, brings, risks and leads to."""

    costs: tuple[Amount, ...] = ()
    gains: tuple[Amount, ...] = ()
    chances: tuple[Odds, ...] = ()
    warnings: tuple[Refusal, ...] = ()
    """What will stand against it later, or goes to waste; nothing of this forbids the answer."""
    then: tuple[Task, ...] = ()
    """What follows by itself or is asked next, in order."""

    def __bool__(self) -> bool:
        return self != NOTHING

    def chance(self, outcome: str) -> int:
        """Return how many per cent speak for *outcome*."""
        return sum(odds.percent for odds in self.chances if odds.outcome == outcome)

    def gain(self, what: str) -> int:
        """Return how much more of it there will be, less what is paid."""
        return sum(a.number for a in self.gains if a.what == what) - sum(
            a.number for a in self.costs if a.what == what
        )


NOTHING = Outlook()


def changed(what: str, by: int, where: str = "") -> Outlook:
    """Write that one thing becomes more or less.

    >>> changed("coin", -2).costs
    (Amount(what='coin', number=2, where=''),)
    >>> changed("coin", -2).gain("coin")
    -2
    """
    if by < 0:
        return Outlook(costs=(Amount(what, -by, where),))
    return Outlook(gains=(Amount(what, by, where),))
