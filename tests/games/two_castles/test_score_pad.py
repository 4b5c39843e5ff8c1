"""``python -m engine score two_castles FILE``: the score pad."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.errors import PositionError
from engine.games.two_castles import GAME
from engine.games.two_castles.scoring import CATEGORIES

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())["examples"]


def scored(rooms: dict[str, str], **more: Any) -> Any:
    return GAME.score({"throne": "throne_utility_food", "rooms": rooms} | more)


@pytest.mark.parametrize(
    "example",
    [example for example in EXAMPLES if example["kind"] == "castle_score"],
    ids=lambda example: example["id"],
)
def test_the_worked_examples_are_legal_and_come_out_right(example: Any):
    """BC-45."""
    told: Any = GAME.score(
        {
            "throne": example["throne"],
            "rooms": example["cells"],
            "attendants": example["attendants"],
            "bonus_cards": example["bonus_cards"],
        }
    )
    assert told["legal"] is True
    assert told["problems"] == []
    for where, worth in example["expected"].get("rooms", {}).items():
        assert told["rooms"][where] == worth
    if "throne" in example["expected"]:
        assert told["categories"]["throne"] == example["expected"]["throne"]


def test_the_answer_has_thirteen_categories_that_add_up():
    """BC-45."""
    told = scored({"0,1": "kitchen"}, attendants=["painter"], bonus_cards=["bc_width"])
    assert list(told) == ["total", "categories", "rooms", "legal", "problems"]
    assert list(told["categories"]) == [category.value for category in CATEGORIES]
    assert sum(told["categories"].values()) == told["total"]
    json.dumps(told)


@pytest.mark.parametrize(
    ("rooms", "rule", "reason"),
    [
        ({"5,0": "kitchen"}, "BC-21", "not_joined_to_throne"),
        ({"2,0": "kitchen", "3,1": "library"}, "BC-22", "unsupported"),
        ({"0,-1": "kitchen"}, "BC-24", "never_underground"),
        ({"0,-1": "fountain"}, "BC-24", "never_underground"),
        ({"2,0": "crypt"}, "BC-24", "only_underground"),
        ({"2,0": "aviary", "2,1": "kitchen"}, "BC-25", "open_to_sky"),
        ({"2,0": "tower", "2,1": "fountain"}, "BC-25", "open_to_sky"),
        ({"1,-1": "aviary", "1,-2": "kitchen"}, "BC-24", "never_underground"),
        ({"2,0": "kitchen", "3,0": "kitchen"}, "BC-1", "too_many"),
        ({"1,0": "kitchen"}, "BC-3", "throne_room_is_there"),
        ({f"{n},0": "fountain" for n in range(2, 19)}, "BC-2", "too_many"),
    ],
)
def test_an_illegal_layout_is_scored_and_its_problem_named(
    rooms: dict[str, str], rule: str, reason: str
):
    """BC-1 to BC-3, BC-21 to BC-25."""
    told = scored(rooms)
    assert told["legal"] is False
    assert any(problem.startswith(f"{rule} {reason}") for problem in told["problems"])
    assert set(told["rooms"]) == set(rooms)


def test_more_pieces_than_the_box_holds_are_a_problem():
    """BC-4, BC-5, BC-44."""
    told = scored({}, attendants=["knight"] * 8, bonus_cards=["bc_width", "bc_width"])
    assert [problem.split()[0] for problem in told["problems"]] == ["BC-4", "BC-5"]


def test_every_problem_is_listed():
    """BC-21, BC-22, BC-24."""
    told = scored({"5,5": "kitchen", "2,0": "crypt"})
    assert [problem.split()[0] for problem in told["problems"]] == ["BC-21", "BC-22", "BC-24"]


def test_a_tower_counts_only_what_is_below_it_even_in_an_illegal_castle():
    """BC-25, BC-55."""
    told = scored({"2,0": "kitchen", "2,1": "tower", "2,2": "library"})
    assert told["rooms"]["2,1"] == 1
    assert told["legal"] is False


def test_the_farthest_rooms_are_scored_too():
    """BC-20, BC-52: a column is a column over any gap."""
    told = scored({"30,-30": "subterranean_tunnel", "30,30": "tower", "-30,-30": "tower"})
    assert told["categories"]["towers"] == 1
    assert told["legal"] is False


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ([], "A position is a JSON object"),
        ({}, "does not say throne"),
        ({"throne": "throne_of_games"}, "no throne room 'throne_of_games'"),
        ({"throne": "throne_utility_food", "rooms": {"0,1": "garage"}}, "no room 'garage'"),
        ({"throne": "throne_utility_food", "rooms": {"one": "kitchen"}}, "A space is written"),
        ({"throne": "throne_utility_food", "rooms": {"-0,1": "kitchen"}}, "A space is written"),
        ({"throne": "throne_utility_food", "rooms": {"01,1": "kitchen"}}, "A space is written"),
        ({"throne": "throne_utility_food", "rooms": {"31,0": "kitchen"}}, "more than 30 away"),
        ({"throne": "throne_utility_food", "rooms": {"0,-400": "crypt"}}, "more than 30 away"),
        ({"throne": "throne_utility_food", "rooms": {"2,0\n": "kitchen"}}, "A space is written"),
        ({"throne": "throne_utility_food", "rooms": {"2,0": 5}}, "rooms.2,0"),
        ({"throne": "throne_utility_food", "attendants": ["cook"]}, "no royal attendant 'cook'"),
        ({"throne": "throne_utility_food", "bonus_cards": ["x"]}, "no bonus card 'x'"),
        ({"throne": "throne_utility_food", "moat": 1}, "moat"),
    ],
)
def test_what_cannot_be_read_is_one_clear_sentence(position: object, said: str):
    with pytest.raises(PositionError) as caught:
        GAME.score(position)
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_the_command_prints_the_sheet_of_a_file(capsys, tmp_path: Path):
    """BC-45: an illegal layout is an answer, not an error."""
    file = tmp_path / "castle.json"
    position = {"throne": "throne_utility_food", "rooms": {"2,0": "fountain", "2,1": "kitchen"}}
    file.write_text(json.dumps(position))
    assert main(["score", "two_castles", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["total"], told["legal"]) == (5, False)
    assert told["rooms"] == {"2,0": 5, "2,1": 0}
    assert told["problems"] == ["BC-25 open_to_sky below=fountain space=2,1"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is not JSON"),
        ('{"throne": "moat"}', "There is no throne room 'moat'."),
        (
            '{"throne": "throne_utility_food", "rooms": {"2,0": "salon", "2,0": "sty"}}',
            "names '2,0' twice.\n",
        ),
    ],
)
def test_the_command_complains_in_one_line(capsys, tmp_path: Path, text: str, said: str):
    """BC-20: of two rooms on one space none is dropped without a word."""
    (tmp_path / "castle.json").write_text(text)
    assert main(["score", "two_castles", str(tmp_path / "castle.json")]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert said in out.err
    assert out.err.count("\n") == 1
