"""Drawing tiles and bonus cards, and what happens when there are too few."""

from __future__ import annotations

from engine.games.two_castles.events import CardsRefilled, SupplyRefilled
from engine.games.two_castles.state import TwoCastles


def take_tiles(state: TwoCastles, count: int) -> tuple[int, ...]:
    """Take *count* tiles from the supply, or what there is (BC-43, A-9)."""
    if len(state.supply) < count:
        refill_supply(state)
    taken, state.supply = state.supply[:count], state.supply[count:]
    state.reveal()
    return taken


def refill_supply(state: TwoCastles) -> None:
    """Shuffle all discarded tiles into the supply, also the last tiles of hands."""
    back = state.discards + tuple([away.room for away in state.put_away])
    state.supply = state.shuffled(state.supply + back)
    state.discards, state.put_away = (), ()
    state.tell(SupplyRefilled, len(back))


def take_cards(state: TwoCastles, count: int) -> tuple[int, ...]:
    """Take *count* bonus cards, or what there is, from the deck (BC-43)."""
    if len(state.cards) < count:
        state.tell(CardsRefilled, len(state.card_discards))
        state.cards = state.shuffled(state.cards + state.card_discards)
        state.card_discards = ()
    taken, state.cards = state.cards[:count], state.cards[count:]
    state.reveal()
    return taken
