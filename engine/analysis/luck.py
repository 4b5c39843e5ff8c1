"""What chance gave and took: expected points and winning chances before and after it spoke."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from engine.ai.player import chance_in
from engine.analysis.chances import winning_chances
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value

_GUESSES = 8
"""Ways chance might have gone, to compare with how it went."""


@value
class Luck:
    """What one event of chance changed, by seat: hundredths of the winning chance, and points."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


def luck_of(game: Game[Any], before: State, seat: int, move: Move, after: State) -> Luck | None:
    """Return what chance did when *seat* played *move*; nothing if it had no say."""
    if after.reveals == before.reveals:
        return None
    view, brain = before.seen_by(seat), game.brain
    chance = chance_in(view, Chance(23))
    expected: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
    for number in range(_GUESSES):
        guess = view.guess(chance.branch(number))
        guess.apply(seat, move)
        expected.append((winning_chances(game, guess), brain.values(guess)))
    came = after.seen_by(seat).guess(chance.branch(_GUESSES)) if not after.is_over else after
    return Luck(
        _difference(winning_chances(game, came), [chances for chances, _ in expected]),
        _difference(brain.values(came), [values for _, values in expected]),
    )


def _difference(came: tuple[float, ...], expected: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(
        [value - fmean([guess[seat] for guess in expected]) for seat, value in enumerate(came)]
    )
