"""Every card and tile of a game can be looked at, with its words and where it is now."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.dialogs.parts_window import PartsWindow
from desktop_app.dialogs.rules_window import RulesWindow
from desktop_app.kit import catalog as desktop
from desktop_app.kit.parts import groups_of, has_parts, parts_of, place_of
from desktop_app.look import language
from desktop_app.shell.main_window import MainWindow
from engine import catalog
from engine.core.table import Table
from engine.saving.save import Seat

ROOT = Path(__file__).parents[2] / "resources" / "games"
EACH = pytest.mark.parametrize("game_id", catalog.GAME_IDS)
FILES = {
    "white_castle": {
        "stewards": "stewards", "diplomats": "diplomats", "hall": "daimyos",
        "gardens": "gardens", "pairs": "starting_resources",
    },
    "two_castles": {
        "throne": "throne_rooms", "attendants": "attendants", "cards": "bonus_cards",
    },
    "shogun": {
        "provinces": "provinces", "events": "events", "specials": "special_cards",
        "actions": "action_cards",
    },
}  # fmt: skip
"""Which group shows all of which file."""


def window_of(qtbot: Any, game_id: str, **more: Any) -> PartsWindow:
    tabletop = desktop.load(game_id)
    assert tabletop
    made = PartsWindow(catalog.load(game_id), tabletop, **more)
    qtbot.addWidget(made)
    return made


@EACH
def test_nothing_that_is_in_the_box_is_missing(game_id: str) -> None:
    assert has_parts(game_id)
    shown = {
        group.id: [lying.id for board in group.boards for lying in board.parts]
        for group in groups_of(game_id)
    }
    for group, file in FILES[game_id].items():
        content = json.loads((ROOT / game_id / f"{file}.json").read_text(encoding="utf-8"))
        assert Counter(shown[group]) == Counter(one["id"] for one in content)
    if game_id == "two_castles":
        rooms = json.loads((ROOT / game_id / "regular_rooms.json").read_text(encoding="utf-8"))
        for kind in {room["kind"] for room in rooms}:
            assert set(shown[kind]) == {room["id"] for room in rooms if room["kind"] == kind}


@EACH
@pytest.mark.parametrize("spoken", ["en", "de", "it"])
def test_every_part_has_a_picture_and_words_in_every_language(
    game_id: str, spoken: str, qapp: QApplication
) -> None:
    language.speak(qapp, None if spoken == "en" else spoken)
    try:
        tabletop = desktop.load(game_id)
        assert tabletop
        for part in parts_of(catalog.load(game_id), tabletop):
            assert part.words.name
            assert part.words.text
            assert part.box.width() > 20
            image = QImage(60, 60, QImage.Format.Format_ARGB32)
            image.fill(0)
            painter = QPainter(image)
            part.paint(painter, QRectF(0, 0, 60, 60))
            painter.end()
            assert any(image.pixelColor(x, 30).alpha() for x in range(60)), part.id
    finally:
        language.speak(qapp, None)


def test_parts_are_found_by_group_and_by_word(qtbot: Any) -> None:
    window = window_of(qtbot, "two_castles")
    everything = window.list.count()
    assert everything == len(window.parts) == 181
    window.groups.setCurrentIndex(window.groups.findData("corridor"))
    assert window.list.count() == 21
    window.wanted.setText("great hall")
    assert [window.list.item(0).text(), window.list.count()] == ["Great Hall", 1]
    assert window.detail.name.text() == "Great Hall"
    assert window.detail.rule.text() == "BC-51"
    window.wanted.setText("great hole")
    assert window.list.count() == 0
    assert window.count.text() == "Nothing found."


def test_a_part_says_where_it_is_in_the_open_play(qtbot: Any) -> None:
    game, tabletop = catalog.load("white_castle"), desktop.load("white_castle")
    assert tabletop
    view = game.position("white_castle 3\nask take_die 0").seen_by(0)
    assert place_of("sg01", tabletop, view, 0)
    assert place_of("sg05", tabletop, view, 0) == ""
    window = window_of(qtbot, "white_castle", view=view)
    window.groups.setCurrentIndex(window.groups.findData("gardens"))
    assert window.detail.where.text() == "In this game it lies on the board."
    window.list.setCurrentRow(window.list.count() - 1)
    assert window.detail.where.text() == "In this game it lies nowhere in sight."


def test_the_menu_opens_the_parts_beside_a_play_and_a_part_leads_to_its_rule(qtbot: Any) -> None:
    window = MainWindow(desktop.all_games())
    qtbot.addWidget(window)
    table = Table(catalog.load("shogun"), 3, 1)
    window.show_play(table, [Seat("Ada", "human"), Seat("B", "human"), Seat("C", "human")]).start()
    window.menus["parts"].trigger()
    parts = window.dialogs.open
    assert isinstance(parts, PartsWindow)
    parts.groups.setCurrentIndex(parts.groups.findData("events"))
    parts.detail.rule.click()
    rules = window.dialogs.open
    assert isinstance(rules, RulesWindow)
    assert rules.text.textCursor().selectedText().startswith("SH-37 ")
    window.end_play()
