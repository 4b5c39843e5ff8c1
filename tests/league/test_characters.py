"""Characters are told apart by what they do."""

from __future__ import annotations

import json

import pytest

from engine.__main__ import main
from engine.core.chance import Chance
from engine.league.characters import PLAYS, Seen, told_apart


def seen(habits: dict[str, float], plays: int = 60, noise: int = 10) -> list[Seen]:
    """Return plays of players that usually do so much, more or less, beside what all do alike."""
    found, chance = [], Chance(5)
    for name, usual in habits.items():
        for _ in range(plays):
            off, chance = chance.draw(noise)
            other, chance = chance.draw(1000)
            found.append((name, 0.0, {"marches": usual + off, "whatever": other, "seats": 3.0}))
    return found


def test_who_does_something_else_is_recognised():
    assert told_apart(seen({"warlord": 30.0, "miser": 10.0}), 1) == 1.0


def test_who_does_the_same_is_not():
    assert 0.2 < told_apart(seen({"warlord": 10.0, "miser": 10.0}), 1) < 0.8


def test_many_plays_tell_what_one_does_not():
    alike = seen({"warlord": 10.0, "miser": 13.0}, plays=200)
    assert told_apart(alike, 1) < told_apart(alike, PLAYS) > 0.9


def test_a_league_of_characters_tells_what_their_likes_cost(capsys: pytest.CaptureFixture[str]):
    run = ("league", "two_castles", "--mode", "characters", "--players", "strong")
    assert main([*run, "--seats", "4", "--games", "48", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 48
    assert told["told_apart"].keys() == {"from_1", "from_20"}
    assert told["told_apart"]["from_20"] >= 0.8
    assert [one["player"] for one in told["characters"]] == [
        "strong/hermit", "strong/courtier", "strong/gambler"
    ]  # fmt: skip
    assert all(one["points"]["high"] > -5 for one in told["characters"])


@pytest.mark.parametrize(
    "asked",
    [
        ("two_castles", "--players", "beginner,casual", "--seats", "4"),
        ("two_castles", "--players", "beginner"),
        ("tests.toys.lantern", "--players", "greedy", "--seats", "2"),
        ("two_castles", "--players", "beginner", "--seats", "3", "--games", "2"),
    ],
)
def test_a_league_of_characters_needs_one_level_that_has_some(capsys, asked: tuple[str, ...]):
    assert main(["league", asked[0], "--mode", "characters", *asked[1:]]) == 2
    assert capsys.readouterr().err.count("\n") == 1
