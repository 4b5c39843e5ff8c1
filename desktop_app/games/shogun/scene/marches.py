"""Arrows over the borders: where armies can march now, and where the last ones marched."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF

from desktop_app.games.shogun.faces.arrows import ArrowFace
from desktop_app.games.shogun.scene import geography
from desktop_app.games.shogun.scene.layout import LAYOUT, at
from desktop_app.games.shogun.scene.spots import march_spot
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.events import Marched
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import March
from engine.games.shogun.state import Shogun

_STEPS = 12
"""At how many points of a border an arrow is tried."""
_SEA_SHARE = 0.3
"""How far along a sea route its arrow lies; the ship is in the middle."""


def marches(view: Shogun, eye: Eye) -> Iterator[Place]:
    """Yield an arrow for every way the armies can go, else for the last that went."""
    choice = view.waiting.get(eye.seat)
    if isinstance(choice, ChooseMarch):
        moves = view.moves(eye.seat)
        targets = dict.fromkeys(move.target for move in moves if isinstance(move, March))
        for target in targets:
            yield _arrow(choice.seat, choice.home, target)
        return
    marched = [event for event in view.news if isinstance(event, Marched)]
    for event in marched[-1:]:
        yield _arrow(event.seat, event.home, event.target)


def over_rings(arrows: Iterable[Place]) -> Iterator[Piece]:
    """Yield the arrows once more, to be seen over the rings of the borders they cross."""
    for place in arrows:
        assert place.face
        yield Piece(str(place.spot), place.spot, place.box, place.face, is_over_rings=True)


def _arrow(seat: int, home: int, target: int) -> Place:
    middle, turn = _way(home, target)
    box = at(middle, (LAYOUT.arrow + 4, LAYOUT.arrow + 4))
    return Place(march_spot(home, target), box, ArrowFace(seat, turn), is_scenery=True)


@cache
def _way(home: int, target: int) -> tuple[tuple[float, float], float]:
    """Return the middle of the arrow from one province to another, and where it points."""
    ways = [*_over_land(home, target), *_over_sea(home, target)]
    taken = [*_labels(home), *_labels(target)]
    middle, turn = min(ways, key=lambda way: _covered(way[0], taken))
    board = QRectF(0, 0, *LAYOUT.size).adjusted(*(LAYOUT.arrow * n for n in (1, 1, -1, -1)))
    x = min(max(middle[0], board.left()), board.right())
    return (x, min(max(middle[1], board.top()), board.bottom())), turn


def _over_land(home: int, target: int) -> Iterator[tuple[tuple[float, float], float]]:
    names = {PROVINCES[home].id, PROVINCES[target].id}
    inside = geography.outline(target)
    for border in geography.MAP.borders:
        if {border.a, border.b} != names:
            continue
        line = geography.opened(border.line)
        for step in range(1, _STEPS):
            share = step / _STEPS
            point, along = line.pointAtPercent(share), math.radians(-line.angleAtPercent(share))
            across = QPointF(-math.sin(along), math.cos(along))
            # The side on which the target lies: a step of a few pixels tells.
            ahead = inside.contains(point + across * 4) >= inside.contains(point - across * 4)
            turn = math.degrees(along) + (90 if ahead else -90)
            yield (point.x(), point.y()), turn


def _over_sea(home: int, target: int) -> Iterator[tuple[tuple[float, float], float]]:
    here, there = PROVINCES[home].id, PROVINCES[target].id
    for route in geography.MAP.sea_routes:
        if {route.a, route.b} != {here, there}:
            continue
        path, forward = geography.crossing(route), route.a == here
        share = _SEA_SHARE if forward else 1 - _SEA_SHARE
        point, turn = path.pointAtPercent(share), -path.angleAtPercent(share)
        yield (point.x(), point.y()), turn + (0 if forward else 180)


def _labels(province: int) -> list[tuple[float, QRectF]]:
    """Return what an arrow should leave free in a province, and how much it matters."""
    boxes: list[tuple[float, Box]] = [
        (3, geography.box_of_name(province)),
        (3, geography.box_of_army(province)),
        (2, geography.box_of_yields(province)),
        (1, geography.box_of_unrest(province)),
        *((1, site) for site in geography.boxes_of_sites(province)),
    ]
    return [(weight, box.rect) for weight, box in boxes]


def _covered(middle: tuple[float, float], taken: list[tuple[float, QRectF]]) -> float:
    """Return how much an arrow there would cover."""
    arrow = at(middle, (LAYOUT.arrow * 0.8,) * 2).rect
    rooms = [(weight, rect.intersected(arrow)) for weight, rect in taken]
    return sum(weight * room.width() * room.height() for weight, room in rooms)
