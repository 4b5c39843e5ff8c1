"""The gardener action (WC-69)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move
from engine.core.combinators import Decline
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added
from engine.core.value import value
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import FIGURES, Deed, Resource
from engine.games.white_castle.content import GARDEN
from engine.games.white_castle.events import ActionLeft, GardenerPlaced
from engine.games.white_castle.means import pay
from engine.games.white_castle.moves import PLANT, Plant
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import WhiteCastle


@value
class PlaceGardener(OwnChoice):
    """Send a gardener to a garden card that has none of the clan yet, and use the garden."""

    rule: ClassVar[str] = "WC-69"
    declinable: ClassVar[bool] = True
    seat: int

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every garden."""
        yield from (PLANT[garden] for garden in state.gardens)
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse a second gardener on the same card, and what is too dear."""
        if not isinstance(move, Plant):
            return OwnChoice.why_not(self, state, move)
        if move.garden not in state.gardens:
            return refuse("WC-69", "no_such_garden")
        domain, need = state.domains[self.seat], GARDEN[move.garden].food
        if move.garden in domain.gardens:
            return refuse("WC-69", "own_gardener_there", garden=move.garden)
        if domain.food < need:
            return refuse("WC-69", "cannot_pay", resource="food", need=need, have=domain.food)
        return None

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Pay, place, and offer the garden's action."""
        match move:
            case Plant(garden):
                pay(state, self.seat, Resource.FOOD, GARDEN[garden].food, garden)
                place_gardener(state, self.seat, garden)
                state.push(Offer(self.seat, (garden,)))
            case Decline():
                state.tell(ActionLeft, self.seat, (Deed.GARDENER.value,))
            case _:
                OwnChoice.take(self, state, move)


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
