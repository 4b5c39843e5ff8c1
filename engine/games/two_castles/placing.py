"""The placing step: one tile into each neighbouring castle.

The rulebook says: partners choose who goes first; if both insist on going second, the older does.
We decided: seats build in seat order. In a castle where the partner has not built yet a seat may
wait, once; when everybody has had a turn, those who waited build in seat order, so that of two who
waited the lower seat goes first (A-3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.agenda import Choice, Move, Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import without
from engine.core.value import value
from engine.games.two_castles.bonuses import build
from engine.games.two_castles.building import spaces_to_try, why_not_there
from engine.games.two_castles.content import ROOMS, THRONE_ROOMS
from engine.games.two_castles.events import Waited
from engine.games.two_castles.moves import Build, Wait, builds
from engine.games.two_castles.state import TwoCastles

WAIT = tuple(Wait(castle) for castle in range(len(THRONE_ROOMS)))


@value
class PlaceTiles(Choice[TwoCastles, "Build | Wait"]):
    """Build one chosen tile in the left castle and the other in the right one (BC-14)."""

    rule: ClassVar[str] = "BC-14"
    in_the_open: ClassVar[bool] = True
    seat: int
    waited: tuple[int, ...] = ()
    is_last_call: bool = False

    def moves(self, state: TwoCastles) -> Iterable[Build | Wait]:
        """Offer every tile in every castle it can go to, and to wait for the partner."""
        found: list[Build | Wait] = []
        for castle in state.castles_of(self.seat):
            spaces = state.castles[castle]
            for room in tiles_for(state, self.seat, castle, self.waited):
                made = builds(castle, room)
                found += [made[space] for space in spaces.open_to(room)]
        if not self.is_last_call:
            me = state.builders[self.seat]
            found += [WAIT[c] for c in me.owes if self._why_not_wait(state, c) is None]
        return found

    def attempts(self, state: TwoCastles) -> Iterator[Build | Wait]:
        """Try every tile that lies here in every castle, and to wait in both."""
        own = state.castles_of(self.seat)
        rooms = state.builders[self.seat].chosen
        if state.has_ludwig:
            rooms += state.builders[-1].chosen
        for castle, where in enumerate(state.castles):
            for space in spaces_to_try(where) if castle in own else where.open_above:
                yield from (builds(castle, room)[space] for room in rooms)
        yield from (WAIT[castle] for castle in own)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Name the rule about castle, tile, order or space."""
        if isinstance(move, Wait):
            return self._why_not_wait(state, move.castle)
        if not isinstance(move, Build):
            return refuse("BC-14", "not_offered")
        return self._wrong_castle(state, move.castle, move.room) or why_not_there(
            state.castles[move.castle], move.room, move.space
        )

    def take(self, state: TwoCastles, move: Build | Wait) -> None:
        """Build, or stand back; ask again while something is left to do now."""
        if isinstance(move, Wait):
            state.tell(Waited(self.seat, move.castle))
            self._ask_again(state, (*self.waited, move.castle))
            return
        builder = _hand_over(state, self.seat, move)
        self._ask_again(state, self.waited)
        build(state, self.seat, builder, move)

    def _ask_again(self, state: TwoCastles, waited: tuple[int, ...]) -> None:
        own = state.castles_of(self.seat)
        if any(tiles_for(state, self.seat, castle, waited) for castle in own):
            state.push(PlaceTiles(self.seat, waited, self.is_last_call))

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
        if self.is_last_call or castle in self.waited:
            return refuse("BC-15", "waited_already", castle=castle)
        partner = state.partner(self.seat, castle)
        if partner >= state.seats:
            return refuse("BC-65", "you_build_for_ludwig", castle=castle)
        if castle not in state.builders[partner].owes:
            return refuse("BC-15", "partner_has_built", castle=castle, partner=partner)
        return None


@value
class LastCall(Step[TwoCastles]):
    """Let those who waited build, in seat order (BC-15, A-3)."""

    def run(self, state: TwoCastles) -> None:
        """Nobody may wait again."""
        calls = [
            PlaceTiles(seat, is_last_call=True)
            for seat in range(state.seats)
            if state.builders[seat].owes
        ]
        state.push(*calls)


def tiles_for(
    state: TwoCastles, seat: int, castle: int, waited: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return the tiles that *seat* may build in *castle* now, Ludwig's included (BC-65)."""
    me = state.builders[seat]
    rooms = me.chosen if castle in me.owes and castle not in waited else ()
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
    return number
