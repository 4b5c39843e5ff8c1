"""What the board shows at moments that random plays seldom come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.board.render import render
from desktop_app.games.two_castles.faces import strip
from desktop_app.games.two_castles.faces.court import AttendantFace, CardFace
from desktop_app.games.two_castles.faces.diagrams import Squares
from desktop_app.games.two_castles.faces.furniture import SlotFace
from desktop_app.games.two_castles.faces.plates import PlateFace
from desktop_app.games.two_castles.faces.rooms import RoomFace, ThroneFace
from desktop_app.games.two_castles.gestures import BONUS, note
from desktop_app.games.two_castles.scene import spots, tray
from desktop_app.games.two_castles.scene.layout import (
    LAYOUT,
    built,
    cut,
    growing,
    plots,
    stand,
)
from desktop_app.games.two_castles.tabletop import TABLETOP
from desktop_app.games.two_castles.words.scores import giving, score
from desktop_app.kit.picture import Box, Eye, Note, Picture
from engine.core.chance import Chance
from engine.core.tuples import put
from engine.games.two_castles import GAME, castle_of_twenty
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import Category, Kind, Rule
from engine.games.two_castles.content import KIND_OF, ROOM_NUMBERS, ROOMS
from engine.games.two_castles.draft import KeepTwo
from engine.games.two_castles.foretelling import counted_by
from engine.games.two_castles.moves import DONE, KEEP, Build, Wait
from engine.games.two_castles.placing import PlaceTiles
from engine.games.two_castles.scoring import castle_points, points_with, score_sheet
from engine.games.two_castles.spaces import space_at
from engine.games.two_castles.state import TwoCastles
from engine.playing import playout

pytestmark = pytest.mark.usefixtures("qapp")


def finished(seats: int = 4) -> TwoCastles:
    state = GAME.new(seats, Chance(5))
    playout(GAME, state, Chance(6))
    return state


def shown(view: TwoCastles, seat: int = 0, open_: str = "") -> Picture:
    return TABLETOP.picture(view, Eye(seat, open_, ("Ann", "Ben", "Cid", "Dot")))


def test_your_left_castle_is_on_the_left_and_both_stand_on_one_ground_line() -> None:
    view = GAME.new(4, Chance(1)).seen_by(2)
    boxes = {place.spot: place.box for place in shown(view, 2).places}
    left, right = (boxes[spots.throne(castle)] for castle in view.castles_of(2))
    assert left.x < right.x
    assert left.y + left.h == right.y + right.h


def test_kept_tiles_stay_where_they_lie_when_they_are_turned_up() -> None:
    state = GAME.new(3, Chance(1))
    low, *_, high = state.builders[0].hand
    for move in (KEEP[high], KEEP[low]):
        state.play(0, move)
    before = places_of_tiles(state, low, high)
    state.play(0, DONE)
    for seat in (1, 2):
        for _ in range(3):
            state.play(seat, state.moves(seat)[0])
    assert isinstance(state.waiting[0], PlaceTiles)
    assert places_of_tiles(state, low, high) == before
    assert before[0] != before[1]


def places_of_tiles(state: TwoCastles, *rooms: int) -> list[Box]:
    boxes = {place.spot: place.box for place in shown(state.seen_by(0)).places}
    return [boxes[spots.tile(room)] for room in rooms]


def test_the_others_sit_around_in_order_from_your_left() -> None:
    view = GAME.new(5, Chance(1)).seen_by(3)
    strip = [p.spot for p in shown(view, 3).places if p.spot.kind in ("builder", "castle")]
    order = [str(spot) for spot in strip][:7]
    assert order == [
        "builder 4",
        "castle 4",
        "builder 0",
        "castle 0",
        "builder 1",
        "castle 1",
        "builder 2",
    ]


def towering(*levels: int) -> Castle:
    """Return a castle with a foyer on each of these levels."""
    castle = Castle(0)
    for level in levels:
        castle.build(ROOM_NUMBERS["grand_foyer"], space_at(0, level))
    return castle


def test_the_largest_castles_stay_on_the_land() -> None:
    deep, high = towering(*range(-1, -15, -1)), towering(*range(1, 15))
    for pair in ((deep, deep), (high, high), (deep, high)):
        land = plots(LAYOUT.play.castles, 2)
        for castle, plot, grid in zip(pair, land, stand(pair, land, plot_top()), strict=True):
            assert all(_is_inside(grid.box(space), plot) for space in built(castle))
            assert all(cut(grid.box(space), plot) for space in growing(castle))


def plot_top() -> float:
    return LAYOUT.play.castles.y + 20


def test_castles_of_usual_size_stand_on_the_ground_that_is_always_there() -> None:
    land = plots(LAYOUT.play.castles, 2)
    for pair in ((Castle(0), Castle(1)), (towering(1, 2, 3, 4), towering(-1, -2))):
        left, right = stand(pair, land, plot_top())
        assert left.ground == right.ground == LAYOUT.grounds[0]
        assert left.side == right.side >= LAYOUT.good_room


def test_a_deep_castle_raises_the_ground_of_both_so_that_rooms_can_be_read() -> None:
    land = plots(LAYOUT.play.castles, 2)
    left, right = stand((towering(-1, -2, -3, -4), Castle(0)), land, plot_top())
    assert left.ground == right.ground < LAYOUT.grounds[0]
    assert left.side == right.side >= LAYOUT.smallest_room


def test_a_castle_of_unusual_shape_makes_only_itself_small() -> None:
    land = plots(LAYOUT.play.castles, 2)
    small, usual = stand((towering(*range(1, 12)), Castle(0)), land, plot_top())
    assert small.side < LAYOUT.smallest_room <= usual.side


def test_where_many_sit_around_rooms_stay_below_them() -> None:
    state = finished(7)
    state.agenda, others = GAME.new(7, Chance(1)).agenda, 6
    picture = shown(state, 0)
    seats = [place.box for place in picture.places if place.spot.kind == "builder"]
    rooms = [piece.box for piece in picture.pieces if isinstance(piece.face, RoomFace)]
    assert len(seats) == others
    assert min(box.y for box in rooms if box.y > 90) >= LAYOUT.below_seats


def test_at_the_end_all_castles_stand_in_one_row_with_what_their_rooms_earned() -> None:
    state = finished()
    picture = shown(state)
    for number, castle in enumerate(state.castles):
        sheet = score_sheet(castle)
        rooms = [p for p in picture.pieces if p.spot.key.startswith(f"{number} ")]
        faces = [p.face for p in rooms if isinstance(p.face, RoomFace)]
        assert tuple(face.points for face in faces) == sheet.rooms
        (hall,) = [p.face for p in picture.pieces if p.spot == spots.throne(number)][:1]
        assert isinstance(hall, ThroneFace)
        assert hall.points == sheet.of(Category.THRONE)
    plates = [p.box for p in picture.places if p.spot.kind == "castle"]
    plates.sort(key=lambda box: box.x)
    for left, right in pairwise(plates):
        assert left.x + left.w < right.x
    assert plates[0].x >= 0
    assert plates[-1].x + plates[-1].w <= LAYOUT.size[0]


def test_the_plate_of_the_lower_castle_says_that_it_counts() -> None:
    state = GAME.new(3, Chance(1))
    left, right = state.castles_of(0)
    state.castles[left].build(ROOM_NUMBERS["fountain"], space_at(2, 0))
    plates = {place.spot: place.face for place in shown(state.seen_by(0)).places}
    for number, counts in ((left, False), (right, True)):
        face = plates[spots.castle(number)]
        assert isinstance(face, PlateFace)
        assert face.counts is counts


def test_over_each_tile_to_choose_stands_the_best_it_can_bring_to_either_castle() -> None:
    state = GAME.new(3, Chance(1))
    view = state.seen_by(0)
    tiles = [p.face for p in shown(view).pieces if p.spot.kind == "tile"]
    assert len(tiles) == len(view.builders[0].hand)
    for face in tiles:
        assert isinstance(face, RoomFace)
        assert face.gains == tuple(
            max(
                points_with(castle, face.room, space) - castle_points(castle)
                for space in castle.open_to(face.room)
            )
            for castle in (view.castles[number] for number in view.castles_of(0))
        )


def test_a_tile_in_the_hand_writes_the_change_in_points() -> None:
    state = GAME.new(3, Chance(1))
    room = ROOM_NUMBERS["fountain"]
    move = Build(0, room, space_at(2, 0))
    assert note(state.seen_by(0), 0, (move,)) == Note("+5", "gain")


def test_a_star_stands_where_the_third_or_fifth_room_of_a_type_brings_a_bonus() -> None:
    """BC-30 and BC-31."""
    state = GAME.new(3, Chance(1))
    food = [number for number, kind in enumerate(KIND_OF) if kind is Kind.FOOD][:5]
    stars = []
    for x, room in enumerate(food, 2):
        shown_note = note(state.seen_by(0), 0, (Build(0, room, space_at(x, 0)),))
        assert shown_note
        stars.append(shown_note.icon == BONUS)
        state.castles[0].build(room, space_at(x, 0))
    assert stars == [False, False, True, False, True]


def test_a_room_lights_those_that_it_counts() -> None:
    state = GAME.new(3, Chance(1))
    bakery, utility = ROOM_NUMBERS["bakery"], ROOM_NUMBERS["washroom"]
    state.castles[0].build(bakery, space_at(2, 0))
    state.castles[0].build(utility, space_at(3, 0))
    state.castles[0].build(utility + 1, space_at(2, 1))
    assert list(counted_by(state.castles[0], space_at(2, 0))) == [space_at(3, 0)]


def test_both_castles_of_everybody_are_bracketed_and_the_lower_one_counts() -> None:
    state = finished()
    columns = score(state.seen_by(0), ("Ann", "Ben", "Cid", "Dot"))
    assert [column.group for column in columns[:4]] == ["Ann", "Ann", "Ben", "Ben"]
    assert columns[0].title == "with Ben"
    for builder in range(4):
        own = [column for column in columns if column.seat == builder]
        counting = [column.total for column in own if column.counts]
        assert counting == [min(column.total for column in own)]


@pytest.mark.parametrize("category", [Category.FOOD, Category.SLEEPING, Category.ATTENDANTS])
def test_the_rooms_behind_a_figure_are_those_that_make_it(category: Category) -> None:
    castle = castle_of_twenty()
    lit = giving(castle, category)
    if category is Category.ATTENDANTS:
        assert len(lit) <= score_sheet(castle).of(category)
    else:
        kinds = {KIND_OF[room] for room in (castle.room_on(space) for space in lit) if room}
        assert kinds <= {Kind(category.value)}


def test_what_is_open_is_shown_large_and_a_click_closes_it() -> None:
    state = finished()
    for open_ in ("castle 1", "throne 0", "points 2 food"):
        place = next(p for p in shown(state, 0, open_).places if p.spot == spots.ENLARGED)
        assert place.opens == open_
    assert all(p.spot != spots.ENLARGED for p in shown(state, 0, "castle 9").places)


@pytest.mark.parametrize("seats", [2, 7])
def test_the_end_of_the_game_can_be_painted(seats: int) -> None:
    state = finished(seats)
    image = render(shown(state, 1), 640)
    assert image.width() == 640
    assert castle_points(state.castles[0]) > 0


def test_beside_the_hand_it_says_what_is_true_while_ludwigs_tile_is_built() -> None:
    state = GAME.new(2, Chance(3))
    assert _beside(state.seen_by(0)) == ("Your two tiles", set())
    _play_until(state, lambda: isinstance(state.waiting.get(0), KeepTwo))
    assert _beside(state.seen_by(0)) == ("Keep in secret: 2 to go", {False})
    _play_until(state, lambda: _builds(state, 2))
    assert _beside(state.seen_by(0)) == ("To build: one in each castle", {True})
    _play_until(state, lambda: _builds(state, 1))
    assert _beside(state.seen_by(0)) == ("To build: your other tile", {True})
    _play_until(state, lambda: _builds(state, 0))
    assert _beside(state.seen_by(0)) == ("Your two tiles are built", {True})


def test_during_a_bonus_nobody_is_told_to_keep_tiles() -> None:
    state = GAME.new(3, Chance(5))
    _play_until(state, lambda: tray.of(state) is not None and not state.builders[0].chosen)
    assert _beside(state.seen_by(0))[0] == "Your two tiles are built"


def _play_until(state: TwoCastles, is_there: Callable[[], bool]) -> None:
    chance = Chance(1)
    while not is_there():
        choice = state.next_choice
        moves = [m for m in GAME.brain.sensible(state, choice.seat) if not isinstance(m, Wait)]
        number, chance = chance.draw(len(moves))
        state.apply(choice.seat, moves[number])


def _builds(state: TwoCastles, owes: int) -> bool:
    """Whether seat 0 builds and has so many tiles of its own left."""
    return isinstance(state.waiting.get(0), PlaceTiles) and len(state.builders[0].owes) == owes


def _beside(view: TwoCastles) -> tuple[str, set[bool]]:
    """Return what is written over the two places, and whether tiles of the hand step back."""
    picture, hand = shown(view), view.builders[0].hand
    (face,) = [p.face for p in picture.places if p.spot == spots.KEPT]
    assert isinstance(face, SlotFace)
    faces = [p.face for p in picture.pieces if p.spot in map(spots.tile, hand)]
    return face.caption, {face.dim for face in faces if isinstance(face, RoomFace)}


def _is_inside(box: Box, outer: Box) -> bool:
    rect: Any = outer.rect.adjusted(-1, -1, 1, 1)
    return bool(rect.contains(box.rect))


def test_an_enlarged_castle_shows_its_attendants_and_bonus_cards() -> None:
    view = finished()
    number = 1
    castle = view.castles[number]
    castle = replace(castle, attendants=(0, 2), cards=(1, 3))
    view.castles = put(view.castles, number, castle)
    sheet = [p for p in shown(view, open_=f"castle {number}").pieces if p.is_over_rings]
    faces = [piece.face for piece in sheet]
    assert [face.attendant for face in faces if isinstance(face, AttendantFace)] == [0, 2]
    assert [face.card for face in faces if isinstance(face, CardFace)] == [1, 3]
    cards = [piece.box for piece in sheet if isinstance(piece.face, CardFace)]
    rooms = [piece.box for piece in sheet if isinstance(piece.face, RoomFace)]
    assert max(box.x + box.w for box in rooms) < min(box.x for box in cards)


@pytest.mark.parametrize("side", [40, 56, 78, 140])
@pytest.mark.parametrize("room", range(len(ROOMS)))
def test_every_tile_shows_points_and_which_spaces_count_at_every_size(
    room: int, side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures: list[str] = []
    diagrams: list[str] = []
    signs: list[object] = []
    monkeypatch.setattr(strip, "write", lambda p, box, text, *_, **__: figures.append(text))
    monkeypatch.setattr(strip, "paint_chip", lambda p, box, wanted: signs.append(wanted))
    for name in ("spaces", "path", "column", "castle", "kinds"):
        monkeypatch.setattr(Squares, name, lambda *_, name=name, **__: diagrams.append(name))
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scoring = ROOMS[room].scoring
    high = side * strip.SHARE
    strip.paint_strip(painter, QRectF(0, side - high, side, high), ROOMS[room].kind, scoring)
    painter.end()
    assert figures[0] == str(scoring.points)
    match scoring.rule:
        case Rule.FIXED:
            assert not diagrams
        case Rule.ALL_OTHER_TYPES:
            assert diagrams == ["kinds"]
            assert figures[1] == str(scoring.otherwise)
        case _:
            assert len(diagrams) == 1
            assert signs == [scoring.wanted]


@pytest.mark.parametrize("side", [40, 56])
def test_squares_of_a_diagram_are_whole_pixels_and_lie_apart(side: int) -> None:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    squares = Squares(painter, QPointF(side / 2 + 0.3, side / 2 + 0.4), side / 14)
    squares.spaces(((-1, 0), (1, 0)), "room_food", own=((0, 0),))
    painter.end()
    row = [image.pixelColor(x, side // 2).alpha() for x in range(side)]
    assert set(row) == {0, 255}, "nothing is blurred"
    runs = "".join("x" if alpha else " " for alpha in row).split()
    assert len(runs) == 3
    assert len(set(runs)) == 1
