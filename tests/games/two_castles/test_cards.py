"""What bonus cards count (BC-58)."""

from __future__ import annotations

import pytest

from engine.games.two_castles.components import Category
from tests.games.two_castles.scenes import ONE_OF_EACH, castle, sheet, some

RING = {
    "-1,-1": "great_hall",
    "0,-1": "crypt",
    "1,-1": "dungeon",
    "2,-1": "laboratory",
    "-1,0": "kitchen",
    "2,0": "library",
    "-1,1": "game_storage",
    "0,1": "nap_room",
    "1,1": "parlor",
    "2,1": "aviary",
}


@pytest.mark.parametrize(
    ("card", "rooms", "worth"),
    [
        ("bc_food", ONE_OF_EACH, 2),
        ("bc_living", ONE_OF_EACH | {"3,0": "parlor"}, 4),
        ("bc_utility", ONE_OF_EACH, 2),
        ("bc_outdoor", ONE_OF_EACH, 2),
        ("bc_sleeping", ONE_OF_EACH, 0),
        ("bc_corridor", ONE_OF_EACH, 2),
        ("bc_downstairs", ONE_OF_EACH, 2),
        ("bc_special", {}, 2),
        ("bc_special", {"2,0": "fountain", "-1,0": "grand_foyer"}, 6),
        ("bc_distinct_types", {}, 0),
        ("bc_distinct_types", ONE_OF_EACH | {"3,0": "tower", "4,0": "tower"}, 7),
        ("bc_underground", ONE_OF_EACH | {"0,-2": "grand_foyer"}, 3),
        ("bc_high_rooms", {"0,1": "kitchen"}, 0),
        ("bc_high_rooms", {"0,1": "kitchen", "0,2": "library", "0,3": "tower"}, 2),
        ("bc_height", {}, 1),
        ("bc_height", {"0,1": "kitchen", "0,-1": "crypt", "0,-2": "dungeon"}, 4),
        ("bc_width", {}, 2),
        ("bc_width", {"2,0": "kitchen", "0,1": "library"}, 3),
        ("bc_surrounded_8", RING, 3),
        ("bc_surrounded_8", {w: r for w, r in RING.items() if w != "2,1"}, 0),
        ("bc_surrounded_4", {w: r for w, r in RING.items() if w not in ("2,1", "-1,-1")}, 2),
        ("bc_surrounded_4", {w: r for w, r in RING.items() if w != "1,-1"}, 0),
        ("bc_throne_distinct_6", RING, 8),
        ("bc_throne_distinct_6", {"-1,0": "fountain", "2,0": "kitchen"}, 2),
        ("bc_throne_occupied_10", RING, 10),
        ("bc_throne_occupied_10", RING | {"3,0": "salon"}, 10),
        ("bc_types_with_3", RING, 2),
        ("bc_types_with_5", RING, 0),
        ("bc_types_with_3", {"2,0": "fountain", "3,0": "fountain", "4,0": "fountain"}, 0),
    ],
)
def test_bonus_cards_count_as_printed(card: str, rooms: dict[str, str], worth: int):
    """BC-58, A-16: storey 2 is y = 2."""
    assert sheet(castle(rooms, cards=[card])).of(Category.BONUS_CARDS) == worth


def test_five_rooms_of_a_type_please_both_cards():
    """BC-58."""
    cellar = {f"0,-{n}": room for n, room in enumerate(some("downstairs", 5), 1)}
    assert sheet(castle(cellar, cards=["bc_types_with_5"])).of(Category.BONUS_CARDS) == 4
    assert sheet(castle(cellar, cards=["bc_types_with_3"])).of(Category.BONUS_CARDS) == 2


def test_four_points_for_every_attendant():
    """BC-58, BC-41."""
    made = castle({}, attendants=["knight", "painter"], cards=["bc_attendants"])
    assert sheet(made).of(Category.BONUS_CARDS) == 8


def test_a_room_between_the_throne_room_and_seven_others_is_surrounded():
    """BC-58: the throne room may fill two of the eight spaces."""
    around = {
        "-1,0": "kitchen",
        "-1,1": "library",
        "1,1": "parlor",
        "0,1": "game_storage",
        "-1,2": "nap_room",
        "0,2": "solar",
        "1,2": "salon",
    }
    made = castle(around, cards=["bc_surrounded_8"])
    assert sheet(made).of(Category.BONUS_CARDS) == 3
