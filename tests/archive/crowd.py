"""Who plays the plays of the archive: half sensible, half by chance, as people do.

They look ahead now and then, rearrange what need not be rearranged, and take things back.
"""

from __future__ import annotations

from typing import Any

from engine.ai.greedy import GreedyPlayer
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.state import State
from engine.core.table import Table
from engine.games.white_castle.moves import Exchange
from engine.games.white_castle.rewards import SplitResources
from engine.games.white_castle.seals import ExchangeSurplus
from engine.games.white_castle.state import WhiteCastle
from engine.saving.save import Seat

LONGEST = 3000
"""No play has that many decisions."""


class Crowd:
    """Answers for every seat of one table."""

    def __init__(self, table: Table, seats: tuple[Seat, ...], *, learning: bool) -> None:
        self.table, self.learning = table, learning
        self._people = [n for n, seat in enumerate(seats) if seat.kind == "human"]
        self._chance = Chance(table.record.seed).branch(99)
        self.oddities = self.taken_back = 0

    def play_to_the_end(self) -> None:
        """Answer until nothing is left to do."""
        for _ in range(LONGEST):
            if self.table.state.is_over:
                return
            self.answer()
        raise AssertionError("this play does not end")

    def answer(self) -> None:
        """Let somebody answer, and perhaps take it back and answer again."""
        waiting = sorted(self.table.state.waiting)
        seat = waiting[self._lot(len(waiting))]
        self.table.play(seat, self._choice_of(seat))
        assert_honest(self.table.state)
        if seat in self._people and self._lot(12) == 0:
            self._take_back(seat)

    def _choice_of(self, seat: int) -> Move:
        state = self.table.state
        moves = self.table.game.brain.sensible(state, seat)
        sensible = [move for move in moves if not is_dubious(state, move)]
        odd = [m for m in state.moves(seat) if m not in moves and not is_dubious(state, m)]
        if odd and self._lot(8) == 0:
            self.oddities += 1
            return odd[self._lot(len(odd))]
        if self._lot(3) == 0:
            _, chance = self._chance.draw(1)
            wise = GreedyPlayer(self.table.game.brain, chance).choose(state.seen_by(seat), seat)
            if not is_dubious(state, wise):
                return wise
        return sensible[self._lot(len(sensible))]

    def _take_back(self, seat: int) -> None:
        """Undo what the rules of the table let go; who learns takes back what was revealed too."""
        for _ in range(1 + self._lot(3)):
            if self.table.can_undo(seat, freely=self.learning):
                self.table.undo(seat, freely=not self.table.can_undo(seat))
                self.taken_back += 1

    def _lot(self, sides: int) -> int:
        number, self._chance = self._chance.draw(sides)
        return number


def is_dubious(state: State, move: Move) -> bool:
    """Whether today's rules are known to be wrong about it: seals that a split booked too early.

    A seal is to be had only when its turn comes; until that is mended, nobody here exchanges
    anything while resources are being split.
    """
    if not isinstance(state, WhiteCastle) or not isinstance(move, Exchange):
        return False
    waits_below = any(isinstance(task, ExchangeSurplus) for task in state.agenda[:-1])
    return waits_below or any(isinstance(task, SplitResources) for task in state.agenda)


def assert_honest(state: Any) -> None:
    """Hold what every table of The White Castle keeps: no seals owed, none in excess unasked."""
    if not isinstance(state, WhiteCastle):
        return
    for domain in state.domains:
        assert 0 <= domain.seals <= 5
        assert domain.coins >= 0
        assert all(0 <= stock <= 7 for stock in (domain.food, domain.iron, domain.pearl))
    for task in state.agenda:
        if isinstance(task, ExchangeSurplus):
            assert task.surplus > 0
            assert state.domains[task.seat].seals == 5, "an exchange of what is not in excess"


def is_quiet(state: Any) -> bool:
    """Whether nothing is on the way that today's rules book too early."""
    return not any(isinstance(task, SplitResources | ExchangeSurplus) for task in state.agenda)
