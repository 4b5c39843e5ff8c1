"""The table before the first tile is dealt."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    REGULAR_COUNT,
    SPECIAL_ROOMS,
    THRONE_ROOMS,
)
from engine.games.two_castles.draft import StartRound
from engine.games.two_castles.ending import ScoreCastles
from engine.games.two_castles.state import Builder, TwoCastles

FEWEST_BUILDERS = 3


def set_up(seats: int, chance: Chance) -> TwoCastles:
    """Lay out throne rooms and supplies; two players get Ludwig as a third (BC-61)."""
    number = max(seats, FEWEST_BUILDERS)
    state = TwoCastles(
        chance,
        seats=seats,
        builders=tuple([Builder() for _ in range(number)]),
        specials=tuple([room.count for room in SPECIAL_ROOMS]),
        attendants=tuple([attendant.count for attendant in ATTENDANTS]),
    )
    # Throne rooms that are not dealt leave the game (BC-8).
    thrones = state.shuffled(range(len(THRONE_ROOMS)))[:number]
    state.castles = tuple([Castle(throne) for throne in thrones])
    state.supply = state.shuffled(range(REGULAR_COUNT))
    state.cards = state.shuffled(range(len(BONUS_CARDS)))
    state.push(StartRound(1), StartRound(2), ScoreCastles())
    return state
