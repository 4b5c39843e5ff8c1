"""``python -m engine score white_castle FILE``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.errors import PositionError
from engine.games.white_castle import GAME

EXAMPLE: dict[str, Any] = {
    "clan_points": 8,
    "coins": 7,
    "seals": 0,
    "food": 3,
    "iron": 4,
    "pearl": 5,
    "influence": 11,
    "courtiers": {"gate": 2, "level_1": 1, "level_2": 0, "level_3": 2},
    "warriors": {"yard_5": 2, "yard_3": 1, "yard_1": 1},
    "gardeners": ["sg05", "sg03", "pg03"],
}


def test_the_rulebooks_example_scores_76(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """WC-101 to WC-106."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(EXAMPLE))
    assert main(["score", "white_castle", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["total"] == 76
    assert told["categories"] == {
        "during_game": 8,
        "coins_and_seals": 1,
        "resources": 3,
        "passage_of_time": 6,
        "courtiers": 25,
        "warriors": 18,
        "gardeners": 15,
    }


def test_seals_are_exchanged_as_favourably_as_possible():
    """WC-107: one seal makes the eighth coin, two make a seventh food."""
    told: Any = GAME.score(EXAMPLE | {"food": 6, "seals": 2})
    assert told["categories"]["resources"] == 4


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"gardeners": ["sg01", "sg02", "sg03", "pg01", "pg02", "pg03"]}, "gardeners"),
        ({"gardeners": ["zz99"]}, "zz99"),
        ({"gardeners": ["sg01", "sg01"]}, "sg01"),
        ({"gardeners": ["sg01", "sg02", "sg03", "sg04"]}, "stone"),
        ({"gardeners": [["sg01"]]}, "gardeners"),
        ({"influence": 21}, "influence"),
        ({"food": 8}, "food"),
        ({"seals": 6}, "seals"),
        ({"coins": -1}, "coins"),
        ({"coins": 2.5}, "coins"),
        ({"coins": True}, "coins"),
        ({"clan_points": "many"}, "clan_points"),
        ({"courtiers": {"gate": 3, "level_1": 3, "level_2": 0, "level_3": 0}}, "courtiers"),
        ({"courtiers": {"gate": 1}}, "courtiers"),
        ({"warriors": {"yard_5": 5, "yard_3": 1, "yard_1": 0}}, "warriors"),
        ({"herons": 1}, "herons"),
    ],
)
def test_an_impossible_position_gets_one_sentence(change: dict[str, Any], word: str):
    """WC-3, WC-5, WC-6, WC-69, WC-87: the sentence names what is wrong."""
    with pytest.raises(PositionError) as refused:
        GAME.score(EXAMPLE | change)
    sentence = str(refused.value)
    assert word in sentence
    assert sentence.endswith(".")
    assert not sentence.endswith("..")
    assert "\n" not in sentence


@pytest.mark.parametrize("position", [None, 3, [], "x", {}])
def test_what_is_no_position_gets_one_sentence(position: object):
    with pytest.raises(PositionError) as refused:
        GAME.score(position)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_the_command_complains_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(EXAMPLE | {"influence": 21}))
    assert main(["score", "white_castle", str(file)]) != 0
    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1
    assert "influence" in said
