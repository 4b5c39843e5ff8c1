"""What every game promises to those who think."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.levels import LADDER, characters_of, ladder_of, machine, player_of
from engine.ai.ratings import BEGINNER, ratings_of
from engine.catalog import GAME_IDS, load
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.core.state import State
from engine.playing import playout
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

    def test_a_character_can_sit_on_every_rung(self, game: Game[Any]):
        seat = min(game.new(game.seats[0], Chance(1)).waiting)
        view = game.new(game.seats[0], Chance(1)).seen_by(seat)
        for level in ladder_of(game) if characters_of(game) else ():
            for character in characters_of(game):
                player = player_of(machine(level, character), game, Chance(seat))
                assert view.is_legal(seat, player.think(view, seat).best.moves[0])
        with pytest.raises(OptionError, match="nobody_at_all"):
            player_of(machine(ladder_of(game)[0], "nobody_at_all"), game, Chance(1))

    def test_what_was_measured_of_its_ladder_rises_from_rung_to_rung(self, game: Game[Any]):
        ratings = ratings_of(game.id)
        measured = [ratings[level] for level in game.brain.levels if level in ratings]
        assert measured == sorted(measured)
        assert not ratings or ratings["beginner"] == BEGINNER

    def test_habits_are_counted_alike_in_every_finished_play(self, game: Game[Any]):
        ends = [played_out(game, seed) for seed in (1, 2)]
        names = {tuple(game.brain.habits(end, seat, ())) for end in ends for seat in range(2)}
        assert len(names) == 1


def played_out(game: Game[Any], seed: int) -> State:
    """Return a play by chance at its end."""
    state = game.new(game.seats[-1], Chance(seed))
    playout(game, state, Chance(seed))
    return state


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_three_characters(game_id: str):
    assert len(characters_of(load(game_id))) >= 3
