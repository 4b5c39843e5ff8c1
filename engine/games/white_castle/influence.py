"""The way along the influence track, and the trees on it (WC-87 to WC-89)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Step
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.white_castle.components import LAST_INFLUENCE, Resource
from engine.games.white_castle.content import TREE_SEALS
from engine.games.white_castle.events import InfluenceMoved, TreeStopped
from engine.games.white_castle.means import pay
from engine.games.white_castle.moves import CROSS, STOP, Cross, Stop
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import Domain, WhiteCastle

_TREES = tuple(TREE_SEALS.get(space, 0) for space in range(LAST_INFLUENCE + 1))


def advance(
    state: WhiteCastle, seat: int, steps: int, why: str, *, free: bool = False
) -> CrossTree | None:
    """Move the influence marker; return the question a tree that can be paid asks (WC-87, 88)."""
    domain = state.domains[seat]
    start = place = domain.influence
    need = 0
    while steps and place < LAST_INFLUENCE:
        need = 0 if free else _TREES[place]
        if need:
            break
        place += 1
        steps -= 1
    _move_marker(state, seat, start, place, why)
    if not need or domain.seals >= need:
        return CrossTree(seat, steps, why) if need else None
    state.tell(TreeStopped, seat, place, need, steps)
    return None


def meets_tree(domain: Domain, steps: int) -> bool:
    """Whether so many steps lead to a tree."""
    return any(_TREES[domain.influence : domain.influence + steps])


@value
class Advance(Step[WhiteCastle]):
    """Move the influence marker when its turn in the reward has come."""

    seat: int
    steps: int
    why: str

    def run(self, state: WhiteCastle) -> None:
        """Go as far as the next tree."""
        if tree := advance(state, self.seat, self.steps, self.why):
            state.push(tree)


@value
class CrossTree(OwnChoice):
    """Pay the seals of the tree, or stop before it (WC-88)."""

    rule: ClassVar[str] = "WC-88"
    seat: int
    steps: int
    why: str

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try both."""
        yield from (CROSS, STOP)
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse to cross without the seals."""
        match move:
            case Cross():
                domain = state.domains[self.seat]
                need, have = _TREES[domain.influence], domain.seals
                if have < need:
                    return refuse("WC-88", "cannot_pay", resource="seal", need=need, have=have)
                return None
            case Stop():
                return None
            case _:
                return OwnChoice.why_not(self, state, move)

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Pay and step over the tree, then go on."""
        place = state.domains[self.seat].influence
        match move:
            case Cross():
                pay(state, self.seat, Resource.SEAL, _TREES[place], "tree")
                _move_marker(state, self.seat, place, place + 1, self.why)
                if tree := advance(state, self.seat, self.steps - 1, self.why):
                    state.push(tree)
            case Stop():
                state.tell(TreeStopped, self.seat, place, _TREES[place], self.steps)
            case _:
                OwnChoice.take(self, state, move)


def _move_marker(state: WhiteCastle, seat: int, start: int, end: int, why: str) -> None:
    """Put the marker down; one that moved lies on top of those already there (WC-89)."""
    if start != end:
        state.domains[seat].influence = end
        state.arrivals = (*[other for other in state.arrivals if other != seat], seat)
        state.tell(InfluenceMoved, seat, start, end, why)
