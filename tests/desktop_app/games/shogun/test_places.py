"""What stands on the map has a place of its own: nothing covers anything, at any size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from desktop_app.games.shogun.scene import geography
from desktop_app.games.shogun.scene.layout import LAYOUT, SMALL, at
from desktop_app.games.shogun.scene.picture import picture
from desktop_app.games.shogun.scene.relief import RELIEFS, box_of
from desktop_app.kit.picture import Eye
from desktop_app.look import theme
from desktop_app.look.drawing import mixed
from desktop_app.look.lettering import width_of
from engine.games.shogun.components import Options, Side
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.planning import FillPlan
from tests.desktop_app.games.shogun.moments import asked, moment

pytestmark = pytest.mark.usefixtures("qapp")
EVERY = range(len(PROVINCES))
PANELS = {"strip", "plan", "tower", "caption"}


def labels(number: int) -> Iterator[tuple[str, QRectF]]:
    """Yield everything that may stand in a province."""
    yield "name", geography.box_of_name(number).rect
    yield "yields", geography.box_of_yields(number).rect
    yield "army", geography.box_of_army(number).rect
    yield "unrest", geography.box_of_unrest(number).rect
    yield "order", at(geography.LANDS[number].order, LAYOUT.order).rect
    for site, box in enumerate(geography.boxes_of_sites(number)):
        yield f"site {site}", box.rect


def all_labels() -> list[tuple[str, QRectF]]:
    return [
        (f"{PROVINCES[number].id} {name}", rect)
        for number in EVERY
        for name, rect in labels(number)
    ]


def test_no_label_on_the_map_covers_another() -> None:
    for (one, first), (other, second) in combinations(all_labels(), 2):
        assert not first.intersects(second), (one, other)


@pytest.mark.parametrize("side", list(Side))
def test_no_panel_covers_a_label(side: Side) -> None:
    view = moment(asked(FillPlan), options=Options(side=side)).seen_by(0)
    panels = [p.box.rect for p in picture(view, Eye(0)).places if p.spot.kind in PANELS]
    assert len(panels) >= len(PANELS) - 1
    for name, rect in all_labels():
        assert not any(panel.intersects(rect) for panel in panels), name


def test_all_labels_lie_on_the_board() -> None:
    board = QRectF(0, 0, *LAYOUT.size)
    for name, rect in all_labels():
        assert board.contains(rect), name


def test_no_harbour_lies_under_a_label() -> None:
    for route in geography.MAP.sea_routes:
        for x, y in (route.start, route.end):
            harbour = at((x, y), (2 * geography.ROUTE_END,) * 2).rect
            assert not [name for name, rect in all_labels() if rect.intersects(harbour)]


def test_what_belongs_to_a_province_stands_on_its_land_but_for_names_at_sea() -> None:
    for number in EVERY:
        for name, rect in labels(number):
            if name not in ("name", "order"):
                inside = geography.outline(number).intersected(_path(rect)).boundingRect()
                assert inside.height() > rect.height() - 2, (PROVINCES[number].id, name)


def _path(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def test_a_name_stands_on_no_foreign_land() -> None:
    for number in EVERY:
        name = geography.box_of_name(number).rect.adjusted(2, 3, -2, -3)
        for other in EVERY:
            if other != number:
                covered = geography.outline(other).intersected(_path(name)).boundingRect()
                assert covered.width() * covered.height() < 20, (number, other)


def test_a_name_at_sea_has_a_line_to_its_land() -> None:
    for number, land in enumerate(geography.LANDS):
        apart = not geography.outline(number).intersects(geography.box_of_name(number).rect)
        assert bool(land.leader) >= apart, land.id


def test_mountains_and_trees_leave_room_for_what_stands_there() -> None:
    for number in EVERY:
        for growth in RELIEFS[number].clear:
            around = box_of(growth).adjusted(1, 1, -1, -1)
            assert not [n for n, rect in labels(number) if rect.intersects(around)], growth


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_land_of_two_seats_differs_without_colours(appearance: str) -> None:
    theme.turn(appearance)
    shares = LAYOUT.dark_wash if theme.is_dark() else LAYOUT.wash
    bare = theme.colour("parchment")
    washed = [mixed(bare, QColor(theme.seat_look(s).colour), n) for s, n in enumerate(shares)]
    theme.turn("system")
    greys = [colour.red() * 0.3 + colour.green() * 0.59 + colour.blue() * 0.11 for colour in washed]
    vermilion, green = greys[0], greys[2]
    assert abs(vermilion - green) >= 12


def test_every_name_fits_its_room() -> None:
    for number, printed in enumerate(PROVINCES):
        wide, high = geography.LANDS[number].name_room
        assert width_of(printed.name, SMALL, bold=True) <= wide, printed.id
        assert high >= SMALL


def test_no_letters_on_the_map_are_smaller_than_eleven() -> None:
    assert min(LAYOUT.text.values()) >= SMALL >= 11
