"""Scenery is drawn once and seen in many lights."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmapCache

from desktop_app.look import drawing
from desktop_app.look.drawing import game_folders, game_text
from desktop_app.look.materials import daylight
from desktop_app.look.materials.daylight import lights, paint_prop, paint_scenery

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">'
    '<rect width="4" height="4" fill="#AABBCC"/><rect width="2" height="2" fill="#FFFFEE"/></svg>'
)
LIGHTS = {"day": {"#FFFFEE": "none"}, "night": {"#AABBCC": "#001122"}}
BOARDS = [board for board in game_folders() if game_text(board, "scenery/lights.json")]


@pytest.fixture(autouse=True)
def somewhere(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> None:
    """Let there be a board called somewhere."""
    files = {"scenery/ground.svg": DRAWING, "scenery/lights.json": json.dumps(LIGHTS)}
    real = drawing.game_text

    def text_of(board: str, file: str) -> str:
        return files.get(file, "") if board == "somewhere" else real(board, file)

    monkeypatch.setattr(daylight, "game_text", text_of)
    daylight._shades.cache_clear()
    daylight._read.cache_clear()
    QPixmapCache.clear()


def seen(paint: Any, light: str, side: int = 4) -> QImage:
    """Return the drawing in this light."""
    paper = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(0)
    painter = QPainter(paper)
    paint(painter, QRectF(0, 0, side, side), "somewhere", "ground", light)
    painter.end()
    return paper


@pytest.mark.parametrize("paint", [paint_scenery, paint_prop])
def test_each_light_has_its_own_shades_and_stars_are_gone_by_day(paint: Any) -> None:
    assert lights("somewhere") == ("day", "night")
    day, night = seen(paint, "day"), seen(paint, "night")
    assert day.pixelColor(3, 3).name() == "#aabbcc"
    assert night.pixelColor(3, 3).name() == "#001122"
    assert day.pixelColor(0, 0).name() == "#aabbcc", "nothing is seen of the star"
    assert night.pixelColor(0, 0).name() == "#ffffee"


def test_scenery_stays_in_its_frame() -> None:
    paper = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(0)
    painter = QPainter(paper)
    paint_scenery(painter, QRectF(2, 2, 4, 4), "somewhere", "ground", "night")
    painter.end()
    assert paper.pixelColor(1, 1).alpha() == paper.pixelColor(7, 7).alpha() == 0
    assert paper.pixelColor(4, 4).alpha() == 255


def test_a_small_thing_is_sharp_at_every_scale_and_painted_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert seen(paint_prop, "night", 32).pixelColor(20, 20).name() == "#001122"
    monkeypatch.setattr(daylight, "_read", lambda *_: pytest.fail("it is in the cache"))
    assert seen(paint_prop, "night", 32).pixelColor(20, 20).name() == "#001122"


def test_a_name_that_is_no_scenery_is_our_mistake() -> None:
    with pytest.raises(AssertionError, match="has no scenery called dragon"):
        seen(lambda p, r, b, _, light: paint_scenery(p, r, b, "dragon", light), "day")


@pytest.mark.parametrize("board", BOARDS)
def test_lights_change_only_colours_that_are_there(board: str) -> None:
    drawn = set()
    folder = drawing.files("resources").joinpath("games", board, "scenery")
    for file in folder.iterdir():
        if file.name.endswith(".svg"):
            drawn |= set(re.findall(r"#[0-9A-Fa-f]{6}", file.read_text(encoding="utf-8")))
    assert BOARDS
    assert all(colour == colour.upper() for colour in drawn), "else no light finds it"
    for light, shades in json.loads(game_text(board, "scenery/lights.json")).items():
        assert shades.keys() <= drawn, light
        for shade in shades.values():
            assert shade == "none" or re.fullmatch(r"#[0-9A-F]{6}", shade), light
