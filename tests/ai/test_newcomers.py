"""The sensible newcomers, with whom beginners are measured: better than chance, and honest."""

from __future__ import annotations

import pytest

from engine.ai.outside import named_player
from engine.catalog import GAME_IDS, load
from engine.core.chance import Chance
from engine.league.command import Ending, compare
from engine.league.modes import One
from engine.work import Kept, Workers
from tests.contract.cases import moments


def newcomer(game_id: str) -> str:
    return f"tests.games.{game_id}.newcomer:SensibleNewcomer"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_newcomer_plays_better_than_chance(game_id: str):
    seats = max(2, load(game_id).seats[0])
    mode = One(game_id, seats, (newcomer(game_id), "random"), ())
    found = compare(mode, 1, Ending(2 * seats), Workers(), Kept(None, None))
    assert found.b
    assert found.a.points.mean > found.b.points.mean + 5


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_a_newcomer_cannot_know_changes_no_answer(game_id: str):
    game = load(game_id)
    for table, seat, _ in moments(game, game.seats[-1], 61, 5):
        view = table.state.seen_by(seat)
        told = named_player(newcomer(game_id), game, Chance(3)).choose(view, seat)
        other = view.guess(Chance(9)).seen_by(seat)
        assert named_player(newcomer(game_id), game, Chance(3)).choose(other, seat) == told
