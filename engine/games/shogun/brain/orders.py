"""What every order would be worth in every province, as a table: the quick way to plan a round."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.actions import armies_deployed, income
from engine.games.shogun.brain.judgement import (
    attack_worth,
    chest_worth,
    holds,
    province_worth,
    winters_ahead,
)
from engine.games.shogun.components import BID, Building, Goods, Kind, ProvinceId
from engine.games.shogun.prospects import survives
from engine.games.shogun.state import Shogun

Table = tuple[dict[int, float], ...]
"""By action, then by province: points."""
_NO_USE = -0.5
_MARCH_COSTS = 0.15


@value
class Leaning:
    """What somebody likes better than it is worth: one factor for each family of actions."""

    build: float = 1.0
    rice: float = 1.0
    chests: float = 1.0
    deploy: float = 1.0
    march: float = 1.0
    bid: float = 1.0
    """How much likelier every chest more is bid."""


LEVEL_HEADED = Leaning()


def order_table(state: Shogun, seat: int, leaning: Leaning = LEVEL_HEADED) -> Table:
    """Return what each action promises *seat* in each of its provinces."""
    desk = _Desk(state, seat)
    return tuple(
        [
            {p: desk.worth(action, p, leaning) for p in state.houses[seat].provinces}
            for action in range(BID)
        ]
    )


class _Desk:
    """What is counted once for all orders of a seat."""

    def __init__(self, state: Shogun, seat: int) -> None:
        self.state, self.seat = state, seat
        self.house = state.houses[seat]
        self.chest = chest_worth(state)
        self.counts = buildings_by_region(state)
        left = [content.EVENTS[event].rice_loss for event in state.events]
        loss = sum(left) / len(left) if left else 0.0
        self.short = len(self.house.provinces) + 2 + loss - self.house.rice
        """How much rice is still to be collected, with two provinces more by then."""

    def worth(self, action: int, province: ProvinceId, leaning: Leaning) -> float:
        """Return what one order promises."""
        card = content.ACTIONS[action]
        match card.kind:
            case Kind.BUILD:
                assert card.builds
                return leaning.build * self._building(card.builds, province, card.cost)
            case Kind.COLLECT:
                assert card.yields
                return self._collecting(province, card.yields, leaning)
            case Kind.DEPLOY:
                armies = min(armies_deployed(self.state, self.seat, card), self.house.supply)
                promise = self._deploying(province, armies)
                return leaning.deploy * promise - card.cost * self.chest
            case Kind.MARCH:
                armies = self.state.armies[province]
                promise = attack_worth(self.state, self.seat, province, armies)
                return leaning.march * promise - _MARCH_COSTS

    def _building(self, building: Building, province: ProvinceId, cost: int) -> float:
        state, built = self.state, self.state.buildings[province]
        is_full = len(built) >= content.PROVINCES[province].sites
        if building in built or is_full or not state.stock_of(building):
            return _NO_USE
        key = state.board.regions[province], content.BUILDINGS.index(building)
        most = majority_gain(self.counts.get(key), key[1], self.seat, len(state.houses))
        points = 1 + 0.85 * most + 0.25 * content.majority_points(building)
        points *= winters_ahead(state) * holds(state, self.seat, province)
        return points - cost * self.chest

    def _collecting(self, province: ProvinceId, goods: Goods, leaning: Leaning) -> float:
        state = self.state
        gain = income(state, self.seat, province, goods)
        if goods is Goods.RICE:
            promise = leaning.rice * min(gain, max(1.0, self.short)) * 0.45
        else:
            promise = leaning.chests * gain * max(self.chest, 0.05)
        armies, unrest = state.armies[province], state.unrest[province]
        risk = (1 - survives(armies, unrest)) * province_worth(state, province)
        risk += 0.06 * unrest * armies + 0.075 * (1 + unrest) * winters_ahead(state)
        return promise - risk

    def _deploying(self, province: ProvinceId, armies: int) -> float:
        state, seat, there = self.state, self.seat, self.state.armies[province]
        safer = holds(state, seat, province, armies) - holds(state, seat, province)
        after = attack_worth(state, seat, province, there + armies)
        sharper = max(0.0, after - attack_worth(state, seat, province, there))
        return safer * province_worth(state, province) + 0.06 * armies + 0.5 * sharper


def buildings_by_region(state: Shogun) -> dict[tuple[int, int], list[int]]:
    """Return by region and kind of building how many every seat has."""
    found: dict[tuple[int, int], list[int]] = {}
    for province in state.board.provinces:
        for building in state.buildings[province]:
            key = state.board.regions[province], content.BUILDINGS.index(building)
            found.setdefault(key, [0] * len(state.houses))[state.owners[province]] += 1
    return found


def majority_gain(here: Sequence[int] | None, kind: int, seat: int, seats: int) -> float:
    """Return what one more building changes for *seat*, less some of what others keep."""
    before = list(here or [0] * seats)
    after = before.copy()
    after[seat] += 1
    changes = [b - a for a, b in zip(_shares(before, kind), _shares(after, kind), strict=True)]
    others = sum(changes) - changes[seat]
    return changes[seat] - 0.35 * others / (seats - 1)


def _shares(counts: Sequence[int], kind: int) -> list[int]:
    best = max(counts)
    if not best:
        return [0] * len(counts)
    row = content.BOX.buildings[kind]
    points = row.majority - (content.BOX.tie_penalty if counts.count(best) > 1 else 0)
    return [points if count == best else 0 for count in counts]
