"""Whether a state from outside can be played on: rules trust their state, so this is asked first.

A value may have the right type and still name a room that is not there; rules then fail in many
ways.
"""

from __future__ import annotations

from typing import Any

from engine.core.agenda import Step
from engine.core.chance import Chance
from engine.core.errors import PositionError
from engine.core.game import Game
from engine.core.state import State

FAILURES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What rules raise where a state is none of their game."""


def is_playable(game: Game[Any], state: State, seats: int) -> bool:
    """Whether *state* can be shown, scored and answered."""
    try:
        asked = state.is_over or bool(state.waiting)
        can_answer = all(state.moves(seat) for seat in state.waiting)
        game.standings(state)
        for seat in range(seats):
            state.seen_by(seat)
    except FAILURES:
        return False
    return asked and can_answer


def is_position(game: Game[Any], text: str) -> bool:
    """Whether *text* says a position of *game*."""
    try:
        game.position(text)
    except PositionError:
        return False
    return True


def assert_possible(game: Game[Any], state: State) -> None:
    """Raise PositionError if *state* breaks a law of its game or cannot be played on.

    Of a view everything is asked of what may be true; a state with steps first runs them.
    """
    try:
        whole = state if state.viewer is None else state.guess(Chance(0))
        broken = next(iter(game.broken_laws(whole)), None)
        if broken is None and state.agenda and isinstance(state.agenda[-1], Step):
            whole.start()
        fits = state.viewer is None or whole.seen_by(state.viewer) == state
    except FAILURES as error:
        raise PositionError("This position cannot be played on.") from error
    if broken is not None:
        raise PositionError(f"No play leads to this position: {broken.rstrip('.')}.")
    if not fits:
        raise PositionError("What this view shows does not fit what it hides.")
    if not (is_playable(game, whole, whole.notation().seats(whole)) and _can_be_tried(whole)):
        raise PositionError("This position cannot be played on.")


def _can_be_tried(state: State) -> bool:
    """Whether everything that could be tried is offered or refused."""
    try:
        for seat, choice in state.waiting.items():
            for move in (*state.moves(seat), *choice.attempts(state)):
                str(move), state.why_not(seat, move)
    except FAILURES:
        return False
    return True
