"""Peasants rise against the owner of a province (SH-80, SH-81)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.agenda import Step
from engine.core.tuples import put
from engine.core.value import value
from engine.games.shogun.components import PEASANT, ProvinceId
from engine.games.shogun.events.fights import RevoltBegan, RevoltEnded
from engine.games.shogun.ownership import (
    change_unrest,
    clear,
    put_away,
    take_from_stock,
    take_from_tray,
)
from engine.games.shogun.state import Shogun
from engine.games.shogun.tower import throw


@value
class Revolt(Step[Shogun]):
    """Peasants rise: one per unrest marker, and *extra* ones in winter.

    No card or event helps the owner here (AMB-12).
    """

    stands_alone: ClassVar[bool] = True

    province: ProvinceId
    extra: int = 0
    adds_unrest: bool = False
    """Whether a revolt put down leaves one more marker: after collecting (SH-54, AMB-13)."""

    def run(self, state: Shogun) -> None:
        """Throw, count, and see whether the owner keeps the province."""
        owner = state.owners[self.province]
        armies = state.armies[self.province]
        unrest = state.unrest[self.province]
        risen = take_from_stock(state, PEASANT, unrest + self.extra)
        state.tell(RevoltBegan, owner, self.province, armies, unrest, self.extra, len(risen))
        state.armies = put(state.armies, self.province, 0)
        throw(state, [owner] * armies + risen)
        settle(state, self.province)
        if self.adds_unrest and state.owners[self.province] == owner:
            change_unrest(state, self.province, +1)


def settle(state: Shogun, province: ProvinceId) -> None:
    """Count owner against peasants; a draw loses the province (SH-81)."""
    owner = state.owners[province]
    d, g = take_from_tray(state, owner), take_from_tray(state, PEASANT)
    put_away(state, PEASANT, g)
    left = max(0, d - g)
    put_away(state, owner, d - left)
    state.tell(RevoltEnded, owner, province, d, g, left > 0, left)
    if left:
        state.armies = put(state.armies, province, left)
    else:
        clear(state, province)
