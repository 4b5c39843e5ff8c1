"""What happens when tiles, cards, special rooms or attendants run out (BC-43, BC-44)."""

from __future__ import annotations

import pytest

from engine.games.two_castles.moves import Build, TakeAttendant
from engine.games.two_castles.state import PutAway
from tests.games.two_castles.scenes import (
    about_to_build,
    asked,
    at,
    build_anywhere,
    events,
    number,
    offers,
    refused,
)


def test_too_few_tiles_are_refilled_with_all_discards():
    """BC-43."""
    state, room = about_to_build("food", 2)
    state.supply, rest = state.supply[:4], state.supply[4:]
    state.discards, unshuffled = rest, state.supply + rest
    build_anywhere(state, room)
    assert len(state.drawn) == 5
    assert state.drawn + state.supply != unshuffled
    assert sorted(state.drawn + state.supply) == sorted(unshuffled)
    assert state.discards == ()
    assert len(state.supply) == 4 + len(rest) - 5
    assert events(state).index("SupplyRefilled") < events(state).index("TilesDrawn")


def test_the_last_tiles_of_hands_come_back_too():
    """BC-43."""
    state, room = about_to_build("food", 2)
    state.put_away = tuple([PutAway(tile, (0,)) for tile in state.supply[2:]])
    state.supply = state.supply[:2]
    build_anywhere(state, room)
    assert len(state.drawn) == 5
    assert state.put_away == ()


def test_five_tiles_left_are_enough():
    """BC-43."""
    state, room = about_to_build("food", 2)
    state.supply, state.discards = state.supply[:5], state.supply[5:]
    build_anywhere(state, room)
    assert "SupplyRefilled" not in events(state)


@pytest.mark.parametrize("left", [0, 3])
def test_if_there_are_still_too_few_tiles_draw_what_there_is(left: int):
    """A-9."""
    state, room = about_to_build("food", 2)
    state.supply = state.supply[:left]
    build_anywhere(state, room)
    assert len(state.drawn) == left
    assert asked(state) == ("BuildDrawn" if left else "PlaceTiles")
    assert ("BonusLost" in events(state)) == (left == 0)


def test_too_few_cards_are_shuffled_with_the_discarded_ones():
    """BC-43."""
    state, room = about_to_build("utility", 2)
    unshuffled = state.cards
    state.cards, state.card_discards = state.cards[:2], state.cards[2:]
    build_anywhere(state, room)
    assert len(state.drawn_cards) == 3
    assert state.drawn_cards + state.cards != unshuffled
    assert len(state.cards) == 17
    assert state.card_discards == ()
    assert "CardsRefilled" in events(state)


def test_without_any_card_the_bonus_is_lost():
    """BC-43, BC-44."""
    state, room = about_to_build("utility", 2)
    state.cards = ()
    build_anywhere(state, room)
    assert "BonusLost" in events(state)
    assert asked(state) == "PlaceTiles"


def test_another_special_room_is_taken_when_one_kind_has_run_out():
    """BC-44, A-10."""
    state, room = about_to_build("outdoor", 2)
    state.specials = (0, 16, 16)
    build_anywhere(state, room)
    assert {offer.split()[1] for offer in offers(state)} == {"tower", "grand_foyer"}
    assert refused(state, Build(0, number("fountain"), at("9,0"))) == "BC-44 none_left"


def test_another_attendant_is_taken_when_one_kind_has_run_out():
    """BC-44, A-10."""
    state, room = about_to_build("living", 2)
    state.attendants = (0, 1, 0, 0)
    build_anywhere(state, room)
    assert offers(state) == ["take knight"]
    refusal = state.why_not(0, TakeAttendant(0))
    assert refusal is not None
    assert refusal.rule == "BC-44"


@pytest.mark.parametrize("kind", ["living", "sleeping"])
def test_a_bonus_is_lost_when_nothing_is_left_at_all(kind: str):
    """BC-44."""
    state, room = about_to_build(kind, 2)
    state.specials, state.attendants = (0, 0, 0), (0, 0, 0, 0)
    build_anywhere(state, room)
    assert events(state)[-1] == "BonusLost"
    assert asked(state) == "PlaceTiles"
