"""What can be read on the board, on every screen: no words cut, too small, or over others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from desktop_app.board.close_up import Detailed, close_up
from desktop_app.board.render import paint_picture
from desktop_app.board.scene import BoardScene
from desktop_app.games.white_castle.faces.small_domains import LargeDomain
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.tabletop import TABLETOP
from desktop_app.kit.picture import Eye, Picture
from desktop_app.look import language, theme
from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour, End, Options, Resource
from engine.games.white_castle.content import GARDENS, STARTING_ACTIONS
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.dice import TakeDie
from engine.games.white_castle.state import Die, WhiteCastle
from tests.desktop_app.whole_plays import Dealer
from tests.games.white_castle.tables import die, fresh, laid_out

SCREENS = ((1280, 720), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160))
SCALES = (75, 100, 150)
NAMES = ("Annegret", "Benjamin", "Clara", "David")
LEAST, LEAST_WHEN_SMALLER = 11, 9
"""Pixels of the smallest letters, at 100 % and more, and below."""


class Word(NamedTuple):
    """Something that was written: what, where on the board, and how large on the screen."""

    text: str
    box: QRectF
    room: QRectF
    pixels: float


class Recorder(QPainter):
    """A painter that remembers what it writes."""

    def __init__(self, paper: QImage) -> None:
        super().__init__(paper)
        self.words: list[Word] = []

    def drawText(self, rect: QRectF, flags: Any, text: str) -> None:  # type: ignore[override]
        """Remember the words, and where they lie."""
        metrics = QFontMetricsF(self.font())
        box = metrics.boundingRect(rect, int(flags), text)
        # There is no ink above a capital, and below the line only of some letters.
        below = 0.0 if set(text) & set("gjpqy,") else -metrics.descent()
        box.adjust(0, metrics.ascent() - metrics.capHeight(), 0, below)
        way = self.deviceTransform()
        size = self.font().pixelSize() * hypot(way.m11(), way.m12())
        self.words.append(Word(text, way.mapRect(box), way.mapRect(rect), size))


def words_on(picture: Picture, scale: float = 1.0) -> list[Word]:
    """Return everything that is written on a board of this scale."""
    paper = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = Recorder(paper)
    painter.scale(scale, scale)
    try:
        paint_picture(painter, picture)
    finally:
        painter.end()
    return painter.words


def crowded(players: int) -> WhiteCastle:
    """Return a late moment: everybody is everywhere and rich."""
    state = laid_out(players)
    state.round = 3
    for seat, domain in enumerate(state.domains):
        domain.coins, domain.seals, domain.points = 38, 5, 104
        domain.food, domain.iron, domain.pearl = 7, 7, 7
        domain.levels, domain.yards, domain.home = (1, 2, 1, 1), (1, 2, 2), (0, 1, 0)
        domain.gardens = state.gardens[seat : seat + 4] or state.gardens[:4]
        domain.lantern = ("sr08", "st09", "dp02", "st10", "st12", "st13", "dp04")
        domain.influence, domain.card = 15, STARTING_ACTIONS[seat].id
    state.hall = tuple(range(players))[:3] + (-1,) * max(0, 3 - players)
    return state


def moments() -> Iterator[tuple[str, WhiteCastle]]:
    """Return boards that are as different as they can be."""
    for players in (2, 3, 4):
        yield f"late, {players} players", crowded(players)
    yield "a beginning", fresh(4)
    yield "the draft", GAME.new(4, Chance(3), Options())
    yield "alone", alone()
    yield "a first game", fresh(2, first_game=True)


def alone() -> WhiteCastle:
    """Return a solo play with the rival on the board."""
    state = GAME.new(1, Chance(1), Options())
    while not state.solo_deck:
        state.play(0, state.moves(0)[0])
    return state


def pictures() -> list[tuple[str, Picture]]:
    """Return these boards as seat 0 sees them."""
    eye = Eye(0, names=NAMES)
    return [(name, TABLETOP.picture(state.seen_by(0), eye)) for name, state in moments()]


@pytest.mark.parametrize("tongue", ["en", "de", "it"])
def test_nothing_written_is_cut_or_lies_over_other_words(qapp: Any, tongue: str) -> None:
    language.speak(qapp, None if tongue == "en" else tongue)
    try:
        for name, picture in pictures():
            words = words_on(picture)
            assert words
            for word in words:
                assert not word.text.endswith("\N{HORIZONTAL ELLIPSIS}"), (name, word)
                assert word.room.adjusted(-1, -2, 2, 2).contains(word.box), (name, word)
            for one, other in combinations(words, 2):
                shared = one.box.intersected(other.box)
                assert min(shared.width(), shared.height()) < 2, (name, one, other)
    finally:
        language.speak(qapp, None)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("screen", SCREENS)
def test_letters_are_large_enough_on_every_screen(
    deal: Dealer, screen: tuple[int, int], scale: int
) -> None:
    theme.fit(theme.Fit(scale))
    page = deal("human", "human", "human", "human")
    page.resize(screen[0], screen[1] - theme.size("text") * 2)
    sight = page.board.transform().m11()
    least = LEAST if scale >= 100 else LEAST_WHEN_SMALLER
    for name, picture in pictures():
        for word in words_on(picture, sight):
            assert round(word.pixels, 1) >= least, (name, word)


def test_nothing_lies_outside_the_board(qapp: Any) -> None:
    scene = BoardScene()
    for name, picture in pictures():
        scene.show_picture(picture, moving=False)
        board = QRectF(0, 0, *picture.size).adjusted(-0.1, -0.1, 0.1, 0.1)
        for thing in (*picture.places, *picture.pieces):
            assert board.contains(thing.box.rect), (name, thing)


def test_figures_are_large_enough_to_love(deal: Dealer) -> None:
    """At 1280x720 a figure on the board is at least 28 pixels high."""
    page = deal("human", "human")
    sight = page.board.transform().m11()
    own = TABLETOP.picture(crowded(4).seen_by(0), Eye(0)).pieces
    on_board = ("level", "hall_space", "garden", "yard", "time", "bridge", "space")
    for piece in own:
        if piece.spot.kind in on_board:
            least = 24 if piece.spot.kind in {"space", "level"} else 28
            assert piece.box.h * sight >= least, piece


def test_a_price_in_the_hand_hides_no_die_space_and_no_action(qapp: Any) -> None:
    view = fresh(2).seen_by(0)
    places = {place.spot: place for place in TABLETOP.picture(view, Eye(0)).places}
    for spot, place in places.items():
        if place.notes is None or place.ring is None or spot.kind == "row":
            continue
        note = place.notes.rect
        assert not note.adjusted(1, 1, -1, -1).intersects(place.ring.rect), spot
        hidden = [other for other in places if other.kind in {"part", "yard_tile", "outside"}]
        assert not any(note.intersects(places[other].box.rect) for other in hidden), spot


def test_a_room_is_a_die_space_for_dice_and_a_room_for_courtiers(qapp: Any) -> None:
    def ring(state: WhiteCastle) -> Any:
        places = TABLETOP.picture(state.seen_by(0), Eye(0)).places
        return next(place.ring for place in places if place.spot == spots.room("steward_left"))

    assert ring(laid_out(2, TakeDie(0)))
    assert ring(die(laid_out(), Colour.RED, 4))
    assert ring(laid_out(2, CourtierAction(0), coins=9, pearl=7, levels=(1, 0, 0, 0))) is None


def test_a_die_lights_the_tiles_of_its_colour_and_the_actions_beside_them(qapp: Any) -> None:
    state = laid_out()
    state.spaces = ((Die(Colour.WHITE, 2),), *state.spaces[1:])  # the room at the left is full
    lit = set(TABLETOP.lights(spots.bridge(Colour.BLACK, End.LEFT), state.seen_by(0)))
    assert {spot.key for spot in lit if spot.kind == "tile"} == {
        "dt_black_food", "dt_black_any", "dt_black_pearl", "dt_black_coin",
    }  # fmt: skip
    assert {spot.key for spot in lit if spot.kind == "part"} == {
        "st07.top", "st04.middle", "dp03.top", "dp05.top",
    }  # fmt: skip


def test_every_garden_has_a_picture_of_its_own(qapp: Any) -> None:
    painted = set()
    for garden in GARDENS:
        state = fresh(2)
        state.gardens = (garden.id, *state.gardens[1:])
        picture = TABLETOP.picture(state.seen_by(0), Eye(0))
        place = next(p for p in picture.places if p.spot == spots.garden(garden.id))
        paper = QImage(150, 100, QImage.Format.Format_ARGB32_Premultiplied)
        paper.fill(0)
        painter = QPainter(paper)
        assert place.face
        place.face.paint(painter, QRectF(0, 0, place.box.w, place.box.h))
        painter.end()
        painted.add(bytes(paper.constBits()))
    assert len(painted) == len(GARDENS)


def test_each_round_has_a_light_of_its_own_by_day_and_by_night(qapp: Any) -> None:
    seen = set()
    for appearance in ("light", "dark"):
        theme.turn(appearance)
        for round_ in (1, 2, 3):
            state = fresh(2)
            state.round = round_
            ground = TABLETOP.picture(state.seen_by(0), Eye(0)).ground
            paper = QImage(270, 170, QImage.Format.Format_RGB32)
            painter = QPainter(paper)
            painter.scale(0.25, 0.25)
            assert ground
            ground.paint(painter, QRectF(0, 0, 1080, 680))
            painter.end()
            seen.add(bytes(paper.constBits()))
    assert len(seen) == 6


def test_the_mouse_over_a_small_domain_shows_it_as_it_lies_on_its_desk(qapp: Any) -> None:
    state = crowded(4)
    eye = Eye(0, names=NAMES)
    places = {p.spot: p.face for p in TABLETOP.picture(state.seen_by(0), eye).places}
    own = {p.spot: p.face for p in TABLETOP.picture(state.seen_by(0), Eye(1, names=NAMES)).places}
    for spot in (spots.domain(1), spots.clan(1)):
        face = places[spot]
        assert isinstance(face, Detailed)
        assert close_up(face).startswith("<img")
        large = face.plain()
        assert isinstance(large, LargeDomain)
        shown = [part for part, _ in large.parts]
        for needed in (spots.clan(1), spots.stock(1, Resource.COIN), spots.lantern(1)):
            assert own[needed] in shown
