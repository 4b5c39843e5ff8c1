"""The map: provinces with what stands there, sea routes, and the armies."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.shogun.faces.armies import ArmyFace
from desktop_app.games.shogun.faces.land import NO_ORDER, ProvinceFace
from desktop_app.games.shogun.faces.names import NameFace
from desktop_app.games.shogun.faces.regions import RegionFace
from desktop_app.games.shogun.faces.routes import RouteFace
from desktop_app.games.shogun.scene import geography
from desktop_app.games.shogun.scene.layout import LAYOUT, at
from desktop_app.games.shogun.scene.spots import province_spot, region_spot, route_spot
from desktop_app.games.shogun.scene.strip import MAJORITIES
from desktop_app.games.shogun.words.names import region_name
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.games.shogun.components import BID, OUT_OF_PLAY, Building, Season
from engine.games.shogun.content import PROVINCES, REGIONS, SEA_ROUTES, majority_points
from engine.games.shogun.events.winter import YearEnded
from engine.games.shogun.scoring import MajorityScore, majorities
from engine.games.shogun.state import Shogun


def season_on_map(view: Shogun) -> Season:
    """Return the season of the land: winter, which nobody acts in, lies until somebody does."""
    has_ended = any(isinstance(event, YearEnded) for event in view.news)
    return Season.WINTER if has_ended else view.season


def provinces(view: Shogun, eye: Eye) -> Iterator[Place]:
    """Yield the provinces as one reads, so that keys go over the map from west to east."""
    season = season_on_map(view)
    shows_majorities = eye.open == MAJORITIES or season is Season.WINTER
    for number in geography.reading_order():
        face = ProvinceFace(
            number,
            view.options.side,
            view.owners[number],
            season,
            _planned(view, eye.seat, number),
            tuple(building.value for building in view.buildings[number]),
            view.unrest[number],
            _crowned(view, number) if shows_majorities else (),
        )
        yield Place(
            province_spot(number),
            geography.box_of(number),
            face,
            notes=geography.box_of_yields(number),
            bounds_notes=True,
            badge=at(geography.LANDS[number].order, LAYOUT.order),
            is_scenery=view.owners[number] == OUT_OF_PLAY,
        )


def _planned(view: Shogun, seat: int, province: int) -> int:
    """Return the space on which a seat plans something in a province that is still to come."""
    plan = view.houses[seat].plan[:BID]
    space = plan.index(province) if province in plan else NO_ORDER
    return NO_ORDER if space in view.actions[: view.slot] else space


def routes(view: Shogun) -> Iterator[Place]:
    """Yield the sea routes, over the land that they join."""
    sure = {frozenset((r.a, r.b)) for r in SEA_ROUTES if r.side is view.options.side and r.verified}
    for number, route in enumerate(geography.MAP.sea_routes):
        face = RouteFace(number, frozenset((route.a, route.b)) in sure)
        box = geography.box_of_route(number)
        yield Place(route_spot(number), box, face, is_scenery=True)


def regions(view: Shogun) -> Iterator[Place]:
    """Yield a plate for each region, with who has most buildings there."""
    won = majorities(view.board, view.owners, view.buildings, len(view.houses))
    for number, region in enumerate(REGIONS):
        leaders = tuple(
            (
                building.value,
                tuple(seat for seat, most in enumerate(won) if _has(most, number, building)),
            )
            for building in Building
        )
        face = RegionFace(region.id, region_name(number), leaders)
        box = Box(*LAYOUT.regions[region.id], *LAYOUT.region)
        yield Place(region_spot(number), box, face, opens=MAJORITIES)


def _has(most: tuple[MajorityScore, ...], region: int, building: Building) -> bool:
    return any((m.region, m.building) == (region, building) for m in most)


def _crowned(view: Shogun, province: int) -> tuple[tuple[str, bool], ...]:
    """Return the buildings of a province whose owner has most of them in the region."""
    owner = view.owners[province]
    if owner < 0:
        return ()
    most = majorities(view.board, view.owners, view.buildings, len(view.houses))[owner]
    region = view.board.regions[province]
    return tuple(
        (m.building.value, m.points < majority_points(m.building))
        for m in most
        if m.region == region
    )


def names(view: Shogun) -> Iterator[Piece]:
    """Yield the names of the provinces, over the rings that run along their coasts."""
    for number, printed in enumerate(PROVINCES):
        room = geography.room_of_name(number)
        box = Box(room.x(), room.y(), room.width(), room.height())
        face = NameFace(number, view.owners[number] == OUT_OF_PLAY)
        spot = province_spot(number)
        yield Piece(f"name {printed.id}", spot, box, face, is_over_rings=True)


def armies(view: Shogun) -> Iterator[Piece]:
    """Yield the armies on the map."""
    for number, count in enumerate(view.armies):
        if count:
            box = geography.box_of_army(number)
            name = f"army {PROVINCES[number].id}"
            face = ArmyFace(view.owners[number], count)
            yield Piece(name, province_spot(number), box, face, is_over_rings=True)
