"""The courtier action: audience at the gate and a climb, one or both (WC-71 to WC-74)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Step
from engine.core.combinators import DECLINE
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.white_castle.climbing import LEVEL_OF, climb, enter_gate
from engine.games.white_castle.components import GATE, Deed, Resource
from engine.games.white_castle.content import DOMAIN
from engine.games.white_castle.events import ActionLeft
from engine.games.white_castle.moves import (
    AUDIENCE,
    CLIMB,
    EXCHANGE_COIN,
    EXCHANGE_PEARL,
    Audience,
    Climb,
    Exchange,
)
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import Domain, WhiteCastle
from engine.games.white_castle.stock import pay

_CLIMBS = tuple(
    tuple(
        (DOMAIN.climb_pearl[level - start - 1], CLIMB[start, target])
        for target, level in LEVEL_OF.items()
        if 1 <= level - start <= 2
    )
    for start in range(3)
)
"""The price and move of every climb from the gate, level 1 and level 2."""


@value
class CourtierAction(OwnChoice):
    """Do one or both halves of the courtier action, in either order (WC-71)."""

    rule: ClassVar[str] = "WC-71"
    declinable: ClassVar[bool] = True
    seat: int
    audience: bool = True
    """Whether the audience can still be done."""
    climb: bool = True

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Offer what can be paid; after one half, also to leave it at that."""
        domain = state.domains[self.seat]
        moves: list[Move] = []
        if self.audience and domain.home[0] and domain.coins >= DOMAIN.audience_coins:
            moves.append(AUDIENCE)
        if self.climb and domain.pearl >= DOMAIN.climb_pearl[0]:
            pearl, levels = domain.pearl, domain.levels
            for start in range(3):
                if levels[start]:
                    moves += [move for price, move in _CLIMBS[start] if price <= pearl]
        if not moves or not (self.audience and self.climb):
            moves.append(DECLINE)
        return moves

    def wishes(self, state: WhiteCastle) -> tuple[Exchange, ...]:
        """Wish for coins or pearl if more can be done with them."""
        domain = state.domains[self.seat]
        wishes: tuple[Exchange, ...] = ()
        if self.audience and self._wants_coins(domain):
            wishes += (EXCHANGE_COIN,)
        if self.climb and self._wants_pearl(domain):
            wishes += (EXCHANGE_PEARL,)
        return wishes

    def tries(self, state: WhiteCastle) -> Iterable[Move]:
        """Try the gate, and every own courtier with every target."""
        yield AUDIENCE
        levels = state.domains[self.seat].levels
        yield from (move for (start, _), move in CLIMB.items() if levels[start])

    def objection(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Name the half that was done, the missing courtier, the level or the price."""
        match move:
            case Audience():
                return self._audience_refused(state.domains[self.seat])
            case Climb(start, target) if (start, target) in CLIMB:
                return self._climb_refused(state.domains[self.seat], start, target)
        return refuse("WC-71", "not_offered")

    def answer(self, state: WhiteCastle, move: Move) -> None:
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
            case _:
                state.tell(ActionLeft, self.seat, (Deed.COURTIER.value,))

    def _wants_coins(self, domain: Domain) -> bool:
        need = DOMAIN.audience_coins
        return bool(domain.home[0]) and domain.coins < need <= domain.coins + domain.seals

    def _wants_pearl(self, domain: Domain) -> bool:
        most, levels = domain.pearl + domain.seals // 2, domain.levels
        one, two = DOMAIN.climb_pearl
        if any(levels[:3]) and domain.pearl < one <= most:
            return True
        return any(levels[:2]) and domain.pearl < two <= most

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
        if (self.audience or self.climb) and choice.moves(state) != [DECLINE]:
            state.push(choice)
