"""Winter, points and the end (SH-2, SH-90 to SH-97)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.shogun import GAME, content
from engine.games.shogun.components import NOBODY, OUT_OF_PLAY, Options, Season
from engine.games.shogun.events import YearBegan
from engine.games.shogun.events.fights import RevoltBegan
from engine.games.shogun.events.winter import RiceLost, Supplied, WinterBegan
from engine.games.shogun.moves import FaceRevolt
from engine.games.shogun.rounds import BeginYear
from engine.games.shogun.scoring import standings, year_scores
from engine.games.shogun.winter import ChooseRevolt, EndYear, Supply, Winter, shortage
from tests.contract.cases import Restless
from tests.games.shogun.scenes import CASTLE, EVENT, TEMPLE, THEATRE, P, own, quiet


def winter(state, loss: str = "tax_cap_0"):
    state.events = (EVENT[loss],)
    state.push(Winter())
    state.start()
    return state


def test_winter_follows_the_order_of_autumn():
    """SH-90."""
    state = quiet()
    state.places = (3, -1, 1, 0, 2)
    for house in state.houses:
        house.rice = 18
    winter(state)
    assert [e.seat for e in state.news if isinstance(e, Supplied)] == [3, 1, 0, 2]


def test_everybody_loses_rice_but_not_below_nothing():
    """SH-91."""
    state = quiet()
    state.houses[0].rice, state.houses[1].rice = 18, 3
    winter(state, "theatre_calm_7")
    assert next(e for e in state.news if isinstance(e, WinterBegan)).loss == 7
    lost = {e.seat: (e.lost, e.left) for e in state.news if isinstance(e, RiceLost)}
    assert lost == {0: (7, 11), 1: (3, 0), 2: (0, 0), 3: (0, 0)}
    assert [house.rice for house in state.houses] == [11, 0, 0, 0]


@pytest.mark.parametrize(
    ("short", "revolts", "extra"),
    [(0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3)],
)
def test_the_table(short, revolts, extra):
    """SH-92."""
    assert (shortage(short).revolts, shortage(short).peasants) == (revolts, extra)
    assert shortage(15) == shortage(7)


def test_nobody_who_has_enough_rice_suffers():
    """SH-92."""
    state = quiet()
    state.houses[0].rice = 8
    state.push(Supply(0))
    state.start()
    assert not any(isinstance(event, RevoltBegan) for event in state.news)


def test_different_provinces_are_drawn_and_the_owner_chooses_the_order():
    """SH-93."""
    drawn = set()
    for seed in range(20):
        state = quiet(seed=seed)
        state.push(Supply(0))
        state.start()
        choice = state.waiting[0]
        assert isinstance(choice, ChooseRevolt)
        assert len(set(choice.provinces)) == 3
        assert set(choice.provinces) <= set(state.houses[0].provinces)
        assert state.why_not(0, FaceRevolt(P["kai"])).rule == "SH-93"
        drawn.add(choice.provinces)
    assert len(drawn) > 5


def test_all_drawn_provinces_rise_with_extra_peasants():
    """SH-93, SH-94."""
    state = quiet()
    own(state, 0, "yamato", 5, unrest=2)
    state.push(Supply(0))
    state.start()
    last = state.waiting[0].provinces[-1]
    events = list(state.play(0, FaceRevolt(last)))
    second = state.moves(0)[1]
    events += state.play(0, second)
    began = [event for event in events if isinstance(event, RevoltBegan)]
    assert [event.province for event in began][:2] == [last, second.province]
    assert len(began) == 3
    assert all(e.peasants == 3 + (2 if e.province == P["yamato"] else 0) for e in began)


def cleared(seats: int = 4):
    state = quiet(seats)
    for house in state.houses:
        for number in house.provinces:
            own(state, NOBODY, content.PROVINCES[number].id, 0)
    return state


def scores(state):
    return year_scores(state.board, state.owners, state.buildings, len(state.houses))


def test_a_point_for_each_province_and_building():
    """SH-95."""
    state = cleared()
    own(state, 0, "kaga", 1, [CASTLE, TEMPLE])
    own(state, 0, "kai", 1)
    score = scores(state)[0]
    assert (score.provinces, score.buildings) == (2, 2)
    assert score.total == 4 + 3 + 2


@pytest.mark.parametrize(
    ("building", "alone", "tied"), [(CASTLE, 3, 2), (TEMPLE, 2, 1), (THEATRE, 1, 0)]
)
def test_majorities_and_ties(building, alone, tied):
    """SH-95."""
    state = cleared()
    own(state, 0, "bingo", 1, [building])
    assert scores(state)[0].total == 2 + alone
    own(state, 1, "hoki", 1, [building])
    assert [score.total for score in scores(state)] == [2 + tied, 2 + tied, 0, 0]


def test_nobody_has_most_of_nothing():
    """SH-95, AMB-14."""
    assert all(score.majorities == () for score in scores(cleared()))


def test_a_new_year_clears_rice_unrest_and_places_and_nothing_else():
    """SH-96."""
    state = quiet()
    own(state, 0, "yamato", 5, [CASTLE], unrest=3)
    state.houses[0].rice, state.events = 7, (3,)
    chests, armies, tower = state.houses[0].chests, state.armies, state.tower
    deck = state.event_deck
    state.push(EndYear(), BeginYear(2))
    state.start()
    assert (state.houses[0].rice, sum(state.unrest), state.turn_order) == (0, 0, [])
    assert (state.houses[0].chests, state.armies, state.tower) == (chests, armies, tower)
    assert state.buildings[P["yamato"]] == (CASTLE,)
    assert state.year == 2
    assert len(state.events) == 4
    assert set(state.events) <= set(deck)
    assert any(isinstance(event, YearBegan) for event in state.news)


def test_points_then_chests_then_shared():
    """SH-2, SH-97, AMB-15."""
    state = quiet()
    for house, points, chests in zip(state.houses, (40, 40, 38, 40), (3, 5, 20, 5), strict=True):
        house.points, house.chests = points, chests
    assert [standing.place for standing in standings(state)] == [3, 1, 4, 1]


def test_two_years_of_four_rounds():
    """SH-1."""
    state = GAME.new(3, Chance(4), Options())
    seen = []
    while not state.is_over:
        seat = min(state.waiting)
        if state.is_planning and (state.year, state.season) not in seen:
            seen.append((state.year, state.season))
        state.apply(seat, state.moves(seat)[0])
    spring, summer, autumn = Season.SPRING, Season.SUMMER, Season.AUTUMN
    assert seen == [(y, s) for y in (1, 2) for s in (spring, summer, autumn)]
    assert state.season is Season.WINTER


def test_rice_never_passes_the_end_of_its_track():
    """AMB-16: three collections of at most five and one."""
    most = max(province.rice for province in content.PROVINCES)
    assert 3 * (most + 1) == 18


def test_what_has_no_armies_belongs_to_nobody_in_whole_plays():
    """SH-4."""
    for seed in range(6):
        state = GAME.new(3 + seed % 3, Chance(seed))
        hand = Restless(GAME, Chance(seed + 100))
        while not state.is_over:
            seat = min(state.waiting)
            state.apply(seat, hand.choose(state, seat))
            for p, owner in enumerate(state.owners):
                # A march leaves nobody behind in no province, so armies and owners agree.
                if owner in (NOBODY, OUT_OF_PLAY):
                    assert not state.armies[p]
                    assert not state.buildings[p]
                    assert not state.unrest[p]
                else:
                    pending = any(getattr(t, "province", -1) == p for t in state.agenda)
                    assert state.armies[p] or pending
                    assert p in state.houses[owner].provinces
