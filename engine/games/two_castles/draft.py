"""A turn of choosing: keep two tiles in secret, turn them up, pass the rest on.

The rulebook says: a choice is final once the rest of the hand has been put down (BC-12).
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
from engine.games.two_castles.moves import DONE, KEEP, Done, Keep, PutBack
from engine.games.two_castles.placing import CallOn, owed
from engine.games.two_castles.state import PutAway, TwoCastles
from engine.games.two_castles.supplies import refill_supply, take_tiles

HAND = 9
TILES_A_TURN = 2
Choosing = Keep | PutBack | Done


@value
class StartRound(Step[TwoCastles]):
    """Deal nine tiles to everybody, Ludwig included (BC-10, BC-62)."""

    round: int

    def run(self, state: TwoCastles) -> None:
        """Refill the supply first if it cannot serve everybody (A-9)."""
        state.round, state.turn = self.round, 1
        state.tell(RoundBegan, self.round)
        if len(state.supply) < HAND * len(state.builders):
            refill_supply(state)
        for number, builder in enumerate(state.builders):
            builder.hand = tuple(sorted(take_tiles(state, HAND)))
            state.tell(HandDealt, number, builder.hand)
        state.push(StartTurn())


@value
class StartTurn(Step[TwoCastles]):
    """Let all seats choose at the same time (BC-11); Ludwig's tiles come first (BC-63)."""

    def run(self, state: TwoCastles) -> None:
        """Push the three steps of a turn and the passing on."""
        state.tell(TurnBegan, state.round, state.turn)
        together = Together(tuple([lane_of(seat) for seat in range(state.seats)]))
        state.push(together, TurnUp(), CallOn(), PassOn())
        if state.has_ludwig:
            state.push(LudwigDraws())


@value
class KeepTwo(Choice[TwoCastles, Choosing]):
    """Keep a tile of the hand, until there are two."""

    rule: ClassVar[str] = "BC-12"
    seat: int

    def attempts(self, state: TwoCastles) -> Iterable[Choosing]:
        """Try every tile, also one that is kept already."""
        return _every_attempt(state, self.seat)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Refuse what is not in the hand, or not kept."""
        return _why_not(state, self.seat, move)

    def take(self, state: TwoCastles, move: Choosing) -> None:
        """Move the tile; two kept tiles only have to be confirmed."""
        _change(state, self.seat, move)
        is_full = len(state.builders[self.seat].chosen) == TILES_A_TURN
        state.push(PutDown(self.seat) if is_full else self)


@value
class PutDown(Choice[TwoCastles, Choosing]):
    """Put the rest of the hand down, which makes the choice final, or change it."""

    rule: ClassVar[str] = "BC-12"
    seat: int

    def attempts(self, state: TwoCastles) -> Iterable[Choosing]:
        """Try every tile, also a third one."""
        return _every_attempt(state, self.seat)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Refuse a third tile, and what is not kept."""
        return _why_not(state, self.seat, move)

    def take(self, state: TwoCastles, move: Choosing) -> None:
        """Close the lane, or fill the gap again."""
        if isinstance(move, Done):
            state.tell(StackPutDown, self.seat, len(state.builders[self.seat].hand))
        else:
            _change(state, self.seat, move)
            state.push(KeepTwo(self.seat))


def lane_of(seat: int) -> tuple[KeepTwo]:
    """Return the private agenda of a seat that starts to choose."""
    return (KeepTwo(seat),)


@value
class TurnUp(Step[TwoCastles]):
    """Turn all chosen tiles up together (BC-13)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: TwoCastles) -> None:
        """From now on every builder owes a tile to both castles."""
        state.reveal()
        for number, builder in enumerate(state.builders):
            if not builder.owes:  # Ludwig's tiles lie open already
                builder.chosen = tuple(sorted(builder.chosen))
                builder.owes = state.castles_of(number)
                state.tell(TilesTurnedUp, number, builder.chosen)


@value
class PassOn(Step[TwoCastles]):
    """Pass all stacks on, left in round 1, right in round 2 (BC-17, BC-64)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: TwoCastles) -> None:
        """Start the next turn, or put the last tiles away and end the round (BC-18)."""
        if owed(state):  # so may a save of the second edition come here
            state.push(CallOn(), self)
            return
        builders = state.builders
        by = 1 if state.round == 1 else -1
        known = [
            tuple([s for s in range(state.seats) if state.has_held(s, holder)])
            for holder in range(len(builders))
        ]
        hands = [builder.hand for builder in builders]
        state.tell(StacksPassed, by)
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
        state.tell(LastTilesPutAway, len(builders))


def _every_attempt(state: TwoCastles, seat: int) -> Iterable[Choosing]:
    builder = state.builders[seat]
    rooms = builder.hand + builder.chosen
    yield from (KEEP[room] for room in rooms)
    yield DONE
    yield from (PutBack(room) for room in rooms)


def _why_not(state: TwoCastles, seat: int, move: Move) -> Refusal | None:
    builder = state.builders[seat]
    kept = len(builder.chosen)
    match move:
        case Done():
            return None if kept == TILES_A_TURN else refuse("BC-12", "too_few_kept", have=kept)
        case PutBack(room) if room in builder.chosen:
            return None
        case PutBack(room):
            return refuse("BC-12", "not_chosen", room=ROOMS[room].id)
        case Keep(room) if room in builder.chosen:
            return refuse("BC-12", "chosen_already", room=ROOMS[room].id)
        case Keep(room) if room not in builder.hand:
            return refuse("BC-12", "not_in_hand", room=ROOMS[room].id)
        case Keep():
            return None if kept < TILES_A_TURN else refuse("BC-12", "two_kept", have=kept)
        case _:
            return refuse("BC-12", "not_offered")


def _change(state: TwoCastles, seat: int, move: Choosing) -> None:
    """Move a tile between the hand and what is kept."""
    assert not isinstance(move, Done)
    builder, is_back = state.builders[seat], isinstance(move, PutBack)
    if is_back:
        builder.chosen = without(builder.chosen, move.room)
        builder.hand = tuple(sorted((*builder.hand, move.room)))
    else:
        builder.hand = without(builder.hand, move.room)
        builder.chosen += (move.room,)
    state.tell(TileKept, seat, move.room, back=is_back)
