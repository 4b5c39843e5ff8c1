"""A turn of choosing: keep two tiles in secret, turn them up, pass the rest on.

The rulebook says: a choice is final once the rest of the hand has been put down (BC-12).
We decided: the second tile puts it down. A table may still undo it until the tiles are turned up,
since nobody has learned anything from it before that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice, Move, Step, Together
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import without
from engine.core.value import value
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.events import (
    HandDealt,
    LastTilesPutAway,
    RoundBegan,
    StackPutDown,
    StacksPassed,
    TileKept,
    TilesTurnedUp,
    TurnBegan,
)
from engine.games.two_castles.ludwig import LudwigDraws
from engine.games.two_castles.moves import KEEP, Keep, PutBack
from engine.games.two_castles.placing import LastCall, PlaceTiles
from engine.games.two_castles.state import PutAway, TwoCastles
from engine.games.two_castles.supplies import refill_supply, take_tiles

HAND = 9
TILES_A_TURN = 2


@value
class StartRound(Step[TwoCastles]):
    """Deal nine tiles to everybody, Ludwig included (BC-10, BC-62)."""

    round: int

    def run(self, state: TwoCastles) -> None:
        """Refill the supply first if it cannot serve everybody (A-9)."""
        state.round, state.turn = self.round, 1
        state.tell(RoundBegan(self.round))
        if len(state.supply) < HAND * len(state.builders):
            refill_supply(state)
        for number, builder in enumerate(state.builders):
            builder.hand = tuple(sorted(take_tiles(state, HAND)))
            state.tell(HandDealt(number, builder.hand))
        state.push(StartTurn())


@value
class StartTurn(Step[TwoCastles]):
    """Let all seats choose at the same time (BC-11); Ludwig's tiles come first (BC-63)."""

    def run(self, state: TwoCastles) -> None:
        """Push the three steps of a turn and the passing on."""
        state.tell(TurnBegan(state.round, state.turn))
        seats = range(state.seats)
        together = Together(tuple([lane_of(seat) for seat in seats]))
        places = [PlaceTiles(seat) for seat in seats]
        state.push(together, TurnUp(), *places, LastCall(), PassOn())
        if state.has_ludwig:
            state.push(LudwigDraws())


def lane_of(seat: int) -> tuple[KeepTwo]:
    """Return the private agenda of a seat that starts to choose."""
    return (KeepTwo(seat),)


@value
class KeepTwo(Choice[TwoCastles, "Keep | PutBack"]):
    """Choose two tiles of the hand in secret, one answer each (BC-12)."""

    rule: ClassVar[str] = "BC-12"
    seat: int

    def moves(self, state: TwoCastles) -> Iterable[Keep]:
        """Offer every tile of the hand."""
        return [KEEP[room] for room in state.builders[self.seat].hand]

    def edits(self, state: TwoCastles) -> Iterable[PutBack]:
        """Offer to take the first tile back; with the second the choice is final."""
        return [PutBack(room) for room in state.builders[self.seat].chosen]

    def attempts(self, state: TwoCastles) -> Iterable[Keep | PutBack]:
        """Try every tile, also one that is chosen already."""
        builder = state.builders[self.seat]
        for room in builder.hand + builder.chosen:
            yield KEEP[room]
            yield PutBack(room)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Refuse what is not in the hand, or not chosen."""
        builder = state.builders[self.seat]
        if isinstance(move, PutBack):
            if move.room in builder.chosen:
                return None
            return refuse("BC-12", "not_chosen", room=ROOMS[move.room].id)
        if not isinstance(move, Keep):
            return refuse("BC-12", "not_offered")
        if move.room in builder.hand:
            return None
        reason = "chosen_already" if move.room in builder.chosen else "not_in_hand"
        return refuse("BC-12", reason, room=ROOMS[move.room].id)

    def take(self, state: TwoCastles, move: Keep | PutBack) -> None:
        """Move the tile; two chosen tiles put the rest of the hand down."""
        builder = state.builders[self.seat]
        if isinstance(move, PutBack):
            builder.chosen = without(builder.chosen, move.room)
            builder.hand = tuple(sorted((*builder.hand, move.room)))
            state.tell(TileKept(self.seat, move.room, back=True))
        else:
            builder.hand = without(builder.hand, move.room)
            builder.chosen += (move.room,)
            state.tell(TileKept(self.seat, move.room))
        if len(builder.chosen) < TILES_A_TURN:
            state.push(self)
        else:
            state.tell(StackPutDown(self.seat, len(builder.hand)))


@value
class TurnUp(Step[TwoCastles]):
    """Turn all chosen tiles up together (BC-13)."""

    def run(self, state: TwoCastles) -> None:
        """From now on every builder owes a tile to both castles."""
        state.reveal()
        for number, builder in enumerate(state.builders):
            if not builder.owes:  # Ludwig's tiles lie open already
                builder.chosen = tuple(sorted(builder.chosen))
                builder.owes = state.castles_of(number)
                state.tell(TilesTurnedUp(number, builder.chosen))


@value
class PassOn(Step[TwoCastles]):
    """Pass all stacks on, left in round 1, right in round 2 (BC-17, BC-64)."""

    def run(self, state: TwoCastles) -> None:
        """Start the next turn, or put the last tiles away and end the round (BC-18)."""
        builders = state.builders
        by = 1 if state.round == 1 else -1
        known = [
            tuple([s for s in range(state.seats) if state.has_held(s, holder)])
            for holder in range(len(builders))
        ]
        hands = [builder.hand for builder in builders]
        state.tell(StacksPassed(by))
        state.reveal()
        if len(hands[0]) > 1:
            for number, hand in enumerate(hands):
                builders[(number + by) % len(builders)].hand = hand
            state.turn += 1
            state.push(StartTurn())
            return
        for holder, builder in enumerate(builders):
            state.put_away += (PutAway(hands[holder][0], known[holder]),)
            builder.hand = ()
        state.tell(LastTilesPutAway(len(builders)))
