"""The score pad: any castle, its score, and what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton

from desktop_app.games.two_castles.panels import score_pad_page
from desktop_app.games.two_castles.panels.pad import Pad, read_file
from desktop_app.games.two_castles.panels.pad_paper import as_image
from desktop_app.games.two_castles.panels.pad_picture import BIN, LAND, TABS, pad_picture
from desktop_app.games.two_castles.panels.pad_words import how_to_begin, pad_words
from desktop_app.games.two_castles.panels.score_pad_page import ScorePadPage
from desktop_app.games.two_castles.scene import spots
from desktop_app.keep import places
from desktop_app.kit.catalog import about
from desktop_app.kit.gestures import Spot
from desktop_app.look import theme
from desktop_app.shell.main_window import MainWindow
from engine.core.errors import PositionError
from engine.games.two_castles import GAME, castle_of_twenty
from engine.games.two_castles.content import ROOM_NUMBERS, THRONE_ROOMS
from engine.games.two_castles.spaces import THRONE, space_at
from tests.desktop_app.hands import click, drag, press

FOUNTAIN = ROOM_NUMBERS["fountain"]
RIGHT, FURTHER = space_at(2, 0), space_at(3, 0)


@pytest.fixture
def page(qtbot: Any) -> Any:
    page = ScorePadPage()
    page.scene.motion.speed = 0
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


@pytest.fixture
def twenty() -> Pad:
    castle = castle_of_twenty()
    rooms = tuple(zip(castle.spaces, castle.rooms, strict=True))
    return Pad(castle.throne, rooms, castle.attendants, castle.cards)


def test_a_room_dragged_from_the_palette_scores_at_once(page: Any) -> None:
    click(page, Spot("tab", "court"))
    drag(page, spots.tile(FOUNTAIN), spots.space(0, RIGHT))
    assert page.total.text() == "5"
    assert page.figures["fountains"].text() == "5"


def test_a_room_is_built_by_keyboard_alone(page: Any) -> None:
    page.board.setFocus()
    press(page, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert page.scene.held == page.scene.focus
    while page.scene.focus != spots.space(0, RIGHT):
        press(page, Qt.Key.Key_Tab)
    press(page, Qt.Key.Key_Return)
    assert [space for space, _ in page.pad.rooms] == [RIGHT]


def test_a_room_can_be_moved_and_thrown_away_and_had_back(page: Any) -> None:
    page.change(Pad().put(FOUNTAIN, RIGHT))
    drag(page, spots.space(0, RIGHT), spots.space(0, FURTHER))
    assert page.pad.rooms == ((FURTHER, FOUNTAIN),)
    assert "not joined" in page.problems.text()
    drag(page, spots.space(0, FURTHER), BIN)
    assert page.pad.rooms == ()
    page.undo.click()
    assert page.pad.rooms == ((FURTHER, FOUNTAIN),)


def test_attendants_cards_and_throne_rooms_come_from_the_palette_too(page: Any) -> None:
    click(page, Spot("tab", "court"))
    drag(page, spots.attendant(1), spots.throne(0))
    drag(page, Spot("throne_tile", "throne_utility_food"), spots.throne(0))
    click(page, Spot("tab", "cards"))
    drag(page, spots.card(7), spots.cards(0))
    assert page.pad == Pad(6, (), (1,), (7,))
    drag(page, Spot("servant", "0"), BIN)
    drag(page, Spot("kept", "bc_special"), BIN)
    assert page.pad == Pad(6)


def test_an_empty_castle_says_what_to_do_until_there_is_a_room(page: Any) -> None:
    assert page.problems.text() == how_to_begin()
    page.change(Pad().put(FOUNTAIN, RIGHT))
    assert page.problems.text() == "This castle breaks no rule."


@pytest.mark.parametrize(
    ("tab", "thing", "told"),
    [
        ("cards", spots.card(0), "row below the castle"),
        ("court", spots.attendant(1), "into the throne room"),
        ("court", Spot("throne_tile", THRONE_ROOMS[1].id), "on the one that stands there"),
        ("court", spots.tile(FOUNTAIN), "next to the castle"),
        ("court", spots.throne(0), "stays"),
    ],
)
def test_what_is_dropped_on_the_land_says_where_it_goes(
    page: Any, tab: str, thing: Spot, told: str
) -> None:
    click(page, Spot("tab", tab))
    drag(page, thing, LAND)
    assert page.pad == Pad()
    assert told in page.notice.text()
    click(page, Spot("tab", "court"))
    drag(page, spots.tile(FOUNTAIN), spots.space(0, RIGHT))
    assert page.notice.text() == ""


def test_a_drag_over_the_land_that_holds_nothing_is_not_told_about(page: Any) -> None:
    drag(page, LAND, BIN)
    assert page.notice.text() == ""


def test_a_castle_is_saved_as_the_engine_reads_it_and_loaded_again(
    page: Any, twenty: Pad, tmp_path: Path
) -> None:
    file = tmp_path / "castle.json"
    page.change(twenty)
    page.save(file)
    scored = GAME.score(json.loads(file.read_text(encoding="utf-8")))
    assert scored["total"] == twenty.sheet.total
    page.change(Pad())
    page.load(file)
    assert page.pad == twenty


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"throne": "nobody"}', '{"throne": 1}', '{"throne": "x", "rooms": {"0;0": "y"}}'],
)
def test_a_file_that_is_no_castle_is_refused_in_one_sentence(
    page: Any, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "castle.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PositionError):
        read_file(file)
    page.load(file)
    assert page.notice.text().startswith("This file cannot be used.")
    assert page.pad == Pad()


def test_files_are_proposed_among_the_documents_of_the_player(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def note(parent: Any, title: str, start: str, kinds: str) -> tuple[str, str]:
        asked.append(Path(start))
        return "", ""

    def note_proposal(parent: Any, title: str, proposal: Path, kinds: str) -> None:
        asked.append(proposal)

    monkeypatch.setattr(score_pad_page, "ask_where", note_proposal)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", note)
    places.use(tmp_path)
    try:
        page.ask_to_export()
        page.ask_to_save()
        page.ask_to_open()
    finally:
        places.use(None)
    assert asked == [tmp_path / "castle.png", tmp_path / "castle.json", tmp_path]


@pytest.mark.parametrize(("button", "name"), [("Save …", "mine.json"), ("Picture …", "mine.png")])
def test_a_file_gets_its_ending_and_is_told_about(
    qtbot: Any, page: Any, tmp_path: Path, button: str, name: str
) -> None:
    def type_a_name() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.findChild(QLineEdit).setText("mine")  # type: ignore[union-attr]
        dialog.accept()

    places.use(tmp_path)
    try:
        QTimer.singleShot(0, type_a_name)
        buttons = {made.accessibleName(): made for made in page.findChildren(QPushButton)}
        qtbot.mouseClick(buttons[button], Qt.MouseButton.LeftButton)
    finally:
        places.use(None)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert page.notice.text() == f"Saved as {name}"
    assert page.notice.objectName() == "soft"
    page.load(tmp_path / "gone.json")
    assert page.notice.objectName() == "refusal"


def test_a_broken_rule_is_told_in_the_colour_of_refusals(page: Any) -> None:
    def colour() -> str:
        return str(page.problems.palette().windowText().color().name())

    assert colour() == theme.colour("ink_soft").name()
    page.change(Pad().put(FOUNTAIN, FURTHER))
    assert colour() == theme.colour("refused").name()
    page.change(Pad().put(FOUNTAIN, RIGHT))
    assert colour() == theme.colour("ink_soft").name()


def test_a_castle_that_cannot_be_written_is_told(page: Any, tmp_path: Path) -> None:
    page.save(tmp_path / "no folder" / "castle.json")
    assert page.notice.text().startswith("The file could not be written")


def test_castle_and_sheet_go_to_a_picture_and_to_paper(
    page: Any, twenty: Pad, tmp_path: Path
) -> None:
    page.change(twenty)
    page.export(tmp_path / "castle.png")
    assert (tmp_path / "castle.png").read_bytes().startswith(b"\x89PNG")
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "castle.pdf"))
    page.print_to(printer)
    assert (tmp_path / "castle.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.usefixtures("qapp")
def test_a_picture_of_any_width_is_paper_up_to_its_edge(twenty: Pad) -> None:
    for width in range(640, 660):
        image = as_image(twenty, width)
        with theme.on_paper():
            paper = theme.colour("card")
        assert image.pixelColor(width - 1, 0) == paper, width
        assert image.pixelColor(0, image.height() - 1) == paper, width


def test_nothing_is_put_on_the_throne_room() -> None:
    assert Pad().put(FOUNTAIN, THRONE[1]) == Pad()


def test_two_rooms_change_places() -> None:
    tower = ROOM_NUMBERS["tower"]
    pad = Pad().put(FOUNTAIN, RIGHT).put(tower, FURTHER).moved(RIGHT, FURTHER)
    assert dict(pad.rooms) == {FURTHER: FOUNTAIN, RIGHT: tower}


def test_every_place_of_the_pad_has_a_name_and_a_description(qapp: Any, twenty: Pad) -> None:
    for tab in TABS:
        for place in pad_picture(twenty, tab).places:
            words = pad_words(place.spot, twenty)
            assert words.name
            assert words.text


def test_the_score_pad_is_one_click_from_the_start_page_and_one_back(qtbot: Any) -> None:
    window = MainWindow([about(GAME.id)])
    qtbot.addWidget(window)
    window.show()
    window.start_page.score_pad_buttons["two_castles"].click()
    page = window.page
    assert isinstance(page, ScorePadPage)
    page.left.emit()
    assert window.page is window.start_page
