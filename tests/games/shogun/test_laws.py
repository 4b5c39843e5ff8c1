"""What no play can lead to is named, one law each, and whatever is handed in can be judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace

import pytest

from engine.core.chance import Chance
from engine.core.tuples import added, put
from engine.games.shogun import GAME
from engine.games.shogun.components import (
    BID,
    FREE,
    NOBODY,
    PEASANT,
    Building,
    Options,
    Season,
    Side,
)
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.state import House, Shogun, Tower
from engine.games.shogun.winter import ChooseRevolt
from tests.contract.cases import Restless
from tests.games.shogun.scenes import P, chest, opening

Change = Callable[[Shogun], object]


def broken(state: Shogun) -> list[str]:
    return list(GAME.broken_laws(state))


def played(until: Callable[[Shogun], bool], seats: int = 4, **options) -> Shogun:
    """Return the first moment of a random play where *until* holds."""
    state = GAME.new(seats, Chance(3), Options(**options))
    hand = Restless(GAME, Chance(5))
    while not until(state):
        seat = hand.seat_of(state)
        state.play(seat, hand.choose(state, seat))
    return state


def drafting(state: Shogun) -> bool:
    return len(state.houses[0].groups) == 3


def acting(state: Shogun) -> bool:
    return isinstance(state.agenda[-1], ChooseMarch) and state.slot > 2


def hungry(state: Shogun) -> bool:
    return isinstance(state.agenda[-1], ChooseRevolt)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("side", list(Side))
def test_every_moment_every_view_and_every_guess_is_within_the_laws(seats: int, side: Side):
    state = GAME.new(seats, Chance(seats), Options(side=side, partial_deploy=True))
    hand, number = Restless(GAME, Chance(7)), 0
    while not state.is_over:
        assert broken(state) == []
        if number % 40 == 0:
            for viewer in range(seats):
                view = state.seen_by(viewer)
                assert broken(view) == [], "what is face down is not lost"
                assert broken(view.guess(Chance(number))) == []
        seat = hand.seat_of(state)
        state.play(seat, hand.choose(state, seat))
        number += 1
    assert broken(state) == []


@pytest.mark.parametrize(
    ("name", "have", "law"),
    [
        ("rice", -1, "seat 0 rice -1, not 0..6"),
        ("rice", 7, "seat 0 rice 7, not 0..6"),
        ("chests", -1, "seat 0 chests -1, not 0 or more"),
        ("points", -1, "seat 0 points -1, not 0 or more"),
        ("points", 4, "seat 0 points 4 before the first winter"),
        ("supply", -1, "seat 0 supply -1, not 0..62"),
        ("groups", (2,), "seat 0 still has groups of armies or open cards"),
        ("plan", (), "seat 0 plan 0, not 11"),
        ("plan", (77,) * 11, "seat 0 plan card 77 does not exist"),
        ("plan", (-2,) * 11, "seat 0 plan has a card that its owner may not see"),
        ("plan", (chest(1),) * 11, "seat 0 plan has a card twice"),
        ("shown", (True,) * 11, "seat 0 plan was shown or lost while it is made"),
        ("provinces", (), "seat 0 cards none, but owns"),
        ("fresh", (P["mutsu"],) * 2, "seat 0 new cards mutsu mutsu are not his"),
    ],
)
def test_a_seat_holds_no_less_and_no_more_than_there_is(name: str, have: object, law: str):
    """SH-4, SH-12, SH-32, SH-52, SH-95."""
    state = opening()
    setattr(state.houses[0], name, have)
    assert any(said.startswith(law) for said in broken(state)), broken(state)


def _lose_cube(state: Shogun) -> None:
    state.houses[1].supply -= 1


def _double_peasant(state: Shogun) -> None:
    state.tower = Tower(state.tower.shelves, added(state.tower.tray, PEASANT, 1))


def _empty_province(state: Shogun) -> None:
    home = state.houses[0].provinces[0]
    state.houses[0].supply += state.armies[home]
    state.armies = put(state.armies, home, 0)


def _neutral_unrest(state: Shogun) -> None:
    state.unrest = put(state.unrest, state.owners.index(NOBODY), 1)


def _same_building_twice(state: Shogun) -> None:
    home = state.houses[0].provinces[0]
    state.buildings = put(state.buildings, home, (Building.CASTLE,) * 2)


def _too_much_unrest(state: Shogun) -> None:
    state.unrest = put(state.unrest, state.houses[0].provinces[0], 4)


def _foreign_card(state: Shogun) -> None:
    state.houses[0].plan = put(state.houses[0].plan, 0, state.houses[1].provinces[0])


def _dear_bid(state: Shogun) -> None:
    state.houses[0].chests = 2
    state.houses[0].plan = put(state.houses[0].plan, BID, chest(3))


def _double_event(state: Shogun) -> None:
    state.events = (state.events[0],) * 4


def _lost_event(state: Shogun) -> None:
    state.event_deck = state.event_deck[1:]


def _double_action(state: Shogun) -> None:
    state.actions = (state.actions[0], *state.actions[:9])


def _lost_special(state: Shogun) -> None:
    state.specials = state.specials[1:]


def _early_place(state: Shogun) -> None:
    state.places = put(state.places, 0, 0)


def _early_event(state: Shogun) -> None:
    state.event = state.events[0]
    state.events = state.events[1:]


def _third_year(state: Shogun) -> None:
    state.year = 3


def _stranger(state: Shogun) -> None:
    state.owners = put(state.owners, 0, 4)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_lose_cube, "seat 1 armies 61, not 62"),
        (_double_peasant, "peasants"),
        (_empty_province, "has owner 0 and no armies"),
        (_neutral_unrest, "has no owner, but 0 armies, unrest or buildings"),
        (_same_building_twice, "buildings castle castle"),
        (_too_much_unrest, "unrest 4, not 0..1"),
        (_foreign_card, "which was not in hand"),
        (_dear_bid, "seat 0 bid 3 with 2 chests"),
        (_double_event, "not each once"),
        (_lost_event, "events face down 7, not 8"),
        (_double_action, "action cards 9 and 0 face down, not 10"),
        (_lost_special, "special cards"),
        (_early_place, "turn order of seats 0"),
        (_early_event, "at the wrong time"),
        (_third_year, "year 3, not 1..2"),
        (_stranger, "owner 4 does not exist"),
    ],
)
def test_nothing_is_lost_or_doubled_on_the_table(change: Change, law: str):
    """SH-4, SH-20, SH-30 to SH-39, SH-50, SH-54, SH-71."""
    state = opening()
    change(state)
    assert any(law in said for said in broken(state)), broken(state)


def test_buildings_beyond_the_stock_are_named():
    """SH-50: 28 castles, 26 temples, 26 theatres."""
    state = opening()
    state.buildings = ((Building.CASTLE,),) * len(state.owners)
    assert any("castle in stock -17, not 0 or more" in said for said in broken(state))


def _lose_open_card(state: Shogun) -> None:
    state.open_cards = state.open_cards[:1]


def _lose_group(state: Shogun) -> None:
    state.houses[0].groups = state.houses[0].groups[1:]


@pytest.mark.parametrize(
    ("change", "law"),
    [(_lose_open_card, "open cards 1, not 2"), (_lose_group, "seat 0 groups")],
)
def test_in_the_draft_every_card_and_every_group_is_somewhere(change: Change, law: str):
    """SH-13, SH-14."""
    state = played(drafting)
    change(state)
    assert any(said.startswith(law) for said in broken(state)), broken(state)


def _hide_bid(state: Shogun) -> None:
    state.houses[0].shown = put(state.houses[0].shown, BID, False)


def _skip_back(state: Shogun) -> None:
    state.slot = 0


def _leave_home(state: Shogun) -> None:
    top = state.agenda[-1]
    assert isinstance(top, ChooseMarch)
    state.agenda = (*state.agenda[:-1], replace(top, home=state.owners.index(NOBODY)))


def _lose_place(state: Shogun) -> None:
    state.places = (FREE,) * len(state.places)


def _plan_again(state: Shogun) -> None:
    state.houses[0].plan = put(state.houses[0].plan, 0, -1)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_hide_bid, "bid was not shown"),
        (_skip_back, "is shown"),
        (_leave_home, "cannot march from province"),
        (_lose_place, "turn order of seats"),
        (_plan_again, "spaces still to plan 1, not 0"),
    ],
)
def test_in_a_round_tableaus_and_places_agree_with_the_action(change: Change, law: str):
    """SH-38 to SH-40, SH-59."""
    state = played(acting)
    change(state)
    assert any(law in said for said in broken(state)), broken(state)


def test_only_provinces_of_the_hungry_rise_and_one_event_is_left_in_winter():
    """SH-91, SH-93."""
    state = played(hungry)
    assert broken(state) == []
    top = state.agenda[-1]
    assert isinstance(top, ChooseRevolt)
    state.agenda = (*state.agenda[:-1], replace(top, provinces=(state.owners.index(NOBODY),)))
    state.events += state.event_deck[:1]
    said = " ".join(broken(state))
    assert "does not have every province that rises" in said
    assert "events of the year 2, not 1" in said


@pytest.mark.parametrize("number", [-9, -3, 6, 44, 99])
@pytest.mark.parametrize("moment", [drafting, acting, hungry])
def test_whatever_the_fields_hold_can_be_judged(moment: Callable[[Shogun], bool], number: int):
    lawful = played(moment)
    for owner in (Shogun, House):
        for field in fields(owner):
            state = lawful.copy()
            thing = state if owner is Shogun else state.houses[0]
            value = getattr(thing, field.name)
            if isinstance(value, int) and not isinstance(value, bool):
                setattr(thing, field.name, number)
            elif isinstance(value, tuple) and field.name not in ("agenda", "news", "houses"):
                if all(isinstance(one, int) for one in value):
                    setattr(thing, field.name, (number,) * max(1, len(value)))
                    broken(state)
                setattr(thing, field.name, ())
            assert isinstance(broken(state), list), field.name
    assert broken(Shogun(Chance(1), season=Season.WINTER))
    lawful.agenda = lawful.agenda[:1]
    assert "nobody is asked" in broken(lawful)
