"""What a target says before the hand lets go, and what rises afterwards."""

from __future__ import annotations

import pytest

from desktop_app.games.shogun.faces.routes import RouteFace
from desktop_app.games.shogun.gestures import note
from desktop_app.games.shogun.motion import flourishes
from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.picture import picture
from desktop_app.games.shogun.words.spots import words_of_spot
from desktop_app.kit.picture import Eye
from engine.core.tuples import put
from engine.games.shogun import GAME, events
from engine.games.shogun.components import BID, Options, Side
from engine.games.shogun.content import PROVINCE_NUMBER, PROVINCES
from engine.games.shogun.events.winter import Scored
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import Assign, March
from engine.games.shogun.planning import FillPlan
from tests.desktop_app.games.shogun.moments import asked, moment

pytestmark = pytest.mark.usefixtures("qapp")
CASTLE, RICE = 0, 3


def test_a_foreign_province_shows_the_chance_to_win_it() -> None:
    state = moment(lambda s, seat, c: isinstance(c, ChooseMarch) and not c.peaceful, seats=4)
    seat = min(state.waiting)
    view = state.seen_by(seat)
    choice = view.waiting[seat]
    assert isinstance(choice, ChooseMarch)
    noted = 0
    for move in view.moves(seat):
        assert isinstance(move, March)
        said = note(view, seat, (move,))
        assert (said is None) == (view.owners[move.target] == seat)
        if said:
            most = March(move.target, view.armies[choice.home] - 1)
            outlook = GAME.foretell(view, seat, (most,))
            assert said.text == f"{outlook.chance('win')}%"
            noted += 1
    assert noted


def test_a_space_shows_price_or_yield_of_the_card_over_it() -> None:
    view = moment(asked(FillPlan)).seen_by(0)
    province = view.houses[0].provinces[0]
    price = note(view, 0, (Assign(CASTLE, province),))
    gain = note(view, 0, (Assign(RICE, province),))
    assert price
    assert gain
    assert (price.text[-1], price.tone) == ("3", "pay")
    assert (gain.text, gain.icon) == (f"+{PROVINCES[province].rice}", "rice")
    assert note(view, 0, (Assign(BID, province),)) is None


def test_a_space_warns_before_the_card_is_let_go() -> None:
    view = moment(asked(FillPlan)).seen_by(0)
    province = view.houses[0].provinces[0]
    view.unrest = put(view.unrest, province, 1)
    said = note(view, 0, (Assign(RICE, province),))
    assert said
    assert said.icon == "warning"


def test_what_an_event_gives_rises_from_its_place() -> None:
    view = moment(asked(FillPlan)).seen_by(0)
    (rice,) = flourishes(events.Collected(0, 3, 4, 0), view)
    assert (rice.spot, rice.text, rice.icon) == (spots.province_spot(3), "+4", "rice")
    (scored,) = flourishes(Scored(1, 5, 2, 3, 30), view)
    assert (scored.spot, scored.text) == (spots.house_spot(1), "+10")


def test_the_moon_side_says_that_its_sea_routes_are_assumed() -> None:
    aki = spots.province_spot(PROVINCE_NUMBER["aki"])
    for side in Side:
        view = moment(asked(FillPlan), seats=4, options=Options(side=side)).seen_by(0)
        assert ("reconstructed" in words_of_spot(aki, view).text) == (side is Side.MOON)


def test_a_reconstructed_sea_route_says_so_where_it_is_drawn() -> None:
    for side in Side:
        view = moment(asked(FillPlan), seats=4, options=Options(side=side)).seen_by(0)
        routes = [place for place in picture(view, Eye(0)).places if place.spot.kind == "route"]
        assert len(routes) == 6
        for place in routes:
            assert isinstance(place.face, RouteFace)
            assert place.face.is_sure == (side is Side.SUN)
            told = words_of_spot(place.spot, view)
            assert ("Reconstructed" in told.text) == (side is Side.MOON)
            assert "{" not in told.name + told.text


def test_sanuki_says_that_it_lies_apart_from_its_region_on_the_moon_side() -> None:
    sanuki, aki = (spots.province_spot(PROVINCE_NUMBER[name]) for name in ("sanuki", "aki"))
    for side in Side:
        view = moment(asked(FillPlan), seats=4, options=Options(side=side)).seen_by(0)
        assert ("no other province" in words_of_spot(sanuki, view).text) == (side is Side.MOON)
        assert "no other province" not in words_of_spot(aki, view).text
