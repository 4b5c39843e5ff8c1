"""A second table, kept up to date from the news one seat gets and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.shogun import content
from engine.games.shogun.components import BLANK, COLOURS, FREE, NOBODY, PEASANT
from engine.games.shogun.events.fights import BattleBegan, Rest, Result, RevoltBegan
from engine.games.shogun.state import EMPTY_PLAN, Shogun


class Ledger:
    """What a stranger knows who sees the table at the start and then only hears the news."""

    def __init__(self, state: Shogun, viewer: int) -> None:
        seats = len(state.houses)
        self.viewer = viewer
        self.owners, self.armies = list(state.owners), [0] * len(state.owners)
        self.unrest: list[int] = [0] * len(state.owners)
        self.buildings: list[tuple[Any, ...]] = [()] * len(state.owners)
        self.chests = [content.seats_row(seats).chests] * seats
        self.rice, self.points = [0] * seats, [0] * seats
        self.supply = [content.BOX.armies_per_player] * seats
        self.peasants = content.BOX.peasants
        self.tray, self.inside = [0] * COLOURS, [0] * COLOURS
        self.plan, self.places = EMPTY_PLAN, [FREE] * len(content.SPECIALS)
        self.actions: list[int] = []
        self.fight: BattleBegan | RevoltBegan | None = None

    def hear(self, event: Any) -> None:
        """Change what the event says has changed."""
        act: Callable[[Any], None] | None = getattr(self, f"_{type(event).__name__}", None)
        if act:
            act(event)

    def check(self, view: Shogun) -> None:
        """Compare everything with the view."""
        assert tuple(self.owners) == view.owners
        assert tuple(self.armies) == view.armies
        assert tuple(self.unrest) == view.unrest
        assert [set(built) for built in self.buildings] == [set(b) for b in view.buildings]
        for name in ("chests", "rice", "points", "supply"):
            assert getattr(self, name) == [getattr(house, name) for house in view.houses], name
        assert self.peasants == view.peasants
        assert tuple(self.tray) == view.tower.tray
        assert self.plan == view.houses[self.viewer].plan
        assert tuple(self.places) == view.places
        assert tuple(self.actions) == view.actions[: view.actions_known]

    def add(self, colour: int, cubes: int) -> None:
        """Put cubes into the supply of their owner or the stock."""
        if colour == PEASANT:
            self.peasants += cubes
        else:
            self.supply[colour] += cubes

    def _Settled(self, e: Any) -> None:
        self.armies[e.province] = e.armies
        self.supply[e.seat] -= e.armies

    def _SeasonBegan(self, e: Any) -> None:
        self.actions, self.plan = list(e.actions), EMPTY_PLAN

    def _ActionBegan(self, e: Any) -> None:
        if e.turned_up >= 0:
            self.actions.append(e.turned_up)

    def _RoundEnded(self, e: Any) -> None:
        self.actions, self.plan = [], EMPTY_PLAN
        if e.season.value != "autumn":
            self.places = [FREE] * len(self.places)

    def _Planned(self, e: Any) -> None:
        assert e.seat == self.viewer
        self._put(e.space, e.card)

    def _put(self, space: int, card: int) -> None:
        self.plan = (*self.plan[:space], card, *self.plan[space + 1 :])

    def _CardShown(self, e: Any) -> None:
        if e.seat == self.viewer:
            assert self.plan[e.action] == e.card != BLANK

    def _BidShown(self, e: Any) -> None:
        self.chests[e.seat] -= e.chests

    def _PlaceTaken(self, e: Any) -> None:
        self.places[e.place] = e.seat

    def _Built(self, e: Any) -> None:
        self.chests[e.seat] -= e.cost
        self.buildings[e.province] += (e.building,)

    def _UnrestChanged(self, e: Any) -> None:
        self.unrest[e.province] += e.by

    def _Collected(self, e: Any) -> None:
        self.rice[e.seat] += e.rice
        self.chests[e.seat] += e.chests

    def _Deployed(self, e: Any) -> None:
        self.chests[e.seat] -= e.cost
        self.supply[e.seat] -= e.armies
        self.armies[e.province] += e.armies

    def _Marched(self, e: Any) -> None:
        self.armies[e.home] -= e.armies
        if self.owners[e.target] == e.seat:
            self.armies[e.target] += e.armies

    def _BattleBegan(self, e: Any) -> None:
        self.fight = e
        assert self.armies[e.province] == e.defenders - e.defence_bonus
        self.add(e.attacker, -e.attack_bonus)
        if e.defender != NOBODY:
            self.add(e.defender, -e.defence_bonus)
        self.peasants -= e.peasants
        self.armies[e.province] = 0

    def _RevoltBegan(self, e: Any) -> None:
        self.fight = e
        assert (self.armies[e.province], self.unrest[e.province]) == (e.armies, e.unrest)
        self.peasants -= e.peasants
        self.armies[e.province] = 0

    def _Thrown(self, e: Any) -> None:
        if self.fight is None:  # the first filling
            for cube in e.thrown:
                self.add(cube, -1)
        self.tray = [0] * COLOURS
        for hop in e.hops:
            if hop.start is Rest.FUNNEL:
                self.inside[hop.colour] += 1
            if hop.falls:
                self.inside[hop.colour] -= 1
                self.tray[hop.colour] += 1
        assert tuple(self.tray) == e.tray

    def _Returned(self, e: Any) -> None:
        for colour, cubes in enumerate(e.cubes):
            self._from_tray(colour, cubes)

    def _from_tray(self, colour: int, cubes: int) -> None:
        assert self.tray[colour] == cubes
        self.tray[colour] = 0
        if cubes:
            self.add(colour, cubes)

    def _BattleEnded(self, e: Any) -> None:
        self._from_tray(e.attacker, e.attackers)
        if e.defender != NOBODY:
            self._from_tray(e.defender, e.defenders)
        if e.peasants_help:
            self._from_tray(PEASANT, e.peasants)
        if e.result in (Result.TAKEN, Result.HELD):
            winner = e.attacker if e.result is Result.TAKEN else e.defender
            self.supply[winner] -= e.armies
            self.armies[e.province] = e.armies

    def _RevoltEnded(self, e: Any) -> None:
        self._from_tray(e.seat, e.armies)
        self._from_tray(PEASANT, e.peasants)
        assert e.kept == (e.left > 0)
        self.supply[e.seat] -= e.left
        self.armies[e.province] = e.left

    def _CardHandedOver(self, e: Any) -> None:
        assert self.owners[e.province] == e.giver
        self.owners[e.province] = e.taker
        if e.giver == self.viewer and e.space >= 0:
            assert self.plan[e.space] == e.province
            self._put(e.space, -4)

    def _ProvinceCleared(self, e: Any) -> None:
        assert self.buildings[e.province] == e.buildings
        assert self.unrest[e.province] == e.unrest
        self.buildings[e.province], self.unrest[e.province] = (), 0

    def _RiceLost(self, e: Any) -> None:
        self.rice[e.seat] -= e.lost
        assert self.rice[e.seat] == e.left

    def _Scored(self, e: Any) -> None:
        self.points[e.seat] += e.provinces + e.buildings + e.majorities
        assert self.points[e.seat] == e.total

    def _YearEnded(self, e: Any) -> None:
        assert e.rice == tuple(self.rice)
        assert e.unrest == tuple(self.unrest)
        self.rice, self.unrest = [0] * len(self.rice), [0] * len(self.unrest)
        self.places = [FREE] * len(self.places)
