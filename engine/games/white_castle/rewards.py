"""Gains: bundles of rewards, the lantern, the well and resources of choice (WC-58, 82, 85).

The rulebook lets a player order the parts of a reward. The order only matters when seals beyond
five and a tree come together, so only then it is asked (WC-85).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Task
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.white_castle.components import (
    MOST_OF_A_RESOURCE,
    MOST_SEALS,
    Action,
    Gain,
    Resource,
)
from engine.games.white_castle.content import BACK, BOARD, TILE
from engine.games.white_castle.events import Gained, LanternLit
from engine.games.white_castle.influence import Advance, advance, meets_tree
from engine.games.white_castle.means import earn
from engine.games.white_castle.moves import SPLITS, First, Split
from engine.games.white_castle.seals import OwnChoice, TakeSeals, take_seals
from engine.games.white_castle.state import WhiteCastle

Bundle = list[tuple[Gain, str]]
"""Gains, each with the reason for it."""
_FIRSTS = (First(Resource.SEAL), First(Resource.INFLUENCE))


def receive(state: WhiteCastle, seat: int, action: Action, why: str) -> None:
    """Gain everything an action gives: its numbers, the lantern and the well."""
    bundle = [(gain, why) for gain in action.gains]
    if action.lantern:
        bundle += lantern_bundle(state, seat, why)
    if action.well:
        bundle += well_bundle(state)
    collect(state, seat, bundle)


def lantern_bundle(state: WhiteCastle, seat: int, why: str) -> Bundle:
    """Return what all cards in the lantern area give (WC-85)."""
    cards = state.domains[seat].lantern
    state.tell(LanternLit, seat, cards, why)
    return [(BACK[card], card) for card in cards]


def well_bundle(state: WhiteCastle) -> Bundle:
    """Return a seal and what both tiles give (WC-58)."""
    printed = [(gain, "well") for gain in BOARD.well.reward]
    return printed + [(TILE[tile].back, tile) for tile in state.well_tiles]


def collect(state: WhiteCastle, seat: int, bundle: Bundle) -> None:
    """Gain all of *bundle*, and ask whatever it leaves open before anything that waits."""
    choices: tuple[int, str] = (0, "")
    seals: tuple[tuple[int, str], ...] = ()
    influence: tuple[int, str] = (0, "")
    for gain, why in bundle:
        resource, amount = gain.resource, gain.amount
        if resource is Resource.ANY:
            choices = (choices[0] + amount, choices[1] or why)
        elif resource is Resource.INFLUENCE:
            influence = (influence[0] + amount, influence[1] or why)
        elif resource is Resource.SEAL:
            seals += ((amount, why),)
        else:
            earn(state, seat, resource, amount, why)
    asked: list[Task] = []
    if choices[0] and (split := _split(state, seat, *choices)):
        asked.append(split)
    if seals or influence[0]:
        asked += _seals_and_influence(state, seat, seals, influence, waits=bool(asked))
    if asked:
        state.push(*asked)


@value
class OrderRewards(OwnChoice):
    """Say whether seals or influence come first (WC-85)."""

    rule: ClassVar[str] = "WC-85"
    seat: int
    seals: tuple[tuple[int, str], ...]
    influence: tuple[int, str]

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try both orders."""
        yield from _FIRSTS
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Let either come first."""
        return None if move in _FIRSTS else OwnChoice.why_not(self, state, move)

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Do one after the other."""
        if not isinstance(move, First):
            OwnChoice.take(self, state, move)
            return
        seals = TakeSeals(self.seat, self.seals)
        influence = Advance(self.seat, *self.influence)
        both = (seals, influence) if move.resource is Resource.SEAL else (influence, seals)
        state.push(*both)


@value
class SplitResources(OwnChoice):
    """Choose food, iron or pearl for each unit (WC-82)."""

    rule: ClassVar[str] = "WC-82"
    seat: int
    amount: int
    why: str

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every split, what would be lost included (WC-5), and to take one of them alone."""
        yield from SPLITS[self.amount]
        yield from self._single
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse another number of resources."""
        if not isinstance(move, Split):
            return OwnChoice.why_not(self, state, move)
        if move in SPLITS[self.amount] or move in self._single:
            return None
        return refuse("WC-82", "wrong_amount", need=self.amount)

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Gain what was chosen; ask for the rest if it was one alone."""
        if not isinstance(move, Split):
            OwnChoice.take(self, state, move)
            return
        chosen = (move.food, move.iron, move.pearl)
        _gain_split(state, self.seat, chosen, self.why)
        left = self.amount - sum(chosen)
        if left and (rest := _split(state, self.seat, left, self.why)):
            state.push(rest)

    @property
    def _single(self) -> tuple[Split, ...]:
        return SPLITS[1] if self.amount > 1 else ()


def _split(state: WhiteCastle, seat: int, amount: int, why: str) -> Task | None:
    """Return the question how to split, unless everything that fits is gained anyway."""
    domain, full = state.domains[seat], MOST_OF_A_RESOURCE
    room = (full - domain.food, full - domain.iron, full - domain.pearl)
    if sum(room) > amount:
        return SplitResources(seat, amount, why)
    _gain_split(state, seat, room, why)
    if lost := amount - sum(room):
        state.tell(Gained, seat, Resource.ANY, 0, why, lost)
    return None


def _gain_split(state: WhiteCastle, seat: int, amounts: tuple[int, int, int], why: str) -> None:
    kinds = (Resource.FOOD, Resource.IRON, Resource.PEARL)
    for resource, amount in zip(kinds, amounts, strict=True):
        if amount:
            earn(state, seat, resource, amount, why)


def _seals_and_influence(
    state: WhiteCastle,
    seat: int,
    seals: tuple[tuple[int, str], ...],
    influence: tuple[int, str],
    *,
    waits: bool,
) -> list[Task]:
    """Take seals, then go on along the track; return what is asked, or left until it is."""
    domain, steps = state.domains[seat], influence[0]
    gained = sum([amount for amount, _ in seals])
    if steps and gained and domain.seals + gained > MOST_SEALS and meets_tree(domain, steps):
        return [OrderRewards(seat, seals, influence)]
    asked: list[Task] = []
    if gained and waits and domain.seals + gained > MOST_SEALS:
        # What is asked first may spend seals: only when their turn comes is it known how many are
        # too many, or whether any are (WC-84).
        asked.append(TakeSeals(seat, seals))
    elif gained and (surplus := take_seals(state, seat, seals)):
        asked.append(surplus)
    if steps and (waits or asked):
        asked.append(Advance(seat, *influence))
    elif steps and (tree := advance(state, seat, *influence)):
        asked.append(tree)
    return asked
