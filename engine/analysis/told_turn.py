"""Why somebody played a turn as it was played, as far as whoever looks on may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.player import chance_in
from engine.analysis.hint import instead_of
from engine.core.brain.thought import Line, Reason, Thought
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value

_SEED = 29
"""Who looks on guesses the same every time."""


@value
class ToldTurn:
    """What speaks for a turn, beside another one."""

    seat: int
    played: Line
    other: Line | None
    """What it is compared with: the best line, or the next one if it was the best."""
    why: tuple[Reason, ...]
    """What the played line has beyond the other; less, where that is negative."""

    @property
    def more(self) -> float:
        """Return the points the played line is worth beyond the other; negative if fewer."""
        return self.played.value - self.other.value if self.other else 0.0


def beginning(game: Game[Any], view: State, seat: int) -> State:
    """Return what *seat* may have seen where somebody else saw *view*, by a guess."""
    return view if view.viewer == seat else _guess(game, view).seen_by(seat)


def told_turn(
    game: Game[Any], view: State, seat: int, played: Sequence[str], thought: Thought
) -> ToldTurn:
    """Compare the answers *played* with what a *thought* about the same question found."""
    line = _line(game, view, seat, played, thought)
    best, *others = thought.lines
    if line.moves[0] != best.moves[0]:
        other: Line | None = best
    else:
        other = instead_of(best, others) if others else None
    if other is None:
        return ToldTurn(seat, line, None, ())
    told, against = thought.explained(line), thought.explained(other)
    return ToldTurn(seat, told, against, told.reasons(against))


def _line(game: Game[Any], view: State, seat: int, played: Sequence[str], thought: Thought) -> Line:
    """Return the line of the thought that begins as was played; else what was played itself."""
    state = _guess(game, view)
    move = state.find(seat, played[0])
    for line in thought.lines:
        if line.moves[0] == move:
            return line
    moves, reveals = [], state.reveals
    for notation in played:
        if state.choice_of(seat) is None or state.reveals != reveals:
            break  # from here on the guess is another story
        move = state.find(seat, notation)
        state.apply(seat, move)
        moves.append(move)
    return Line(tuple(moves), game.brain.values(state)[seat])


def _guess(game: Game[Any], view: State) -> State:
    if view.viewer is None:
        return view.copy()
    guess: State = game.brain.guess(view, chance_in(view, Chance(_SEED)))
    return guess
