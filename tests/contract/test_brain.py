"""What every game promises to those who think."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.levels import LADDER
from engine.core.chance import Chance
from engine.core.game import Game
from tests.contract.cases import EACH_GAME, moments


@pytest.mark.parametrize("game", EACH_GAME)
class TestEveryBrain:
    def test_what_is_sensible_is_legal(self, game: Game[Any]):
        for table, seat, _ in moments(game, game.seats[0], 41, 20):
            moves = game.brain.sensible(table.state, seat)
            assert moves
            assert set(moves) <= set(table.state.moves(seat))
            assert len(set(moves)) == len(moves)

    def test_a_position_key_needs_nothing_hidden(self, game: Game[Any]):
        for table, seat, _ in moments(game, game.seats[-1], 42, 20):
            view = table.state.seen_by(seat)
            key = game.brain.position_key(table.state, seat)
            assert key == game.brain.position_key(view, seat)
            assert key == game.brain.position_key(view.guess(Chance(3)), seat)
            hash(key)

    def test_values_are_about_every_seat_and_made_of_features(self, game: Game[Any]):
        for table, _, _ in moments(game, game.seats[0], 43, 12):
            guess = table.state.seen_by(0).guess(Chance(2))
            values = game.brain.values(guess)
            assert len(values) >= game.seats[0]
            for seat in range(game.seats[0]):
                features = game.brain.features(guess, seat)
                assert sum(features.values()) == pytest.approx(values[seat], abs=2.0)

    def test_whose_turn_has_ended_is_known_everywhere(self, game: Game[Any]):
        for table, seat, _ in moments(game, game.seats[0], 44, 12):
            for other in range(game.seats[0]):
                if table.state.choice_of(other) is None:
                    assert game.brain.ends_turn(table.state, other)
            assert isinstance(game.brain.is_last_turn(table.state, seat), bool)

    def test_a_policy_answers_legally(self, game: Game[Any]):
        for table, seat, _ in moments(game, game.seats[0], 45, 8):
            move = game.brain.policy(table.state, seat, Chance(4))
            assert table.state.is_legal(seat, move)

    def test_its_levels_are_rungs_of_the_ladder_weakest_first(self, game: Game[Any]):
        levels = game.brain.levels
        assert list(levels) == [level for level in LADDER if level in levels]
