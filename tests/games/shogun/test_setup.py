"""The box, the sides of the map and the start (SH-1 to SH-20)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.table import Table
from engine.games.shogun import GAME, content
from engine.games.shogun.claims import ChooseCard
from engine.games.shogun.components import NOBODY, OUT_OF_PLAY, PEASANT, Options, Side
from engine.games.shogun.events import OpenCards, Renewed
from engine.games.shogun.events.fights import Returned, Thrown
from engine.games.shogun.moves import DECK, RENEW, Claim
from tests.games.shogun.scenes import P, cubes, opening


def drafted(seats: int, side: Side = Side.SUN, seed: int = 1):
    """Return a table after a draft in which everybody takes what is offered first."""
    table = Table(GAME, seats, seed, Options(side=side))
    while not table.state.is_planning:
        (seat,) = table.state.waiting
        table.play(seat, table.state.moves(seat)[0])
    return table.state


def test_three_to_five_players():
    """SH-1."""
    assert list(GAME.seats) == [3, 4, 5]


def test_each_side_has_45_of_the_53_cards():
    """SH-10."""
    assert len(content.PROVINCE_CARDS) == 53
    for side in Side:
        cards = [card for card in content.PROVINCE_CARDS if side in card.sides]
        assert len(cards) == 45
        printed = {card.province: (card.id, card.region) for card in cards}
        for province in content.PROVINCES:
            there = province.on(side)
            assert printed[province.id] == (there.card, there.region)


def test_every_region_has_nine_provinces():
    """SH-10."""
    for side in Side:
        regions = content.board(side, 5).regions
        assert [regions.count(r) for r in range(5)] == [9] * 5


def test_borders_go_both_ways_and_there_are_91_of_them_and_6_sea_routes():
    land = {frozenset((p.id, other)) for p in content.PROVINCES for other in p.land}
    assert len(land) == 91
    for board in content.BOARDS.values():
        for a, around in enumerate(board.neighbours):
            assert all(a in board.neighbours[b] for b in around)
    assert [sum(r.side is side for r in content.SEA_ROUTES) for side in Side] == [6, 6]


def test_moon_sea_routes_are_marked_as_unverified():
    """AMB-20."""
    for route in content.SEA_ROUTES:
        assert route.verified == (route.side is Side.SUN)
        assert bool(route.why_unverified) == (not route.verified)
    assert not any(tower.verified for tower in content.TOWERS.values())


OUT = {
    Side.SUN: "awa_boso echigo iwami izumo kazusa mutsu sanuki tosa",
    Side.MOON: "aki hitachi iwami iyo mutsu shimosa shimotsuke tosa",
}


def test_provinces_yield_and_hold_what_is_printed():
    """SH-50, SH-52, SH-53: all of them together, and the ends."""
    assert sum(p.tax for p in content.PROVINCES) == 220
    assert sum(p.rice for p in content.PROVINCES) == 140
    assert [sum(p.sites == n for p in content.PROVINCES) for n in (1, 2, 3)] == [13, 22, 10]
    assert max(p.rice for p in content.PROVINCES) == 5


@pytest.mark.parametrize("side", Side)
def test_three_players_do_without_eight_provinces(side):
    """SH-11."""
    state = drafted(3, side)
    assert state.owners.count(OUT_OF_PLAY) == 8
    assert len(state.board.provinces) == 37
    out = {p for p, owner in enumerate(state.owners) if owner == OUT_OF_PLAY}
    assert out == {P[name] for name in OUT[side].split()}
    assert not out & {n for around in state.board.neighbours for n in around}


@pytest.mark.parametrize(("seats", "chests", "groups"), [(3, 18, 9), (4, 15, 8), (5, 12, 7)])
def test_everybody_begins_alike(seats, chests, groups):
    """SH-12, SH-13."""
    state = drafted(seats)
    armies = sum((5, 4, 4, 3, 3, 2, 2, 2, 2)[:groups])
    for seat, house in enumerate(state.houses):
        assert house.chests == chests
        assert len(house.provinces) == groups
        assert sorted(state.armies[p] for p in house.provinces) == sorted(
            (5, 4, 4, 3, 3, 2, 2, 2, 2)[:groups]
        )
        assert cubes(state, seat) == 62
        assert house.supply == 62 - armies - state.tower.held(seat)
    assert cubes(state, PEASANT) == 20


def test_a_taken_open_card_is_replaced_and_the_group_is_chosen():
    """SH-14."""
    table = Table(GAME, 4, 1)
    (seat,) = table.state.waiting
    first = table.state.open_cards[0]
    table.play(seat, Claim(first))
    assert first not in table.state.open_cards
    assert len(table.state.open_cards) == 2
    assert table.offers(seat) == ["settle 5", "settle 4", "settle 3", "settle 2"]
    table.follow(f"{seat} settle 4")
    assert table.state.armies[first] == 4
    assert table.state.owners[first] == seat
    assert list(table.state.waiting) == [(seat + 1) % 4]


def test_only_open_cards_and_the_deck_can_be_taken():
    """SH-14."""
    table = Table(GAME, 3, 1)
    (seat,) = table.state.waiting
    closed = next(p for p in table.state.unseen if p not in table.state.open_cards)
    assert table.state.why_not(seat, Claim(closed)).rule == "SH-14"
    out = table.state.owners.index(OUT_OF_PLAY)
    assert table.state.why_not(seat, Claim(out)).rule == "SH-11"


def test_the_first_of_the_draft_is_drawn():
    """AMB-1."""
    firsts = {next(iter(GAME.new(4, Chance(seed)).waiting)) for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


def round_from_the_deck(table, seat):
    for _ in range(4):
        (now,) = table.state.waiting
        table.play(now, Claim(DECK))
        (same,) = table.state.waiting
        assert same == now
        table.play(now, table.state.moves(now)[0])
    assert list(table.state.waiting) == [seat]


def test_the_same_two_cards_may_be_renewed_once():
    """SH-15, AMB-2: not on the first turn, and only once in a turn."""
    table = Table(GAME, 4, 1)
    (seat,) = table.state.waiting
    assert "renew" not in table.offers(seat)
    assert table.state.why_not(seat, RENEW).rule == "SH-15"
    pair = table.state.open_cards
    round_from_the_deck(table, seat)
    assert table.state.open_cards == pair
    assert "renew" in table.offers(seat)
    table.follow(f"{seat} renew")
    told = table.state.news
    assert told == (Renewed(seat, pair), OpenCards(table.state.open_cards))
    assert table.state.buried == pair
    assert not set(table.state.open_cards) & set(pair)
    assert table.state.waiting[seat] == ChooseCard(seat, renewed=True)
    assert table.state.why_not(seat, RENEW).reason == "once_per_turn"


def test_cards_put_under_the_deck_come_last():
    """SH-15."""
    state = GAME.new(4, Chance(1))
    (seat,) = state.waiting
    state.unseen, state.buried = state.unseen[:1], (state.unseen[2], state.unseen[1])
    last, first, second = state.unseen[0], *state.buried
    for wanted in (last, first, second):
        (seat,) = state.waiting
        state.play(seat, Claim(DECK))
        state.play(seat, state.moves(seat)[0])
        assert state.owners[wanted] == seat


def test_a_changed_pair_cannot_be_renewed():
    """SH-15."""
    table = Table(GAME, 3, 1)
    (seat,) = table.state.waiting
    for _ in range(3):
        (now,) = table.state.waiting
        table.play(now, table.state.moves(now)[0])
        table.play(now, table.state.moves(now)[0])
    assert table.state.why_not(seat, RENEW).reason == "other_cards_than_last_turn"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_prescribed_start_is_that_of_the_sheet(seats):
    """SH-16."""
    state = opening(seats)
    for position in content.START_POSITIONS:
        if position.seats == seats:
            for name, armies in position.provinces:
                assert state.owners[P[name]] == position.seat
                assert state.armies[P[name]] == armies


def test_the_moon_side_is_always_drafted():
    """SH-16."""
    state = GAME.new(4, Chance(1), Options(side=Side.MOON, start="prescribed"))
    assert isinstance(next(iter(state.waiting.values())), ChooseCard)


@pytest.mark.parametrize(("seats", "neutral"), [(3, 10), (4, 13), (5, 10)])
def test_what_nobody_took_is_neutral(seats, neutral):
    """SH-17."""
    state = drafted(seats)
    assert state.owners.count(NOBODY) == neutral
    assert state.open_cards == state.unseen == state.buried == ()


def test_points_and_rice_start_at_nothing():
    """SH-18."""
    assert {(house.points, house.rice) for house in opening().houses} == {(0, 0)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seven_armies_of_everybody_and_ten_peasants_fill_the_tower(seats):
    """SH-19: 31, 38 or 45 cubes."""
    state = opening(seats)
    (thrown,) = [event for event in state.news if isinstance(event, Thrown)]
    assert sorted(thrown.thrown) == [s for s in range(seats) for _ in range(7)] + [PEASANT] * 10
    (returned,) = [event for event in state.news if isinstance(event, Returned)]
    assert returned.cubes == thrown.tray


def test_the_tray_is_empty_after_filling_the_tower():
    """SH-19."""
    for seed in range(20):
        state = opening(5, seed)
        assert state.tower.tray == (0,) * 6
        assert all(state.tower.held(seat) <= 7 for seat in range(5))
        assert state.tower.held(PEASANT) <= 10


def test_four_of_twelve_events_lie_open():
    """SH-20."""
    state = opening()
    assert len(content.EVENTS) == 12
    assert len(state.events) == 4
    assert sorted(state.events + state.event_deck) == list(range(12))
    assert sum(event.rice_loss for event in content.EVENTS) == 40


def test_the_box_holds_the_printed_numbers():
    assert len(content.SPECIALS) == 5
    assert len(content.ACTIONS) == 10
    assert len(content.DAIMYOS) == 5
    assert list(content.STOCK.values()) == [28, 26, 26]
    assert content.BOX.unrest_markers == 42
