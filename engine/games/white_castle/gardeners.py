"""The gardener action (WC-69)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move
from engine.core.combinators import DECLINE
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added
from engine.core.value import value
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import FIGURES, Deed, Resource
from engine.games.white_castle.content import GARDEN
from engine.games.white_castle.events import ActionLeft, GardenerPlaced
from engine.games.white_castle.moves import EXCHANGE_FOOD, PLANT, Exchange, Plant
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import WhiteCastle
from engine.games.white_castle.stock import pay


@value
class PlaceGardener(OwnChoice):
    """Send a gardener to a garden card without an own one, and use the garden."""

    rule: ClassVar[str] = "WC-69"
    declinable: ClassVar[bool] = True
    seat: int

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Offer the gardens that can be paid."""
        domain = state.domains[self.seat]
        mine, food = domain.gardens, domain.food
        moves: list[Move] = [
            PLANT[garden]
            for garden in state.gardens
            if garden not in mine and GARDEN[garden].food <= food
        ]
        return moves or [DECLINE]

    def wishes(self, state: WhiteCastle) -> tuple[Exchange, ...]:
        """Wish for food if a dearer garden comes into reach."""
        domain = state.domains[self.seat]
        most = domain.food + domain.seals // 2
        for garden in state.gardens:
            if garden not in domain.gardens and domain.food < GARDEN[garden].food <= most:
                return (EXCHANGE_FOOD,)
        return ()

    def tries(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every garden."""
        return (PLANT[garden] for garden in state.gardens)

    def objection(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse a second gardener on the same card, and what is too dear."""
        if not isinstance(move, Plant) or move.garden not in state.gardens:
            return refuse("WC-69", "no_such_garden")
        domain, need = state.domains[self.seat], GARDEN[move.garden].food
        if move.garden in domain.gardens:
            return refuse("WC-69", "own_gardener_there", garden=move.garden)
        if domain.food < need:
            return refuse("WC-69", "cannot_pay", resource="food", need=need, have=domain.food)
        return None

    def answer(self, state: WhiteCastle, move: Move) -> None:
        """Pay, place, and offer the garden's action."""
        if isinstance(move, Plant):
            pay(state, self.seat, Resource.FOOD, GARDEN[move.garden].food, move.garden)
            place_gardener(state, self.seat, move.garden)
            state.push(Offer(self.seat, (move.garden,)))
        else:
            state.tell(ActionLeft, self.seat, (Deed.GARDENER.value,))


def waking_gardens(state: WhiteCastle, seat: int) -> tuple[str, ...]:
    """Return the garden cards with a gardener of *seat* whose bridge still holds a die (WC-92)."""
    mine = state.domains[seat].gardens
    return tuple(
        garden
        for number, garden in enumerate(state.gardens)
        if garden in mine and not state.bridges[number // 2].is_empty
    )


def place_gardener(state: WhiteCastle, seat: int, garden: str) -> None:
    """Move the leftmost gardener to the card."""
    domain = state.domains[seat]
    figure = FIGURES - domain.home[1]
    domain.home = added(domain.home, 1, -1)
    domain.gardens += (garden,)
    state.tell(GardenerPlaced, seat, garden, figure)
