"""How weak players err: they overlook things, as people do, and never the obvious."""

from __future__ import annotations

from engine.ai.mind import Sight, come_to_mind
from engine.core.brain.thought import Line
from engine.core.chance import Chance
from engine.games.two_castles.moves import KEEP


def ways(*values: float) -> list[Line]:
    return [Line((KEEP[n],), worth) for n, worth in enumerate(values)]


def test_another_position_brings_another_mistake_and_the_same_one_the_same():
    lines, sight = ways(*range(40, 0, -1)), Sight(plans=5, obvious=9)
    seen = [come_to_mind(lines, sight, Chance(seed)) for seed in range(20)]
    assert len(set(seen)) > 15
    assert seen[3] == come_to_mind(lines, sight, Chance(3))
    assert all(len(some) == 5 for some in seen)


def test_how_lines_were_found_changes_nothing():
    lines, sight = ways(5, 4, 4, 4, 3), Sight(plans=2, obvious=9)
    other_order = [lines[0], lines[2], lines[3], lines[1], lines[4]]
    for seed in range(20):
        one, other = (come_to_mind(way, sight, Chance(seed)) for way in (lines, other_order))
        assert set(one) == set(other)


def test_nobody_overlooks_the_obvious():
    lines, sight = ways(20, 5, 4, 3), Sight(plans=1, obvious=9)
    for seed in range(20):
        assert come_to_mind(lines, sight, Chance(seed))[0] == lines[0]


def test_who_sees_everything_sees_the_best_first():
    lines = ways(3, 2, 1)
    assert come_to_mind(lines, Sight(), Chance(1)) == tuple(lines)
