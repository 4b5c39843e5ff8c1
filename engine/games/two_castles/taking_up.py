"""Tiles that are taken up again before the placing step is over.

The rulebook says: only after the placing step do tiles never move again (BC-16).
We decided: a seat moves the tiles that it has built itself in this step, until it says that it is
done (A-4). A tile stays that carries another room, without which the castle falls apart, or whose
type has brought a bonus with it: bonuses are taken at once. What a bonus brought stays too.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal, refuse
from engine.core.tuples import without
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import FIRST_SPECIAL, KIND_OF, ROOMS
from engine.games.two_castles.events import TileTakenUp
from engine.games.two_castles.moves import TakeUp
from engine.games.two_castles.spaces import GROUND, NEIGHBOURS, ROW, THRONE, written
from engine.games.two_castles.state import TwoCastles

TRIGGERS = (3, 5)
"""The rooms of a type that bring a bonus (BC-30, BC-31)."""


def to_take_up(state: TwoCastles, seat: int) -> list[TakeUp]:
    """Return the tiles that *seat* may take up again; only its own of this step can be such."""
    rooms = [placed.room for placed in state.builders[seat].placed]
    return [TakeUp(room) for room in rooms if why_not_taken_up(state, seat, room) is None]


def tries_to_take_up(state: TwoCastles, seat: int) -> Iterator[TakeUp]:
    """Yield every tile of the seat's castles; special rooms look alike and have no name."""
    for castle in state.castles_of(seat):
        yield from (TakeUp(room) for room in state.castles[castle].rooms if room < FIRST_SPECIAL)


def why_not_taken_up(state: TwoCastles, seat: int, room: int) -> Refusal | None:
    """Say which rule keeps a tile where it stands."""
    name = ROOMS[room].id
    placed = [one for one in state.builders[seat].placed if one.room == room]
    if not placed:
        return refuse("BC-16", "stands_for_good", room=name)
    castle = state.castles[placed[0].castle]
    space = castle.spaces[castle.rooms.index(room)]
    above = castle.room_on(space + ROW) if space >= GROUND else None
    if above is not None:
        return refuse("BC-22", "has_one_above", room=name, above=ROOMS[above].id)
    if not _holds_without(castle, space):
        return refuse("BC-21", "holds_together", room=name, space=written(space))
    if _brought_bonus(castle, room):
        return refuse("BC-30", "brought_bonus", room=name)
    return None


def take_up(state: TwoCastles, seat: int, room: int) -> None:
    """Lay the tile before its builder again, who owes the castle a tile now."""
    me = state.builders[seat]
    (placed,) = [one for one in me.placed if one.room == room]
    me.placed = without(me.placed, placed)
    state.castles[placed.castle].take_out(room)
    builder = state.builders[placed.builder]
    builder.chosen += (room,)
    builder.owes += (placed.castle,)
    if placed.builder == seat:  # Ludwig's tiles lie beside their castles, in the same order
        builder.chosen = tuple(sorted(builder.chosen))
        builder.owes = tuple([c for c in state.castles_of(seat) if c in builder.owes])
    state.tell(TileTakenUp, seat, placed.castle, room)


def _holds_without(castle: Castle, gap: int) -> bool:
    """Whether every other room is still joined to the throne room."""
    left = {space for space in castle.spaces if space != gap}
    edge = [*THRONE]
    while edge:
        space = edge.pop()
        found = [space + step for step in NEIGHBOURS if space + step in left]
        left.difference_update(found)
        edge += found
    return not left


def _brought_bonus(castle: Castle, room: int) -> bool:
    """Whether the castle would come below a bonus that it has taken, or the tile brought one."""
    kind = [other for other in castle.rooms if KIND_OF[other] is KIND_OF[room]]
    return len(kind) in TRIGGERS or kind.index(room) + 1 in TRIGGERS
