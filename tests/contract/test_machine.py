"""Hypothesis plays, takes back and saves in any order; whatever it does, the promises hold."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.stateful import run_state_machine_as_test as run

from engine.core import options as options_text
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.save import from_bytes, to_bytes
from tests.contract.cases import EACH_GAME, Restless, assert_lawful


def machine_of(game: Game[Any]) -> type[RuleBasedStateMachine]:
    """Return a state machine that sits at a table of *game*."""
    choices = {
        info.name: st.sampled_from(info.values) for info in options_text.described(game.options)
    }

    class AtTheTable(RuleBasedStateMachine):
        table: Table

        @initialize(
            seats=st.sampled_from(game.seats),
            seed=st.integers(0, 2**64 - 1),
            chosen=st.fixed_dictionaries(choices),
        )
        def sit_down(self, seats: int, seed: int, chosen: dict[str, str]) -> None:
            try:
                options = options_text.parsed(game.options, chosen)
                self.table = Table(game, seats, seed, options)
            except ValueError:  # options that do not go together are refused, not played
                self.table = Table(game, seats, seed)

        @precondition(lambda self: not self.table.state.is_over)
        @rule(data=st.data())
        def answer(self, data: st.DataObject) -> None:
            seat = data.draw(st.sampled_from(sorted(self.table.state.waiting)), label="seat")
            offers = self.table.state.moves(seat)
            self.table.play(seat, data.draw(st.sampled_from(offers), label="move"))

        @precondition(lambda self: not self.table.state.is_over)
        @rule(seed=st.integers(0, 1000), count=st.integers(2, 30))
        def play_on(self, seed: int, count: int) -> None:
            hand = Restless(game, Chance(seed))
            for _ in range(count):
                if self.table.state.is_over:
                    return
                seat = max(self.table.state.waiting)
                self.table.play(seat, hand.choose(self.table.state, seat))
                assert_lawful(game, self.table.state)

        @rule(seat=st.sampled_from(range(game.seats[-1])), freely=st.booleans())
        def undo_and_redo(self, seat: int, freely: bool) -> None:
            if not self.table.can_undo(seat, freely=freely):
                return
            state, length = self.table.state, len(self.table.record.moves)
            self.table.undo(seat, freely=freely)
            taken_back = length - len(self.table.record.moves)
            assert taken_back >= 1
            for _ in range(taken_back):
                self.table.redo()
            assert self.table.state == state

        @rule()
        def save_and_load(self) -> None:
            loaded = from_bytes(to_bytes(self.table)).table
            assert loaded.state == self.table.state
            self.table = loaded

        @invariant()
        def no_law_is_broken(self) -> None:
            if hasattr(self, "table"):
                assert_lawful(game, self.table.state)

        @invariant()
        def views_and_guesses_agree(self) -> None:
            if hasattr(self, "table"):
                for seat in range(self.table.record.seats):
                    view = self.table.state.seen_by(seat)
                    assert view.guess(Chance(1)).seen_by(seat) == view

    return AtTheTable


@pytest.mark.parametrize("game", EACH_GAME)
def test_promises_hold_whatever_people_do(game: Game[Any]):
    run(machine_of(game), settings=settings(max_examples=12, stateful_step_count=12))
