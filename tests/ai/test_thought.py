"""Thinking in slices: budgets, cancelling, lines with reasons, plans that are kept."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from engine.ai.greedy import GreedyPlayer
from engine.ai.halving import Halving
from engine.ai.turn_search import TurnPlayer, TurnSearch
from engine.core.brain.thought import Budget, Line, Reason, Thought
from engine.core.chance import Chance
from engine.core.table import Table
from tests.toys import lantern
from tests.toys.lantern import GAME, PlaceDie, TakeDie

BRAIN = GAME.brain
PLENTY = Budget(100_000)


def search(seed: int, steps: int = 100_000) -> TurnSearch:
    """Return a search of the first turn of a play."""
    guess = GAME.new(2, Chance(seed)).seen_by(0).guess(Chance(9))
    return TurnSearch(BRAIN, guess, 0, Budget(steps), BRAIN.value)


def brute_force(state: Any, seat: int) -> float:
    """Return the best value at the end of a turn, by looking at every chain."""
    best = float("-inf")
    for move in state.moves(seat):
        after = state.copy()
        after.apply(seat, move)
        ended = BRAIN.ends_turn(after, seat)
        best = max(best, BRAIN.value(after, seat) if ended else brute_force(after, seat))
    return best


class Endless(Thought):
    """Counts for ever."""

    def think(self) -> Any:
        for number in count():
            self.number = number
            yield

    @property
    def lines(self) -> tuple[Line, ...]:
        return (Line((TakeDie("low"),), float(self.number)),)


def test_a_thought_stops_when_its_steps_are_used_up():
    thought = Endless(Budget(10))
    thought.go_on(4)
    assert not thought.is_done
    thought.go_on(100)
    assert (thought.is_done, thought.steps, thought.best.value) == (True, 10, 9.0)


def test_a_thought_stops_when_its_seconds_are_used_up():
    thought = Endless(Budget(10**9, seconds=0.0))
    thought.finish()
    assert thought.is_done
    assert 0 < thought.steps < 10**6


def test_a_cancelled_thought_keeps_what_it_found():
    thought = Endless(Budget(100))
    thought.go_on(3)
    thought.cancel()
    thought.go_on(3)
    assert (thought.is_done, thought.steps, thought.best.value) == (True, 3, 2.0)


@pytest.mark.parametrize("slices", [1, 7, 1000])
def test_slices_of_any_size_lead_to_the_same_lines(slices: int):
    whole, sliced = search(3, 60), search(3, 60)
    whole.finish()
    while not sliced.is_done:
        sliced.go_on(slices)
    assert sliced.lines == whole.lines
    assert sliced.steps == whole.steps == 60


def test_a_line_says_by_what_it_differs_from_another_the_most_telling_first():
    mine = Line((), 5.0, (("warriors", 4.0), ("rice", 1.0), ("coins", 0.5)))
    other = Line((), 3.0, (("warriors", 1.0), ("coins", 0.52), ("gardens", 4.0)))
    assert mine.reasons(other) == (
        Reason("gardens", -4.0),
        Reason("warriors", 3.0),
        Reason("rice", 1.0),
    )


def test_greedy_explains_what_it_found():
    view = GAME.new(2, Chance(3)).seen_by(0)
    thought = GreedyPlayer(BRAIN, Chance(1)).think(view, 0)
    assert thought.best.moves[0] in view.moves(0), "there is an answer before anything was thought"
    thought.finish()
    assert [line.value for line in thought.lines] == sorted(
        (line.value for line in thought.lines), reverse=True
    )
    assert dict(thought.explained(thought.best).features).keys() == {"expected_points"}


class TestTurnSearch:
    @pytest.mark.parametrize("seed", range(1, 6))
    def test_it_finds_the_best_end_of_the_turn(self, seed: int):
        thought = search(seed)
        best = thought.finish()
        assert best.value == pytest.approx(brute_force(thought._guess, 0))
        assert BRAIN.value(thought.after(best), 0) == best.value

    def test_its_lines_begin_differently_and_the_best_comes_first(self):
        thought = search(2)
        thought.finish()
        firsts = [line.moves[0] for line in thought.lines]
        assert len(firsts) == len(set(firsts)) == 2
        assert thought.lines[0] == thought.best == thought.ends[0]
        assert [end.value for end in thought.ends] == sorted(
            (end.value for end in thought.ends), reverse=True
        )

    def test_it_has_a_whole_turn_to_show_before_it_has_looked_at_anything(self):
        thought = search(2)
        line = thought.best
        assert BRAIN.ends_turn(thought.after(line), 0)

    def test_it_looks_at_equal_positions_once(self):
        class Forgetful(lantern.LanternBrain):
            def position_key(self, state: Any, seat: int) -> object:
                return object()

        merging = search(4)
        plain = TurnSearch(Forgetful(), merging._guess, 0, PLENTY, BRAIN.value)
        assert merging.finish().value == plain.finish().value
        assert merging.steps < plain.steps


class TestPlans:
    def player(self) -> TurnPlayer:
        return TurnPlayer(BRAIN, Chance(1), PLENTY, BRAIN.value)

    def play_turn(self, table: Table, player: TurnPlayer) -> list[int]:
        """Answer for seat 0 to the end of its turn; return the steps of every thought."""
        steps = []
        while 0 in table.state.waiting:
            thought = player.think(table.state.seen_by(0), 0)
            table.play(0, thought.finish().moves[0])
            steps.append(thought.steps)
        return steps

    def test_a_player_thinks_once_a_turn_and_keeps_its_plan(self):
        table, player = Table(GAME, 2, 5), self.player()
        first, *later = self.play_turn(table, player)
        assert first > 0
        assert later
        assert set(later) == {0}

    def test_a_plan_is_thrown_away_where_the_play_went_another_way(self):
        table, player = Table(GAME, 2, 5), self.player()
        planned = player.choose(table.state.seen_by(0), 0)
        other = next(move for move in table.state.moves(0) if move != planned)
        table.play(0, other)
        thought = player.think(table.state.seen_by(0), 0)
        thought.finish()
        assert thought.steps > 0

    def test_after_undo_the_same_position_brings_the_same_answer(self):
        table, player = Table(GAME, 2, 5), self.player()
        first = player.choose(table.state.seen_by(0), 0)
        table.play(0, first)
        player.choose(table.state.seen_by(0), 0)
        table.undo(0)
        assert player.choose(table.state.seen_by(0), 0) == first

    def test_a_plan_ends_where_something_is_revealed(self):
        table, player = Table(GAME, 2, 5), self.player()
        player.choose(table.state.seen_by(0), 0)
        view = table.state.seen_by(0)
        view.reveals += 1
        thought = player.think(view, 0)
        thought.finish()
        assert thought.steps > 0


class TestHalving:
    PLANS = tuple(Line((PlaceDie(n),), value=0.0) for n in range(8))

    def test_what_looks_better_is_tried_more_often(self):
        tried: dict[object, int] = {}

        def trial(plan: Line, guess: int) -> float:
            tried[plan.moves] = tried.get(plan.moves, 0) + 1
            return float(plan.moves[0].room) + guess % 2

        thought = Halving(self.PLANS, trial, Budget(240))
        assert thought.finish().moves == (PlaceDie(7),)
        often = [tried[plan.moves] for plan in self.PLANS]
        assert often == sorted(often)
        assert often[7] > 3 * often[0]
        assert thought.lines[0].moves == thought.best.moves

    def test_all_plans_are_tried_in_the_same_guesses(self):
        seen: dict[int, set[object]] = {}

        def trial(plan: Line, guess: int) -> float:
            seen.setdefault(guess, set()).add(plan.moves)
            return 0.0

        Halving(self.PLANS, trial, Budget(64)).finish()
        assert all(plans == {p.moves for p in self.PLANS} for plans in list(seen.values())[:2])

    def test_a_first_sight_counts_until_trials_speak_against_it(self):
        plans = (Line((PlaceDie(0),), 9.0), Line((PlaceDie(1),), 0.0))
        few = Halving(plans, lambda plan, _: float(plan.moves[0].room), Budget(2))
        many = Halving(plans, lambda plan, _: 10.0 * plan.moves[0].room, Budget(200))
        assert few.finish().moves == (PlaceDie(0),)
        assert many.finish().moves == (PlaceDie(1),)
