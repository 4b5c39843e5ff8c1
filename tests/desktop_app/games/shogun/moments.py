"""Moments of plays by chance, to look at."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.agenda import AnyChoice
from engine.core.chance import Chance
from engine.games.shogun import GAME
from engine.games.shogun.components import Options
from engine.games.shogun.state import Shogun

Wanted = Callable[[Shogun, int, AnyChoice], bool]


def moment(
    wanted: Wanted, *, seats: int = 3, seed: int = 1, options: Options | None = None
) -> Shogun:
    """Play by chance until somebody is asked what is *wanted*; return the whole state."""
    state = GAME.new(seats, Chance(seed), options or Options())
    state.start()
    chance = Chance(seed + 100)
    while not state.is_over:
        for seat, choice in state.waiting.items():
            if wanted(state, seat, choice):
                return state
        seat = min(state.waiting)
        moves = GAME.brain.sensible(state, seat)
        number, chance = chance.draw(len(moves))
        state.play(seat, moves[number])
    raise AssertionError("the moment never comes")


def asked(kind: type[AnyChoice]) -> Wanted:
    """Want any question of this kind to seat 0."""
    return lambda state, seat, choice: seat == 0 and isinstance(choice, kind)
