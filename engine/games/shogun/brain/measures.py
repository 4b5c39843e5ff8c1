"""What is counted of every seat's position, in one pass over the map."""

from __future__ import annotations

from engine.games.shogun import content
from engine.games.shogun.components import NOBODY, ProvinceId
from engine.games.shogun.prospects import conquers
from engine.games.shogun.state import Shogun

MEASURES = (
    "always",
    "of_three",
    "of_five",
    "provinces",
    "buildings",
    "castles",
    "temples",
    "theatres",
    "majorities",
    "one_short_of_majority",
    "armies",
    "armies_that_count",
    "strong_provinces",
    "unrest",
    "provinces_in_unrest",
    "free_sites",
    "best_tax",
    "best_rice",
    "threatened",
    "threatened_buildings",
    "neutral_neighbours",
    "chests",
    "chests_for_a_round",
    "rice_missing",
    "rice_that_feeds",
)
"""Their names, in order."""
_AT = {name: number for number, name in enumerate(MEASURES)}
_BUILDINGS = tuple(_AT[name] for name in ("castles", "temples", "theatres"))
_ENOUGH_ARMIES, _STRONG, _ENOUGH_CHESTS = 5, 4, 6


def measured(state: Shogun) -> list[list[float]]:
    """Return the measures of every seat."""
    counted = [[0.0] * len(MEASURES) for _ in state.houses]
    here: dict[tuple[int, int], list[int]] = {}
    for province in state.board.provinces:
        owner = state.owners[province]
        if owner >= 0:
            _count_province(state, province, counted[owner])
            for building in state.buildings[province]:
                kind = content.BUILDINGS.index(building)
                counted[owner][_BUILDINGS[kind]] += 1
                key = state.board.regions[province], kind
                here.setdefault(key, [0] * len(state.houses))[owner] += 1
    _count_majorities(here, counted)
    _count_stores(state, counted)
    return counted


def _count_province(state: Shogun, province: ProvinceId, row: list[float]) -> None:
    card, built = content.PROVINCES[province], len(state.buildings[province])
    armies, unrest = state.armies[province], state.unrest[province]
    row[_AT["provinces"]] += 1
    row[_AT["buildings"]] += built
    row[_AT["armies"]] += armies
    row[_AT["armies_that_count"]] += min(armies, _ENOUGH_ARMIES)
    row[_AT["strong_provinces"]] += armies >= _STRONG
    row[_AT["unrest"]] += unrest
    row[_AT["provinces_in_unrest"]] += unrest > 0
    row[_AT["free_sites"]] += card.sites - built
    row[_AT["best_tax"]] = max(row[_AT["best_tax"]], card.tax)
    row[_AT["best_rice"]] = max(row[_AT["best_rice"]], card.rice)
    _count_neighbours(state, province, row)


def _count_neighbours(state: Shogun, province: ProvinceId, row: list[float]) -> None:
    owner, threat, is_beside_neutral = state.owners[province], 0, False
    for other in state.board.neighbours[province]:
        holder = state.owners[other]
        if holder == NOBODY:
            is_beside_neutral = True
        elif holder != owner:
            threat = max(threat, state.armies[other] - 1)
    row[_AT["neutral_neighbours"]] += is_beside_neutral
    if threat:
        danger = conquers(threat, state.armies[province], neutral=False)
        row[_AT["threatened"]] += danger
        row[_AT["threatened_buildings"]] += danger * len(state.buildings[province])


def _count_majorities(here: dict[tuple[int, int], list[int]], counted: list[list[float]]) -> None:
    for (_, kind), counts in here.items():
        row, best = content.BOX.buildings[kind], max(counts)
        points = row.majority - (content.BOX.tie_penalty if counts.count(best) > 1 else 0)
        for seat, count in enumerate(counts):
            if count == best:
                counted[seat][_AT["majorities"]] += points
            elif count == best - 1:
                counted[seat][_AT["one_short_of_majority"]] += row.majority


def _count_stores(state: Shogun, counted: list[list[float]]) -> None:
    left = [content.EVENTS[event].rice_loss for event in state.events]
    loss = sum(left) / len(left) if left else 0.0
    seats = len(state.houses)
    for house, row in zip(state.houses, counted, strict=True):
        row[_AT["of_three"]], row[_AT["of_five"]] = seats == 3, seats == 5
        needed = row[_AT["provinces"]] + loss
        row[_AT["always"]] = 1.0
        row[_AT["chests"]] = house.chests
        row[_AT["chests_for_a_round"]] = min(house.chests, _ENOUGH_CHESTS)
        row[_AT["rice_missing"]] = max(0.0, needed - house.rice)
        row[_AT["rice_that_feeds"]] = min(house.rice, needed)
