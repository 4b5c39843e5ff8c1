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

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent
WORDS = ROOT / "resources" / "translations"


def messages(path: Path) -> dict[tuple[str, str], ET.Element]:
    """Return the translations in a file by context and source text."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): translation
        for context in ET.parse(path).iter("context")
        for message in context.iter("message")
        if (translation := message.find("translation")) is not None
    }


@pytest.mark.parametrize("name", language.LANGUAGES)
def test_nothing_is_unfinished(name: str) -> None:
    for (_, source), translation in messages(WORDS / f"kastellan_{name}.ts").items():
        assert translation.text, f"{source!r} has no translation"
        assert "type" not in translation.attrib, f"{source!r} is unfinished or obsolete"
        for blank in ("{", "}", "&"):
            assert translation.text.count(blank) == source.count(blank), source


@pytest.mark.parametrize("name", language.LANGUAGES)
def test_the_words_are_those_of_the_source(name: str, tmp_path: Path) -> None:
    sources = [str(path) for path in sorted((ROOT / "desktop_app").rglob("*.py"))]
    fresh = tmp_path / "fresh.ts"
    _run("pyside6-lupdate", *sources, "-locations", "none", "-ts", str(fresh))
    assert set(messages(WORDS / f"kastellan_{name}.ts")) == set(messages(fresh))


@pytest.mark.parametrize("name", language.LANGUAGES)
def test_the_compiled_words_are_those_of_the_file(name: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    _run("pyside6-lrelease", str(WORDS / f"kastellan_{name}.ts"), "-qm", str(fresh))
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
    for (_, source), translation in messages(WORDS / f"kastellan_{name}.ts").items():
        said = f"{source} {translation.text}".casefold()
        assert not any(word in said for word in dragging), source
