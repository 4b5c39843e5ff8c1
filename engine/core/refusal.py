"""Why something is not offered, in ids and figures; the desktop makes the sentence."""

from __future__ import annotations

from engine.core.value import value

Fact = int | str


@value
class Refusal:
    """One rule that stands against a move: ``WC-37 cannot_pay need=3 have=1``."""

    rule: str
    reason: str
    facts: tuple[tuple[str, Fact], ...] = ()
    besides: tuple[Refusal, ...] = ()
    """What else stands against it, were this settled."""

    def __str__(self) -> str:
        facts = [f"{name}={fact}" for name, fact in self.facts]
        return " and ".join([" ".join([self.rule, self.reason, *facts]), *map(str, self.besides)])

    def and_also(self, *others: Refusal) -> Refusal:
        """Return the same with more that stands against it."""
        return Refusal(self.rule, self.reason, self.facts, (*self.besides, *others))

    def fact(self, name: str) -> Fact:
        """Return one figure of the sentence."""
        return dict(self.facts)[name]


def refuse(rule: str, reason: str, **facts: Fact) -> Refusal:
    """Write a refusal the short way.

    >>> print(refuse("WC-37", "cannot_pay", need=3, have=1))
    WC-37 cannot_pay need=3 have=1
    """
    return Refusal(rule, reason, tuple(facts.items()))
