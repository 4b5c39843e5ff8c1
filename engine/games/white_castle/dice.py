"""A turn: take a die from an end of a bridge, place it, settle coins, then act (WC-31)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import put
from engine.core.value import value
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import WELL, Colour, End, Resource
from engine.games.white_castle.content import (
    BOARD,
    OUTSIDE_PARTS,
    PARTS,
    PRINTED,
    ROOMS,
    ROW_SPACES,
    ROWS,
    SPACE_NUMBER,
    SPACES,
    TILE_COLOUR,
)
from engine.games.white_castle.domain import UseRow
from engine.games.white_castle.events import DiePlaced, DieSlid, DieTaken
from engine.games.white_castle.means import earn, pay
from engine.games.white_castle.moves import PLACE, TAKES, Exchange, Place, Take
from engine.games.white_castle.rewards import collect, lantern_bundle, well_bundle
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import Bridge, Die, WhiteCastle

_MOST_PIPS = 6
"""No space shows more, and no die."""
_DICE = {colour: tuple(Die(colour, pips) for pips in range(_MOST_PIPS + 1)) for colour in Colour}
_PLACES = tuple(PLACE[space] for space in SPACES)
_OUTSIDE = len(ROOMS)
"""Spaces from this number on ask for no tile."""


@value
class TakeDie(OwnChoice):
    """Take a die from the left or right end of any bridge (WC-33)."""

    rule: ClassVar[str] = "WC-33"
    seat: int

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every end and every middle."""
        yield from (take for takes in TAKES for take in takes)
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse the middle and what is not there."""
        if isinstance(move, Exchange):
            return OwnChoice.why_not(self, state, move)
        if not isinstance(move, Take):
            return refuse("WC-33", "take_a_die_first")
        bridge = state.bridges[move.bridge.row]
        if not bridge.at(move.end):
            return refuse("WC-33", "no_die", bridge=move.bridge.value, end=move.end.value)
        if move.end is End.MIDDLE:
            return refuse("WC-33", "not_from_the_middle", bridge=move.bridge.value)
        return None

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Return all ends with a die; every turn asks, and looking at nine dice costs thrice."""
        moves: list[Move] = []
        for takes, bridge in zip(TAKES, state.bridges, strict=True):
            if bridge.left:
                moves.append(takes[0])
            if bridge.right:
                moves.append(takes[2])
        return moves

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Take it and ask where it goes."""
        if isinstance(move, Take):
            pips = take_die(state, self.seat, move.bridge, move.end)
            state.push(PlaceDie(self.seat, move.bridge, pips, move.end is End.LEFT))
        else:
            OwnChoice.take(self, state, move)


@value
class PlaceDie(OwnChoice):
    """Place the die and gain or pay the difference (WC-36, WC-37)."""

    rule: ClassVar[str] = "WC-36"
    seat: int
    colour: Colour
    pips: int
    lantern: bool
    """Whether it came from the left end (WC-42)."""

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try every die space."""
        yield from PLACE.values()
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Name the rule: tile, row, room for another die, or coins."""
        if not isinstance(move, Place):
            return OwnChoice.why_not(self, state, move)
        if move.space not in PLACE:
            return refuse("WC-36", "no_such_space")
        if closed := self._closed(state, move.space):
            return closed
        need = value_of(state, self.seat, move.space) - self.pips
        have = state.domains[self.seat].coins
        if need > have:
            return refuse("WC-37", "cannot_pay", resource="coin", need=need, have=have)
        return None

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Return the spaces that can be paid; every turn asks, and the plain way costs twice."""
        coins = state.domains[self.seat].coins
        return [place for place, price in self.priced(state) if price <= coins]

    def priced(self, state: WhiteCastle) -> list[tuple[Place, int]]:
        """Return the spaces that would take the die, with what is to pay there, gains below 0."""
        most, colour, pips = BOARD.capacity[state.players - 1], self.colour, self.pips
        found = []
        for number, dice in enumerate(state.spaces):
            if len(dice) < most and (number >= _OUTSIDE or _has_tile(state, number, colour)):
                covers = dice[-1].pips if dice else PRINTED[number]
                found.append((_PLACES[number], covers - pips))
        found.append((PLACE[WELL], BOARD.well.printed - pips))
        if not state.domains[self.seat].dice[colour.row]:
            found.append((PLACE[colour.space], ROWS[colour.row].printed - pips))
        return found

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Settle the coins, light the lantern, then act."""
        if not isinstance(move, Place):
            OwnChoice.take(self, state, move)
            return
        space = move.space
        covers = value_of(state, self.seat, space)
        state.push(self.actions_at(state, space))
        self._lay(state, space)
        state.tell(DiePlaced, self.seat, self.colour, self.pips, space, covers)
        if self.pips > covers:
            earn(state, self.seat, Resource.COIN, self.pips - covers, "die")
        elif self.pips < covers:
            pay(state, self.seat, Resource.COIN, covers - self.pips, "die")
        if self.lantern:
            collect(state, self.seat, lantern_bundle(state, self.seat, "die"))

    def _closed(self, state: WhiteCastle, space: str) -> Refusal | None:
        if space == WELL:
            return None
        if space in ROW_SPACES:
            row = ROW_SPACES.index(space)
            if row != self.colour.row:
                return refuse("WC-61", "wrong_colour", need=ROWS[row].colour.value)
            full = state.domains[self.seat].dice[row]
            return refuse("WC-39", "row_occupied", pips=full) if full else None
        number = SPACE_NUMBER[space]
        if number < _OUTSIDE and not _has_tile(state, number, self.colour):
            return refuse("WC-51", "no_tile", colour=self.colour.value, room=space)
        if has_room(state, number):
            return None
        most, have = BOARD.capacity[state.players - 1], len(state.spaces[number])
        return refuse("WC-38", "space_full", most=most, have=have)

    def _lay(self, state: WhiteCastle, space: str) -> None:
        if space in ROW_SPACES:
            domain = state.domains[self.seat]
            domain.dice = put(domain.dice, self.colour.row, self.pips)
        else:
            lay_on_board(state, self.colour, self.pips, space)

    def actions_at(self, state: WhiteCastle, space: str) -> Step[WhiteCastle]:
        """Return what a die on a space lets its seat do."""
        if space == WELL:
            return UseWell(self.seat)
        if space in ROW_SPACES:
            return UseRow(self.seat, self.colour.row)
        if space in OUTSIDE_PARTS:
            return Offer(self.seat, OUTSIDE_PARTS[space])
        room = SPACE_NUMBER[space]
        parts = zip(PARTS[state.cards[room]], state.tiles[room], strict=True)
        mine = tuple([part for part, tile in parts if TILE_COLOUR[tile] is self.colour])
        return Offer(self.seat, mine, each=True)


@value
class UseWell(Step[WhiteCastle]):
    """Gain the reward of the well (WC-58)."""

    seat: int

    def run(self, state: WhiteCastle) -> None:
        """Gain the seal and both tiles."""
        collect(state, self.seat, well_bundle(state))


def take_die(state: WhiteCastle, seat: int, colour: Colour, end: End) -> int:
    """Take a die from its bridge, let the middle move outward, and return its pips (WC-34)."""
    bridge = state.bridges[colour.row]
    pips, middle = bridge.at(end), bridge.middle
    state.tell(DieTaken, seat, colour, end, pips)
    if end is End.LEFT:
        left = Bridge(middle[0] if middle else 0, middle[1:], bridge.right)
    elif end is End.RIGHT:
        left = Bridge(bridge.left, middle[:-1], middle[-1] if middle else 0)
    else:
        left = Bridge(bridge.left, middle[1:], bridge.right)
    if end is not End.MIDDLE and left.at(end):
        state.tell(DieSlid, colour, end, left.at(end))
    state.bridges = put(state.bridges, colour.row, left)
    return pips


def lay_on_board(state: WhiteCastle, colour: Colour, pips: int, space: str) -> None:
    """Put a die on a space of the board or into the well."""
    die = _DICE[colour][pips]
    if space == WELL:
        state.well += (die,)
    else:
        number = SPACE_NUMBER[space]
        state.spaces = put(state.spaces, number, (*state.spaces[number], die))


def value_of(state: WhiteCastle, seat: int, space: str) -> int:
    """Return what a die there is compared with: the top die or the printed value (WC-36)."""
    if space == WELL:
        return BOARD.well.printed
    if space in ROW_SPACES:
        return ROWS[ROW_SPACES.index(space)].printed
    number = SPACE_NUMBER[space]
    dice = state.spaces[number]
    return dice[-1].pips if dice else PRINTED[number]


def has_room(state: WhiteCastle, space: int) -> bool:
    """Whether one more die may lie on a space of the board (WC-38)."""
    return len(state.spaces[space]) < BOARD.capacity[state.players - 1]


def _has_tile(state: WhiteCastle, room: int, colour: Colour) -> bool:
    return colour in map(TILE_COLOUR.__getitem__, state.tiles[room])
