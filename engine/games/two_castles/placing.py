"""The placing step: one tile into each neighbouring castle.

The rulebook says: partners choose who goes first; if both insist on going second, the older does.
We decided: seats are called on in seat order, again and again until all tiles are built and all
seats are done. In a castle where the partner has not built yet a seat may wait; whoever waits in
one castle may wait in the other too, since it is open which tile will go where. If a whole round of
calls passes and nobody builds, the lowest seat that still has tiles builds one (A-3).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core.agenda import Choice, Move, Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import without
from engine.core.value import value
from engine.games.two_castles.bonuses import build
from engine.games.two_castles.building import spaces_to_try, why_not_there
from engine.games.two_castles.content import ROOMS, THRONE_ROOMS
from engine.games.two_castles.events import Waited
from engine.games.two_castles.moves import (
    DONE,
    HOLD,
    Build,
    Done,
    Hold,
    TakeUp,
    Wait,
    builds,
)
from engine.games.two_castles.state import Placed, TwoCastles
from engine.games.two_castles.taking_up import (
    take_up,
    to_take_up,
    tries_to_take_up,
    why_not_taken_up,
)

Placing = Build | Wait | TakeUp
WAIT = tuple(Wait(castle) for castle in range(len(THRONE_ROOMS)))


@value
class PlaceTiles(Choice[TwoCastles, Placing]):
    """Build one chosen tile in the left castle and the other in the right one (BC-14)."""

    rule: ClassVar[str] = "BC-14"
    in_the_open: ClassVar[bool] = True
    seat: int
    waited: tuple[int, ...] = ()
    is_last_call: bool = False
    """Whether somebody must build now, since all have waited."""

    def moves(self, state: TwoCastles) -> list[Placing]:
        """Find the open spaces at once: asking about every space costs thirty times as much."""
        return self.answers(state) + to_take_up(state, self.seat)

    def answers(self, state: TwoCastles) -> list[Placing]:
        """Return the tiles that can be built, and for which partners one may wait."""
        found: list[Placing] = []
        for castle in state.castles_of(self.seat):
            spaces = state.castles[castle]
            for room in tiles_for(state, self.seat, castle, self.waited):
                made = builds(castle, room)
                found += [made[space] for space in spaces.open_to(room)]
        if not self.is_last_call:
            me = state.builders[self.seat]
            found += [WAIT[c] for c in me.owes if self._why_not_wait(state, c) is None]
        return found

    def attempts(self, state: TwoCastles) -> Iterator[Placing]:
        """Try every tile that lies here in every castle, to wait, and to take up what stands."""
        own = state.castles_of(self.seat)
        rooms = state.builders[self.seat].chosen
        if state.has_ludwig:
            rooms += state.builders[-1].chosen
        for castle, where in enumerate(state.castles):
            for space in spaces_to_try(where) if castle in own else where.open_above:
                yield from (builds(castle, room)[space] for room in rooms)
        yield from (WAIT[castle] for castle in own)
        yield from tries_to_take_up(state, self.seat)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Name the rule about castle, tile, order or space."""
        if isinstance(move, Wait):
            return self._why_not_wait(state, move.castle)
        if isinstance(move, TakeUp):
            return why_not_taken_up(state, self.seat, move.room)
        if not isinstance(move, Build):
            return refuse("BC-14", "not_offered")
        return self._wrong_castle(state, move.castle, move.room) or why_not_there(
            state.castles[move.castle], move.room, move.space
        )

    def take(self, state: TwoCastles, move: Placing) -> None:
        """Build, stand back or move something; ask again while something is left to do now."""
        match move:
            case Wait(castle=castle):
                state.tell(Waited, self.seat, castle)
                waited = (*self.waited, castle)
                if has_tiles(state, self.seat, waited):
                    state.push(PlaceTiles(self.seat, waited))
            case TakeUp(room=room):
                state.push(self)
                take_up(state, self.seat, room)
            case Build():
                builder = _hand_over(state, self.seat, move)
                if has_tiles(state, self.seat, self.waited):
                    state.push(PlaceTiles(self.seat, self.waited))
                elif not has_tiles(state, self.seat):
                    state.push(LeaveTiles(self.seat))
                build(state, self.seat, builder, move)

    def _wrong_castle(self, state: TwoCastles, castle: int, room: int) -> Refusal | None:
        if castle not in state.castles_of(self.seat):
            return refuse("BC-14", "not_your_castle", castle=castle)
        if room in tiles_for(state, self.seat, castle, self.waited):
            return None
        if castle in self.waited:
            return refuse("BC-15", "you_wait_here", castle=castle)
        if room in state.builders[self.seat].chosen:
            return refuse("BC-14", "castle_has_your_tile", castle=castle)
        if state.has_ludwig and room in state.builders[-1].chosen:
            return refuse("BC-63", "laid_out_elsewhere", room=ROOMS[room].id, castle=castle)
        return refuse("BC-14", "not_chosen", room=ROOMS[room].id)

    def _why_not_wait(self, state: TwoCastles, castle: int) -> Refusal | None:
        if castle not in state.castles_of(self.seat):
            return refuse("BC-14", "not_your_castle", castle=castle)
        if castle not in state.builders[self.seat].owes:
            return refuse("BC-14", "castle_has_your_tile", castle=castle)
        if self.is_last_call:
            return refuse("BC-15", "all_waited", castle=castle)
        if castle in self.waited:
            return refuse("BC-15", "waited_already", castle=castle)
        partner = state.partner(self.seat, castle)
        if self.waited or (partner < state.seats and castle in state.builders[partner].owes):
            return None
        if partner >= state.seats:
            return refuse("BC-65", "you_build_for_ludwig", castle=castle)
        return refuse("BC-15", "partner_has_built", castle=castle, partner=partner)


@value
class LeaveTiles(Choice[TwoCastles, "Done | Hold | TakeUp"]):
    """Leave what was built where it is, which makes it final, or move it (BC-16, A-4)."""

    rule: ClassVar[str] = "BC-16"
    in_the_open: ClassVar[bool] = True
    seat: int

    def attempts(self, state: TwoCastles) -> Iterator[Done | Hold | TakeUp]:
        """Try to take up whatever stands."""
        yield DONE
        yield HOLD
        yield from tries_to_take_up(state, self.seat)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Name the rule that keeps a tile where it is."""
        match move:
            case Done():
                return None
            case Hold():
                return None if owed(state) else refuse("BC-16", "all_have_built")
            case TakeUp(room=room):
                return why_not_taken_up(state, self.seat, room)
            case _:
                return refuse("BC-16", "not_offered")

    def take(self, state: TwoCastles, move: Done | Hold | TakeUp) -> None:
        """Be done, be called on again, or have a tile to build once more."""
        match move:
            case Done():
                state.builders[self.seat].placed = ()
            case TakeUp(room=room):
                take_up(state, self.seat, room)
                state.push(PlaceTiles(self.seat))
            case Hold():
                return


@value
class CallOn(Step[TwoCastles]):
    """Call on everybody who is not done, in seat order, until all are (BC-15, A-3)."""

    before: int = 0
    """How many tiles were owed at the last round of calls; 0 if there was none."""

    def run(self, state: TwoCastles) -> None:
        """If nobody has built since then, the lowest seat with tiles builds one."""
        now = owed(state)
        seats = range(state.seats)
        building = [seat for seat in seats if has_tiles(state, seat)]
        if now and now == self.before:
            state.push(PlaceTiles(building[0], is_last_call=True), CallOn())
            return
        calls: list[PlaceTiles | LeaveTiles] = []
        for seat in seats:
            if seat in building:
                calls.append(PlaceTiles(seat))
            elif state.builders[seat].placed:
                calls.append(LeaveTiles(seat))
        if calls:
            state.push(*calls, CallOn(now))


@value
class LastCall(Step[TwoCastles]):
    """Stand for ``CallOn`` in saves of the second edition."""

    def run(self, state: TwoCastles) -> None:
        """Call on those who waited."""
        state.push(CallOn())


def owed(state: TwoCastles) -> int:
    """Return how many tiles are turned up and not built yet."""
    return sum([len(builder.owes) for builder in state.builders])


def has_tiles(state: TwoCastles, seat: int, waited: tuple[int, ...] = ()) -> bool:
    """Whether *seat* has something to build now, for Ludwig too."""
    return any(tiles_for(state, seat, castle, waited) for castle in state.castles_of(seat))


def tiles_for(
    state: TwoCastles, seat: int, castle: int, waited: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return the tiles that *seat* may build in *castle* now, Ludwig's included (BC-65)."""
    if castle in waited:
        return ()
    me = state.builders[seat]
    rooms = me.chosen if castle in me.owes else ()
    if state.has_ludwig:
        ludwig = state.builders[-1]
        if castle in ludwig.owes and castle in state.castles_of(seat):
            rooms += (ludwig.chosen[ludwig.owes.index(castle)],)
    return rooms


def _hand_over(state: TwoCastles, seat: int, move: Build) -> int:
    """Take the tile from whoever brought it and return who that is."""
    number = seat if move.room in state.builders[seat].chosen else len(state.builders) - 1
    builder = state.builders[number]
    builder.chosen = without(builder.chosen, move.room)
    builder.owes = without(builder.owes, move.castle)
    state.builders[seat].placed += (Placed(move.room, move.castle, number),)
    return number
