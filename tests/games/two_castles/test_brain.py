"""What the machine players are told."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.brain import HIGHER_CASTLE, TwoCastlesBrain
from engine.games.two_castles.scoring import castle_points
from tests.games.two_castles.scenes import played


def test_the_brain_prefers_points_and_likes_both_castles_level():
    """BC-59."""
    brain = TwoCastlesBrain()
    state = GAME.new(3, Chance(1))
    before = brain.value(state, 0)
    tower = 148
    state.castles[0].build(tower, state.castles[0].open_above[1])
    one = brain.value(state, 0)
    state.castles[2].build(tower, state.castles[2].open_above[1])
    both = brain.value(state, 0)
    assert before < one < both
    assert both - one > one - before


def test_at_the_end_the_brain_counts_points_and_no_hopes():
    """BC-59: the lower castle in full."""
    *_, state = played(3, 4)
    for seat in range(3):
        low, high = sorted(castle_points(state.castles[c]) for c in state.castles_of(seat))
        assert TwoCastlesBrain().value(state, seat) == low + HIGHER_CASTLE * high
