"""The map under the mouse, and what it shows."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QPainterPath

from desktop_app.games.shogun.faces.armies import ArmyFace
from desktop_app.games.shogun.faces.land import NO_ORDER, ProvinceFace
from desktop_app.games.shogun.faces.regions import RegionFace
from desktop_app.games.shogun.scene import geography, spots
from desktop_app.games.shogun.scene.lights import lights
from desktop_app.games.shogun.scene.picture import picture
from desktop_app.games.shogun.scene.strip import inside_tower
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Eye
from engine.games.shogun import content
from engine.games.shogun.components import BID, OUT_OF_PLAY, Options, Season, Side
from engine.games.shogun.events.winter import YearEnded
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import March
from engine.games.shogun.planning import Commit, FillPlan
from engine.games.shogun.scoring import majorities
from engine.games.shogun.state import Shogun
from tests.desktop_app.games.shogun.moments import asked, moment
from tests.desktop_app.hands import drag
from tests.desktop_app.whole_plays import Dealer

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_province_lies_on_the_map_with_a_place_for_each_site() -> None:
    assert [land.id for land in geography.LANDS] == [p.id for p in content.PROVINCES]
    for land, printed in zip(geography.LANDS, content.PROVINCES, strict=True):
        assert len(land.sites) == printed.sites


def test_armies_stand_inside_their_province() -> None:
    for number, land in enumerate(geography.LANDS):
        assert geography.outline(number).contains(QPointF(*land.army)), land.id


def test_nothing_in_a_province_covers_its_armies() -> None:
    for number, land in enumerate(geography.LANDS):
        army = geography.box_of_army(number).rect
        for site in geography.boxes_of_sites(number):
            assert not army.intersects(site.rect), land.id


def test_provinces_do_not_overlap() -> None:
    for a, b in combinations(range(len(content.PROVINCES)), 2):
        shared = geography.outline(a).intersected(geography.outline(b)).boundingRect()
        assert min(shared.width(), shared.height()) < 4, (a, b)


def test_every_sea_route_of_the_engine_is_drawn() -> None:
    drawn = {frozenset((route.a, route.b)) for route in geography.MAP.sea_routes}
    assert drawn == {frozenset((route.a, route.b)) for route in content.SEA_ROUTES}


@pytest.mark.parametrize("route", geography.MAP.sea_routes, ids=lambda r: f"{r.a}-{r.b}")
def test_a_sea_route_ends_clearly_inside_the_coast_of_exactly_one_province(
    route: geography.Crossing,
) -> None:
    for name, end in ((route.a, route.start), (route.b, route.end)):
        here = content.PROVINCE_NUMBER[name]
        assert geography.outline(here).contains(around(end, geography.ROUTE_END)), name
        assert not geography.outline(here).contains(around(end, 12)), f"{name}: far from the sea"
        for other in range(len(content.PROVINCES)):
            if other != here:
                assert not geography.outline(other).intersects(around(end, 7)), (name, other)


@pytest.mark.parametrize("route", geography.MAP.sea_routes, ids=lambda r: f"{r.a}-{r.b}")
def test_a_sea_route_crosses_no_land_but_that_of_its_provinces(route: geography.Crossing) -> None:
    path = geography.crossing(route)
    ends = {content.PROVINCE_NUMBER[name] for name in (route.a, route.b)}
    others = [geography.outline(p) for p in range(len(content.PROVINCES)) if p not in ends]
    others += [geography.closed(decor.outline) for decor in geography.MAP.decor]
    for step in range(101):
        point = path.pointAtPercent(step / 100)
        assert not any(land.contains(point) for land in others)


def around(point: geography.Point, radius: float) -> QPainterPath:
    disc = QPainterPath()
    disc.addEllipse(QPointF(*point), radius, radius)
    return disc


def test_routes_lie_over_the_land_they_join() -> None:
    shown = picture(moment(asked(FillPlan)).seen_by(0), Eye(0)).places
    kinds = [place.spot.kind for place in shown if place.spot.kind in ("province", "route")]
    assert kinds == ["province"] * len(content.PROVINCES) + ["route"] * 6


def test_the_keyboard_reads_the_map_from_north_west_to_south_east() -> None:
    order = [content.PROVINCES[n].id for n in geography.reading_order()]
    assert order[0] == "noto"
    assert order[-1] == "kii"
    for west, east in (("izumo", "hoki"), ("bitchu", "harima"), ("kai", "musashi")):
        assert order.index(west) < order.index(east)
    for north, south in (("noto", "kaga"), ("izumo", "aki"), ("mutsu", "hitachi")):
        assert order.index(north) < order.index(south)


def test_the_keyboard_passes_by_what_is_out_of_play() -> None:
    state = moment(asked(FillPlan))
    idle = [place.spot for place in picture(state.seen_by(0), Eye(0)).places if place.is_scenery]
    out = [n for n, owner in enumerate(state.owners) if owner == OUT_OF_PLAY]
    assert {spot for spot in idle if spot.kind == "province"} == {
        spots.province_spot(n) for n in out
    }
    assert len(out) == 8


@pytest.mark.parametrize("side", list(Side))
def test_both_sides_show_owners_and_armies(side: Side) -> None:
    state = moment(asked(FillPlan), options=Options(side=side))
    shown = picture(state.seen_by(0), Eye(0))
    faces = {place.spot: place.face for place in shown.places}
    for number, owner in enumerate(state.owners):
        face = faces[spots.province_spot(number)]
        assert isinstance(face, ProvinceFace)
        assert (face.owner, face.side) == (owner, side)
    armies = [piece.face for piece in shown.pieces if isinstance(piece.face, ArmyFace)]
    assert sum(army.count for army in armies) == sum(state.armies)


def test_a_province_lights_its_neighbours_and_its_card() -> None:
    view = moment(asked(FillPlan)).seen_by(0)
    province = view.houses[0].provinces[0]
    lit = set(lights(spots.province_spot(province), view))
    assert spots.card_spot(province) in lit
    assert lit >= {spots.province_spot(other) for other in view.board.neighbours[province]}
    assert list(lights(spots.card_spot(province), view)) == [spots.province_spot(province)]


def test_an_action_card_lights_its_space_and_a_player_his_provinces() -> None:
    view = moment(asked(FillPlan)).seen_by(0)
    assert list(lights(spots.action_spot(0), view)) == [spots.space_spot(view.actions[0])]
    assert spots.action_spot(0) in lights(spots.space_spot(view.actions[0]), view)
    assert list(lights(spots.action_spot(9), view)) == []
    owned = {spots.province_spot(p) for p in view.houses[1].provinces}
    assert set(lights(spots.house_spot(1), view)) == owned


def test_provinces_out_of_play_are_on_the_map_of_three() -> None:
    state = moment(asked(FillPlan))
    assert OUT_OF_PLAY in state.owners


def test_the_tower_plate_counts_what_is_really_inside() -> None:
    state = moment(asked(FillPlan), seats=4)
    held = tuple(state.tower.held(colour) for colour in range(len(state.tower.tray)))
    assert inside_tower(state.seen_by(0)) == held


def test_strip_and_plan_stay_put_while_the_map_is_seen_from_nearer(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    page.resize(1280, 720)
    stays, moves = spots.STRIP, spots.province_spot(content.PROVINCE_NUMBER["kii"])

    def seen(spot: Spot) -> QRect:
        return page.board.mapFromScene(page.scene.place(spot).seen).boundingRect()

    before, land = seen(stays), seen(moves)
    for _ in range(4):
        page.board.zoom_in()
    page.board.sight.scroll(QPoint(60, 40))
    after = seen(stays)
    assert (after.topLeft() - before.topLeft()).manhattanLength() <= 2
    assert abs(after.width() - before.width()) <= 2
    assert seen(moves).width() > 1.5 * land.width()
    page.board.fit()
    assert seen(stays) == before


def test_a_card_is_dragged_to_a_province_of_a_map_that_is_seen_from_nearer(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    page.session.watch(min(page.session.view.waiting))
    view = page.session.view
    assert isinstance(view, Shogun)
    card = view.open_cards[0]
    target = page.scene.place(spots.province_spot(card)).seen.center()
    page.board.sight.zoom_at(page.board.mapFromScene(target), 1.5)
    drag(page, spots.open_spot(card), spots.province_spot(card))
    after = page.session.view
    assert isinstance(after, Shogun)
    assert card not in after.open_cards


def test_winter_lies_on_the_map_until_somebody_acts_again() -> None:
    state = moment(lambda s, seat, c: s.year == 2, seats=3)
    view = state.seen_by(0)
    assert any(isinstance(event, YearEnded) for event in view.news)
    faces = [p.face for p in picture(view, Eye(0)).places if isinstance(p.face, ProvinceFace)]
    assert {face.season for face in faces} == {Season.WINTER}
    assert any(face.crowned for face in faces)
    seat = min(state.waiting)
    state.play(seat, state.moves(seat)[0])
    faces = [
        p.face for p in picture(state.seen_by(0), Eye(0)).places if isinstance(p.face, ProvinceFace)
    ]
    assert {face.season for face in faces} == {Season.SPRING}
    assert not any(face.crowned for face in faces)


def test_a_planned_action_stands_on_its_province_until_it_is_done() -> None:
    state = moment(lambda s, seat, c: seat == 0 and isinstance(c, Commit))
    view = state.seen_by(0)
    faces = {p.spot: p.face for p in picture(view, Eye(0)).places}
    planned = {card: space for space, card in enumerate(view.houses[0].plan[:BID])}
    for province in range(len(content.PROVINCES)):
        face = faces[spots.province_spot(province)]
        assert isinstance(face, ProvinceFace)
        assert face.order == planned.get(province, NO_ORDER)
    others = {p.face for p in picture(state.seen_by(1), Eye(1)).places}
    shown = [f.order for f in others if isinstance(f, ProvinceFace) and f.order != NO_ORDER]
    assert len(shown) <= sum(card >= 0 for card in state.houses[1].plan[:BID])


def test_arrows_lead_from_home_to_every_target_and_touch_nothing() -> None:
    state = moment(lambda s, seat, c: seat == 0 and isinstance(c, ChooseMarch))
    view = state.seen_by(0)
    choice = view.waiting[0]
    assert isinstance(choice, ChooseMarch)
    arrows = [p for p in picture(view, Eye(0)).places if p.spot.kind == "march"]
    ways = {spots.ends_of(arrow.spot) for arrow in arrows}
    targets = {move.target for move in view.moves(0) if isinstance(move, March)}
    assert ways == {(choice.home, target) for target in targets}
    for arrow in arrows:
        assert arrow.face
        assert arrow.face.shape(arrow.box.rect).isEmpty()
        assert arrow.is_scenery
    state.play(0, next(move for move in state.moves(0) if isinstance(move, March)))
    seen = picture(state.seen_by(0), Eye(0)).places
    assert [p.spot for p in seen if p.spot.kind == "march"]


def test_what_is_no_target_of_the_hand_steps_back_until_it_is_empty(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    page.session.watch(min(page.session.view.waiting))
    view = page.session.view
    assert isinstance(view, Shogun)
    card = view.open_cards[0]
    meant, other = (spots.province_spot(p) for p in (card, (card + 1) % len(content.PROVINCES)))
    page.scene.pick_up(spots.open_spot(card))
    assert page.scene.place(meant).opacity() == 1
    assert page.scene.place(other).opacity() < 0.7
    page.scene.put_back()
    assert page.scene.place(other).opacity() == 1


def test_a_plate_tells_for_every_region_who_leads_there() -> None:
    view = moment(lambda s, seat, c: s.year == 2, seats=4).seen_by(0)
    won = majorities(view.board, view.owners, view.buildings, len(view.houses))
    plates = {p.spot: p.face for p in picture(view, Eye(0)).places if p.spot.kind == "region"}
    assert len(plates) == len(content.REGIONS)
    for region in range(len(content.REGIONS)):
        face = plates[spots.region_spot(region)]
        assert isinstance(face, RegionFace)
        for building, seats in face.leaders:
            expected = [
                seat
                for seat, most in enumerate(won)
                if any((m.region, m.building.value) == (region, building) for m in most)
            ]
            assert list(seats) == expected
