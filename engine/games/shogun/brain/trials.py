"""Trying answers out: the round is played to its end on guesses that are the same for all."""

from __future__ import annotations

from engine.core.agenda import Move
from engine.core.brain.thought import Line
from engine.core.chance import Chance
from engine.games.shogun.brain.characters import Values
from engine.games.shogun.brain.predictions import Tables, likely
from engine.games.shogun.brain.proposals import Plan
from engine.games.shogun.brain.quick import play_round_out
from engine.games.shogun.components import BID, BLANK
from engine.games.shogun.moves import ASSIGN, READY
from engine.games.shogun.state import EMPTY_PLAN, Shogun

_OTHERS = 0.5
"""How much it counts that others do worse: half of it for the best of them, half for all."""


class Trials:
    """Guesses of one view, numbered: whoever asks for the same number gets the same."""

    def __init__(
        self, view: Shogun, seat: int, tables: Tables, values: Values, chance: Chance
    ) -> None:
        self._view, self._seat, self._tables = view, seat, tables
        self._values, self._chance = values, chance
        self._guesses: list[Shogun] = []

    def of_plan(self, plan: Plan, number: int) -> float:
        """Return what a whole plan comes to in one guess, played out for a round."""
        return self._worth(self.after_plan(plan, number))

    def of_answer(self, line: Line, number: int) -> float:
        """Return what one answer comes to in one guess."""
        return self._worth(self.after_answer(line, number))

    def after_plan(self, plan: Plan, number: int) -> Shogun:
        """Return one guess after the round that a whole plan leads to."""
        state = self._guess(number)
        state.houses[self._seat].plan = plan
        state.agenda = state.agenda[:-1]
        state.start()
        play_round_out(state)
        return state

    def after_answer(self, line: Line, number: int) -> Shogun:
        """Return one guess after the round that one answer leads to."""
        state = self._guess(number)
        state.apply(self._seat, line.moves[0])
        play_round_out(state)
        return state

    def _guess(self, number: int) -> Shogun:
        while len(self._guesses) <= number:
            stream = self._chance.branch(len(self._guesses))
            self._guesses.append(likely(self._view, stream, self._tables))
        return self._guesses[number].copy()

    def _worth(self, state: Shogun) -> float:
        return relative(self._values(state), self._seat)


def relative(values: tuple[float, ...], seat: int) -> float:
    """Return what *seat* has more than the others, the best of them above all."""
    others = [worth for other, worth in enumerate(values) if other != seat]
    return values[seat] - _OTHERS * (max(others) + sum(others) / len(others)) / 2


def moves_of(plan: Plan, start: Plan = EMPTY_PLAN) -> tuple[Move, ...]:
    """Return the answers that lay out what is not in *start*, the bid first, and end planning."""
    laid = [
        ASSIGN[space][plan[space]]
        for space in (BID, *range(BID))
        if plan[space] >= 0 and start[space] == BLANK
    ]
    return (*laid, READY)
