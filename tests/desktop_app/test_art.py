"""Icons, pieces, dice and scenes: all there, readable without colours, sharp."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from enum import Enum
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QIcon,
    QImage,
    QPainter,
    QPixmap,
    QPixmapCache,
    QRawFont,
)
from PySide6.QtSvg import QSvgRenderer

from desktop_app.look import art, theme
from desktop_app.look.dice import DICE
from desktop_app.look.drawing import (
    art_names,
    art_text,
    game_folders,
    game_text,
    paint_layer,
    part_names,
    smooth,
)
from desktop_app.trials import art_sheet
from engine import catalog
from engine.catalog import GAME_IDS
from engine.games.shogun import components as shogun
from engine.games.shogun.events.fights import Result
from engine.games.two_castles import components as two_castles
from engine.games.white_castle import components as white_castle

# Every word of the engine that a board shows as a sign. The words of an enum are names of icons,
# but for those given here: a food room is no bowl of rice.
SIGNS: tuple[tuple[type[Enum], dict[str, str]], ...] = (
    (white_castle.Resource, {}),
    (white_castle.Deed, {}),
    (two_castles.Kind, {"food": "food_room"}),
    (two_castles.Hanging, {}),
    (two_castles.Wanted, {"food": "food_room"}),
    (two_castles.Bonus, {}),
    (two_castles.Category, {"food": "food_room"}),
    (two_castles.CardCount, {}),
    (shogun.Side, {}),
    (shogun.Season, {}),
    (shogun.Building, {}),
    (shogun.Kind, {}),
    (shogun.Goods, {}),
    (shogun.Effect, {}),
    (Result, {}),
)
IDS_WITH_SIGNS = ("two_castles/attendants.json", "shogun/action_cards.json")


@pytest.fixture(autouse=True)
def light() -> Iterator[None]:
    theme.turn("light")
    QPixmapCache.clear()
    yield
    QPixmapCache.clear()


@pytest.mark.parametrize("name", art_names("icons"))
def test_an_icon_is_drawn_on_the_24_grid_in_colours_of_the_theme(name: str) -> None:
    text = art_text("icons", f"{name}.svg")
    assert ElementTree.fromstring(text).get("viewBox") == "0 0 24 24"
    assert QSvgRenderer(text.encode()).isValid()
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none", "currentColor"}
    assert colours <= theme.art_shades().keys()
    assert drawn_side(art.icon(name, 24).toImage()) >= 16


PARTS = [name for game_id in game_folders() for name in part_names(game_id)]


@pytest.mark.parametrize("name", PARTS)
def test_a_part_of_a_board_is_drawn_in_colours_of_the_theme(name: str) -> None:
    game_id, _, file = name.partition("/")
    text = game_text(game_id, f"art/{file}.svg")
    assert QSvgRenderer(text.encode()).isValid()
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none", "currentColor"}
    assert colours <= theme.art_shades().keys()


def test_a_part_is_painted_into_its_room_on_its_foot() -> None:
    def paint(painter: QPainter) -> None:
        art.paint_part(painter, "shogun/sea_ship", QRectF(0, 0, 60, 60))

    image = painted(paint, 60)
    filled = [y for y in range(60) for x in range(60) if image.pixelColor(x, y).alpha() > 0]
    assert min(filled) > 5
    assert max(filled) >= 57


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("name", ["undo", "redo", "restart", "hint"])
def test_the_icon_of_a_disabled_button_is_much_paler(light: str, name: str) -> None:
    theme.turn(light)
    enabled, disabled = (
        seen_on_paper(art.qicon(name).pixmap(24, mode=mode))
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert 0.2 * enabled < disabled < 0.5 * enabled


def seen_on_paper(pixmap: QPixmap) -> int:
    """Return how much lighter or darker than the paper an icon is, all pixels together."""
    image = QImage(24, 24, QImage.Format.Format_RGB32)
    image.fill(theme.colour("paper"))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    paper = theme.colour("paper").lightness()
    points = ((x, y) for x in range(24) for y in range(24))
    return sum(abs(image.pixelColor(x, y).lightness() - paper) for x, y in points)


def test_no_two_pictures_are_the_same() -> None:
    scenes = [game_text(game_id, "scene.svg") for game_id in GAME_IDS]
    texts = [art_text("icons", f"{name}.svg") for name in art_names("icons")]
    assert all(scenes)
    assert len({*scenes, *texts}) == len(scenes) + len(texts)


def test_second_names_lead_to_icons_and_hide_none() -> None:
    of_games = [game_text(game_id, "also_known_as.json") for game_id in GAME_IDS]
    for text in (art_text("also_known_as.json"), *of_games):
        for second, first in json.loads(text).items():
            assert first in art.names()
            assert second not in art.names()


def test_no_two_games_give_an_icon_the_same_second_name() -> None:
    of_games = [game_text(game_id, "also_known_as.json") for game_id in GAME_IDS]
    texts = (art_text("also_known_as.json"), *of_games)
    names = [name for text in texts for name in json.loads(text)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("words", "renamed"), SIGNS)
def test_every_word_of_the_engine_that_needs_an_icon_has_one(
    words: type[Enum], renamed: dict[str, str]
) -> None:
    missing = [w.value for w in words if not art.exists(renamed.get(w.value, w.value))]
    assert missing == []


@pytest.mark.parametrize("path", IDS_WITH_SIGNS)
def test_attendants_and_action_cards_have_icons(path: str) -> None:
    text = files("resources").joinpath("games", path).read_text(encoding="utf-8")
    assert [found for found in re.findall(r'"id": "(\w+)"', text) if not art.exists(found)] == []


def test_an_unknown_name_is_our_mistake() -> None:
    with pytest.raises(AssertionError, match="no icon is called dragon"):
        art.icon("dragon", 24)
    with pytest.raises(AssertionError, match="no piece is called dragon"):
        painted(lambda p: art.paint_seat(p, QRectF(0, 0, 24, 24), 0, "dragon"))


def test_a_screen_of_twice_the_pixels_gets_twice_the_pixels() -> None:
    pixmap = art.icon("coin", 24, ratio=2)
    assert pixmap.width() == 48
    assert pixmap.deviceIndependentSize().width() == 24
    assert art.icon("coin", 24).width() == 24, "the picture in the cache keeps its ratio"


def test_an_icon_painted_at_any_scale_is_drawn_for_that_scale() -> None:
    def paint(painter: QPainter) -> None:
        painter.scale(2.5, 2.5)
        art.paint_icon(painter, "castle", QRectF(0.13, 0.1, 24, 24))

    assert painted(paint, 60) == art.icon("castle", 60).toImage().convertToFormat(FORMAT)


@pytest.mark.parametrize("ratio", [1, 1.25, 2])
def test_what_is_kept_lies_where_it_would_be_drawn_on_every_screen(ratio: float) -> None:
    """On a screen that magnifies everything, the land of a map must not slip out of its coast."""
    rect = QRectF(4, 6, 20, 12)

    def draw(painter: QPainter) -> None:
        painter.fillRect(rect, QColor("red"))

    def pictured(paint: Callable[[QPainter], None]) -> QImage:
        image = QImage(QSize(120, 100) * ratio, FORMAT)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        smooth(painter)
        painter.translate(30, 20)
        painter.scale(1.5, 1.5)
        paint(painter)
        painter.end()
        return image

    kept = pictured(lambda painter: paint_layer(painter, rect, "kept red", draw))
    assert kept == pictured(draw)


def test_free_lines_follow_light_and_dark_and_a_given_ink() -> None:
    light = mean_lightness(art.icon("undo", 48).toImage())
    red = art.icon("undo", 48, ink=QColor("red")).toImage()
    theme.turn("dark")
    assert light < 80 < 180 < mean_lightness(art.icon("undo", 48).toImage())
    assert QColor("red").name() in {red.pixelColor(x, 18).name() for x in range(48)}


def test_buttons_get_icons_for_every_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    side = theme.size("text_large")
    assert [size.width() for size in art.qicon("save").availableSizes()] == [side]
    monkeypatch.setattr(art, "_finest_screen", lambda: 2.0)
    assert art.qicon("save").pixmap(QSize(side, side), 2.0).width() == 2 * side


def test_the_program_has_an_icon() -> None:
    assert not art.app_icon().isNull()


@pytest.mark.parametrize("shape", art.SHAPES)
def test_seats_are_told_apart_without_colour(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    look_of = theme.seat_look

    def in_grey(seat: int) -> theme.SeatLook:
        # Seat 0 names the colour that the files of the pieces are written in.
        colour = look_of(0).colour if seat == 0 else "#808080"
        return theme.SeatLook("X", colour, "#FFFFFF", look_of(seat).pattern)

    monkeypatch.setattr(theme, "seat_look", in_grey)
    box = QRectF(0, 0, 32, 32)

    def piece(seat: int) -> QImage:
        return painted(lambda p: art.paint_seat(p, box, seat, shape, letter=False), 32)

    pieces = [piece(seat) for seat in range(1, 7)]
    assert min(difference(one, other) for one, other in combinations(pieces, 2)) > 0.05


def test_a_large_piece_carries_its_seat_s_letter() -> None:
    box = QRectF(0, 0, 32, 32)
    with_letter = painted(lambda p: art.paint_seat(p, box, 0, "disc"), 32)
    without = painted(lambda p: art.paint_seat(p, box, 0, "disc", letter=False), 32)
    assert with_letter != without


def test_a_seat_s_brush_is_drawn_for_the_screen() -> None:
    assert art.seat_brush(1, ratio=2).texture().width() == 2 * art.seat_brush(1).texture().width()


@pytest.mark.parametrize("pips", range(1, 7))
def test_dice_are_told_apart_without_colour(pips: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        theme, "colour", lambda name: QColor("black" if name.endswith("pip") else "white")
    )
    box = QRectF(0, 0, 32, 32)

    def die(colour: str) -> QImage:
        return painted(lambda p: art.paint_die(p, box, colour, pips), 32)

    dice = [die(colour) for colour in DICE]
    assert min(difference(one, other) for one, other in combinations(dice, 2)) > 0.005


def test_every_colour_of_the_dice_can_be_painted() -> None:
    assert {colour.value for colour in white_castle.Colour} == set(DICE)


def test_every_game_has_its_scene() -> None:
    for game_id in catalog.GAME_IDS:
        scene = art.scene(game_id, 240, ratio=2)
        assert (scene.width(), scene.height()) == (480, 300)


def test_every_font_comes_with_its_licence_and_is_small() -> None:
    fonts = list(files("resources").joinpath("art", "fonts").iterdir())
    licences = {font.name.split("-")[0] for font in fonts if font.name.endswith("LICENSE.txt")}
    for font in fonts:
        assert font.name.split("-")[0] in licences


def test_the_bundled_fonts_have_every_japanese_character_we_show() -> None:
    assert {theme.TITLE_FAMILY, theme.JAPANESE_FAMILY} <= set(QFontDatabase.families())
    provinces = files("resources").joinpath("games", "shogun", "provinces.json")
    shown = re.findall(r"[\u3000-\u9fff]", provinces.read_text(encoding="utf-8"))
    font = QRawFont()
    data = files("resources").joinpath("art", "fonts", "NotoSansCJKjp-Few.otf").read_bytes()
    font.loadFromData(data, 13, font.hintingPreference())
    assert shown
    assert all(font.supportsCharacter(ord(character)) for character in shown)


def test_the_sheet_shows_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "sheet.png"
    assert art_sheet.main([str(file)]) == 0
    assert QImage(str(file)).width() == 8 * 220
    assert art_sheet.main([str(file / "below_a_file.png")]) == 1
    assert "cannot be written" in capsys.readouterr().err


FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def painted(paint: Callable[[QPainter], None], side: int = 24) -> QImage:
    image = QImage(side, side, FORMAT)
    image.fill(0)
    painter = QPainter(image)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """Return the share of pixels that clearly differ in lightness."""
    pixels = [(x, y) for x in range(one.width()) for y in range(one.height())]
    differing = sum(
        abs(one.pixelColor(*at).lightness() - other.pixelColor(*at).lightness()) > 24
        for at in pixels
    )
    return differing / len(pixels)


def mean_lightness(image: QImage) -> float:
    drawn = [
        colour.lightness()
        for x in range(image.width())
        for y in range(image.height())
        if (colour := image.pixelColor(x, y)).alpha() > 200
    ]
    return sum(drawn) / len(drawn)


def drawn_side(image: QImage) -> int:
    """Return the longer side of what is drawn."""
    spots = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 40
    ]
    xs, ys = zip(*spots, strict=True)
    return max(max(xs) - min(xs), max(ys) - min(ys)) + 1
