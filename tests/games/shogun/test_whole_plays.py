"""Whole random plays: nothing is lost or doubled, and the news tell everything that changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.games.shogun import GAME, content
from engine.games.shogun.components import NOBODY, OUT_OF_PLAY, PEASANT, Options, Side
from engine.games.shogun.events.fights import Rest, Thrown
from engine.games.shogun.setup import set_up
from engine.games.shogun.state import Shogun
from tests.contract.cases import Restless
from tests.games.shogun.ledger import Ledger
from tests.games.shogun.scenes import cubes

TABLES = st.builds(
    Options,
    side=st.sampled_from(Side),
    start=st.sampled_from(["draft", "prescribed"]),
    tower=st.sampled_from(sorted(content.TOWERS)),
    show_tower=st.booleans(),
    allow_decline=st.booleans(),
    partial_deploy=st.booleans(),
)
SEATS, SEEDS = st.integers(3, 5), st.integers(0, 10_000)
FEW = settings(max_examples=30)


def played(seats: int, seed: int, options: Options) -> Iterator[Shogun]:
    """Yield the table after every answer of a random play; everything legal is played."""
    state = GAME.new(seats, Chance(seed), options)
    hand = Restless(GAME, Chance(seed).branch(5))
    yield state
    while not state.is_over:
        seat = hand.seat_of(state)
        state = state.copy()
        state.play(seat, hand.choose(state, seat))
        yield state


@FEW
@given(SEATS, SEEDS, TABLES)
def test_no_cube_is_lost_or_doubled(seats, seed, options):
    """SH-12, SH-19: 62 armies of every player and 20 peasants, at every moment."""
    for state in played(seats, seed, options):
        assert [cubes(state, seat) for seat in range(seats)] == [62] * seats
        assert cubes(state, PEASANT) == 20
        assert min(state.peasants, *(house.supply for house in state.houses)) >= 0


@FEW
@given(SEATS, SEEDS, TABLES)
def test_every_throw_keeps_every_colour(seats, seed, options):
    """SH-71, SH-79: thrown and held before is fallen and held after."""
    before = None
    for state in played(seats, seed, options):
        throws = [event for event in state.news if isinstance(event, Thrown)]
        for event in throws:
            came_in = Counter(hop.colour for hop in event.hops if hop.start is Rest.FUNNEL)
            assert came_in == Counter(event.thrown)
            fallen = Counter(hop.colour for hop in event.hops if hop.falls)
            assert fallen == Counter({c: n for c, n in enumerate(event.tray) if n})
        if before is not None:
            into = sum((Counter(event.thrown) for event in throws), Counter())
            out = sum((Counter(dict(enumerate(event.tray))) for event in throws), Counter())
            for colour in (*range(seats), PEASANT):
                held = before.tower.held(colour) + into[colour] - out[colour]
                assert held == state.tower.held(colour)
        before = state


@FEW
@given(SEATS, SEEDS, TABLES)
def test_province_cards_buildings_and_markers_stay_within_the_box(seats, seed, options):
    """SH-4, SH-50, AMB-16: armies, owner and card go together; stocks are never overdrawn."""
    for state in played(seats, seed, options):
        in_hands = [card for house in state.houses for card in house.provinces]
        assert len(in_hands) == len(set(in_hands))
        for province, owner in enumerate(state.owners):
            if owner in (NOBODY, OUT_OF_PLAY):
                assert province not in in_hands
                assert state.armies[province] == state.unrest[province] == 0
                assert state.buildings[province] == ()
            else:
                assert province in state.houses[owner].provinces
                assert state.armies[province] > 0
            built = state.buildings[province]
            assert len(built) == len(set(built)) <= content.PROVINCES[province].sites
        assert all(state.stock_of(building) >= 0 for building in content.BUILDINGS)
        assert sum(state.unrest) <= content.BOX.unrest_markers
        assert all(0 <= house.rice <= 18 and house.chests >= 0 for house in state.houses)


@FEW
@given(SEATS, SEEDS, TABLES)
def test_no_card_lies_twice_on_a_tableau(seats, seed, options):
    """SH-32, SH-45: own cards only, each once, and none won this round."""
    for state in played(seats, seed, options):
        for house in state.houses:
            cards = [card for card in house.plan if card >= 0]
            assert len(cards) == len(set(cards))
            assert set(cards) <= {*house.provinces, *content.CHEST_CARDS}
            assert not set(cards) & set(house.fresh) or not state.actions
        dealt = (*state.events, *state.event_deck, *([state.event] if state.event >= 0 else []))
        assert len(dealt) == len(set(dealt))
        assert sorted(state.actions) in ([], list(range(10)))
        assert sorted(state.specials) in ([], list(range(5)))


@pytest.mark.parametrize("show_tower", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_news_tell_a_stranger_everything_that_changes(seats, show_tower):
    """SH-3: armies, cubes, buildings, cards, chests, rice, unrest, points and places."""
    options = Options(show_tower=show_tower)
    for seed in range(3):
        viewer = seed % seats
        ledger = Ledger(set_up(seats, Chance(seed), options), viewer)
        for state in played(seats, seed, options):
            view = state.seen_by(viewer)
            for event in view.news:
                ledger.hear(event)
            ledger.check(view)
            if show_tower:
                assert ledger.inside == [view.tower.held(colour) for colour in range(6)]
