"""What is in the box (BC-1 to BC-6)."""

from __future__ import annotations

from collections import Counter

from engine.games.two_castles.components import REGULAR, SPECIAL, Hanging, Kind, Rule, Wanted
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    KINDS,
    PATTERNS,
    REGULAR_ROOMS,
    SPECIAL_ROOMS,
    THRONE_ROOMS,
)
from engine.games.two_castles.spaces import THRONE, written


def test_there_are_21_different_regular_rooms_of_each_of_seven_types():
    """BC-1."""
    assert Counter(room.kind for room in REGULAR_ROOMS) == dict.fromkeys(REGULAR, 21)
    assert len({room.id for room in REGULAR_ROOMS}) == len(REGULAR_ROOMS) == 147
    assert all(room.count == 1 for room in REGULAR_ROOMS)


def test_there_are_16_fountains_towers_and_grand_foyers():
    """BC-2, A-1: both sides are alike, so a special room is known by its kind alone."""
    assert {room.kind: room.count for room in SPECIAL_ROOMS} == dict.fromkeys(SPECIAL, 16)


def test_there_are_seven_throne_rooms_two_spaces_wide():
    """BC-3."""
    assert len({throne.id for throne in THRONE_ROOMS}) == 7
    assert [written(space) for space in THRONE] == ["0,0", "1,0"]


def test_there_are_seven_attendants_of_each_of_four_kinds():
    """BC-4."""
    assert {a.id: a.count for a in ATTENDANTS} == {
        "painter": 7, "knight": 7, "fire_eater": 7, "cosmetician": 7
    }  # fmt: skip


def test_there_are_twenty_different_bonus_cards():
    """BC-5."""
    assert len({card.id for card in BONUS_CARDS}) == len(BONUS_CARDS) == 20
    assert len({(card.count, card.wanted, card.threshold) for card in BONUS_CARDS}) == 20


def test_every_regular_room_but_outdoor_ones_shows_one_wall_hanging():
    """BC-6."""
    for room in REGULAR_ROOMS:
        assert (room.hanging is None) == (room.kind is Kind.OUTDOOR), room.id
    assert all(room.hanging is None for room in SPECIAL_ROOMS)
    shown = Counter(room.hanging for room in REGULAR_ROOMS if room.hanging)
    assert sorted(shown.values()) == [31, 31, 32, 32]
    assert all(isinstance(throne.hanging, Hanging) for throne in THRONE_ROOMS)


def test_a_corridor_wants_the_hanging_it_shows():
    """BC-51."""
    for room in REGULAR_ROOMS:
        if room.kind is Kind.CORRIDOR:
            assert room.scoring.wanted.value == room.hanging


def test_every_type_of_room_scores_by_the_rule_of_its_type():
    """BC-46 to BC-52: rules are data."""
    rules = {
        Kind.FOOD: (Rule.POSITIONS, {2}),
        Kind.LIVING: (Rule.POSITIONS, {1, 2}),
        Kind.UTILITY: (Rule.CONNECTED, {1}),
        Kind.OUTDOOR: (Rule.ANYWHERE, {1}),
        Kind.SLEEPING: (Rule.ALL_OTHER_TYPES, {4}),
        Kind.CORRIDOR: (Rule.POSITIONS, {1}),
        Kind.DOWNSTAIRS: (Rule.COLUMN, {1, 2}),
    }
    for kind, (rule, points) in rules.items():
        rooms = [room for room in REGULAR_ROOMS if room.kind is kind]
        assert {room.scoring.rule for room in rooms} == {rule}
        assert {room.scoring.points for room in rooms} == points


def test_two_points_are_for_what_is_hard_to_surround():
    """BC-47, BC-52: outdoor and downstairs rooms, and special rooms in a column."""
    for room in REGULAR_ROOMS:
        hard = {
            Kind.LIVING: (Wanted.OUTDOOR, Wanted.DOWNSTAIRS),
            Kind.DOWNSTAIRS: (Wanted.SPECIAL,),
        }
        if room.kind in hard:
            assert (room.scoring.points == 2) == (room.scoring.wanted in hard[room.kind]), room.id
    assert sum(r.kind is Kind.LIVING and r.scoring.points == 2 for r in REGULAR_ROOMS) == 5


def test_only_chocolate_and_spice_look_two_spaces_down():
    """BC-46."""
    deep = [room.id for room in REGULAR_ROOMS if room.scoring.pattern == "two_below"]
    assert deep == ["chocolate_room", "spice_room"]
    assert PATTERNS["two_below"] == ((0, -1), (0, -2))


def test_the_bonus_of_the_third_downstairs_room_is_marked_as_inferred():
    """BC-42, A-8."""
    assert [kind.id for kind in KINDS.values() if not kind.verified] == [Kind.DOWNSTAIRS]
    assert "inferred" in KINDS[Kind.DOWNSTAIRS].reason
