"""Seals of the Daimyo: exchanged at any moment of a turn, at once beyond five (WC-83, 84)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.core.agenda import Choice, Move, Step
from engine.core.combinators import DECLINE, Decline
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.white_castle.components import MOST_OF_A_RESOURCE, MOST_SEALS, Resource
from engine.games.white_castle.events import Exchanged, Gained
from engine.games.white_castle.moves import EXCHANGES, Exchange
from engine.games.white_castle.state import STOCK, Domain, WhiteCastle

EXCHANGE_FOR = {exchange.resource.value: exchange for exchange in EXCHANGES}
"""The exchange for a coin or a resource, by the word of refusals."""

Bid = tuple[Sequence[Move], Refusal | None]
"""Answers that cost the same, with what stands against them."""


class OwnChoice(Choice[WhiteCastle, Move]):
    """A question in a seat's own turn; seals may be exchanged before it is answered (WC-83).

    Questions name their own answers and leave the others to this class.
    """

    __slots__ = ()
    declinable: ClassVar[bool] = False

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every exchange, and to do without."""
        yield from EXCHANGES
        if self.declinable:
            yield DECLINE

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Name the rule against an exchange; all else was not asked for."""
        match move:
            case Exchange():
                return exchange_refused(state, self.seat, move)
            case Decline() if self.declinable:
                return None
            case _:
                return refuse(self.rule, "not_offered")

    def moves(self, state: WhiteCastle) -> list[Move]:
        """Return the answers, then the exchanges and doing without."""
        aside = OwnChoice.attempts(self, state)
        return self.answers(state) + [m for m in aside if OwnChoice.why_not(self, state, m) is None]

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Return the legal moves that answer the question; hot spots find them more quickly."""
        return [move for alike, against in self.bids(state) if against is None for move in alike]

    def bids(self, state: WhiteCastle) -> Iterator[Bid]:
        """Yield every answer that could be tried, with what stands against it."""
        for move in self.attempts(state):
            if isinstance(move, Exchange):
                return  # from here on nothing answers the question
            yield [move], self.why_not(state, move)

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Exchange and ask again."""
        assert isinstance(move, Exchange)
        state.push(self)
        exchange(state, self.seat, move.resource)


@value
class ExchangeSurplus(Choice[WhiteCastle, Exchange]):
    """Exchange the seals beyond five at once (WC-84)."""

    rule: ClassVar[str] = "WC-84"
    seat: int
    surplus: int
    """Seals above the five that are held."""

    def attempts(self, state: WhiteCastle) -> Iterable[Exchange]:
        """Try all four."""
        return EXCHANGES

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse what is full or cannot be paid, and anything but an exchange."""
        if not isinstance(move, Exchange) or move not in EXCHANGES:
            return refuse("WC-84", "must_exchange", surplus=self.surplus)
        domain, need = state.domains[self.seat], seals_for(move.resource)
        have = domain.seals + self.surplus
        if have < need:
            return refuse("WC-84", "cannot_pay", resource="seal", need=need, have=have)
        return _full(domain, move.resource)

    def take(self, state: WhiteCastle, move: Exchange) -> None:
        """Pay with the surplus first; the second seal of the last pair comes from the five."""
        domain = state.domains[self.seat]
        left = self.surplus - seals_for(move.resource)
        domain.seals += min(left, 0)
        setattr(domain, STOCK[move.resource], domain.stock(move.resource) + 1)
        state.tell(Exchanged, self.seat, seals_for(move.resource), move.resource)
        if left > 0:
            state.push(ExchangeSurplus(self.seat, left))


@value
class TakeSeals(Step[WhiteCastle]):
    """Take seals when their turn in the reward has come."""

    seat: int
    gains: tuple[tuple[int, str], ...]
    """How many, and what for."""

    def run(self, state: WhiteCastle) -> None:
        """Add them."""
        if surplus := take_seals(state, self.seat, self.gains):
            state.push(surplus)


def take_seals(
    state: WhiteCastle, seat: int, gains: tuple[tuple[int, str], ...]
) -> ExchangeSurplus | None:
    """Add seals; return the question that five are too few spaces for, if any (WC-84)."""
    domain = state.domains[seat]
    held = domain.seals
    for amount, why in gains:
        held += amount
        state.tell(Gained, seat, Resource.SEAL, amount, why)
    domain.seals = min(held, MOST_SEALS)
    return ExchangeSurplus(seat, held - MOST_SEALS) if held > MOST_SEALS else None


def exchange(state: WhiteCastle, seat: int, resource: Resource) -> None:
    """Give seals for one coin or resource (WC-83)."""
    domain = state.domains[seat]
    domain.seals -= seals_for(resource)
    setattr(domain, STOCK[resource], domain.stock(resource) + 1)
    state.tell(Exchanged, seat, seals_for(resource), resource)


def exchange_refused(state: WhiteCastle, seat: int, move: Exchange) -> Refusal | None:
    """Say why seals cannot be exchanged so; during set-up they never can."""
    if move not in EXCHANGES:
        return refuse("WC-83", "not_exchangeable", resource=move.resource.value)
    if state.pairs:
        return refuse("WC-83", "not_your_turn", seat=seat)
    domain, need = state.domains[seat], seals_for(move.resource)
    if domain.seals < need:
        return refuse("WC-83", "cannot_pay", resource="seal", need=need, have=domain.seals)
    return _full(domain, move.resource)


def within_reach(domain: Domain, refusal: Refusal | None) -> Exchange | None:
    """Return the exchange that, repeated, would pay what *refusal* says is missing (WC-83)."""
    if refusal is None or refusal.reason != "cannot_pay":
        return None
    facts = dict(refusal.facts)
    exchange = EXCHANGE_FOR.get(str(facts["resource"]))
    if exchange is None:
        return None
    lacking = int(facts["need"]) - int(facts["have"])
    return exchange if lacking * seals_for(exchange.resource) <= domain.seals else None


def seals_for(resource: Resource) -> int:
    """Return the seals one coin or resource costs."""
    return 1 if resource is Resource.COIN else 2


def _full(domain: Domain, resource: Resource) -> Refusal | None:
    # Nobody may pay for something that would be lost at once.
    if _is_full(domain, resource):
        return refuse("WC-5", "resource_full", resource=resource.value, most=MOST_OF_A_RESOURCE)
    return None


def _is_full(domain: Domain, resource: Resource) -> bool:
    return resource is not Resource.COIN and domain.stock(resource) >= MOST_OF_A_RESOURCE
