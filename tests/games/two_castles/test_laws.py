"""What no play can lead to is named, one law each, and a text that says it is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.chance import Chance
from engine.core.errors import PositionError
from engine.games.two_castles import GAME
from engine.games.two_castles.content import FIRST_SPECIAL, ROOM_NUMBERS
from engine.games.two_castles.spaces import space_at
from engine.games.two_castles.state import TwoCastles
from tests.contract.cases import Restless

Change = Callable[[TwoCastles], object]


def halfway() -> TwoCastles:
    """Return a table in the second round, with rooms everywhere."""
    state, hand = GAME.new(3, Chance(5)), Restless(GAME, Chance(6))
    while state.round < 2:
        seat = min(state.waiting)
        state.apply(seat, hand.choose(state, seat))
    return state


def twice(state: TwoCastles) -> None:
    state.supply = (state.castles[0].rooms[0], *state.supply[1:])


def lifted(state: TwoCastles) -> None:
    castle = state.castles[0]
    castle.spaces = (*castle.spaces[:-1], space_at(9, 5))


def stacked(state: TwoCastles) -> None:
    castle = state.castles[0]
    castle.spaces = (*castle.spaces[:-1], castle.spaces[0])


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (twice, "times, not once"),
        (lifted, "castle 0"),
        (stacked, "castle 0 has 2 rooms on"),
        (lambda state: setattr(state, "round", 3), "round 3, not 1..2"),
        (lambda state: setattr(state, "supply", state.supply[1:]), "is there 0 times, not once"),
        (lambda state: setattr(state, "cards", state.cards[1:]), "bonus card"),
        (lambda state: setattr(state, "attendants", (0,) * 7), "attendant"),
        (lambda state: setattr(state, "specials", ()), "is missing"),
        (lambda state: setattr(state.castles[1], "throne", state.castles[0].throne), "throne"),
        (lambda state: setattr(state.castles[1], "spaces", ()), "rooms on 0 spaces"),
        (lambda state: setattr(state.builders[1], "chosen", (1, 2, 3)), "chosen 3, not 0..2"),
    ],
)
def test_what_no_play_leads_to_is_named(change: Change, law: str) -> None:
    """BC-8, BC-14, BC-20 to BC-25, BC-29."""
    state = halfway()
    assert not list(GAME.broken_laws(state))
    change(state)
    assert law in " · ".join(GAME.broken_laws(state))


def test_special_rooms_are_as_many_as_in_the_box() -> None:
    """BC-44."""
    state = halfway()
    state.specials = (state.specials[0] - 1, *state.specials[1:])
    (law,) = GAME.broken_laws(state)
    assert "times, not" in law
    assert ROOM_NUMBERS[law.split()[0]] >= FIRST_SPECIAL


@pytest.mark.parametrize(
    ("rooms", "law"),
    [
        ("bakery 2,0 bakery 3,0", "tile bakery is there 2 times"),
        ("bakery 5,0", "nothing joins to it"),
        ("bakery 2,3", "breaks BC-22"),
        ("bakery 2,-1", "breaks BC-24"),
    ],
)
def test_a_text_with_a_castle_that_cannot_stand_is_refused(rooms: str, law: str) -> None:
    """BC-21, BC-22, BC-24."""
    with pytest.raises(PositionError, match=law):
        GAME.position(f"two_castles 3\ncastle 0 rooms {rooms}\nthen start_round 2")
