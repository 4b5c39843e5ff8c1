"""Gains: resources with their limits, lantern, well and the way along the influence track.

The rulebook lets a player order the parts of a reward. The order only matters when seals beyond
five and a tree come together, so only then it is asked (WC-85).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Step, Task
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.white_castle.components import (
    LAST_INFLUENCE,
    MOST_OF_A_RESOURCE,
    MOST_SEALS,
    Action,
    Gain,
    Resource,
)
from engine.games.white_castle.content import BACK, BOARD, TILE, TREE_SEALS
from engine.games.white_castle.events import (
    Gained,
    InfluenceMoved,
    LanternLit,
    Paid,
    TrackLapped,
    TreeStopped,
)
from engine.games.white_castle.moves import CROSS, SPLITS, STOP, Cross, First, Split, Stop
from engine.games.white_castle.seals import ExchangeSurplus, OwnChoice
from engine.games.white_castle.state import STOCK, Domain, WhiteCastle

Bundle = list[tuple[Gain, str]]
"""Gains, each with the reason for it."""
_FIRSTS = (First(Resource.SEAL), First(Resource.INFLUENCE))
_TREES = tuple(TREE_SEALS.get(space, 0) for space in range(LAST_INFLUENCE + 1))


def receive(state: WhiteCastle, seat: int, action: Action, why: str) -> None:
    """Gain everything an action gives: its numbers, the lantern and the well."""
    bundle = [(gain, why) for gain in action.gains]
    if action.lantern:
        bundle += lantern_bundle(state, seat)
    if action.well:
        bundle += well_bundle(state)
    collect(state, seat, bundle)


def lantern_bundle(state: WhiteCastle, seat: int) -> Bundle:
    """Return what all cards in the lantern area give (WC-85)."""
    cards = state.domains[seat].lantern
    state.tell(LanternLit(seat, cards))
    return [(BACK[card], card) for card in cards]


def well_bundle(state: WhiteCastle) -> Bundle:
    """Return a seal and what both tiles give (WC-58)."""
    printed = [(gain, "well") for gain in BOARD.well.reward]
    return printed + [(TILE[tile].back, tile) for tile in state.well_tiles]


def collect(state: WhiteCastle, seat: int, bundle: Bundle) -> None:
    """Gain all of *bundle*, and ask whatever it leaves open before anything that waits."""
    any_resource = seals = influence = 0
    seal_why = ""
    for gain, why in bundle:
        resource, amount = gain.resource, gain.amount
        if resource is Resource.ANY:
            any_resource += amount
        elif resource is Resource.INFLUENCE:
            influence += amount
        elif resource is Resource.SEAL:
            seals += amount
            seal_why = why
        else:
            earn(state, seat, resource, amount, why)
    asked: list[Task] = []
    if any_resource and (split := _split(state, seat, any_resource)):
        asked.append(split)
    if seals or influence:
        _seals_and_influence(state, seat, (seals, seal_why), influence, asked)
    if asked:
        state.push(*asked)


def earn(state: WhiteCastle, seat: int, resource: Resource, amount: int, why: str) -> None:
    """Add coins, points or one of the three resources; above seven it is lost (WC-5)."""
    domain = state.domains[seat]
    if resource is Resource.COIN:
        domain.coins += amount
        state.tell(Gained(seat, resource, amount, why))
    elif resource is Resource.POINT:
        before = domain.points
        domain.points += amount
        state.tell(Gained(seat, resource, amount, why))
        for tile in (40, 80):
            if before < tile <= domain.points:
                state.tell(TrackLapped(seat, tile))
    else:
        name = STOCK[resource]
        held: int = getattr(domain, name)
        kept = min(amount, MOST_OF_A_RESOURCE - held)
        setattr(domain, name, held + kept)
        state.tell(Gained(seat, resource, kept, why, amount - kept))


def pay(state: WhiteCastle, seat: int, resource: Resource, amount: int, why: str) -> None:
    """Take a price that was checked before."""
    domain, name = state.domains[seat], STOCK[resource]
    held: int = getattr(domain, name)
    assert held >= amount, f"seat {seat} pays {amount} {name} and has {held}"
    setattr(domain, name, held - amount)
    state.tell(Paid(seat, resource, amount, why))


def take_seals(state: WhiteCastle, seat: int, amount: int, why: str) -> Task | None:
    """Add seals; return the question that five are too few spaces for, if any (WC-84)."""
    domain = state.domains[seat]
    held = domain.seals + amount
    domain.seals = min(held, MOST_SEALS)
    state.tell(Gained(seat, Resource.SEAL, amount, why))
    return ExchangeSurplus(seat, held - MOST_SEALS) if held > MOST_SEALS else None


def advance(state: WhiteCastle, seat: int, steps: int, *, free: bool = False) -> None:
    """Move the influence marker; at a tree that can be paid, ask (WC-87, WC-88)."""
    domain = state.domains[seat]
    start = place = domain.influence
    asked: Task | None = None
    while steps and place < LAST_INFLUENCE:
        need = 0 if free else _TREES[place]
        if need:
            if domain.seals >= need:
                asked = CrossTree(seat, steps)
            else:
                state.tell(TreeStopped(seat, place, need, steps))
            break
        place += 1
        steps -= 1
    _move_marker(state, seat, start, place)
    if asked:
        state.push(asked)


@value
class Advance(Step[WhiteCastle]):
    """Move the influence marker when its turn in the reward has come."""

    seat: int
    steps: int

    def run(self, state: WhiteCastle) -> None:
        """Go as far as the next tree."""
        advance(state, self.seat, self.steps)


@value
class TakeSeals(Step[WhiteCastle]):
    """Take seals when their turn in the reward has come."""

    seat: int
    amount: int
    why: str

    def run(self, state: WhiteCastle) -> None:
        """Add them."""
        if surplus := take_seals(state, self.seat, self.amount, self.why):
            state.push(surplus)


@value
class CrossTree(OwnChoice):
    """Pay the seals of the tree, or stop before it (WC-88)."""

    rule: ClassVar[str] = "WC-88"
    seat: int
    steps: int

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Offer to cross while the seals are there."""
        domain = state.domains[self.seat]
        return [CROSS, STOP] if domain.seals >= _TREES[domain.influence] else [STOP]

    def tries(self, state: WhiteCastle) -> Iterable[Move]:
        """Try both."""
        return (CROSS, STOP)

    def objection(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse to cross without the seals."""
        domain = state.domains[self.seat]
        need = _TREES[domain.influence]
        if isinstance(move, Cross) and domain.seals < need:
            return refuse("WC-88", "cannot_pay", need=need, have=domain.seals)
        return None if isinstance(move, Cross | Stop) else refuse("WC-88", "not_offered")

    def answer(self, state: WhiteCastle, move: Move) -> None:
        """Pay and step over the tree, then go on."""
        domain = state.domains[self.seat]
        place = domain.influence
        if isinstance(move, Stop):
            state.tell(TreeStopped(self.seat, place, _TREES[place], self.steps))
            return
        pay(state, self.seat, Resource.SEAL, _TREES[place], "tree")
        _move_marker(state, self.seat, place, place + 1)
        advance(state, self.seat, self.steps - 1)


@value
class OrderRewards(OwnChoice):
    """Say whether seals or influence come first (WC-85)."""

    rule: ClassVar[str] = "WC-85"
    seat: int
    seals: int
    influence: int
    why: str

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Offer both orders."""
        return list(_FIRSTS)

    def answer(self, state: WhiteCastle, move: Move) -> None:
        """Do one after the other."""
        seals = TakeSeals(self.seat, self.seals, self.why)
        influence = Advance(self.seat, self.influence)
        assert isinstance(move, First)
        both = (seals, influence) if move.resource is Resource.SEAL else (influence, seals)
        state.push(*both)


@value
class SplitResources(OwnChoice):
    """Choose food, iron or pearl for each unit (WC-82)."""

    rule: ClassVar[str] = "WC-82"
    seat: int
    amount: int

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Offer what loses nothing, or as little as can be."""
        return [m for m in SPLITS[self.amount] if not self._is_wasteful(state, m)]

    def edits(self, state: WhiteCastle) -> Iterable[Move]:
        """Allow also to choose what is lost (WC-5)."""
        yield from OwnChoice.edits(self, state)
        yield from (m for m in SPLITS[self.amount] if self._is_wasteful(state, m))

    def tries(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every split."""
        return SPLITS[self.amount]

    def objection(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse another number of resources."""
        if move in SPLITS[self.amount]:
            return None
        return refuse("WC-82", "wrong_amount", need=self.amount)

    def answer(self, state: WhiteCastle, move: Move) -> None:
        """Gain what was chosen."""
        assert isinstance(move, Split)
        _gain_split(state, self.seat, move.food, move.iron, move.pearl)

    def _is_wasteful(self, state: WhiteCastle, move: Split) -> bool:
        """Whether something is lost although there is room for it."""
        domain, full = state.domains[self.seat], MOST_OF_A_RESOURCE
        kept = min(full, domain.food + move.food) + min(full, domain.iron + move.iron)
        kept += min(full, domain.pearl + move.pearl)
        held = domain.food + domain.iron + domain.pearl
        return kept - held < min(self.amount, 3 * full - held)


def _split(state: WhiteCastle, seat: int, amount: int) -> Task | None:
    """Return the question how to split, unless everything that fits is gained anyway."""
    domain, full = state.domains[seat], MOST_OF_A_RESOURCE
    room = (full - domain.food, full - domain.iron, full - domain.pearl)
    if sum(room) > amount:
        return SplitResources(seat, amount)
    _gain_split(state, seat, *room)
    return None


def _gain_split(state: WhiteCastle, seat: int, food: int, iron: int, pearl: int) -> None:
    kinds = ((Resource.FOOD, food), (Resource.IRON, iron), (Resource.PEARL, pearl))
    for resource, amount in kinds:
        if amount:
            earn(state, seat, resource, amount, "any_resource")


def _seals_and_influence(
    state: WhiteCastle, seat: int, sealed: tuple[int, str], influence: int, asked: list[Task]
) -> None:
    domain, (seals, why) = state.domains[seat], sealed
    if influence and domain.seals + seals > MOST_SEALS and seals and _meets_tree(domain, influence):
        asked.append(OrderRewards(seat, seals, influence, why))
        return
    if seals and (surplus := take_seals(state, seat, seals, why)):
        asked.append(surplus)
    if influence and asked:
        asked.append(Advance(seat, influence))
    elif influence:
        advance(state, seat, influence)


def _meets_tree(domain: Domain, steps: int) -> bool:
    return any(_TREES[domain.influence : domain.influence + steps])


def _move_marker(state: WhiteCastle, seat: int, start: int, end: int) -> None:
    """Put the marker down; one that moved lies on top of those already there (WC-89)."""
    if start != end:
        state.domains[seat].influence = end
        state.arrivals = (*[other for other in state.arrivals if other != seat], seat)
        state.tell(InfluenceMoved(seat, start, end))
