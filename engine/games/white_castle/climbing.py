"""Courtiers on their way: the gate, the rooms with their cards, the hall (WC-72 to WC-78)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added, put
from engine.core.value import value
from engine.games.white_castle.actions import Offer, perform
from engine.games.white_castle.components import EMPTY, FIGURES, FREE, GATE, HALL
from engine.games.white_castle.content import (
    ACTIONS,
    LIGHT_PARTS,
    ROOM_LEVEL,
    ROOM_NUMBER,
    ROOMS,
)
from engine.games.white_castle.events import (
    CardStays,
    CardTaken,
    CardTurned,
    CourtierMoved,
    HallEntered,
    RoomRefilled,
)
from engine.games.white_castle.moves import SIT, Sit
from engine.games.white_castle.rewards import collect, lantern_bundle
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import WhiteCastle

LEVEL_OF = {room: ROOM_LEVEL[number] for room, number in ROOM_NUMBER.items()} | {HALL: 3}
"""The level of every room, and of the hall."""


def enter_gate(state: WhiteCastle, seat: int) -> None:
    """Move the leftmost courtier to the gate."""
    domain = state.domains[seat]
    figure = FIGURES - domain.home[0]
    domain.home = added(domain.home, 0, -1)
    domain.levels = added(domain.levels, 0, 1)
    state.tell(CourtierMoved, seat, -1, 0, GATE, figure)


def move_courtier(state: WhiteCastle, seat: int, start: int, target: str) -> None:
    """Move a courtier from level *start* to a room or the hall; only the level counts (WC-77)."""
    domain, end = state.domains[seat], LEVEL_OF[target]
    domain.levels = added(added(domain.levels, start, -1), end, 1)
    state.tell(CourtierMoved, seat, start, end, target)


def climb(state: WhiteCastle, seat: int, start: int, target: str) -> None:
    """Move a courtier up and get what awaits it there (WC-75, WC-76, WC-78)."""
    move_courtier(state, seat, start, target)
    if target == HALL:
        state.push(EnterHall(seat))
        collect(state, seat, lantern_bundle(state, seat, HALL))
        return
    room, domain = ROOM_NUMBER[target], state.domains[seat]
    card = state.cards[room]
    if has_deck(state, room):
        domain.lantern += (domain.card,)
        state.tell(CardTurned, seat, domain.card)
        domain.card = card
        state.cards = put(state.cards, room, EMPTY)
        state.tell(CardTaken, seat, card, target)
        state.push(Offer(seat, LIGHT_PARTS[card]), RefillRoom(room))
    else:
        state.tell(CardStays, seat, card, target)
        state.push(Offer(seat, LIGHT_PARTS[card]))


def has_deck(state: WhiteCastle, room: int) -> bool:
    """Whether a card is left to refill the room."""
    return bool(state.stewards if ROOM_LEVEL[room] == 1 else state.diplomats)


@value
class RefillRoom(Step[WhiteCastle]):
    """Turn up a new card in a room (WC-75)."""

    room: int

    def run(self, state: WhiteCastle) -> None:
        """Draw from the deck of that level."""
        state.reveal()
        if ROOM_LEVEL[self.room] == 1:
            card, state.stewards = state.stewards[0], state.stewards[1:]
        else:
            card, state.diplomats = state.diplomats[0], state.diplomats[1:]
        state.cards = put(state.cards, self.room, card)
        state.tell(RoomRefilled, ROOMS[self.room], card)


@value
class EnterHall(Step[WhiteCastle]):
    """Find a space on the Daimyo card (WC-78)."""

    seat: int

    def run(self, state: WhiteCastle) -> None:
        """Ask only if there are several."""
        free = [space for space, owner in enumerate(state.hall) if owner == FREE]
        if len(free) > 1:
            state.push(ChooseHallSpace(self.seat))
        elif free:
            sit(state, self.seat, free[0])
        else:
            state.tell(HallEntered, self.seat, FREE)


@value
class ChooseHallSpace(OwnChoice):
    """Put the courtier on a free space of the Daimyo card and gain its reward (WC-78)."""

    rule: ClassVar[str] = "WC-78"
    seat: int

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try all spaces."""
        yield from SIT
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse a space that is taken."""
        if not isinstance(move, Sit):
            return OwnChoice.why_not(self, state, move)
        if move not in SIT:
            return refuse("WC-78", "no_such_space")
        owner = state.hall[move.space]
        return None if owner == FREE else refuse("WC-78", "occupied", by=owner)

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Sit down."""
        if isinstance(move, Sit):
            sit(state, self.seat, move.space)
        else:
            OwnChoice.take(self, state, move)


def sit(state: WhiteCastle, seat: int, space: int) -> None:
    """Take a space of the Daimyo card and its reward."""
    state.hall = put(state.hall, space, seat)
    state.tell(HallEntered, seat, space)
    source = f"{state.daimyo}.{space + 1}"
    perform(state, seat, ACTIONS[source], source)
