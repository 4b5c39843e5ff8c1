"""Setting a table: seats, options, the seed, and what was chosen the last time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop_app.dialogs.who_sits import WhoSits
from desktop_app.keep.settings import SeatWish, Settings, TableWish
from desktop_app.kit import characters
from desktop_app.kit.catalog import about
from desktop_app.lobby.new_game_page import NewGamePage
from desktop_app.look.furniture.portraits import _portrait, has_portrait
from engine import catalog
from engine.ai.levels import characters_of, ladder_of, parted
from engine.core.game import Game
from engine.core.options import described
from engine.core.table import Table
from engine.saving.save import Seat

LEFT = Qt.MouseButton.LeftButton


def page_for(qtbot: Any, game: Game[Any] | str, settings: Settings | None = None) -> NewGamePage:
    loaded = catalog.load(game) if isinstance(game, str) else game
    page = NewGamePage(loaded, settings or Settings())
    qtbot.addWidget(page)
    page.show()
    return page


def started(qtbot: Any, page: NewGamePage) -> tuple[Table, tuple[Seat, ...]]:
    with qtbot.waitSignal(page.table_set) as told:
        qtbot.mouseClick(page.start_button, LEFT)
    return told.args[0], told.args[1]


def test_a_person_and_machines_sit_down_if_nothing_is_chosen(qtbot: Any) -> None:
    table, seats = started(qtbot, page_for(qtbot, "white_castle"))
    assert table.record.seats == 3
    assert [seat.kind for seat in seats] == ["human", "casual/warlord", "casual/courtier"]
    assert [seat.name for seat in seats] == ["Player A", "Rurik", "Celeste"]


def test_names_kinds_options_and_seed_are_those_that_were_chosen(qtbot: Any) -> None:
    page = page_for(qtbot, "shogun")
    qtbot.mouseClick(page.seats.count_buttons[4], LEFT)
    qtbot.keyClicks(page.seats.rows[0].name, "Anna")
    page.seats.rows[3].kind.setFocus()
    qtbot.keyClick(page.seats.rows[3].kind, Qt.Key.Key_Home)
    side = page.options.options["side"].box
    qtbot.keyClick(side, Qt.Key.Key_Down)
    tick = page.options.options["show_tower"].tick
    assert tick is not None
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    assert not page.options.seed_edit.isVisible()
    qtbot.mouseClick(page.options.more_button, LEFT)
    qtbot.keyClicks(page.options.seed_edit, "1234")
    table, seats = started(qtbot, page)
    assert table.record.seed == 1234
    assert [seat.name for seat in seats] == ["Anna", "Rurik", "Oswin", "Player D"]
    assert seats[3].kind == "human"
    assert table.record.options["side"] == "moon"
    assert table.record.options["show_tower"] == "true"


def test_what_was_chosen_is_there_the_next_time_but_not_the_seed(qtbot: Any) -> None:
    settings = Settings()
    page = page_for(qtbot, "shogun", settings)
    qtbot.mouseClick(page.seats.count_buttons[5], LEFT)
    qtbot.keyClicks(page.seats.rows[1].name, "Bo")
    page.options.options["tower"].box.setCurrentIndex(1)
    page.options.seed_edit.setText("7")
    started(qtbot, page)
    again = page_for(qtbot, "shogun", settings)
    assert again.seats.count == 5
    assert again.seats.rows[1].name.text() == "Bo"
    assert again.seats.rows[0].name.text() == ""
    assert again.options.chosen["tower"] == "loose"
    assert again.options.seed_edit.text() == ""


def test_remembered_choices_that_no_longer_exist_are_as_usual(qtbot: Any) -> None:
    settings = Settings()
    wizards = tuple(SeatWish(kind="wizard") for _ in range(9))
    settings.remember_table("shogun", TableWish(seats=wizards, options={"side": "dark", "x": "y"}))
    page = page_for(qtbot, "shogun", settings)
    assert page.seats.count == 3
    assert page.options.chosen["side"] == "sun"


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_level_of_the_ladder_can_be_chosen_and_says_how_it_plays(
    qtbot: Any, game_id: str
) -> None:
    page = page_for(qtbot, game_id)
    game, kind = page.game, page.seats.rows[1].kind
    offered = [kind.itemData(number) for number in range(kind.count())]
    assert offered == ["human", *ladder_of(game)]
    for number, level in enumerate(offered[1:], 1):
        kind.setCurrentIndex(number)
        assert kind.currentText() != f"Machine ({level})", "every level has a name"
        if game.brain.levels:
            sentence = kind.itemData(number, Qt.ItemDataRole.ToolTipRole)
            assert sentence
            assert sentence in page.seats._levels.text()
    _, seats = started(qtbot, page)
    assert parted(seats[1].kind)[0] == offered[-1]


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_character_has_a_face_a_name_and_a_sentence(game_id: str) -> None:
    characters = characters_of(catalog.load(game_id))
    assert len(characters) >= 3
    words = about(game_id).characters()
    assert set(words) == set(characters)
    for character in characters:
        assert has_portrait(game_id, character)
        assert words[character].sentence.endswith(".")
    assert len({one.name for one in words.values()}) == len(characters)


def test_two_castles_wants_its_own_dress() -> None:
    for character in ("courtier", "hermit"):
        assert _portrait("two_castles", character) != _portrait("white_castle", character)


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_who_sits_on_a_seat_is_chosen_from_faces_by_mouse_and_by_keyboard(
    qtbot: Any, game_id: str
) -> None:
    page = page_for(qtbot, game_id)
    row = page.seats.rows[1]
    first, second, *_ = characters_of(page.game)
    assert row.character == first
    qtbot.mouseClick(row.face, LEFT)
    qtbot.mouseClick(dialog_of(page).cards[second], LEFT)
    assert row.character == second
    row.face.setFocus()
    qtbot.keyClick(row.face, Qt.Key.Key_Return)
    card = dialog_of(page).cards[""]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert row.character == ""
    assert row.wanted == "casual"
    _, seats = started(qtbot, page)
    assert seats[1].kind == "casual"


def test_the_face_goes_where_a_person_sits_down_and_is_there_the_next_time(qtbot: Any) -> None:
    settings = Settings()
    page = page_for(qtbot, "white_castle", settings)
    page.seats.rows[1].kind.setCurrentIndex(0)
    assert page.seats.rows[1].face.isHidden()
    page.seats.rows[2].seat_character("hermit")
    _, seats = started(qtbot, page)
    assert seats[2].kind == "casual/hermit"
    again = page_for(qtbot, "white_castle", settings)
    assert again.seats.rows[2].character == "hermit"
    assert again.seats.rows[2].name.placeholderText() == "Oswin"


def test_of_two_with_the_same_character_one_bears_its_name(qtbot: Any) -> None:
    page = page_for(qtbot, "shogun")
    for row in page.seats.rows[1:3]:
        row.seat_character("miser")
    _, seats = started(qtbot, page)
    assert [seat.name for seat in seats[1:]] == ["Pennina", "Chiyo"]


def test_the_measured_rating_of_a_level_stands_beside_it(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(characters, "ratings_of", lambda game_id: {"casual": 1312})
    row = page_for(qtbot, "white_castle").seats.rows[1]
    assert row._rating.text() == "Rating 1312"
    row.kind.setCurrentIndex(1)
    assert row._rating.isHidden(), "a beginner was not measured"


def dialog_of(page: NewGamePage) -> WhoSits:
    return next(one for one in page.findChildren(WhoSits) if one.isVisible())


def test_a_machine_of_another_day_stays_a_machine(qtbot: Any) -> None:
    settings = Settings()
    wishes = (SeatWish(kind="human"), SeatWish(kind="greedy"))
    settings.remember_table("white_castle", TableWish(seats=wishes, options={}))
    page = page_for(qtbot, "white_castle", settings)
    assert [seat.kind for seat in page.seats.seats] == ["human", "casual"]


def test_alone_in_the_white_castle_the_rival_is_offered_and_its_cards_explained(
    qtbot: Any,
) -> None:
    page = page_for(qtbot, "white_castle")
    assert not page.options.options["difficulty"].isVisible()
    assert page.seats._too.isHidden()
    qtbot.mouseClick(page.seats.count_buttons[1], LEFT)
    assert page.options.options["difficulty"].isVisible()
    assert "our reconstruction" in page.seats._too.text()
    page.options.options["difficulty"].box.setCurrentIndex(2)
    table, _ = started(qtbot, page)
    assert table.record.options["difficulty"] == "hard"


def test_with_two_ludwig_is_the_third(qtbot: Any) -> None:
    page = page_for(qtbot, "two_castles")
    qtbot.mouseClick(page.seats.count_buttons[2], LEFT)
    assert "Ludwig" in page.seats._too.text()
    assert page.options._none.isVisible()


def test_the_moon_side_has_no_prescribed_start(qtbot: Any) -> None:
    page = page_for(qtbot, "shogun")
    assert page.options.options["start"].isVisible()
    page.options.options["side"].box.setCurrentIndex(1)
    assert page.options.options["start"].isHidden()
    assert "start" not in page.options.chosen


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_option_and_every_value_has_words(qtbot: Any, game_id: str) -> None:
    for option in described(catalog.load(game_id).options):
        words = about(game_id).option_in_words(option)
        assert words.meaning, f"{option.name} is not explained"
        if set(option.values) != {"true", "false"}:
            assert {text for text, _ in words.values} == set(option.values)


@pytest.mark.parametrize("seed", ["abc", "12x34", "-1", "1" * 19, "\N{SUPERSCRIPT TWO}"])
def test_a_seed_that_is_no_number_is_refused_with_one_sentence(
    qtbot: Any, lantern: Game[Any], seed: str
) -> None:
    page = page_for(qtbot, lantern)
    qtbot.mouseClick(page.options.more_button, LEFT)
    qtbot.keyClicks(page.options.seed_edit, seed)
    with qtbot.assertNotEmitted(page.table_set):
        qtbot.mouseClick(page.start_button, LEFT)
    assert page._trouble.text() == "A seed is a whole number of up to 18 digits."
    page.options.seed_edit.clear()
    qtbot.keyClicks(page.options.seed_edit, " 7 ")
    table, _ = started(qtbot, page)
    assert table.record.seed == 7


def test_a_refused_seed_is_brought_into_sight(qtbot: Any) -> None:
    page = page_for(qtbot, catalog.load("shogun"))
    page.resize(900, 400)
    page.options.more_button.setChecked(True)
    seed = page.options.seed_edit
    seed.setText("abc")
    page.options.more_button.setChecked(False)
    page.start()
    qtbot.waitUntil(lambda: not seed.visibleRegion().isEmpty())
    assert page.focusWidget() is seed


def test_back_begins_nothing(qtbot: Any, lantern: Game[Any]) -> None:
    page = page_for(qtbot, lantern)
    with qtbot.waitSignal(page.left), qtbot.assertNotEmitted(page.table_set):
        qtbot.mouseClick(page.back_button, LEFT)


def test_who_plays_stands_as_high_as_the_name_beside_it(qtbot: Any) -> None:
    first = page_for(qtbot, "shogun").seats.rows[0]
    assert first.name.height() == first.kind.height()


FIRST = [
    ("white_castle", "first_game", "true", "false"),
    ("shogun", "start", "prescribed", "draft"),
]


@pytest.mark.parametrize(("game_id", "option", "easy", "usual"), FIRST)
def test_first_games_are_easy_until_one_click_makes_them_usual(
    qtbot: Any, tmp_path: Path, game_id: str, option: str, easy: str, usual: str
) -> None:
    settings = Settings(tmp_path / "k.ini")
    page = page_for(qtbot, game_id, settings)
    assert page.first_games.tick.isChecked()
    assert page.options.chosen[option] == easy
    page.first_games.tick.click()
    assert page.options.chosen[option] == usual
    values = settings.values
    assert (values.pace, values.confirm_turn, values.learning) == ("normal", False, False)
    page.first_games.tick.click()
    assert page.options.chosen[option] == easy
    assert settings.are_for_first_games
    table, _ = started(qtbot, page)
    assert table.record.options[option] == easy


def test_what_makes_first_games_easy_is_said_for_eye_and_ear(qtbot: Any, tmp_path: Path) -> None:
    page = page_for(qtbot, "two_castles", Settings(tmp_path / "k.ini"))
    said = " ".join(made.text() for made in page.first_games.findChildren(QLabel))
    assert "one by one" in said
    assert "take back" in said
    assert page.first_games.tick.accessibleDescription() in said


def test_options_of_a_first_game_are_chosen_by_nobody_who_has_played(qtbot: Any) -> None:
    page = page_for(qtbot, "white_castle", Settings())
    assert not page.first_games.tick.isChecked()
    assert page.options.chosen["first_game"] == "false"


def test_what_was_chosen_for_a_second_game_is_not_made_easy_again(
    qtbot: Any, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "k.ini")
    page = page_for(qtbot, "shogun", settings)
    page.options.options["start"].choose("draft")
    started(qtbot, page)
    assert settings.are_for_first_games
    assert page_for(qtbot, "shogun", settings).options.chosen["start"] == "draft"
