"""Winter: rice, hungry provinces, points (SH-90 to SH-96)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice, Step, Task
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import FREE, ProvinceId, Season, WinterRow
from engine.games.shogun.events.winter import (
    Majority,
    RiceLost,
    Scored,
    Supplied,
    WinterBegan,
    YearEnded,
)
from engine.games.shogun.moves import FaceRevolt
from engine.games.shogun.revolts import Revolt
from engine.games.shogun.scoring import year_scores
from engine.games.shogun.state import Shogun

NO_SHORTAGE = WinterRow(0, 0, 0)


@value
class Winter(Step[Shogun]):
    """Lose the rice on the event that was left over, then feed the provinces (SH-90, SH-91)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: Shogun) -> None:
        """Everybody loses rice; supplies follow in autumn's order."""
        state.season = Season.WINTER
        (left,) = state.events
        loss = content.EVENTS[left].rice_loss
        state.tell(WinterBegan, state.year, left, loss)
        for seat in state.turn_order:
            house = state.houses[seat]
            lost = min(loss, house.rice)
            house.rice -= lost
            state.tell(RiceLost, seat, lost, house.rice)
        supplies = [Supply(seat) for seat in state.turn_order]
        state.push(*supplies, ScoreYear(), EndYear())


@value
class Supply(Step[Shogun]):
    """Draw the provinces of one seat that rise because rice is short (SH-92, SH-93)."""

    seat: int

    def run(self, state: Shogun) -> None:
        """Read from the table how many rise, and how many peasants more."""
        house = state.houses[self.seat]
        short = max(0, len(house.provinces) - house.rice)
        row = shortage(short)
        risings = state.shuffled(house.provinces)[: row.revolts] if short else ()
        state.tell(
            Supplied, self.seat, len(house.provinces), house.rice, short, risings, row.peasants
        )
        if risings:
            state.push(in_any_order(self.seat, tuple(sorted(risings)), row.peasants))


@value
class ChooseRevolt(Choice[Shogun, FaceRevolt]):
    """Choose which of the drawn provinces rises next (SH-93)."""

    rule: ClassVar[str] = "SH-93"
    in_the_open: ClassVar[bool] = True
    seat: int
    provinces: tuple[ProvinceId, ...]
    extra: int

    def moves(self, state: Shogun) -> list[FaceRevolt]:
        """Name the drawn provinces at once, without a look at the rest of the map."""
        return [FaceRevolt(province) for province in self.provinces]

    def attempts(self, state: Shogun) -> Iterable[FaceRevolt]:
        """Try every province."""
        return [FaceRevolt(province) for province in content.PROVINCE_IDS]

    def why_not(self, state: Shogun, move: FaceRevolt) -> Refusal | None:
        """Only what was drawn rises."""
        if move.province in self.provinces:
            return None
        return refuse("SH-93", "not_drawn", drawn=len(self.provinces))

    def take(self, state: Shogun, move: FaceRevolt) -> None:
        """Let it rise, then ask about the rest."""
        rest = tuple([p for p in self.provinces if p != move.province])
        state.push(Revolt(move.province, self.extra), in_any_order(self.seat, rest, self.extra))


@value
class ScoreYear(Step[Shogun]):
    """Give points for provinces, buildings and majorities (SH-95)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: Shogun) -> None:
        """Tell every majority, then every sum."""
        scores = year_scores(state.board, state.owners, state.buildings, len(state.houses))
        for seat, score in enumerate(scores):
            for m in score.majorities:
                state.tell(Majority, seat, m.region, m.building, m.points)
        for seat, score in enumerate(scores):
            state.houses[seat].points += score.total
            most = sum(m.points for m in score.majorities)
            total = state.houses[seat].points
            state.tell(Scored, seat, score.provinces, score.buildings, most, total)


@value
class EndYear(Step[Shogun]):
    """Clear what does not last: event, rice, unrest, places (SH-96)."""

    def run(self, state: Shogun) -> None:
        """Chests, armies, buildings, tower and tray stay."""
        state.tell(YearEnded, state.year, tuple([h.rice for h in state.houses]), state.unrest)
        state.events = ()
        state.unrest = (0,) * len(state.unrest)
        state.places = (FREE,) * len(state.places)
        for house in state.houses:
            house.rice = 0


def shortage(short: int) -> WinterRow:
    """Return the row of the supply table for being *short* of so much rice (SH-92)."""
    rows = [row for row in content.BOX.winter if row.short <= short]
    return rows[-1] if rows else NO_SHORTAGE


def in_any_order(seat: int, provinces: tuple[ProvinceId, ...], extra: int) -> Task:
    """Return the revolts of *provinces*; a choice only while there is one."""
    if len(provinces) == 1:
        return Revolt(provinces[0], extra)
    return ChooseRevolt(seat, provinces, extra)
