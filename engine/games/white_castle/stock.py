"""What a clan holds: gaining with its limits, and paying (WC-5, WC-44, WC-46)."""

from __future__ import annotations

from engine.games.white_castle.components import MOST_OF_A_RESOURCE, Resource
from engine.games.white_castle.events import Gained, Paid, TrackLapped
from engine.games.white_castle.state import STOCK, WhiteCastle


def earn(state: WhiteCastle, seat: int, resource: Resource, amount: int, why: str) -> None:
    """Add coins, points or one of the three resources; above seven it is lost (WC-5)."""
    domain = state.domains[seat]
    if resource is Resource.COIN:
        domain.coins += amount
        state.tell(Gained, seat, resource, amount, why)
    elif resource is Resource.POINT:
        before = domain.points
        domain.points += amount
        state.tell(Gained, seat, resource, amount, why)
        for tile in (40, 80):
            if before < tile <= domain.points:
                state.tell(TrackLapped, seat, tile)
    else:
        name = STOCK[resource]
        held: int = getattr(domain, name)
        kept = min(amount, MOST_OF_A_RESOURCE - held)
        setattr(domain, name, held + kept)
        state.tell(Gained, seat, resource, kept, why, amount - kept)


def pay(state: WhiteCastle, seat: int, resource: Resource, amount: int, why: str) -> None:
    """Take a price that was checked before."""
    domain, name = state.domains[seat], STOCK[resource]
    held: int = getattr(domain, name)
    assert held >= amount, f"seat {seat} pays {amount} {name} and has {held}"
    setattr(domain, name, held - amount)
    state.tell(Paid, seat, resource, amount, why)
