"""Performing actions: in the order the player likes, each if he likes (WC-43, WC-52)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import ClassVar

from engine.core.agenda import Move, Step, Task
from engine.core.combinators import Decline
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import without
from engine.core.value import value
from engine.games.white_castle.components import Action, Deed
from engine.games.white_castle.content import ACTIONS
from engine.games.white_castle.events import ActionLeft, ActionUsed
from engine.games.white_castle.means import (
    castle_sources,
    is_possible,
    missing,
    obstacle,
    pay,
    wished,
)
from engine.games.white_castle.moves import USE, Use
from engine.games.white_castle.rewards import receive
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import WhiteCastle


@value
class Offer(Step[WhiteCastle]):
    """Let a seat perform one of the actions, or each of them once; skip what is impossible.

    The sources are fixed when the offer is made: a card that leaves its room meanwhile still
    gives its second action.
    """

    seat: int
    sources: tuple[str, ...]
    each: bool = False

    def run(self, state: WhiteCastle) -> None:
        """Ask if anything can be done, now or after an exchange (WC-79)."""
        if self.is_possible(state):
            state.push(Perform(self.seat, self.sources, self.each))
        elif self.sources and state.heard:  # what is missing takes time to find
            lacking = [missing(state, self.seat, ACTIONS[source]) for source in self.sources]
            state.tell(ActionLeft, self.seat, self.sources, tuple(lacking))

    def is_possible(self, state: WhiteCastle) -> bool:
        """Whether one of the actions can be done, now or after an exchange."""
        for source in self.sources:
            action = ACTIONS[source]
            if is_possible(state, self.seat, action) or wished(state, self.seat, action):
                return True
        return False


@value
class Perform(OwnChoice):
    """Choose the next action, or do without (WC-43)."""

    rule: ClassVar[str] = "WC-43"
    declinable: ClassVar[bool] = True
    seat: int
    sources: tuple[str, ...]
    each: bool

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try all sources."""
        yield from (USE[source] for source in self.sources)
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Name what is missing."""
        if not isinstance(move, Use):
            return OwnChoice.why_not(self, state, move)
        if move.source not in self.sources:
            return refuse("WC-43", "not_this_action", source=move.source)
        return obstacle(state, self.seat, ACTIONS[move.source])

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Return what is possible, without asking what stands against the rest."""
        found: list[Move] = []
        for source in self.sources:
            action = ACTIONS[source]
            if action.then is None or is_possible(state, self.seat, action):
                found.append(USE[source])
        return found

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Perform the action, then offer what is left."""
        match move:
            case Use(source):
                if self.each and len(self.sources) > 1:
                    state.push(Offer(self.seat, without(self.sources, source), each=True))
                state.tell(ActionUsed, self.seat, source)
                perform(state, self.seat, ACTIONS[source], source)
            case Decline():
                state.tell(ActionLeft, self.seat, self.sources)
            case _:
                OwnChoice.take(self, state, move)


def perform(state: WhiteCastle, seat: int, action: Action, why: str) -> None:
    """Pay the price and do what follows, or simply gain."""
    if action.then is None:
        receive(state, seat, action, why)
        return
    if action.price:
        pay(state, seat, action.price.resource, action.price.amount, why)
    task_of = _tasks().get(action.then)
    state.push(task_of(seat) if task_of else Offer(seat, castle_sources(state, action.then)))


@cache
def _tasks() -> dict[Deed, Callable[[int], Task]]:
    """Return the chapters of the deeds; they offer actions themselves, so they come later."""
    from engine.games.white_castle.courtiers import CourtierAction
    from engine.games.white_castle.domain import ChooseDomainRow
    from engine.games.white_castle.gardeners import PlaceGardener
    from engine.games.white_castle.warriors import SendWarrior

    return {
        Deed.COURTIER: CourtierAction,
        Deed.GARDENER: PlaceGardener,
        Deed.WARRIOR: SendWarrior,
        Deed.DOMAIN: ChooseDomainRow,
    }
