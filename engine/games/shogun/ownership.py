"""Who has which province: armies and cards, which always go together (SH-4)."""

from __future__ import annotations

from engine.core.tuples import added, put, without
from engine.games.shogun.components import (
    LOST,
    NOBODY,
    PEASANT,
    Owner,
    ProvinceId,
    is_seat,
)
from engine.games.shogun.events import UnrestChanged
from engine.games.shogun.events.fights import NOWHERE, CardHandedOver, ProvinceCleared
from engine.games.shogun.state import Shogun


def give(state: Shogun, province: ProvinceId, taker: Owner) -> None:
    """Hand the card of *province* over at once, even from a tableau (SH-45)."""
    giver = state.owners[province]
    space, was_shown = NOWHERE, False
    if is_seat(giver):
        house = state.houses[giver]
        house.provinces = without(house.provinces, province)
        if province in house.fresh:
            house.fresh = without(house.fresh, province)
        if province in house.plan:
            space = house.plan.index(province)
            was_shown = house.shown[space]
            house.plan = put(house.plan, space, LOST)
            state.reveal()
    state.owners = put(state.owners, province, taker)
    if is_seat(taker):
        house = state.houses[taker]
        house.provinces = tuple(sorted((*house.provinces, province)))
        house.fresh += (province,)
    state.tell(CardHandedOver, province, giver, taker, space, was_shown)


def clear(state: Shogun, province: ProvinceId) -> None:
    """Make a province neutral: no armies, buildings or unrest, its card in the stock (SH-76)."""
    state.tell(ProvinceCleared, province, state.buildings[province], state.unrest[province])
    state.buildings = put(state.buildings, province, ())
    state.unrest = put(state.unrest, province, 0)
    state.armies = put(state.armies, province, 0)
    give(state, province, NOBODY)


def change_unrest(state: Shogun, province: ProvinceId, by: int) -> None:
    """Add or take unrest markers."""
    state.unrest = added(state.unrest, province, by)
    state.tell(UnrestChanged, province, by)


def take_from_tray(state: Shogun, colour: int) -> int:
    """Take all cubes of a colour out of the tray; say how many they were."""
    tower = state.tower
    count = tower.tray[colour]
    state.tower = type(tower)(tower.shelves, put(tower.tray, colour, 0))
    return count


def put_away(state: Shogun, colour: int, count: int) -> None:
    """Put cubes back: armies into their owner's supply, peasants into the stock."""
    if colour == PEASANT:
        state.peasants += count
    else:
        state.houses[colour].supply += count


def take_from_stock(state: Shogun, colour: int, count: int) -> list[int]:
    """Take cubes from supply or stock for a throw; as many as there are (AMB-8)."""
    have = state.peasants if colour == PEASANT else state.houses[colour].supply
    count = min(count, have)
    put_away(state, colour, -count)
    return [colour] * count
