"""The warrior action (WC-66, WC-67)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move
from engine.core.combinators import Decline
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added
from engine.core.value import value
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import FIGURES, Deed, Resource
from engine.games.white_castle.content import YARD_IRON, YARD_NUMBER, YARDS
from engine.games.white_castle.events import ActionLeft, WarriorPlaced
from engine.games.white_castle.means import pay
from engine.games.white_castle.moves import TRAIN, Train
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import WhiteCastle


@value
class SendWarrior(OwnChoice):
    """Send a warrior to a yard and use its tiles, both of them in any order where there are two."""

    rule: ClassVar[str] = "WC-66"
    declinable: ClassVar[bool] = True
    seat: int

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every yard."""
        yield from TRAIN
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse what is too dear."""
        if not isinstance(move, Train):
            return OwnChoice.why_not(self, state, move)
        if move.yard not in YARDS:
            return refuse("WC-66", "no_such_yard")
        need, have = YARD_IRON[YARD_NUMBER[move.yard]], state.domains[self.seat].iron
        if have < need:
            return refuse("WC-66", "cannot_pay", resource="iron", need=need, have=have)
        return None

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Pay, place, and offer the tiles of the yard (WC-67)."""
        match move:
            case Train(name):
                yard = YARD_NUMBER[name]
                pay(state, self.seat, Resource.IRON, YARD_IRON[yard], name)
                place_warrior(state, self.seat, yard)
                state.push(Offer(self.seat, state.yard_tiles[yard], each=True))
            case Decline():
                state.tell(ActionLeft, self.seat, (Deed.WARRIOR.value,))
            case _:
                OwnChoice.take(self, state, move)


def place_warrior(state: WhiteCastle, seat: int, yard: int) -> None:
    """Move the leftmost warrior to the yard."""
    domain = state.domains[seat]
    figure = FIGURES - domain.home[2]
    domain.home = added(domain.home, 2, -1)
    domain.yards = added(domain.yards, yard, 1)
    state.tell(WarriorPlaced, seat, YARDS[yard], figure)
