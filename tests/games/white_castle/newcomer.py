"""Somebody who knows the rules and has never played: takes what is worth most now."""

from __future__ import annotations

from engine.ai.outside import SimplePlayer
from engine.core.agenda import Move
from engine.core.state import State
from engine.games.white_castle.components import FIGURES
from engine.games.white_castle.scoring import total
from engine.games.white_castle.state import WhiteCastle

_SENT_OUT = 3
"""A figure that stands somewhere, beside a point: two of what one holds are worth a point."""


class SensibleNewcomer(SimplePlayer):
    """Answers one question after the other and never plans.

    Of each answer it sees what comes of it at once, down to the end of the turn, if it goes on
    with whatever brings most at each step. It counts points, figures that are out and all it holds
    alike; where several are equal, it takes the first. What pays later it does not see.
    """

    def choose(self, view: State, seat: int) -> Move:
        """Return the answer that brings most at once."""
        guess = view.guess(self.chance)
        return max(self._answers(guess, seat), key=lambda move: self._comes_of(guess, seat, move))

    def _comes_of(self, before: State, seat: int, move: Move) -> float:
        after = before.copy()
        after.apply(seat, move)
        reveals = before.reveals
        while after.reveals == reveals and not self.game.brain.ends_turn(after, seat):
            moves = self._answers(after, seat)
            after.apply(seat, max(moves, key=lambda move: _at_once(after, seat, move)))
        return _worth_now(after, seat)

    def _answers(self, state: State, seat: int) -> tuple[Move, ...]:
        return tuple(self.game.brain.sensible(state, seat))


def _at_once(before: State, seat: int, move: Move) -> float:
    after = before.copy()
    after.apply(seat, move)
    return _worth_now(after, seat)


def _worth_now(state: State, seat: int) -> float:
    assert isinstance(state, WhiteCastle)
    mine = state.domains[seat]
    held = mine.coins + mine.seals + mine.food + mine.iron + mine.pearl
    return total(state, seat) + held / 2 + _SENT_OUT * (3 * FIGURES - sum(mine.home))
