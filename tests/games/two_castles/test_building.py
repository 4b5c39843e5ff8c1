"""Where a room may go (BC-20 to BC-26)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.games.two_castles.building import spaces_to_try, why_not_there
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.spaces import FARTHEST, x_of, y_of
from tests.games.two_castles.scenes import at, castle, number

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())["examples"]
(BASIC,) = [example for example in EXAMPLES if example["kind"] == "placement"]
HOUSE = {"0,1": "nap_room", "1,1": "aviary", "-1,-1": "crypt", "-1,0": "great_hall"}


def answer(made: Castle, room: str, where: str) -> str:
    """Return ``rule reason``, or ``legal``."""
    refusal = why_not_there(made, number(room), at(where))
    offered = at(where) in made.open_to(number(room))
    assert offered == (refusal is None)
    return f"{refusal.rule} {refusal.reason}" if refusal else "legal"


@pytest.mark.parametrize("case", BASIC["placements"], ids=lambda c: f"{c['room']} {c['at']}")
def test_the_worked_examples_of_placing(case: Any):
    """BC-21 to BC-25."""
    made = castle(BASIC["cells"], BASIC["throne"])
    assert (answer(made, case["room"], case["at"]) == "legal") == case["legal"], case["why"]


@pytest.mark.parametrize(
    ("room", "where", "said"),
    [
        ("kitchen", "0,0", "BC-20 space_taken"),
        ("kitchen", "0,1", "BC-20 space_taken"),
        ("kitchen", "4,0", "BC-21 no_shared_edge"),
        ("dungeon", "2,-1", "BC-21 no_shared_edge"),
        ("kitchen", "2,1", "BC-22 unsupported"),
        ("kitchen", "0,-1", "BC-24 never_underground"),
        ("dungeon", "2,0", "BC-24 only_underground"),
        ("fountain", "0,-1", "BC-24 never_underground"),
        ("tower", "0,-1", "BC-24 never_underground"),
        ("kitchen", "1,2", "BC-25 open_to_sky"),
        ("grand_foyer", "1,2", "BC-25 open_to_sky"),
        ("tower", "1,2", "BC-25 open_to_sky"),
    ],
)
def test_every_refusal_names_its_rule(room: str, where: str, said: str):
    """BC-20 to BC-25."""
    assert answer(castle(HOUSE), room, where) == said


def test_the_first_tile_touches_the_throne_room():
    """BC-21: four spaces beside and above, two below."""
    assert sorted(castle().open_above) == sorted(map(at, ["-1,0", "2,0", "0,1", "1,1"]))
    assert sorted(castle().open_below) == sorted(map(at, ["0,-1", "1,-1"]))


def test_each_half_of_the_throne_room_supports_a_tile():
    """BC-22."""
    assert answer(castle(), "kitchen", "0,1") == answer(castle(), "kitchen", "1,1") == "legal"


def test_a_tile_beside_a_floor_needs_support_all_the_same():
    """BC-22: touching a neighbour on the same floor is not enough."""
    assert answer(castle({"0,1": "nap_room"}), "library", "-1,1") == "BC-22 unsupported"


def test_a_ground_floor_tile_may_hang_on_nothing_but_the_cellar():
    """BC-23."""
    made = castle({"1,-1": "crypt", "2,-1": "dungeon", "3,-1": "great_hall"})
    assert answer(made, "kitchen", "3,0") == "legal"
    assert answer(made, "laboratory", "4,-1") == "legal"


def test_an_underground_tile_needs_nothing_above_it():
    """BC-23, BC-24: several rows deep, too."""
    made = castle({"0,-1": "crypt", "0,-2": "dungeon", "0,-3": "great_hall"})
    assert answer(made, "laboratory", "-1,-3") == "legal"
    assert answer(made, "grand_foyer", "0,-4") == "legal"


@pytest.mark.parametrize("kind", ["food", "living", "utility", "outdoor", "sleeping"])
def test_these_types_stay_above_ground(kind: str):
    """BC-24."""
    for room in (r.id for r in ROOMS if r.kind == kind):
        assert answer(castle(), room, "0,-1") == "BC-24 never_underground"
        assert answer(castle(), room, "2,0") == "legal"


def test_corridors_and_foyers_go_anywhere():
    """BC-24."""
    for room in ("great_hall", "grand_foyer"):
        assert {answer(castle(), room, w) for w in ("0,1", "2,0", "0,-1")} == {"legal"}


@pytest.mark.parametrize("blue", ["aviary", "fountain", "tower"])
def test_nothing_ever_stands_on_a_blue_border(blue: str):
    """BC-25, A-5: not the first tile, not another blue one; left and right are free."""
    made = castle({"2,0": blue})
    for room in ("kitchen", "great_hall", "aviary", "fountain", "tower", "grand_foyer"):
        assert answer(made, room, "2,1") == "BC-25 open_to_sky"
    assert answer(made, "kitchen", "3,0") == "legal"


def test_a_blue_border_stands_on_white_ones_and_on_the_ground():
    """BC-25."""
    made = castle({"2,0": "kitchen"})
    for blue in ("aviary", "fountain", "tower"):
        assert answer(made, blue, "2,1") == answer(made, blue, "3,0") == "legal"


@pytest.mark.parametrize("seed", range(8))
def test_open_spaces_are_exactly_those_the_rules_allow(seed: int):
    """BC-20 to BC-26: what a castle keeps up to date and what the rules say is the same."""
    dice = random.Random(seed)
    made = Castle(0)
    for _ in range(29):
        for room in range(len(ROOMS)) if seed == 0 else dice.sample(range(len(ROOMS)), 12):
            lawful = {s for s in spaces_to_try(made) if why_not_there(made, room, s) is None}
            assert lawful == set(made.open_to(room))
            assert len(lawful) == len(made.open_to(room)) > 0
        room = dice.randrange(len(ROOMS))
        made.build(room, dice.choice(made.open_to(room)))


@pytest.mark.parametrize("room", ["kitchen", "great_hall", "dungeon", "fountain", "grand_foyer"])
def test_every_tile_has_a_place_even_under_an_open_sky(room: str):
    """BC-26: the ends of the ground row and one step further underground are always free."""
    walled = {"-1,0": "aviary", "2,0": "fountain", "0,1": "tower", "1,1": "sty"}
    made = castle(walled | {"0,-1": "crypt", "1,-1": "laboratory"})
    ground, cellar = {at("-2,0"), at("3,0")}, {at("0,-2"), at("1,-2")}
    open_to_it = set(made.open_to(number(room)))
    assert open_to_it & (cellar if room == "dungeon" else ground)
    assert not open_to_it & {at("-1,1"), at("2,1"), at("0,2"), at("1,2")}


@pytest.mark.parametrize("end", [0, -1])
def test_a_castle_grows_in_one_direction_as_far_as_tiles_last(end: int):
    """BC-20: 29 tiles, the most a castle can get, fit in every direction."""
    for key in (x_of, y_of):
        made = Castle(0)
        for _ in range(29):
            spaces = sorted(made.open_to(number("great_hall")), key=key)
            made.build(number("great_hall"), spaces[end])
        assert all(max(abs(x_of(s)), abs(y_of(s))) <= FARTHEST for s in made.spaces)
        assert 29 in {abs(key(s)) for s in made.spaces} | {abs(key(s)) - 1 for s in made.spaces}
