"""The games and seat counts every promise is checked for, and plays to check it on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalog
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.core.table import Table
from tests.toys import TOYS

GAMES: tuple[Game[Any], ...] = (*TOYS, *(catalog.load(game_id) for game_id in catalog.GAME_IDS))
EACH_GAME = [pytest.param(game, id=game.id) for game in GAMES]
EACH_COUNT = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats
]
LONGEST = 5000
"""No play has that many decisions."""
BURST_EVERY, LONGEST_BURST, ANYTHING_EVERY = 24, 6, 6


class Restless:
    """Somebody who plays by chance whatever is legal, and at times only what nobody sensible does.

    Single exchanges among many moves find little: a stock runs dry only when somebody
    exchanges several times in a row. They stay rare enough for every play to come to its end.
    """

    def __init__(self, game: Game[Any], chance: Chance, burst_every: int = BURST_EVERY) -> None:
        self._sensible = game.brain.sensible
        self._chance = chance
        self._burst_every = burst_every
        self._burst = 0

    def seat_of(self, state: State) -> int:
        """Return who of those that are asked decides next."""
        waiting = sorted(state.waiting)
        return waiting[self._draw(len(waiting))]

    def choose(self, state: State, seat: int) -> Move:
        """Return a legal answer of *seat*."""
        moves = self._sensible(state, seat)
        if not self._burst and self._draw(self._burst_every) == 0:
            self._burst = 1 + self._draw(LONGEST_BURST)
        if self._burst:
            self._burst -= 1
            moves = [move for move in state.moves(seat) if move not in moves] or moves
        elif self._draw(ANYTHING_EVERY) == 0:
            moves = state.moves(seat)
        return moves[self._draw(len(moves))]

    def _draw(self, sides: int) -> int:
        number, self._chance = self._chance.draw(sides)
        return number


def assert_lawful(game: Game[Any], state: State) -> None:
    """Fail if *state* breaks a law of its game."""
    broken = list(game.broken_laws(state))
    assert not broken, f"{game.id}: {'; '.join(broken)}"


def random_play(table: Table, seed: int) -> Iterator[tuple[int, Move]]:
    """Yield a seat and its move before each is played, to the end of the play."""
    hand = Restless(table.game, Chance(seed).branch(77))
    assert_lawful(table.game, table.state)
    for _ in range(LONGEST):
        if table.state.is_over:
            return
        seat = hand.seat_of(table.state)
        move = hand.choose(table.state, seat)
        yield seat, move
        table.play(seat, move)
        assert_lawful(table.game, table.state)
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


def finish(game: Game[Any], state: State, seed: int) -> State:
    """Play *state* to its end by chance and return it."""
    hand = Restless(game, Chance(seed))
    assert_lawful(game, state)
    for _ in range(LONGEST):
        if state.is_over:
            return state
        seat = min(state.waiting)
        state.apply(seat, hand.choose(state, seat))
        assert_lawful(game, state)
    raise AssertionError("the play does not end")
