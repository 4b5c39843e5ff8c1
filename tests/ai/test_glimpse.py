"""Whoever is weak as people are: sees some plans, in one position always the same."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.glimpse import Glimpse, GlimpsePlayer
from engine.ai.mind import Sight
from engine.ai.turn_search import TurnSearch
from engine.core.brain.thought import Budget
from engine.core.chance import Chance
from engine.games.white_castle import GAME
from tests.games.white_castle.tables import fresh

BRAIN = GAME.brain
BUDGET = Budget(400)
NEVER = 1000.0


def view_of(seed: int = 1) -> tuple[Any, int]:
    state = fresh(2, seed)
    seat = state.next_choice.seat
    return state.seen_by(seat), seat


def glimpse(sight: Sight, seed: int = 1, worth: Any = BRAIN.value) -> Glimpse:
    view, seat = view_of(seed)
    thought = Glimpse(BRAIN, view.guess(Chance(2)), seat, BUDGET, worth, sight, Chance(3))
    thought.finish()
    return thought


def everything(seed: int = 1) -> TurnSearch:
    view, seat = view_of(seed)
    thought = TurnSearch(BRAIN, view.guess(Chance(2)), seat, BUDGET, BRAIN.value)
    thought.finish()
    return thought


def test_only_so_many_plans_come_to_mind():
    thought = glimpse(Sight(3, NEVER))
    assert len(thought.lines) == 3
    assert len({line.moves[:2] for line in thought.lines}) == 3
    assert [line.value for line in thought.lines] == sorted(
        (line.value for line in thought.lines), reverse=True
    )
    assert thought.best == thought.lines[0]


def test_who_sees_less_plays_worse_but_the_best_way_through_a_plan():
    missed = [everything(n).best.value - glimpse(Sight(1, NEVER), n).best.value for n in range(12)]
    less = [everything(n).best.value - glimpse(Sight(6, NEVER), n).best.value for n in range(12)]
    assert sum(missed) > sum(less) > 0
    plan = glimpse(Sight(1, NEVER)).best
    same = [end for end in everything().ends if end.moves[:2] == plan.moves[:2]]
    assert plan.value == max(end.value for end in same)


def test_the_obvious_is_never_missed():
    best = everything().best.moves

    def worth(state: Any, seat: int) -> float:
        return 50.0 if BRAIN.value(state, seat) == everything().best.value else 0.0

    for number in range(5):
        view, seat = view_of()
        thought = Glimpse(
            BRAIN, view.guess(Chance(2)), seat, BUDGET, worth, Sight(1, 6.0), Chance(number)
        )
        assert thought.finish().value == 50.0
    assert best


def test_the_same_position_brings_the_same_mistake_to_every_player_of_that_seed():
    view, seat = view_of()
    answers = {
        GlimpsePlayer(BRAIN, Chance(5), BUDGET, BRAIN.value, Sight(1, NEVER)).choose(view, seat)
        for _ in range(3)
    }
    assert len(answers) == 1


def test_others_overlook_other_things():
    view, seat = view_of()
    plans = {
        GlimpsePlayer(BRAIN, Chance(n), BUDGET, BRAIN.value, Sight(1, NEVER))
        .think(view, seat)
        .finish()
        .moves
        for n in range(8)
    }
    assert len(plans) > 3


@pytest.mark.parametrize("last", [True, False])
def test_in_the_last_turn_nothing_is_missed(last: bool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(BRAIN), "is_last_turn", lambda *_: last)
    view, seat = view_of()
    player = GlimpsePlayer(BRAIN, Chance(1), BUDGET, BRAIN.value, Sight(1, NEVER))
    thought = player.think(view, seat)
    assert isinstance(thought, Glimpse) is not last
