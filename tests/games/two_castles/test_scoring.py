"""The score sheet, line by line (BC-27 to BC-29, BC-45 to BC-58)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.two_castles.components import Category
from engine.games.two_castles.content import REGULAR_ROOMS, ROOMS
from engine.games.two_castles.scoring import CATEGORIES
from tests.games.two_castles.scenes import ONE_OF_EACH, castle, points, sheet, some

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())["examples"]


def wanting(kind: str, wanted: str) -> list[str]:
    """Return the rooms of a kind that score for what is wanted."""
    return [r.id for r in REGULAR_ROOMS if r.kind == kind and r.scoring.wanted == wanted]


CASTLES = [example for example in EXAMPLES if example["kind"] == "castle_score"]


@pytest.mark.parametrize("example", CASTLES, ids=lambda example: example["id"])
def test_the_worked_examples_come_out_right(example: Any):
    """BC-46 to BC-56."""
    made = castle(example["cells"], example["throne"], example["attendants"])
    expected = example["expected"]
    for where, worth in expected.get("rooms", {}).items():
        assert points(made, where) == worth
    if "throne" in expected:
        assert sheet(made).of(Category.THRONE) == expected["throne"]


MUSTERBRUNN = {
    "-5,0": "fountain",
    "-4,0": "vineyard",
    "-3,0": "reading_room",
    "-2,0": "kittenry",
    "-2,1": "solar",
    "-1,-1": "hall_of_mirrors",
    "-1,0": "hall_of_windows",
    "-1,1": "drawing_room",
    "0,1": "panic_room",
    "0,2": "grand_foyer",
    "0,3": "princes_chambers",
    "0,4": "study",
    "0,5": "tower",
    "1,-1": "snake_pit",
    "1,1": "dead_end",
    "1,2": "library",
    "1,3": "morning_tea_room",
    "1,4": "map_room",
    "1,5": "tasso_room",
}
"""The layout is ours: the rulebook prints only the points."""


def test_the_score_sheet_of_the_rulebook_comes_out_right():
    """BC-45: thirteen lines, every room in its line, 62 points in all."""
    (example,) = [e for e in EXAMPLES if e["kind"] == "score_sheet"]
    made = castle(MUSTERBRUNN, "throne_utility_sleeping", ["cosmetician"])
    told = sheet(made)
    lines = zip(made.rooms, told.rooms, strict=True)
    by_kind: dict[str, list[int]] = {}
    for room, worth in lines:
        by_kind.setdefault(ROOMS[room].kind, []).append(worth)
    by_kind["bonus_card"] = []
    by_kind["royal_attendant"] = [told.of(Category.ATTENDANTS)]
    by_kind["throne"] = [told.of(Category.THRONE)]
    printed = example["categories"]
    assert {kind: sorted(worth) for kind, worth in by_kind.items()} == {
        kind: sorted(worth) for kind, worth in printed.items()
    }
    assert list(told.categories) == list(example["expected"]["category_totals"].values())
    assert len(CATEGORIES) == 13
    assert told.total == example["expected"]["total"] == 62


def test_every_room_scores_separately():
    """BC-45: the total is the sum of rooms, attendants, cards and throne room."""
    made = castle(ONE_OF_EACH, attendants=["knight"], cards=["bc_width"])
    told = sheet(made)
    rest = [Category.ATTENDANTS, Category.BONUS_CARDS, Category.THRONE]
    assert told.total == sum(told.rooms) + sum(told.of(line) for line in rest)


def test_diagonals_surround():
    """BC-27: a living room counts all eight spaces."""
    room = wanting("living", "sleeping")[0]
    made = castle({"2,0": room, "3,0": "nap_room", "3,1": "solar"})
    assert points(made, "2,0") == 2


@pytest.mark.parametrize(("where", "touches"), [("0,1", 1), ("1,1", 1), ("2,0", 1), ("-1,0", 1)])
def test_the_throne_room_counts_once_for_a_living_room(where: str, touches: int):
    """BC-28, BC-29: also where both halves surround the room."""
    room = wanting("living", "special")[0]
    assert points(castle({where: room}), where) == touches


def test_a_room_two_to_the_side_is_not_surrounded():
    """BC-27."""
    room = wanting("living", "special")[0]
    assert points(castle({"2,0": "kitchen", "3,0": room}), "3,0") == 0


def test_food_wanting_special_rooms_accepts_the_throne_room():
    """BC-29."""
    rooms = wanting("food", "special")
    assert rooms
    found = {points(castle({w: r}), w) for r in rooms for w in ("0,1", "2,0")}
    assert 2 in found
    assert found <= {0, 2}


def test_connected_special_rooms_include_the_throne_room_as_a_bridge():
    """BC-29, BC-48, A-6."""
    room = wanting("utility", "special")[0]
    assert points(castle({"-1,0": room}), "-1,0") == 1
    assert points(castle({"-1,0": room, "2,0": "fountain", "1,1": "tower"}), "-1,0") == 3


def test_outdoor_rooms_count_the_throne_room_among_special_rooms():
    """BC-29, BC-49."""
    room = wanting("outdoor", "special")[0]
    assert points(castle({"2,0": room}), "2,0") == 1
    assert points(castle({"2,0": room, "-1,0": "grand_foyer"}), "2,0") == 2


def test_downstairs_rooms_get_two_points_for_the_throne_room_above():
    """BC-29, BC-52."""
    room = wanting("downstairs", "special")[0]
    assert points(castle({"0,-1": room}), "0,-1") == 2
    assert points(castle({"0,-1": room, "0,1": "tower"}), "0,-1") == 4
    assert points(castle({"2,0": "kitchen", "2,-1": room}), "2,-1") == 0


def test_food_judges_its_two_spaces_separately():
    """BC-46."""
    made = castle({"2,0": "nap_room", "2,1": "wine_room"})
    assert points(made, "2,1") == 2
    made = castle({"2,0": "nap_room", "2,1": "wine_room", "2,2": "solar"})
    assert points(made, "2,1") == 4


def test_chocolate_counts_a_downstairs_room_two_spaces_below():
    """BC-46."""
    made = castle({"-1,0": "chocolate_room", "-1,-1": "great_hall", "-1,-2": "crypt"})
    assert points(made, "-1,0") == 2


def test_a_living_room_gets_two_points_for_an_outdoor_room():
    """BC-47."""
    room = wanting("living", "outdoor")[0]
    assert points(castle({"2,0": room, "3,0": "aviary", "2,1": "sty"}), "2,0") == 4


def test_a_utility_room_counts_a_chain_but_no_gap():
    """BC-48."""
    living = some("living", 4)
    chain = {"2,0": "game_storage", "3,0": living[0], "4,0": living[1], "5,0": "kitchen"}
    assert points(castle(chain), "2,0") == 2
    assert points(castle(chain | {"6,0": living[2]}), "2,0") == 2
    assert points(castle(chain | {"4,1": living[2], "5,1": living[3]}), "2,0") == 4


def test_a_utility_room_does_not_count_itself():
    """BC-48."""
    first, second = wanting("utility", "utility")[:2]
    made = castle({"2,0": first, "3,0": second, "4,0": "game_storage"})
    assert points(made, "2,0") == 2
    assert points(made, "3,0") == 2


def test_corners_do_not_connect():
    """BC-48."""
    living = some("living", 2)
    made = castle({"2,0": "game_storage", "3,0": "kitchen", "3,1": living[0]})
    assert points(made, "2,0") == 0


def test_an_outdoor_room_counts_the_whole_castle():
    """BC-49."""
    room = wanting("outdoor", "sleeping")[0]
    made = castle({"-1,0": room, "2,0": "nap_room", "3,0": "kitchen", "4,0": "solar"})
    assert points(made, "-1,0") == 2


def test_a_sleeping_room_wants_all_six_other_types():
    """BC-50."""
    full = ONE_OF_EACH | {"0,2": "nap_room"}
    assert points(castle(full), "0,2") == 4
    for missing in ("2,0", "1,-1", "-1,0"):
        less = {where: room for where, room in full.items() if where != missing}
        assert points(castle(less), "0,2") == 1


def test_a_corridor_counts_its_hanging_and_not_itself():
    """BC-51."""
    made = castle({"0,1": "echo_chamber"}, "throne_living_corridor")
    assert points(made, "0,1") == 1  # the throne room's torch, once for both halves
    assert points(castle({"0,1": "echo_chamber"}, "throne_living_sleeping"), "0,1") == 0


def test_a_downstairs_room_counts_its_column_over_gaps_both_ways():
    """BC-52."""
    corridor = wanting("downstairs", "corridor")[0]
    halls = some("corridor", 3)
    made = castle({"0,-1": halls[0], "0,-2": corridor, "0,-3": halls[1], "0,1": halls[2]})
    assert points(made, "0,-2") == 3
    same = wanting("downstairs", "downstairs")[:2]
    assert points(castle({"0,-1": same[0], "0,-2": same[1]}), "0,-1") == 1


def test_either_wanted_type_on_either_space_pleases_the_throne_room():
    """BC-53, A-11."""
    for first, second in (("kitchen", "game_storage"), ("game_storage", "kitchen")):
        assert sheet(castle({"-1,0": first, "2,0": second})).of(Category.THRONE) == 4
    assert sheet(castle({"-1,0": "kitchen", "2,0": "aviary"})).of(Category.THRONE) == 2
    assert sheet(castle({"0,1": "kitchen"})).of(Category.THRONE) == 0


def test_a_fountain_is_always_worth_five():
    """BC-54."""
    assert points(castle({"2,0": "fountain"}), "2,0") == 5


def test_a_tower_counts_every_room_below_it():
    """BC-55: throne room and cellar included, nothing above or beside."""
    made = castle({"0,-1": "crypt", "0,-2": "great_hall", "0,1": "kitchen", "0,2": "tower"})
    assert points(made, "0,2") == 4
    assert points(castle({"2,0": "tower"}), "2,0") == 0


def test_a_grand_foyer_counts_rooms_of_any_kind_around_it():
    """BC-56, BC-28."""
    assert points(castle({"0,1": "grand_foyer"}), "0,1") == 1
    assert points(castle({"0,1": "grand_foyer", "1,1": "fountain", "0,2": "tower"}), "0,1") == 3
    assert points(castle({"2,0": "kitchen", "3,0": "grand_foyer"}), "3,0") == 1


@pytest.mark.parametrize(
    ("servant", "throne"),
    [
        ("painter", "throne_utility_food"),
        ("knight", "throne_corridor_food"),
        ("fire_eater", "throne_utility_sleeping"),
        ("cosmetician", "throne_food_sleeping"),
    ],
)
def test_an_attendant_counts_its_hanging_the_throne_room_included(servant: str, throne: str):
    """BC-57, A-12."""
    others = {"painter", "knight", "fire_eater", "cosmetician"} - {servant}
    assert sheet(castle({}, throne, [servant])).of(Category.ATTENDANTS) == 1
    assert sheet(castle({}, throne, sorted(others))).of(Category.ATTENDANTS) == 0


def test_each_of_two_equal_attendants_scores_in_full():
    """BC-41, BC-57."""
    made = castle({"2,0": "bakery"}, "throne_corridor_food", ["knight", "knight"])
    assert sheet(made).of(Category.ATTENDANTS) == 4
