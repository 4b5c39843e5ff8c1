"""The games and seat counts every promise is checked for, and plays to check it on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalog
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.table import Table
from tests.toys import TOYS

GAMES: tuple[Game[Any], ...] = (*TOYS, *(catalog.load(game_id) for game_id in catalog.GAME_IDS))
EACH_GAME = [pytest.param(game, id=game.id) for game in GAMES]
EACH_COUNT = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats
]
LONGEST = 5000
"""No play has that many decisions."""


def random_play(table: Table, seed: int) -> Iterator[tuple[int, Move]]:
    """Yield a seat and its move before each is played, to the end of the play."""
    chance = Chance(seed).branch(77)
    for _ in range(LONGEST):
        if table.state.is_over:
            return
        waiting = sorted(table.state.waiting)
        index, chance = chance.draw(len(waiting))
        moves = table.state.moves(waiting[index])
        number, chance = chance.draw(len(moves))
        yield waiting[index], moves[number]
        table.play(waiting[index], moves[number])
    raise AssertionError(f"{table.game.id} with seed {table.record.seed} does not end")


def moments(
    game: Game[Any], seats: int, seed: int, count: int
) -> Iterator[tuple[Table, int, Move]]:
    """Yield about *count* moments spread over one random play, each with what is played next."""
    table = Table(game, seats, seed)
    length = sum(1 for _ in random_play(table, seed))
    table = Table(game, seats, seed)
    step = max(1, length // count)
    for number, (seat, move) in enumerate(random_play(table, seed)):
        if number % step == seed % step:
            yield table, seat, move


def finish(table_state: Any, seed: int) -> Any:
    """Play *table_state* to its end by chance and return it."""
    chance = Chance(seed)
    for _ in range(LONGEST):
        if table_state.is_over:
            return table_state
        seat = min(table_state.waiting)
        moves = table_state.moves(seat)
        number, chance = chance.draw(len(moves))
        table_state.apply(seat, moves[number])
    raise AssertionError("the play does not end")
