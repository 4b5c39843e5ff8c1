"""What machine players are told."""

from __future__ import annotations

import pytest

from engine.games.white_castle.brain import WhiteCastleBrain, turns_left
from engine.games.white_castle.scoring import total
from tests.games.white_castle.tables import fresh, laid_out, play

BRAIN = WhiteCastleBrain()


def worth(**owned: object) -> float:
    return BRAIN.value(laid_out(2, **owned), 0)


def test_at_the_end_only_points_count():
    """WC-101 to WC-106."""
    state = laid_out(2, coins=9, seals=3, levels=(1, 1, 0, 0), yards=(1, 0, 0), points=4)
    state.agenda = ()
    assert BRAIN.value(state, 0) == total(state, 0)


@pytest.mark.parametrize(
    "more",
    [
        {"points": 1},
        {"coins": 1},
        {"seals": 1},
        {"food": 1},
        {"iron": 1},
        {"pearl": 1},
        {"influence": 1},
        {"levels": (1, 0, 0, 0)},
        {"gardens": ("sg01",)},
        {"yards": (0, 0, 1)},
        {"lantern": ("sr08", "sa01")},
    ],
)
def test_more_of_anything_is_better(more: dict[str, object]):
    assert worth(**more) > worth()


def test_a_higher_level_is_better():
    """WC-104."""
    by_level = [worth(levels=tuple(int(at == level) for at in range(4))) for level in range(4)]
    assert by_level == sorted(by_level)


def test_turns_still_to_come_are_counted():
    """WC-30: nine at the start; a die in the hand is still to be placed."""
    state = fresh(2)
    first = state.order[0]
    assert [turns_left(state, seat) for seat in range(2)] == [9, 9]
    play(state, str(state.moves(first)[0]))
    assert turns_left(state, first) == 9
    play(state, "place well")
    assert turns_left(state, first) == 8
