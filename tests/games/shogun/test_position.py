"""``python -m engine score shogun FILE``: the points of one winter (SH-95, SH-97)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.errors import PositionError
from engine.games.shogun import GAME, content


def scored(provinces: dict[str, Any], **more: Any) -> Any:
    return GAME.score({"side": "sun", "seats": 3, "provinces": provinces} | more)["seats"]


def test_every_seat_gets_its_sheet():
    """SH-95: provinces, buildings, majorities, this winter, all together, place."""
    castle = {"region": "west", "building": "castle", "points": 3}
    first, second, third = scored(
        {
            "bingo": {"owner": 1, "buildings": ["castle"]},
            "kai": {"owner": 2},
            "aki": {"owner": None},
        },
        points=[9, 3, 2],
    )
    assert second == {
        "provinces": 1,
        "buildings": 1,
        "majorities": [castle],
        "year": 5,
        "total": 8,
        "place": 2,
    }
    assert (first["year"], first["total"], first["place"]) == (0, 9, 1)
    assert (third["year"], third["total"], third["place"]) == (1, 3, 3)


def test_chests_break_a_tie_and_whoever_is_equal_in_both_shares():
    """SH-97, AMB-15."""
    provinces = {"kai": {"owner": 0}, "mino": {"owner": 1}, "owari": {"owner": 2}}
    assert [s["place"] for s in scored(provinces, chests=[2, 7, 2])] == [2, 1, 2]
    assert [s["place"] for s in scored(provinces)] == [1, 1, 1]


def test_the_side_decides_which_region_a_building_counts_in():
    """SH-10, SH-95: Shinano and Noto share a region on the Sun side only."""
    provinces = {
        "shinano": {"owner": 0, "buildings": ["castle"]},
        "noto": {"owner": 1, "buildings": ["castle"]},
    }
    assert [s["year"] for s in scored(provinces, seats=4)] == [4, 4, 0, 0]
    moon = GAME.score({"side": "moon", "seats": 4, "provinces": provinces})
    assert [s["year"] for s in moon["seats"]] == [5, 5, 0, 0]


FULL = {p.id: {"owner": 0, "buildings": ["castle"]} for p in content.PROVINCES[:29]}


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"side": "stars"}, "'sun' or 'moon'"),
        ({"seats": 6}, "seats"),
        ({"seats": "3"}, "seats"),
        ({"points": [1, 2]}, "points has 2 entries"),
        ({"chests": [1, 2, 3, 4]}, "chests has 4 entries"),
        ({"points": [1, 2, -3]}, "points.2"),
        ({"weather": "fine"}, "weather"),
        ({"provinces": {"atlantis": {"owner": 0}}}, "no province 'atlantis'"),
        ({"provinces": {"izumo": {"owner": 0}}}, "izumo is not in play with 3"),
        ({"provinces": {"kai": {"owner": 3}}}, "seat 3, which is not there"),
        ({"provinces": {"kai": {"owner": -1}}}, "provinces.kai.owner"),
        ({"provinces": {"kai": {}}}, "provinces.kai.owner"),
        ({"provinces": {"kai": {"owner": None, "buildings": ["castle"]}}}, "kai is neutral"),
        ({"provinces": {"kai": {"owner": 0, "buildings": ["pub"]}}}, "buildings.0"),
        ({"provinces": {"kai": {"owner": 0, "buildings": ["castle"] * 2}}}, "twice"),
        ({"provinces": {"mino": {"owner": 0, "buildings": ["castle", "temple"]}}}, "on 1 sites"),
        ({"seats": 4, "provinces": FULL}, "29 of castle, but only 28"),
    ],
)
def test_a_position_that_cannot_be_gets_one_sentence(wrong, says):
    """SH-4, SH-11, SH-50."""
    with pytest.raises(PositionError) as refused:
        scored(wrong.get("provinces", {}), **{k: v for k, v in wrong.items() if k != "provinces"})
    assert says in str(refused.value)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_the_command_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"side": "moon", "seats": 5, "provinces": {"kai": {"owner": 4}}}))
    assert main(["score", "shogun", str(file)]) == 0
    assert [seat["year"] for seat in json.loads(capsys.readouterr().out)["seats"]] == [0] * 4 + [1]


@pytest.mark.parametrize(
    "text", ["", "[]", "nonsense", '{"side": "sun"}', '{"provinces": {"a\\nb": 1}}']
)
def test_the_command_answers_bad_files_in_one_line(text, tmp_path: Path, capsys):
    file = tmp_path / "position.json"
    file.write_text(text)
    assert main(["score", "shogun", str(file)]) != 0
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
