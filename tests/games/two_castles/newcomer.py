"""Somebody who knows the rules and has never played: takes what is worth most now."""

from __future__ import annotations

from engine.ai.outside import SimplePlayer
from engine.core.agenda import Move
from engine.core.state import State
from engine.games.two_castles.moves import Keep
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.state import TwoCastles


class SensibleNewcomer(SimplePlayer):
    """Answers one question after the other and never plans.

    It keeps the tiles that would bring most points in one of its castles if they were built now,
    builds where that is most, and of several equal answers gives the first.
    """

    def choose(self, view: State, seat: int) -> Move:
        """Return the answer that brings most points at once."""
        guess = view.guess(self.chance)
        assert isinstance(guess, TwoCastles)
        moves = self.game.brain.sensible(guess, seat)
        return max(moves, key=lambda move: _points_now(guess, seat, move))


def _points_now(before: TwoCastles, seat: int, move: Move) -> int:
    if isinstance(move, Keep):
        return max([_best_place(before, castle, move.room) for castle in before.castles_of(seat)])
    after = before.copy()
    after.apply(seat, move)
    return sum([castle_points(after.castles[castle]) for castle in before.castles_of(seat)])


def _best_place(state: TwoCastles, number: int, room: int) -> int:
    castle, found = state.castles[number], []
    for space in castle.open_to(room):
        built = castle.copy()
        built.build(room, space)
        found.append(castle_points(built))
    return max(found) - castle_points(castle)
