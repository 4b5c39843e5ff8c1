"""What the third and the fifth room of a type bring (BC-30 to BC-42)."""

from __future__ import annotations

import pytest

from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial
from engine.games.two_castles.components import REGULAR, Bonus
from engine.games.two_castles.content import ATTENDANTS, KINDS, ROOMS
from engine.games.two_castles.events import BonusGained
from engine.games.two_castles.moves import Build, Claim, KeepCard, TakeAttendant
from tests.games.two_castles.scenes import (
    about_to_build,
    after_building,
    asked,
    at,
    build_anywhere,
    events,
    number,
    offers,
    placing,
    refused,
    some,
    with_kinds,
)

TAKES_A_BONUS = (Build, Claim, KeepCard, TakeAttendant)
THIRD = {
    "food": "BuildDrawn",
    "living": "ChooseAttendant",
    "utility": "ChooseCard",
    "outdoor": "BuildSpecial",
    "sleeping": "BuildSpecial",
    "corridor": "BuildSpecial",
    "downstairs": "ClaimBonus",
}


@pytest.mark.parametrize("kind", REGULAR)
def test_the_third_room_of_a_type_brings_its_bonus_at_once(kind: str):
    """BC-30: before anything else is placed; the seat that built it answers (A-2)."""
    state = after_building(kind, 2)
    assert asked(state) == THIRD[kind]
    assert list(state.waiting) == [0]
    gained = [event for event in state.news if isinstance(event, BonusGained)]
    assert [(event.castle, event.kind, event.number) for event in gained] == [(0, kind, 3)]


@pytest.mark.parametrize("kind", REGULAR)
def test_the_fifth_room_of_a_type_brings_a_special_room_of_choice(kind: str):
    """BC-31."""
    state = after_building(kind, 4)
    rooms = {offer.split()[1] for offer in offers(state)}
    assert rooms == {"fountain", "tower", "grand_foyer"}
    assert {offer.split()[3] for offer in offers(state)} == {"0"}


@pytest.mark.parametrize("kind", REGULAR)
@pytest.mark.parametrize("have", [0, 1, 3, 5, 6, 7])
def test_no_other_room_of_a_type_brings_anything(kind: str, have: int):
    """BC-32: each trigger fires once."""
    state = after_building(kind, have)
    assert events(state) == ["RoomBuilt"]
    assert asked(state) == "PlaceTiles"


def test_special_rooms_bring_no_bonus_by_their_number():
    """BC-32."""
    state = after_building("outdoor", 2, fountain=0)
    made = state.castles[0]
    for _ in range(2):
        made.build(number("fountain"), made.open_above[0])
    build_anywhere(state, "fountain")
    assert events(state) == ["RoomBuilt"]


@pytest.mark.parametrize(
    ("kind", "special"),
    [("outdoor", "fountain"), ("sleeping", "tower"), ("corridor", "grand_foyer")],
)
def test_three_types_bring_a_special_room_of_their_own(kind: str, special: str):
    """BC-38, BC-39, BC-40, A-7."""
    state = after_building(kind, 2)
    assert {offer.split()[1] for offer in offers(state)} == {special}
    other = "tower" if special == "fountain" else "fountain"
    rule = {"fountain": "BC-38", "tower": "BC-39", "grand_foyer": "BC-40"}[special]
    assert refused(state, Build(0, number(other), at("9,0"))) == f"{rule} other_kind"
    build_anywhere(state, special)
    assert state.castles[0].rooms[-1] == number(special)
    assert sum(state.specials) == 47


def test_tiles_from_a_bonus_obey_the_placing_rules():
    """BC-33."""
    state = after_building("outdoor", 2)
    assert refused(state, Build(0, number("fountain"), at("0,-1"))) == "BC-24 never_underground"
    assert refused(state, Build(0, number("fountain"), at("20,0"))) == "BC-21 no_shared_edge"
    assert refused(state, Build(1, number("fountain"), at("2,0"))) == "BC-38 other_castle"


def test_the_third_food_room_draws_five_tiles_and_builds_one():
    """BC-35."""
    state, room = about_to_build("food", 2)
    top = state.supply[:5]
    build_anywhere(state, room)
    assert state.drawn == top
    assert {number(offer.split()[1]) for offer in offers(state)} == set(top)
    assert refused(state, Build(0, state.supply[0], at("0,1"))) == "BC-35 not_drawn"
    build_anywhere(state, ROOMS[top[0]].id)
    assert state.discards == top[1:]
    assert state.castles[0].rooms[-1] == top[0]
    assert state.drawn == ()


def test_what_a_castle_draws_lies_open():
    """A-17: also for seats that do not decide about it."""
    state, room = about_to_build("food", 2)
    build_anywhere(state, room)
    assert state.drawn
    assert all(state.seen_by(seat).drawn == state.drawn for seat in range(len(state.builders)))


def test_food_chains_into_living_as_in_the_rulebook():
    """BC-33, BC-34: the worked example."""
    state, room = about_to_build("food", 2, living=2)
    living = number(some("living", 1, 10)[0])
    state.supply = (living, *[tile for tile in state.supply if tile != living])
    build_anywhere(state, room)
    gained = [e.bonus for e in state.news if isinstance(e, BonusGained)]
    build_anywhere(state, ROOMS[living].id)
    gained += [e.bonus for e in state.news if isinstance(e, BonusGained)]
    assert gained == [Bonus.EXTRA_ROOM, Bonus.ATTENDANT]
    assert events(state)[:2] == ["TilesDiscarded", "RoomBuilt"]
    state.play(0, TakeAttendant(0))
    assert asked(state) == "PlaceTiles"
    assert {offer.split()[3] for offer in offers(state) if "build" in offer} == {"2"}


def test_a_drawn_tile_can_be_the_fifth_of_its_type():
    """BC-33, BC-34: food gives a room, the room a special room, then the turn goes on."""
    state, room = about_to_build("food", 2, corridor=4)
    hall = number(some("corridor", 1, 10)[0])
    state.supply = (hall, *[tile for tile in state.supply if tile != hall])
    build_anywhere(state, room)
    build_anywhere(state, ROOMS[hall].id)
    assert asked(state) == "BuildSpecial"
    build_anywhere(state, "tower")
    assert asked(state) == "PlaceTiles"


def test_downstairs_chains_through_food_into_another_type():
    """BC-34, BC-42."""
    state, room = about_to_build("downstairs", 2, sleeping=2)
    bed = number("kings_chambers")
    state.supply = (bed, *[tile for tile in state.supply if tile != bed])
    build_anywhere(state, room)
    state.play(0, Claim(Bonus.EXTRA_ROOM))
    assert asked(state) == "BuildDrawn"
    build_anywhere(state, "kings_chambers")
    assert {offer.split()[1] for offer in offers(state)} == {"tower"}


def test_the_third_utility_room_keeps_one_card_of_three():
    """BC-36."""
    state, room = about_to_build("utility", 2)
    top = state.cards[:3]
    build_anywhere(state, room)
    assert set(state.moves(0)) == {KeepCard(card) for card in top}
    other = state.why_not(0, KeepCard(state.cards[0]))
    assert other is not None
    assert str(other).startswith("BC-36 not_drawn")
    state.play(0, KeepCard(top[1]))
    assert state.castles[0].cards == (top[1],)
    assert state.card_discards == (top[0], top[2])
    assert len(state.cards) == 17


def test_the_third_living_room_brings_an_attendant_of_any_kind():
    """BC-37, A-7."""
    state = after_building("living", 2)
    assert offers(state) == [f"take {attendant.id}" for attendant in ATTENDANTS]
    state.play(0, TakeAttendant(2))
    assert state.castles[0].attendants == (2,)
    assert state.attendants == (7, 7, 6, 7)


def test_a_castle_can_have_two_attendants_of_one_kind():
    """BC-41."""
    state, room = about_to_build("living", 2)
    state.castles[0].attendants = (2,)
    build_anywhere(state, room)
    state.play(0, TakeAttendant(2))
    assert state.castles[0].attendants == (2, 2)


def test_the_third_downstairs_room_brings_any_other_bonus():
    """BC-42, A-8."""
    expected = {
        Bonus.EXTRA_ROOM: "BuildDrawn",
        Bonus.BONUS_CARD: "ChooseCard",
        Bonus.ATTENDANT: "ChooseAttendant",
        Bonus.FOUNTAIN: "BuildSpecial",
        Bonus.TOWER: "BuildSpecial",
        Bonus.GRAND_FOYER: "BuildSpecial",
    }
    others = {kind.third for kind in KINDS.values() if kind.third} - {Bonus.ANY_OTHER}
    assert set(expected) == others
    for bonus, question in expected.items():
        state = after_building("downstairs", 2)
        assert set(state.moves(0)) == {Claim(b) for b in expected}
        state.play(0, Claim(bonus))
        assert asked(state) == question
        assert events(state)[0] == "BonusClaimed"


@pytest.mark.parametrize(
    ("bonus", "take_away"),
    [
        (Bonus.FOUNTAIN, {"specials": (0, 16, 16)}),
        (Bonus.TOWER, {"specials": (16, 0, 16)}),
        (Bonus.GRAND_FOYER, {"specials": (16, 16, 0)}),
        (Bonus.ATTENDANT, {"attendants": (0, 0, 0, 0)}),
        (Bonus.BONUS_CARD, {"cards": (), "card_discards": ()}),
        (Bonus.EXTRA_ROOM, {"supply": (), "discards": (), "put_away": ()}),
    ],
)
def test_a_bonus_that_nobody_can_take_any_more_is_not_offered(
    bonus: Bonus, take_away: dict[str, tuple[int, ...]]
):
    """BC-44: a claim that brought nothing would be lost."""
    state = after_building("downstairs", 2)
    for name, rest in take_away.items():
        setattr(state, name, rest)
    assert Claim(bonus) not in state.moves(0)
    refusal = state.why_not(0, Claim(bonus))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BC-44", "bonus_gone")
    assert len(state.moves(0)) == 5


@pytest.mark.parametrize("kind", REGULAR)
def test_a_bonus_is_not_declined(kind: str):
    """A-14: nothing goes on before it is taken, not even the own second tile."""
    state = after_building(kind, 2)
    question, (second,) = state.agenda[-1], state.builders[0].chosen
    assert all(isinstance(move, TAKES_A_BONUS) for move in state.moves(0))
    if isinstance(question, BuildDrawn | BuildSpecial):
        assert refused(state, Build(2, second, at("2,0")))
    for move in state.moves(0):
        after = state.after(0, move)
        assert question not in after.agenda
        assert after.castles[0] != state.castles[0] or isinstance(move, Claim)


def test_bonuses_are_drawn_in_the_order_of_placing():
    """A-15: two castles draw in one step; the one built in first takes the top of the supply."""
    first, second = some("food", 2, 2)
    two_food = with_kinds(food=2)
    state = placing(chosen=(first, second), left=two_food, right=two_food.copy())
    top = state.supply[:10]
    build_anywhere(state, second, in_castle=2)
    assert state.drawn == top[:5]
    build_anywhere(state, ROOMS[not_food(top[:5])].id, in_castle=2)
    build_anywhere(state, first, in_castle=0)
    assert state.drawn == top[5:]


def not_food(rooms: tuple[int, ...]) -> int:
    return next(room for room in rooms if ROOMS[room].kind != "food")


@pytest.mark.parametrize(
    ("kind", "turns_up"), [("food", True), ("utility", True), ("living", False), ("outdoor", False)]
)
def test_what_a_bonus_turns_up_cannot_be_taken_back(kind: str, turns_up: bool):
    """A-4: undo stops at a reveal; before one the room may still be moved."""
    state, room = about_to_build(kind, 2)
    before = state.reveals
    build_anywhere(state, room)
    assert (state.reveals > before) == turns_up


def test_a_castle_can_have_several_bonus_cards():
    """BC-41, BC-42: the second one through the third downstairs room."""
    state, room = about_to_build("downstairs", 2)
    state.castles[0].cards, state.cards = state.cards[:1], state.cards[1:]
    build_anywhere(state, room)
    state.play(0, Claim(Bonus.BONUS_CARD))
    state.play(0, state.moves(0)[0])
    assert len(set(state.castles[0].cards)) == 2
