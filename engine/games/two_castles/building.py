"""Where a room may go, from the rules, with the reason where it may not."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal, refuse
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import GOES_ABOVE, GOES_BELOW, IS_OPEN_TO_SKY, ROOMS
from engine.games.two_castles.spaces import (
    FIRST_FLOOR,
    GROUND,
    NEIGHBOURS,
    ROW,
    THRONE,
    space_at,
    written,
    x_of,
    y_of,
)


def why_not_there(castle: Castle, room: int, space: int) -> Refusal | None:
    """Say which rule keeps *room* from *space*; None if it may stand there."""
    if castle.room_on(space) is not None or space in THRONE:
        return refuse("BC-20", "space_taken", space=written(space))
    taken = (*castle.spaces, *THRONE)
    if not any(space + step in taken for step in NEIGHBOURS):
        return refuse("BC-21", "no_shared_edge", space=written(space))
    return wrong_level(room, space) or not_carried(castle, space)


def wrong_level(room: int, space: int) -> Refusal | None:
    """Say whether *room* may not stand on the level of *space* (BC-24)."""
    name, level = ROOMS[room].id, y_of(space)
    if space < GROUND and not GOES_BELOW[room]:
        return refuse("BC-24", "never_underground", room=name, level=level)
    if space >= GROUND and not GOES_ABOVE[room]:
        return refuse("BC-24", "only_underground", room=name, level=level)
    return None


def not_carried(castle: Castle, space: int) -> Refusal | None:
    """Say whether nothing, or a room open to the sky, is below *space* (BC-22, BC-25)."""
    below = castle.room_on(space - ROW)
    if below is None:
        if space < FIRST_FLOOR or space - ROW in THRONE:
            return None
        return refuse("BC-22", "unsupported", space=written(space))
    if IS_OPEN_TO_SKY[below]:
        return refuse("BC-25", "open_to_sky", below=ROOMS[below].id, space=written(space))
    return None


def spaces_to_try(castle: Castle) -> Iterator[int]:
    """Yield every space in and around the castle, where a player could hold a tile."""
    xs = [x_of(space) for space in (*castle.spaces, *THRONE)]
    ys = [y_of(space) for space in (*castle.spaces, *THRONE)]
    for y in range(min(ys) - 1, max(ys) + 2):
        for x in range(min(xs) - 1, max(xs) + 2):
            yield space_at(x, y)
