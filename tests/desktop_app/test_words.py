"""Words that players of the real games use, in the interface of all three languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.catalog import GAME_IDS
from engine.core.rules import rules_of as rules

WORDS = Path(__file__).parents[2] / "resources" / "translations"
GAMES = WORDS.parent / "games"

SAID = {
    "de": (
        ("Prompter", "{names} to decide …", "Es entscheiden: {names} …"),
        ("SettingsDialog", "Appearance", "Darstellung"),
        ("LogPanel", "Log", "Verlauf"),
        ("two_castles", "levels of the castle", "Stockwerke des Schlosses"),
        ("shogun", "Tableau of {name}", "Tableau von {name}"),
        ("shogun", "{count} points", "{count} Siegpunkte"),
        ("ScorePadPage", "Export a picture", "Als Bild exportieren"),
    ),
    "it": (
        ("WhiteCastleTerms", "Level {n}", "Piano {n}"),
        ("WhiteCastleTerms", "tree", "Punto Fermo"),
        ("WhiteCastleWording", "Turn order", "Ordine dei Turni"),
        ("Desk", "Board", "Tabellone"),
        ("shogun", "1 army", "1 armata"),
        (
            "WhiteCastleNews",
            "{name} gains {gain} ({why}); {lost} more do not fit.",
            "{name} guadagna {gain} ({why}); {lost} in eccesso vanno perse.",
        ),
    ),
}
NEVER = {
    "en": r"\b[Pp]lays\b(?! (on|at|here|there|the|a)\b)|\b(this|the|a|your) play\b|As the system"
    r"|of everything|did not work|Something of ours|by itself|Nobody else looks|anew only",
    "de": r"\bPunkte?n?\b(?! ist das Gebot)|Erscheinung|Protokoll|ausgeben|stehen geblieben"
    r"|kaputt|^Am Zug:",
    "it": r"'|\blivell|plancia|plance|ordine di turno|in più vanno perse|\buna armata",
}
"""What was said before, or is said of something else."""


def messages(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield context, English and every form of the translation of all we say."""
    for path in WORDS.glob(f"*_{language}.ts"):
        for context in ET.parse(path).iter("context"):
            for message in context.iter("message"):
                for part in message.iter():
                    if part.tag in ("translation", "numerusform") and (part.text or "").strip():
                        name = context.findtext("name", "")
                        yield name, message.findtext("source", ""), str(part.text)


@pytest.mark.parametrize("language", SAID)
def test_things_are_called_as_in_the_rulebook(language: str) -> None:
    said = set(messages(language))
    assert [wanted for wanted in SAID[language] if wanted not in said] == []


@pytest.mark.parametrize("language", NEVER)
def test_words_that_grate_are_gone(language: str) -> None:
    texts = {
        source if language == "en" else text
        for _, source, text in messages("de" if language == "en" else language)
    }
    assert sorted(text for text in texts if re.search(NEVER[language], text)) == []


@pytest.mark.parametrize(
    ("context", "english"),
    [
        ("Mishap", "Something went wrong"),
        ("SettingsDialog", "Interface scale"),
        ("SettingsDialog", "Follow system"),
        ("shogun", "You can replace the cards only once"),
        ("PlaysPage", "Games are saved automatically"),
        ("Curtain", "Everyone else, look away"),
    ],
)
def test_english_says_it_plainly(context: str, english: str) -> None:
    assert any(english in source for name, source, _ in messages("de") if name == context)


def test_a_mishap_is_told_in_german_as_programs_tell_it() -> None:
    told = " ".join(text for name, _, text in messages("de") if name == "Mishap")
    assert "Ein Programmfehler ist aufgetreten" in told
    assert "wurde beim letzten Mal unerwartet beendet" in told


@pytest.mark.parametrize("language", ["de", "it"])
def test_a_castle_of_rooms_has_floors(language: str) -> None:
    """Only the levels of Himeji are called Ebenen, by its rulebook."""
    word = {"de": r"\bEbene", "it": r"\blivell"}[language]
    texts = [text for name, _, text in messages(language) if name.startswith("two_castles")]
    assert [text for text in texts if re.search(word, text)] == []


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_rules_pages_keep_to_the_same_words(language: str) -> None:
    """A floor of Two Castles is none of Himeji, and Italian has one kind of apostrophe."""
    wrong = {"de": r"Ebene|Spielplan", "it": r"'|livell|plancia"}[language]
    pages = {
        path.parts[-3]: path.read_text("utf-8") for path in GAMES.glob(f"*/help/{language}.md")
    }
    assert len(pages) == 3
    assert re.findall(wrong, pages["two_castles"]) == []
    assert "'" not in "".join(pages.values()) or language == "de"


def test_a_number_of_a_rule_never_stands_alone() -> None:
    """BC-47 by itself says nothing to anybody."""
    alone = re.compile(r"\W*(WC|BC|SH)-\d+\W*")
    for language in ("de", "it"):
        said = [text for _, english, text in messages(language) for text in (english, text)]
        assert [text for text in said if alone.fullmatch(text)] == []
    assert all(rule.title and rule.text for game in GAME_IDS for rule in rules(game).values())


@pytest.mark.parametrize("language", ["de", "it"])
def test_rank_and_turn_order_are_called_by_different_words(language: str) -> None:
    said = {(name, source): text for name, source, text in messages(language)}
    rank = said["ScorePanel", "Rank"]
    assert rank == said["StandingsPanel", "Rank"]
    order = said["shogun", "Place {place} in the turn order"].split()[0]
    assert rank != order
    assert order not in said["TieWords", "{names} share rank {place}."].split()
