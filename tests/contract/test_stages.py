"""What one answer sets off can be shown step by step, and comes to the same as at once."""

from __future__ import annotations

import pytest

from engine.core.table import Table
from engine.games.shogun.events.fights import Thrown
from tests.contract.cases import EACH_GAME, random_play


@pytest.mark.parametrize("game", EACH_GAME)
def test_the_stages_of_an_answer_lead_to_what_it_comes_to_at_once(game):
    longest = 0
    for seed in (1, 2):
        table = Table(game, game.seats[-1], seed)
        for seat, move in random_play(table, seed):
            before, digest = table.state, table.state.digest()
            *stages, last = before.stages(seat, move)
            after = before.after(seat, move)
            assert last == after
            assert last.news == after.news
            told = ()
            for stage in (*stages, last):
                assert stage.news[: len(told)] == told
                throws = [event for event in stage.news[len(told) :] if isinstance(event, Thrown)]
                assert len(throws) <= 1, "a tower shows one throw after the other"
                told = stage.news
            assert all(stage.waiting == {} for stage in stages), "nobody is asked on the way"
            assert before.digest() == digest
            longest = max(longest, len(stages))
    assert longest or game.id in ("lantern", "tower")
