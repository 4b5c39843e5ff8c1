"""Every name on the board can be read whole, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmapCache

from desktop_app.games.two_castles.faces import lettering
from desktop_app.games.two_castles.faces.court import AttendantFace, BonusFace, CardFace
from desktop_app.games.two_castles.faces.furniture import TrayFace
from desktop_app.games.two_castles.faces.lettering import Lines, fitted
from desktop_app.games.two_castles.faces.rooms import RoomFace
from desktop_app.games.two_castles.panels.pad_picture import CARD_COLUMNS
from desktop_app.games.two_castles.scene.layout import LAYOUT
from desktop_app.games.two_castles.tabletop import TABLETOP
from desktop_app.games.two_castles.words.names import attendant_name, bonus_name, card_name
from desktop_app.games.two_castles.words.room_names import printed_name, room_name
from desktop_app.kit.picture import Eye
from desktop_app.look import language
from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.components import THIRD_ROOM_BONUSES, Kind
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS, ROOMS
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.spaces import space_at
from engine.games.two_castles.state import TwoCastles

SIDES = (LAYOUT.smallest_tile, LAYOUT.pad.ware, LAYOUT.tile)
"""How large tiles are that bear a name, in board units: pixels at 1280x720."""
SMALLEST = 9
"""Pixels of the smallest letters at 1280x720."""
LANGUAGES = ("en", "de", "it")
Written = list[tuple[str, Lines, float, float, bool]]
"""Text, how it fitted, into which width and height, and whether it is bold."""


@pytest.fixture(autouse=True)
def letters() -> None:
    """Measure and paint again in every language."""
    fitted.cache_clear()
    QPixmapCache.clear()


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: Any) -> Iterator[str]:
    language.speak(qapp, None if request.param == "en" else request.param)
    yield request.param
    language.speak(qapp, None)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Return a list that takes up every text that is written, and how it fitted."""
    found: Written = []

    def note(text: str, width: float, height: float, size: float, **kind: bool) -> Lines:
        lines = fitted(text, width, height, size, **kind)
        found.append((text, lines, width, height, kind["bold"]))
        return lines

    monkeypatch.setattr(lettering, "fitted", note)
    return found


def paint(face: Any, width: float, height: float) -> None:
    image = QImage(int(width) + 1, int(height) + 1, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    face.paint(painter, QRectF(0, 0, width, height))
    painter.end()


def check(written: Written) -> None:
    """Check that every text is whole and stays where it belongs."""
    assert written
    for text, fit, width, height, bold in written:
        assert fit.is_whole, text
        assert fit.pixels >= SMALLEST, text
        shown = "".join(fit.lines).replace("-", "").replace(" ", "")
        assert shown == "".join(text.split()).replace("-", "").replace("\u00ad", "")
        letters = lettering._letters(fit.pixels, fit.stretch, bold=bold)
        metrics = QFontMetricsF(letters)
        assert all(metrics.horizontalAdvance(line) <= width + 1 for line in fit.lines), text
        assert fit.step * len(fit.lines) <= height + 1, text


@pytest.mark.parametrize("side", SIDES)
def test_every_room_has_its_whole_name(spoken: str, written: Any, side: float) -> None:
    for room in range(len(ROOMS)):
        paint(RoomFace(room, printed_name(room)), side, side + LAYOUT.tab)
    assert len(written) == len(ROOMS)
    check(written)


def test_a_tile_shown_large_has_its_name_on_a_band(spoken: str, written: Any) -> None:
    for room in range(len(ROOMS)):
        paint(RoomFace(room, printed_name(room)), 160, 160)
    assert {text for text, *_ in written} == {printed_name(room) for room in range(len(ROOMS))}
    check(written)


def test_every_card_attendant_and_bonus_has_its_whole_name(spoken: str, written: Any) -> None:
    for card in range(len(BONUS_CARDS)):
        face, side = CardFace(card, card_name(card)), LAYOUT.pad.ware
        paint(face, side * CARD_COLUMNS, side + LAYOUT.tab)
        paint(CardFace(card, card_name(card), 12), 152, 80)
    for number in range(len(ATTENDANTS)):
        paint(AttendantFace(number, attendant_name(number), 7, 4), 116, 80)
    for bonus in THIRD_ROOM_BONUSES:
        paint(BonusFace(bonus.value, bonus_name(bonus)), 78, 78)
    check(written)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_words_of_every_tray_are_whole(spoken: str, written: Any, seats: int) -> None:
    names = tuple(f"Mitspieler {letter}" for letter in "ABCDEFG")[:seats]
    for state, seat in product(at_bonuses(seats), (0, 1)):
        picture = TABLETOP.picture(state.seen_by(seat), Eye(seat, names=names))
        (tray,) = [place for place in picture.places if isinstance(place.face, TrayFace)]
        paint(tray.face, tray.box.w, tray.box.h)
    check(written)


def test_what_must_be_cut_ends_in_dots_without_a_stray_hyphen(qapp: Any) -> None:
    fit = fitted("Schmetter\u00adlings\u00adgarten", 30, 10, 8, tight=True)
    assert not fit.is_whole
    assert fit.lines[-1].endswith("…")
    assert "-" not in fit.lines[-1]


def test_a_long_word_is_broken_where_it_may_be(qapp: Any) -> None:
    assert fitted("Schmetter\u00adlingsgarten", 62, 32, 11, tight=True).lines == (
        "Schmetter-",
        "lingsgarten",
    )
    assert room_name(0) == printed_name(0).replace("\u00ad", "")


def at_bonuses(seats: int) -> Iterator[TwoCastles]:
    """Yield a moment of every kind in which something lies open."""
    first = GAME.new(seats, Chance(1))
    if seats == 2:
        yield first  # Ludwig's tiles
    rooms = [n for n, room in enumerate(ROOMS) if room.kind is Kind.DOWNSTAIRS][:3]
    asked = (
        BuildDrawn(0, 0),
        BuildSpecial(0, 0, (Kind.FOUNTAIN, Kind.TOWER, Kind.GRAND_FOYER)),
        ClaimBonus(0, 0),
        ChooseCard(0, 0),
        ChooseAttendant(0, 0),
    )
    for choice in asked:
        state = first.copy()
        for x, room in enumerate(rooms, 2):
            state.castles[0].build(room, space_at(x, -1))
        state.drawn, state.drawn_cards = tuple(rooms), (1, 2, 3)
        state.push(choice)
        yield state
