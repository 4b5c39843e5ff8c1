"""Moving armies into a neighbouring province, in peace or not (SH-58 to SH-67)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.battle import Battle
from engine.games.shogun.components import OUT_OF_PLAY, Building, Effect, ProvinceId
from engine.games.shogun.events import Marched, Stayed
from engine.games.shogun.moves import MARCH, STAY, March, Stay
from engine.games.shogun.state import Shogun


@value
class ChooseMarch(Choice[Shogun, March | Stay]):
    """Choose a neighbouring province and how many armies go there."""

    rule: ClassVar[str] = "SH-59"
    in_the_open: ClassVar[bool] = True
    seat: int
    home: ProvinceId
    peaceful: bool = False
    """After deploying, armies may move only within one's own provinces, or stay (SH-58)."""

    def moves(self, state: Shogun) -> list[March | Stay]:
        """Ask about each target once, not with every number; marches are played often."""
        most = state.armies[self.home]
        offers: list[March | Stay] = []
        for target in targets(state, self.seat, self.home, peaceful=self.peaceful):
            offers += MARCH[target][1:most]
        if self.why_not(state, STAY) is None:
            offers.append(STAY)
        return offers

    def attempts(self, state: Shogun) -> Iterable[March | Stay]:
        """Try every province with every number."""
        for row in MARCH:
            yield from row[1 : state.armies[self.home] + 1]
        yield STAY

    def why_not(self, state: Shogun, move: March | Stay) -> Refusal | None:
        """Name the rule: too far, too many, peace."""
        if isinstance(move, Stay):
            may = self.peaceful or state.options.allow_decline
            return None if may else refuse("SH-59", "must_move", home=_name(self.home))
        have = state.armies[self.home]
        return why_no_target(state, self.seat, self.home, move.target, peaceful=self.peaceful) or (
            None
            if 0 < move.armies < have
            else refuse("SH-66", "one_must_stay", want=move.armies, have=have)
        )

    def take(self, state: Shogun, move: March | Stay) -> None:
        """March; fight if the province is not one's own."""
        if isinstance(move, Stay):
            state.tell(Stayed, self.seat, self.home)
            return
        state.armies = added(state.armies, self.home, -move.armies)
        state.tell(Marched, self.seat, self.home, move.target, move.armies)
        if state.owners[move.target] == self.seat:
            state.armies = added(state.armies, move.target, move.armies)
        else:
            state.push(Battle(self.seat, move.target, move.armies))


def targets(state: Shogun, seat: int, home: ProvinceId, *, peaceful: bool) -> list[ProvinceId]:
    """Return the provinces that armies may enter from *home*."""
    owners, around = state.owners, state.board.neighbours[home]
    if peaceful:
        return [target for target in around if owners[target] == seat]
    if state.has_event(Effect.TEMPLE_PEACE):
        return [t for t in around if owners[t] == seat or not _has_temple(state, t)]
    return list(around)


def why_no_target(
    state: Shogun, seat: int, home: ProvinceId, target: ProvinceId, *, peaceful: bool
) -> Refusal | None:
    """Say which rule keeps armies of *home* from entering *target*."""
    if target not in range(len(state.owners)) or state.owners[target] == OUT_OF_PLAY:
        return refuse("SH-11", "not_in_play", target=_name(target))
    if target not in state.board.neighbours[home]:
        return refuse("SH-65", "not_adjacent", home=_name(home), target=_name(target))
    if state.owners[target] == seat:
        return None
    if peaceful:
        return refuse("SH-58", "not_your_province", target=_name(target))
    if state.has_event(Effect.TEMPLE_PEACE) and _has_temple(state, target):
        return refuse("SH-67", "temple_peace", target=_name(target))
    return None


def _has_temple(state: Shogun, province: ProvinceId) -> bool:
    return Building.TEMPLE in state.buildings[province]


def _name(province: ProvinceId) -> str:
    return content.CARD_NAMES[province] if province in range(len(content.CARD_NAMES)) else "?"
