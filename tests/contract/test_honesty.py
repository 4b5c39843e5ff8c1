"""Machines see what their seat may see, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.levels import characters_of, levels_of, machine
from engine.ai.outside import named_player
from engine.core.agenda import Move
from engine.core.brain.thought import Thought
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.league.sitting import Sitting, name_of, play
from engine.playing import play_through
from engine.think import Mind, Question
from tests.contract.cases import EACH_GAME, GAMES, moments

ENOUGH_STEPS = 64
OUTSIDE = "tests.ai.own_player:TakesTheFirst"
EACH_CHARACTER = {
    game.id: [machine(levels_of(game)[-1], character) for character in characters_of(game)]
    for game in GAMES
}
EACH_LEVEL = [
    pytest.param(game, level, id=f"{game.id}-{level}")
    for game in GAMES
    for level in (*levels_of(game), *EACH_CHARACTER[game.id], OUTSIDE)
]


class Witness:
    """A player that may be shown nothing but views, and notes what it was shown."""

    seen: list[tuple[int | None, int]] = []  # noqa: RUF012

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        self._player = named_player("random", game, chance)

    def think(self, view: State, seat: int) -> Thought:
        self.seen.append((view.viewer, seat))
        return self._player.think(view, seat)

    def choose(self, view: State, seat: int) -> Move:
        self.seen.append((view.viewer, seat))
        return self._player.choose(view, seat)


def answer(game: Game[Any], level: str, view: State, seat: int) -> Move:
    """Return what a new player answers after so many steps: seconds would differ by machine."""
    thought = named_player(level, game, Chance(7)).think(view, seat)
    thought.go_on(ENOUGH_STEPS)
    return thought.best.moves[0]


@pytest.mark.parametrize(("game", "level"), EACH_LEVEL)
def test_what_a_seat_cannot_know_changes_no_answer(game: Game[Any], level: str):
    seats = game.seats[-1]
    for table, seat, _ in moments(game, seats, 31, 6):
        view = table.state.seen_by(seat)
        if len(game.brain.sensible(view, seat)) > 40:
            continue  # so many answers take greedy seconds
        expected = answer(game, level, view, seat)
        for number in (1, 2):
            other = view.guess(Chance(number))
            assert other.seen_by(seat) == view
            assert answer(game, level, other.seen_by(seat), seat) == expected


@pytest.mark.parametrize(("game", "level"), EACH_LEVEL)
def test_every_level_answers_with_a_legal_move(game: Game[Any], level: str):
    for table, seat, _ in moments(game, game.seats[0], 32, 5):
        view = table.state.seen_by(seat)
        if len(game.brain.sensible(view, seat)) <= 40:
            assert table.state.is_legal(seat, answer(game, level, view, seat))


@pytest.mark.parametrize("game", EACH_GAME)
def test_nobody_lets_a_player_see_the_whole_table(game: Game[Any]):
    name = f"{__name__}:Witness"
    Witness.seen.clear()
    options = game.options()
    play_through(game, game.seats[0], 3, [name], options)
    play(Sitting(name_of(game), game.seats[0], 3, (name,) * game.seats[0]))
    assert len(Witness.seen) > 20
    assert all(viewer == seat for viewer, seat in Witness.seen)


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_worker_is_sent_a_view(game: Game[Any]):
    view = game.new(game.seats[0], Chance(1))
    seat = min(view.waiting)
    module = type(game).__module__
    question = Question(game.id, view.seen_by(seat), seat, levels_of(game)[-1], 1, module)
    thought = Mind().thought(question)
    assert question.view.viewer == seat
    assert thought.finish().moves[0] in view.moves(seat)
