"""One decision: what was best, what was played, and what that cost."""

from __future__ import annotations

from typing import Any

from engine.ai.levels import player_of
from engine.ai.player import chance_in
from engine.analysis.chances import band_of, winning_chances
from engine.core.agenda import Move
from engine.core.brain.thought import Line, Reason, Thought
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value

_SEED = 17
"""Everybody who reviews a play thinks the same."""
_NOISE = 0.1
"""Points that no search can tell apart."""
_HARDEST = 10.0


@value
class Judgement:
    """What a decision was worth."""

    seat: int
    played: Move
    best: Line
    points_lost: float
    chance_lost: float
    """In hundredths of the winning chance."""
    why: tuple[Reason, ...]
    """What the best line has more, in points; nothing where as much was played."""
    forced: bool
    """Whether there was nothing to decide: one answer, or two that are worth the same."""
    difficulty: float
    """How many points one loses who answers anything."""

    @property
    def band(self) -> str:
        """Return the name for the loss."""
        return band_of(self.chance_lost)


class Judge:
    """Judges by the search of a level, on what the seat could see."""

    def __init__(self, game: Game[Any], level: str) -> None:
        self._game, self._level = game, level

    def thought(self, view: State, seat: int) -> Thought:
        """Think about a question to the end."""
        thought = player_of(self._level, self._game, Chance(_SEED)).think(view, seat)
        thought.finish()
        return thought

    def judge(self, state: State, seat: int, move: Move) -> Judgement:
        """Compare *move* with what the search would play."""
        view = state.seen_by(seat)
        if len(view.moves(seat)) == 1:
            return Judgement(seat, move, Line((move,)), 0.0, 0.0, (), True, 0.0)
        guess = self._game.brain.guess(view, chance_in(view, Chance(_SEED)))
        lines = self._lines(view, guess, seat)
        best = lines[0]
        known = next((line for line in lines if line.moves[0] == move), None)
        played = known or self._line_from(guess, seat, (move,))
        others = [best.value - line.value for line in lines[1:]]
        if move == best.moves[0] or best.value - played.value < _NOISE:
            is_equal = bool(others) and others[0] < _NOISE
            return Judgement(seat, move, best, 0.0, 0.0, (), is_equal, _difficulty(others))
        return Judgement(
            seat,
            move,
            best,
            best.value - played.value,
            self._chance_lost(guess, seat, best, played),
            self._why(guess, seat, best, played),
            False,
            _difficulty([*others, best.value - played.value]),
        )

    def _lines(self, view: State, guess: State, seat: int) -> tuple[Line, ...]:
        """Return what the search found; where nothing is to be thought about, what comes of it."""
        lines = self.thought(view, seat).lines
        if len(self._game.brain.sensible(view, seat)) > 1:
            return lines
        return (self._line_from(guess, seat, lines[0].moves[:1]),)

    def _line_from(self, guess: State, seat: int, path: tuple[Move, ...]) -> Line:
        """Return the line that begins with *path* and then goes on as well as can be."""
        brain, state = self._game.brain, guess.copy()
        for move in path:
            state.apply(seat, move)
        while not brain.ends_turn(state, seat):
            moves = tuple(brain.sensible(state, seat))
            if len(moves) > 1:
                further = self.thought(state.seen_by(seat), seat).best
                return Line((*path, *further.moves), further.value)
            state.apply(seat, moves[0])
            path += moves
        return Line(path, brain.values(state)[seat])

    def _chance_lost(self, guess: State, seat: int, best: Line, played: Line) -> float:
        better, worse = (
            winning_chances(self._game, _end(guess, seat, line))[seat] for line in (best, played)
        )
        return max(0.0, better - worse)

    def _why(self, guess: State, seat: int, best: Line, played: Line) -> tuple[Reason, ...]:
        features = self._game.brain.features
        told = [
            Line(line.moves, line.value, tuple(features(_end(guess, seat, line), seat).items()))
            for line in (best, played)
        ]
        return told[0].reasons(told[1])


def _end(guess: State, seat: int, line: Line) -> State:
    """Return the guess after as much of a line as fits it."""
    after = guess.copy()
    for move in line.moves:
        if not after.is_legal(seat, move):
            break
        after.apply(seat, move)
    return after


def _difficulty(lost: list[float]) -> float:
    """Return the mean of what other answers lose, up to a limit."""
    return min(_HARDEST, sum(lost) / len(lost)) if lost else 0.0
