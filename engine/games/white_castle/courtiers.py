"""The courtier action: audience at the gate and a climb, one or both (WC-71 to WC-74)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.agenda import Move, Step
from engine.core.combinators import Decline
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.white_castle.climbing import LEVEL_OF, climb, enter_gate
from engine.games.white_castle.components import GATE, Deed, Resource
from engine.games.white_castle.content import DOMAIN
from engine.games.white_castle.events import ActionLeft
from engine.games.white_castle.means import pay
from engine.games.white_castle.moves import AUDIENCE, CLIMB, Audience, Climb
from engine.games.white_castle.seals import Bid, OwnChoice, within_reach
from engine.games.white_castle.state import Domain, WhiteCastle

_CLIMBS = tuple(
    tuple(
        [move for (start, to), move in CLIMB.items() if start == low and LEVEL_OF[to] == low + up]
        for up in (1, 2)
        if low + up <= 3
    )
    for low in range(3)
)
"""The climbs from the gate, level 1 and level 2, of one level and of two."""


@value
class CourtierAction(OwnChoice):
    """Do one or both halves of the courtier action, in either order (WC-71)."""

    rule: ClassVar[str] = "WC-71"
    declinable: ClassVar[bool] = True
    seat: int
    audience: bool = True
    """Whether the audience can still be done."""
    climb: bool = True

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try the gate, and every own courtier with every target."""
        yield AUDIENCE
        levels = state.domains[self.seat].levels
        yield from (move for (start, _), move in CLIMB.items() if levels[start])
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Name the half that was done, the missing courtier, the level or the price."""
        match move:
            case Audience():
                return self._audience_refused(state.domains[self.seat])
            case Climb(start, target) if (start, target) in CLIMB:
                return self._climb_refused(state.domains[self.seat], start, target)
            case _:
                return OwnChoice.why_not(self, state, move)

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Do one half, then see whether the other can follow."""
        match move:
            case Audience():
                state.push(OtherHalf(self.seat, audience=False, climb=self.climb))
                pay(state, self.seat, Resource.COIN, DOMAIN.audience_coins, GATE)
                enter_gate(state, self.seat)
            case Climb(start, target):
                state.push(OtherHalf(self.seat, audience=self.audience, climb=False))
                price = DOMAIN.climb_pearl[LEVEL_OF[target] - start - 1]
                pay(state, self.seat, Resource.PEARL, price, target)
                climb(state, self.seat, start, target)
            case Decline():
                state.tell(ActionLeft, self.seat, (Deed.COURTIER.value,))
            case _:
                OwnChoice.take(self, state, move)

    def bids(self, state: WhiteCastle) -> Iterator[Bid]:
        """Yield the audience, and the climbs of each height: every room of a level costs alike."""
        yield [AUDIENCE], self.why_not(state, AUDIENCE)
        levels = state.domains[self.seat].levels
        for start, climbs in enumerate(_CLIMBS):
            if levels[start]:
                for rooms in climbs:
                    yield rooms, self.why_not(state, rooms[0])

    def is_possible(self, state: WhiteCastle) -> bool:
        """Whether a half of it can be done, now or after an exchange (WC-79)."""
        domain = state.domains[self.seat]
        return any(
            against is None or within_reach(domain, against) for _, against in self.bids(state)
        )

    def _audience_refused(self, domain: Domain) -> Refusal | None:
        need = DOMAIN.audience_coins
        if not self.audience:
            return refuse("WC-71", "already_done", half="audience")
        if not domain.home[0]:
            return refuse("WC-72", "no_courtier", home=0)
        if domain.coins < need:
            return refuse("WC-72", "cannot_pay", resource="coin", need=need, have=domain.coins)
        return None

    def _climb_refused(self, domain: Domain, start: int, target: str) -> Refusal | None:
        if not self.climb:
            return refuse("WC-71", "already_done", half="climb")
        if not domain.levels[start]:
            return refuse("WC-73", "no_courtier_there", level=start)
        if start == 3:
            return refuse("WC-74", "already_on_top", level=start)
        up = LEVEL_OF[target] - start
        if up not in (1, 2):
            return refuse("WC-73", "one_or_two_levels", start=start, target=LEVEL_OF[target])
        need = DOMAIN.climb_pearl[up - 1]
        if domain.pearl < need:
            return refuse("WC-73", "cannot_pay", resource="pearl", need=need, have=domain.pearl)
        return None


@value
class OtherHalf(Step[WhiteCastle]):
    """Ask for the other half of a courtier action if it can be done (WC-71)."""

    seat: int
    audience: bool
    climb: bool

    def run(self, state: WhiteCastle) -> None:
        """Ask, unless nothing but to decline could be answered."""
        choice = CourtierAction(self.seat, self.audience, self.climb)
        if choice.is_possible(state):
            state.push(choice)
