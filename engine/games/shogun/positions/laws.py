"""What holds at every moment of a play: no stock beyond its limits, nothing lost or doubled.

Judges positions from outside too, so it looks at sizes and numbers before it looks at anything
else. In a view what is face down may be whatever is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.shogun import content
from engine.games.shogun.components import (
    COLOURS,
    OUT_OF_PLAY,
    PEASANT,
    SPACES,
    Effect,
    Season,
)
from engine.games.shogun.positions.laws_of_cards import broken_card_laws
from engine.games.shogun.positions.laws_of_rounds import broken_round_laws
from engine.games.shogun.state import House, Shogun

_YEARS = 2
_SEASONS = tuple(Season)
_MOST_RICE = max(
    *(province.rice for province in content.PROVINCES),
    *(event.amount for event in content.EVENTS if event.effect is Effect.RICE_MIN),
) + max(card.amount for card in content.SPECIALS if card.effect is Effect.RICE_BONUS)
"""What one round can bring: everybody collects rice in one province (SH-32, SH-52)."""


def broken_laws(state: Shogun) -> Iterator[str]:
    """Name every law that *state* breaks."""
    wrong = [*_shapes(state)] or [*_numbers(state)]
    yield from wrong
    if wrong:
        return  # figures of a table that is no table mean nothing
    for seat, house in enumerate(state.houses):
        yield from (f"seat {seat} {law}" for law in _stocks(state, house))
    yield from _cubes(state)
    yield from _provinces(state)
    yield from _buildings(state)
    yield from broken_card_laws(state)
    yield from broken_round_laws(state)


def _shapes(state: Shogun) -> Iterator[str]:
    """Look at the number of everything."""
    if len(state.houses) not in content.GROUPS_WITH:
        yield f"houses {len(state.houses)}, not {' or '.join(map(str, content.GROUPS_WITH))}"
    every = len(content.PROVINCES)
    sizes = {
        "owners": (state.owners, every),
        "armies": (state.armies, every),
        "unrest": (state.unrest, every),
        "buildings": (state.buildings, every),
        "shelves": (state.tower.shelves, 2),
        "tray": (state.tower.tray, COLOURS),
        "places": (state.places, len(content.SPECIALS)),
    }
    for seat, house in enumerate(state.houses):
        sizes[f"seat {seat} plan"] = house.plan, SPACES
        sizes[f"seat {seat} shown"] = house.shown, SPACES
    for name, (row, need) in sizes.items():
        if len(row) != need:
            yield f"{name} {len(row)}, not {need}"


def _numbers(state: Shogun) -> Iterator[str]:
    """Every seat, colour and card that is named exists."""
    seats, provinces = range(len(state.houses)), range(len(content.PROVINCES))
    yield from _each_in("owner", state.owners, range(OUT_OF_PLAY, len(seats)))
    yield from _each_in("place of seat", state.places, range(-1, len(seats)))
    for shelf in state.tower.shelves:
        yield from _each_in("cube in the tower", shelf, (*seats, PEASANT))
    for name, cards in (
        ("unseen", state.unseen),
        ("buried", state.buried),
        ("open", state.open_cards),
        *((f"seat {seat}", house.provinces) for seat, house in enumerate(state.houses)),
    ):
        yield from _each_in(f"{name} province card", cards, provinces)
    if not 1 <= state.year <= _YEARS:
        yield f"year {state.year}, not 1..{_YEARS}"
    for name, counts in (("armies", state.armies), ("unrest", state.unrest)):
        if min(counts) < 0:
            yield f"{name} {min(counts)}, not 0 or more"
    for colour, count in enumerate(state.tower.tray):
        if count < 0 or (count and colour not in (*seats, PEASANT)):
            yield f"tray colour {colour} {count}"


def _each_in(name: str, numbers: Iterable[int], known: Iterable[int]) -> Iterator[str]:
    for number in sorted({*numbers} - {*known}):
        yield f"{name} {number} does not exist"


def _stocks(state: Shogun, house: House) -> Iterator[str]:
    """Nothing is negative (SH-42); rice cannot be more than was collected (AMB-16, SH-96)."""
    for name, have in (("chests", house.chests), ("points", house.points)):
        if have < 0:
            yield f"{name} {have}, not 0 or more"
    rounds = min(1 + _SEASONS.index(state.season), len(_SEASONS) - 1)
    most = _MOST_RICE * rounds if state.agenda else 0
    if not 0 <= house.rice <= most:
        yield f"rice {house.rice}, not 0..{most}"
    if not 0 <= house.supply <= content.BOX.armies_per_player:
        yield f"supply {house.supply}, not 0..{content.BOX.armies_per_player}"
    if state.year == 1 and house.points:  # SH-95: winter alone brings points
        yield f"points {house.points} before the first winter"


def _cubes(state: Shogun) -> Iterator[str]:
    """Every cube is in supply, stock, tower, tray or on the map (SH-12, SH-19, SH-71)."""
    if not 0 <= state.peasants <= content.BOX.peasants:
        yield f"peasants {state.peasants}, not 0..{content.BOX.peasants}"
    is_closed = state.viewer is not None and not state.options.show_tower
    for colour in (*range(len(state.houses)), PEASANT):
        if colour == PEASANT:
            name, need, have = "peasants", content.BOX.peasants, state.peasants
        else:
            name, need = f"seat {colour} armies", content.BOX.armies_per_player
            pairs = zip(state.owners, state.armies, strict=True)
            standing = sum(armies for owner, armies in pairs if owner == colour)
            have = state.houses[colour].supply + standing
        have += state.tower.held(colour) + state.tower.tray[colour]
        if have > need or (have < need and not is_closed):
            yield f"{name} {have}, not {need}"


def _provinces(state: Shogun) -> Iterator[str]:
    """Who owns a province has armies there, and nobody else has anything (SH-4, SH-11)."""
    played = state.board.provinces
    for number, province in enumerate(content.PROVINCES):
        owner, armies = state.owners[number], state.armies[number]
        if (owner == OUT_OF_PLAY) != (number not in played):
            yield f"{province.id} owner {owner}, but {'not ' * (number not in played)}in play"
        elif owner >= 0 and not armies:
            yield f"{province.id} has owner {owner} and no armies"
        elif owner < 0 and (armies or state.unrest[number] or state.buildings[number]):
            yield f"{province.id} has no owner, but {armies} armies, unrest or buildings"


def _buildings(state: Shogun) -> Iterator[str]:
    """No building is beyond sites and stock (SH-50), no unrest beyond what was collected."""
    for number, province in enumerate(content.PROVINCES):
        built = state.buildings[number]
        if len(built) > province.sites or len({*built}) < len(built):
            yield f"{province.id} buildings {' '.join(b.value for b in built)}"
        # In a round a province does at most one action (SH-32, SH-54, AMB-16).
        rounds = min(1 + _SEASONS.index(state.season), 3) if state.agenda else 0
        if state.unrest[number] > rounds:
            yield f"{province.id} unrest {state.unrest[number]}, not 0..{rounds}"
    for building in content.BUILDINGS:
        if state.stock_of(building) < 0:
            yield f"{building.value} in stock {state.stock_of(building)}, not 0 or more"
    if sum(state.unrest) > content.BOX.unrest_markers:
        yield f"unrest {sum(state.unrest)}, not 0..{content.BOX.unrest_markers}"
