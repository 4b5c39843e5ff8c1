"""What holds at every moment of a play: nothing lost or doubled, and castles that can stand.

Judges positions from outside too, so it looks at sizes before it looks at anything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.games.two_castles.building import not_carried, wrong_level
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    FIRST_SPECIAL,
    REGULAR_COUNT,
    ROOMS,
    SPECIAL_ROOMS,
    THRONE_ROOMS,
)
from engine.games.two_castles.draft import TILES_A_TURN
from engine.games.two_castles.spaces import NEIGHBOURS, THRONE, written
from engine.games.two_castles.state import TwoCastles

ROUNDS = 2


def broken_laws(state: TwoCastles) -> Iterator[str]:
    """Name every law that *state* breaks."""
    shapes = [*_shapes(state)]
    yield from shapes
    if shapes:
        return
    yield from _doubled("tile", [room.id for room in ROOMS[:REGULAR_COUNT]], _tiles(state))
    yield from _doubled("bonus card", [card.id for card in BONUS_CARDS], _cards(state))
    yield from _counted_pieces(state)
    for number, castle in enumerate(state.castles):
        yield from _of_castle(castle, f"castle {number}")


def _shapes(state: TwoCastles) -> Iterator[str]:
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round}, not 1..{ROUNDS}"
    thrones = [castle.throne for castle in state.castles]
    if len(set(thrones)) < len(thrones) or not {*thrones} <= {*range(len(THRONE_ROOMS))}:
        yield "a throne room is there twice, or is none"
    for number, castle in enumerate(state.castles):
        if len(castle.rooms) != len(castle.spaces):
            yield f"castle {number} has {len(castle.rooms)} rooms on {len(castle.spaces)} spaces"
    for number, builder in enumerate(state.builders):
        if len(builder.chosen) > TILES_A_TURN:
            yield f"builder {number} chosen {len(builder.chosen)}, not 0..{TILES_A_TURN}"
    if (len(state.specials), len(state.attendants)) != (len(SPECIAL_ROOMS), len(ATTENDANTS)):
        yield "a kind of special rooms or attendants is missing"


def _tiles(state: TwoCastles) -> Iterator[int]:
    """Yield every regular room, wherever it is."""
    yield from (*state.supply, *state.discards, *state.drawn)
    yield from (away.room for away in state.put_away)
    for builder in state.builders:
        yield from (*builder.hand, *builder.chosen)
    for castle in state.castles:
        yield from (room for room in castle.rooms if room < FIRST_SPECIAL)


def _cards(state: TwoCastles) -> Iterator[int]:
    yield from (*state.cards, *state.card_discards, *state.drawn_cards)
    for castle in state.castles:
        yield from castle.cards


def _doubled(thing: str, names: list[str], found: Iterable[int]) -> Iterator[str]:
    """Name what is not there exactly once."""
    counts = Counter(found)
    for number, name in enumerate(names):
        if counts[number] != 1:
            yield f"{thing} {name} is there {counts[number]} times, not once"
    if strangers := counts.keys() - {*range(len(names))}:
        yield f"{thing} {min(strangers)} is none"


def _counted_pieces(state: TwoCastles) -> Iterator[str]:
    """Compare special rooms and attendants, in castles and left over, with the box."""
    built = Counter(room for castle in state.castles for room in castle.rooms)
    for number, room in enumerate(SPECIAL_ROOMS):
        there = state.specials[number] + built[FIRST_SPECIAL + number]
        if there != room.count or state.specials[number] < 0:
            yield f"{room.id} is there {there} times, not {room.count}"
    serving = Counter(one for castle in state.castles for one in castle.attendants)
    for number, attendant in enumerate(ATTENDANTS):
        there = state.attendants[number] + serving[number]
        if there != attendant.count or state.attendants[number] < 0:
            yield f"attendant {attendant.id} is there {there} times, not {attendant.count}"


def _of_castle(castle: Castle, named: str) -> Iterator[str]:
    """Judge every room by the rules of building: a space of its own, level, support, no gaps."""
    taken = [*THRONE, *castle.spaces]
    for space, count in Counter(taken).items():
        if count > 1:
            yield f"{named} has {count} rooms on {written(space)}, not 1"
    for room, space in zip(castle.rooms, castle.spaces, strict=True):
        if against := wrong_level(room, space) or not_carried(castle, space):
            yield f"{named} {ROOMS[room].id} on {written(space)} breaks {against.rule}"
    edge = [*THRONE]
    apart = {*castle.spaces} - {*THRONE}
    while edge:
        space = edge.pop()
        found = [space + step for step in NEIGHBOURS if space + step in apart]
        apart.difference_update(found)
        edge += found
    if apart:
        yield f"{named} has a room on {written(min(apart))} that nothing joins to it"
