"""What no play can lead to is named, one law each, and whatever is handed in can be judged."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.tuples import put
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour
from engine.games.white_castle.dice import PlaceDie
from engine.games.white_castle.seals import ExchangeSurplus
from engine.games.white_castle.state import Bridge, Die, Domain, Pair, WhiteCastle
from tests.games.white_castle.tables import fresh, play

Change = Callable[[WhiteCastle], object]


def broken(state: WhiteCastle) -> list[str]:
    return list(GAME.broken_laws(state))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_play_begins_within_the_laws(players: int):
    assert broken(fresh(players)) == []
    assert broken(fresh(players).seen_by(0)) == [], "what is face down is not lost"


@pytest.mark.parametrize(
    ("name", "have", "law"),
    [
        ("seals", -1, "seat 0 seals -1, not 0..5"),
        ("seals", 6, "seat 0 seals 6, not 0..5"),
        ("food", 8, "seat 0 food 8, not 0..7"),
        ("iron", -1, "seat 0 iron -1, not 0..7"),
        ("pearl", 9, "seat 0 pearl 9, not 0..7"),
        ("influence", 21, "seat 0 influence 21, not 0..20"),
        ("coins", -2, "seat 0 coins -2, not 0 or more"),
        ("points", -1, "seat 0 points -1, not 0 or more"),
        ("home", (4, 5, 5), "seat 0 courtiers 4, not 5"),
        ("levels", (1, 0, 0, 0), "seat 0 courtiers 6, not 5"),
        ("home", (5, 5, 3), "seat 0 warriors 3, not 5"),
        ("card", "st99", "seat 0 action card st99, not one"),
    ],
)
def test_a_clan_holds_no_less_and_no_more_than_there_is(name: str, have: object, law: str):
    """WC-3, WC-5, WC-84, WC-87."""
    state = fresh()
    setattr(state.domains[0], name, have)
    assert law in broken(state)


def _lose_die(state: WhiteCastle) -> None:
    state.bridges = put(
        state.bridges, 0, Bridge(0, state.bridges[0].middle, state.bridges[0].right)
    )


def _double_card(state: WhiteCastle) -> None:
    state.stewards = put(state.stewards, 1, state.stewards[0])


def _double_tile(state: WhiteCastle) -> None:
    state.well_tiles = (state.well_tiles[0],) * 2


def _sit_down(state: WhiteCastle) -> None:
    state.hall = put(state.hall, 0, 0)


def _plant_twice(state: WhiteCastle) -> None:
    state.domains[0].gardens = (state.gardens[0],) * 2
    state.domains[0].home = (5, 3, 5)


def _ask_for_nothing(state: WhiteCastle) -> None:
    state.push(ExchangeSurplus(0, 0))


def _die_in_two_places(state: WhiteCastle) -> None:
    state.push(PlaceDie(0, Colour.RED, 7, lantern=False))


def _crowd(state: WhiteCastle) -> None:
    state.spaces = put(state.spaces, 5, (Die(Colour.RED, 1), Die(Colour.RED, 2)))


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_lose_die, "red dice 2, not 3"),
        (_double_card, "card {0} 2 times, not once"),
        (_double_tile, "tile {1} 2 times, not once"),
        (_sit_down, "seat 0 in the hall 1, not 0..0"),
        (_plant_twice, "seat 0 gardeners on {2} 2, not 1"),
        (_ask_for_nothing, "surplus seals 0, not 1 or more"),
        (_die_in_two_places, "red die 7, not 1..6"),
        (_crowd, "outside_left dice 2, not 0..1"),
    ],
)
def test_nothing_on_the_table_is_lost_or_doubled(change: Change, law: str):
    """WC-2, WC-4, WC-18, WC-38, WC-69, WC-78."""
    state = fresh()
    known = (state.stewards[0], state.well_tiles[0], state.gardens[0])
    change(state)
    assert law.format(*known) in broken(state)


def test_a_room_is_empty_only_until_it_is_refilled():
    """WC-75."""
    state = fresh()
    state.cards = put(state.cards, 1, "")
    assert "rooms without a card 1, waiting for one 0" in broken(state)


TUPLES = (
    "order", "arrivals", "domains", "bridges", "spaces", "tiles", "well_tiles", "cards",
    "hall", "gardens", "yard_tiles",
)  # fmt: skip
STRANGE: list[tuple[str, object]] = [
    *((name, ()) for name in TUPLES),
    ("players", 0),
    ("players", 7),
    ("round", 9),
    ("daimyo", "nobody"),
    ("domains", (Domain(home=()), Domain(levels=(1,)))),
    ("domains", (Domain(card="?", lantern=("x",), gardens=("sg99",), dice=(9, 9, 9)),) * 4),
    ("order", (7, 7)),
    ("hall", (9, -7, 0)),
    ("cards", ("x",) * 5),
    ("tiles", (("x",),) * 5),
    ("yard_tiles", (("yt01",), ("...",), ("yt01.blue.beige",))),
    ("gardens", ("sg01",) * 6),
    ("pairs", (Pair("x", "y"),)),
    ("solo_deck", ("x", "?")),
]


@pytest.mark.parametrize(("name", "held"), STRANGE)
def test_whatever_is_handed_in_can_be_judged(name: str, held: object):
    state = play(fresh(4), "take red left")
    setattr(state, name, held)
    assert all(isinstance(law, str) and law for law in broken(state))
    assert broken(state)
