"""The rules of every game can be read in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from desktop_app.dialogs.rule_numbers import Span, spans_of
from desktop_app.dialogs.rule_pages import overview as rules_of
from desktop_app.dialogs.rule_pages import page
from desktop_app.dialogs.rules_window import RulesWindow
from desktop_app.kit.catalog import about, all_games
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.core.game import Game
from engine.core.rules import rules_of as rules
from engine.core.table import Table
from engine.saving.save import Seat


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_language_has_the_same_chapters_and_tables(game_id: str) -> None:
    texts = [rules_of(game_id, language) for language in ("en", "de", "it")]
    assert len(set(texts)) == 3
    for mark in ("\n## ", "\n| ", "\n- ", "**"):
        assert len({text.count(mark) for text in texts}) == 1, mark


def test_the_rules_of_the_game_on_the_table_are_shown_first(qtbot: Any) -> None:
    window = RulesWindow(all_games(), "shogun")
    qtbot.addWidget(window)
    assert "cube tower" in window.text.toPlainText()
    window.games.setCurrentIndex(1)
    assert "throne room" in window.text.toPlainText()


def test_a_game_without_rules_says_so(qtbot: Any, lantern: Game[Any]) -> None:
    window = RulesWindow([about(lantern.id)])
    qtbot.addWidget(window)
    assert "no rules" in window.text.toPlainText()


LANGUAGES = ("en", "de", "it")
ROOT = Path(__file__).parents[2]


def spans_on_page(game_id: str, language: str) -> list[Span]:
    return [s for line in rules_of(game_id, language).splitlines() for s in spans_of(line)]


def rules_cited(game_id: str) -> set[str]:
    """Return every rule number that the code of a game can cite to a player."""
    folders = (ROOT / "engine" / "games" / game_id, ROOT / "desktop_app" / "games" / game_id)
    sources = [path.read_text(encoding="utf-8") for home in folders for path in home.rglob("*.py")]
    return {rule for text in sources for rule in re.findall(r"\"([A-Z]{2}-\d+)\"", text)}


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_rule_that_a_refusal_cites_is_on_the_page_of_its_game(game_id: str) -> None:
    cited = rules_cited(game_id)
    assert len(cited) > 20
    for language in LANGUAGES:
        spans = spans_on_page(game_id, language)
        assert {rule for rule in cited if not any(rule in span for span in spans)} == set()


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_chapter_says_in_every_language_which_rules_it_covers(game_id: str) -> None:
    spans = [spans_on_page(game_id, language) for language in LANGUAGES]
    assert spans[0] == spans[1] == spans[2]
    for language in LANGUAGES:
        _, *chapters = rules_of(game_id, language).split("\n## ")
        assert all(spans_of(chapter.splitlines()[2]) for chapter in chapters)


@pytest.mark.parametrize("written", ["WC-43", "wc43", " wc 43 "])
def test_a_rule_number_leads_to_the_rule(qtbot: Any, written: str) -> None:
    window = RulesWindow([about("white_castle")])
    qtbot.addWidget(window)
    window.show()
    qtbot.keyClicks(window.wanted, written)
    found = window.text.textCursor()
    assert found.selectedText() == f"WC-43 {rules('white_castle')['WC-43'].title}"
    assert found.block().next().text() == rules("white_castle")["WC-43"].text.split("\n\n")[0]


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_rule_of_the_index_can_be_read_with_its_ruling(qtbot: Any, game_id: str) -> None:
    window = RulesWindow([about(game_id)])
    qtbot.addWidget(window)
    read = window.text.toPlainText()
    for rule in rules(game_id).values():
        assert f"{rule.number} {rule.title}" in read
        for part in (rule.ruling, rule.reason, rule.passage):
            assert not part or part.split("*")[0].split("|")[0].split("\n")[0] in read


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_the_numbered_rules_are_read_in_the_language_of_the_player(
    game_id: str, language: str
) -> None:
    own = rules(game_id, language)
    read = page(game_id, language)
    assert all(rule.text in read for rule in (own or rules(game_id)).values())
    assert ("in English so far" in read) == (not own)


@pytest.mark.parametrize("rule", ["K19", "K20", "K21"])
def test_what_the_rulebooks_leave_open_is_told_on_the_rules_page(qtbot: Any, rule: str) -> None:
    """A card carried off, the rival at the end of the track, tiles of one colour."""
    window = RulesWindow([about("white_castle")])
    qtbot.addWidget(window)
    window.show()
    qtbot.keyClicks(window.wanted, rule)
    assert window.text.textCursor().selectedText().startswith(f"{rule} ")
    ruling = rules("white_castle")[rule].ruling
    assert ruling
    for language in LANGUAGES:
        _, told = rules_of("white_castle", language).split("K1 – K21")
        assert told.count("- **") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapter_for_one_player_tells_all_that_the_rival_does(language: str) -> None:
    """WC-120 to WC-135: start values, coin sale, gardeners, occupied space, last two cards."""
    _, alone = rules_of("white_castle", language).split("WC-120 – WC-135")
    alone = alone.split("\n## ")[0]
    assert re.findall(r"\| (\d) \|.*\| (\d) \|", alone) == [("0", "0"), ("3", "1"), ("8", "3")]
    assert {"3", "5"} <= set(re.findall(r"\b\d\b", alone.split("\n- ")[2])), "what a sale costs"
    well, last_two, chooses, shuffled = {
        "en": ("goes to the well", "last two cards", "you choose the room", "shuffled in every"),
        "de": ("in den Brunnen", "letzten beiden", "du wählst den Raum", "neu gemischt"),
        "it": ("va nel pozzo", "ultime due carte", "scegli tu la stanza", "si mescolano"),
    }[language]
    for words in (well, last_two, chooses, shuffled):
        assert words in alone


def test_words_are_found_from_the_beginning_again_after_the_last(qtbot: Any) -> None:
    window = RulesWindow([about("shogun")])
    qtbot.addWidget(window)
    qtbot.keyClicks(window.wanted, "moon side")
    places = [window.text.textCursor().position()]
    while len(places) < 2 or places[-1] > places[-2]:
        window.find_next()
        places.append(window.text.textCursor().position())
    assert len(places) > 2
    assert places[-1] == places[0]


def test_a_number_that_no_chapter_has_leaves_the_page_where_it_is(qtbot: Any) -> None:
    window = RulesWindow([about("shogun")])
    qtbot.addWidget(window)
    qtbot.keyClicks(window.wanted, "SH-999")
    assert not window.text.textCursor().hasSelection()


def test_the_rules_open_at_the_rule_that_a_refusal_names(qtbot: Any) -> None:
    window = MainWindow([about("two_castles")])
    qtbot.addWidget(window)
    table = Table(catalog.load("two_castles"), 3, 1)
    window.show_play(table, [Seat(name, "human") for name in ("Ada", "Ben", "Cid")])
    window.show()
    assert isinstance(window.page, GamePage)
    window.page.hands.bubble.say("Nothing may stand above it. BC-25", QPoint(9, 9))
    window.show_rules()
    shown = window.dialogs.open
    assert isinstance(shown, RulesWindow)
    assert shown.text.textCursor().selectedText().startswith("BC-25 ")
    window.page.hands.bubble.hide()
    window.show_rules()
    shown = window.dialogs.open
    assert isinstance(shown, RulesWindow)
    assert not shown.text.textCursor().hasSelection()
    window.close()


def test_every_place_of_a_word_is_marked_and_counted_and_nothing_found_is_said(qtbot: Any) -> None:
    window = RulesWindow([about("shogun")])
    qtbot.addWidget(window)
    window.show()
    qtbot.keyClicks(window.wanted, "peasants")
    places = window.text.extraSelections()
    assert len(places) == window.text.toPlainText().casefold().count("peasants") > 10
    assert window.found.text() == f"Found: {len(places)}"
    qtbot.keyClicks(window.wanted, "qq")
    assert window.text.extraSelections() == []
    assert window.found.text() == "Nothing found."
    window.wanted.clear()
    window.look_up("SH-37")
    assert window.found.text() == ""
