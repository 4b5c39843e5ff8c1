"""The translations are complete and as new as the words in the source."""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from desktop_app.look import language
from engine.catalog import GAME_IDS

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent
WORDS = ROOT / "resources" / "translations"
PARTS = ("kastellan", *GAME_IDS)
"""Each game keeps its words for itself, and the house has the rest."""


def messages(*paths: Path) -> dict[tuple[str, str], ET.Element]:
    """Return the translations in some files by context and source text."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): translation
        for path in paths
        for context in ET.parse(path).iter("context")
        for message in context.iter("message")
        if (translation := message.find("translation")) is not None
    }


def files_of(name: str) -> list[Path]:
    """Return the files of a language, the house's first."""
    return [WORDS / f"{part}_{name}.ts" for part in PARTS]


def words_of(name: str) -> dict[tuple[str, str], ET.Element]:
    """Return all translations into a language."""
    return messages(*files_of(name))


def test_each_game_and_the_house_have_their_words_and_nobody_else() -> None:
    expected = {f"{part}_{name}.ts" for part in PARTS for name in language.LANGUAGES}
    assert {path.name for path in WORDS.glob("*.ts")} == expected
    compiled = {f"kastellan_{name}.qm" for name in language.LANGUAGES}
    assert {path.name for path in WORDS.glob("*.qm")} == compiled


@pytest.mark.parametrize("name", language.LANGUAGES)
def test_nothing_is_unfinished(name: str) -> None:
    for (_, source), translation in words_of(name).items():
        assert translation.text, f"{source!r} has no translation"
        assert "type" not in translation.attrib, f"{source!r} is unfinished or obsolete"
        for blank in ("{", "}", "&"):
            assert translation.text.count(blank) == source.count(blank), source


@pytest.mark.parametrize("part", PARTS)
def test_the_words_are_those_of_the_source(part: str, tmp_path: Path) -> None:
    desktop = ROOT / "desktop_app"
    of_games = {path for game in GAME_IDS for path in (desktop / "games" / game).rglob("*.py")}
    paths = (
        (desktop / "games" / part).rglob("*.py")
        if part in GAME_IDS
        else set(desktop.rglob("*.py")) - of_games
    )
    fresh = tmp_path / "fresh.ts"
    sources = map(str, sorted(paths))
    _run("pyside6-lupdate", *sources, "-locations", "none", "-ts", str(fresh))
    for name in language.LANGUAGES:
        assert set(messages(WORDS / f"{part}_{name}.ts")) == set(messages(fresh))


@pytest.mark.parametrize("name", language.LANGUAGES)
def test_the_compiled_words_are_those_of_the_files(name: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    _run("pyside6-lrelease", *map(str, files_of(name)), "-qm", str(fresh))
    assert (WORDS / f"kastellan_{name}.qm").read_bytes() == fresh.read_bytes()


def test_the_language_follows_the_locale() -> None:
    assert language.wanted(QLocale("de_AT")) == "de"
    assert language.wanted(QLocale("it_CH")) == "it"
    assert language.wanted(QLocale("en_GB")) is None
    assert language.wanted(QLocale.c()) is None


def test_german_is_spoken(qapp: Any) -> None:
    translators = set(qapp.findChildren(QTranslator))
    language.speak(qapp, "de")
    try:
        assert QCoreApplication.translate("StartPage", "Settings") == "Einstellungen"
        language.speak(qapp, None)
        assert QCoreApplication.translate("StartPage", "Settings") == "Settings"
    finally:
        for translator in set(qapp.findChildren(QTranslator)) - translators:
            qapp.removeTranslator(translator)
        QLocale.setDefault(QLocale.c())


def test_no_word_is_hidden_from_the_translators() -> None:
    """Qt's tool sees whole calls of tr and translate with plain text, and nothing else."""
    for path in sorted((ROOT / "desktop_app").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        marked = "QT_TRANSLATE_NOOP" in path.read_text(encoding="utf-8")
        tree.body = [node for node in tree.body if "def tr(self" not in ast.unparse(node)]
        inside = {
            id(n) for f in ast.walk(tree) if isinstance(f, ast.JoinedStr) for n in ast.walk(f)
        }
        for node in ast.walk(tree):
            where = f"{path.name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Assign) and ast.unparse(node.value).endswith(".translate"):
                assert ast.unparse(node.targets[0]) == "translate", f"{where}: an alias"
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func)
            if name.endswith(".tr") or name in ("translate", "QCoreApplication.translate"):
                assert id(node) not in inside, f"{where}: inside an f-string it is not found"
                plain = all(isinstance(argument, ast.Constant) for argument in node.args[:2])
                assert plain or marked, f"{where}: only plain text is found"


def _run(tool: str, *arguments: str) -> None:
    subprocess.run([TOOLS / tool, *arguments], check=True, capture_output=True, timeout=120)


@pytest.mark.parametrize("name", language.LANGUAGES)
def test_nobody_is_told_to_drag_who_may_have_no_mouse(name: str) -> None:
    dragging = ("drag", "zieh sie", "ziehe sie", "trascin")
    for (_, source), translation in words_of(name).items():
        said = f"{source} {translation.text}".casefold()
        assert not any(word in said for word in dragging), source
