"""What the board shows at moments that random plays seldom come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.board.render import render
from desktop_app.games.two_castles.faces import pieces, symbols
from desktop_app.games.two_castles.faces.furniture import SlotFace, TableFace
from desktop_app.games.two_castles.faces.pieces import AttendantFace, CardFace, RoomFace
from desktop_app.games.two_castles.gestures import note
from desktop_app.games.two_castles.scene import spots, tray
from desktop_app.games.two_castles.scene.layout import (
    LAYOUT,
    built,
    cut,
    extent_to_grow,
    grid_on,
    growing,
    plots,
)
from desktop_app.games.two_castles.tabletop import TABLETOP
from desktop_app.games.two_castles.words.scores import giving, score
from desktop_app.kit.picture import Box, Eye, Note, Picture
from engine.core.chance import Chance
from engine.core.tuples import put
from engine.games.two_castles import GAME, castle_of_twenty
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import Category, Kind, Rule
from engine.games.two_castles.content import FIRST_SPECIAL, KIND_OF, ROOM_NUMBERS, ROOMS
from engine.games.two_castles.draft import KeepTwo
from engine.games.two_castles.foretelling import counted_by
from engine.games.two_castles.moves import DONE, KEEP, Build, Wait
from engine.games.two_castles.placing import PlaceTiles
from engine.games.two_castles.scoring import castle_points, score_sheet
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


def test_the_largest_castles_stay_on_the_land() -> None:
    deep, high = Castle(0), Castle(1)
    for level in range(1, 15):
        deep.build(ROOM_NUMBERS["grand_foyer"], space_at(0, -level))
        high.build(ROOM_NUMBERS["grand_foyer"], space_at(0, level))
    for castle in (deep, high):
        for plot in plots(LAYOUT.play.castles, 2):
            grid = grid_on(plot, extent_to_grow(castle))
            assert all(_is_inside(grid.box(space), plot) for space in built(castle))
            assert all(cut(grid.box(space), plot) for space in growing(castle))


def test_a_tall_castle_makes_only_itself_small_and_no_smaller_than_it_must() -> None:
    state = GAME.new(3, Chance(1))
    left, right = state.castles_of(0)
    for level in range(1, 5):
        state.castles[right].build(ROOM_NUMBERS["grand_foyer"], space_at(0, level))
    state.castles[right].build(ROOM_NUMBERS["grand_foyer"], space_at(0, -1))
    boxes = {place.spot: place.box for place in shown(state.seen_by(0)).places}
    small, tall = boxes[spots.throne(left)], boxes[spots.throne(right)]
    assert small.h == LAYOUT.largest_room
    rows = 6  # five above the ground, one below, and half of a space at each end
    assert tall.h == pytest.approx(LAYOUT.play.castles.h / (rows + 1))
    top = boxes[spots.space(right, space_at(0, 5))]
    assert top.h == pytest.approx(tall.h / 2)


def test_each_castle_stands_on_its_own_ground() -> None:
    state = GAME.new(3, Chance(1))
    left, right = state.castles_of(0)
    for level in range(1, 6):
        state.castles[left].build(ROOM_NUMBERS["grand_foyer"], space_at(0, -level))
    picture = shown(state.seen_by(0))
    assert isinstance(picture.ground, TableFace)
    boxes = {place.spot: place.box for place in picture.places}
    for castle, ground in zip((left, right), picture.ground.grounds, strict=True):
        throne = boxes[spots.throne(castle)]
        assert throne.y + throne.h == pytest.approx(ground)
    assert picture.ground.grounds[0] < picture.ground.grounds[1]


def test_a_tile_in_the_hand_writes_the_change_in_points() -> None:
    state = GAME.new(3, Chance(1))
    room = ROOM_NUMBERS["fountain"]
    move = Build(0, room, space_at(2, 0))
    assert note(state.seen_by(0), 0, (move,)) == Note("+5", "gain")


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


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_a_tile_shows_its_name_where_its_pixels_can_be_read(
    zoom: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    monkeypatch.setattr(pieces, "_name", lambda painter, rect, name: names.append(name))
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(zoom, zoom)
    RoomFace(0, "Pantry").paint(painter, QRectF(0, 0, 60, 60))
    painter.end()
    assert bool(names) == (60 * zoom >= pieces.NAMED_FROM)


@pytest.mark.parametrize("room", range(FIRST_SPECIAL))
def test_the_smallest_tile_shows_which_spaces_count(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[str] = []
    monkeypatch.setattr(symbols, "_paint_sign", lambda painter, box, sign, _: signs.append(sign))
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    RoomFace(room, "").paint(painter, QRectF(0, 0, 20, 20))
    painter.end()
    assert set(signs) & {"where", "types"} or ROOMS[room].scoring.rule is Rule.FIXED
