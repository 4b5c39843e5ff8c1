"""Keep the translations: ``make translations`` takes up new words and compiles the finished ones.

``python packaging/translations.py words.json`` writes translations into the files, as in
``{"de": {"StartPage": {"Settings": "Einstellungen"}}}``: language, context, source.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
TOOLS = Path(sys.executable).parent
LANGUAGES = ("de", "it")


def main(arguments: list[str]) -> int:
    """Do all of it; return 1 if words are left to translate."""
    take_up()
    for name in arguments:
        write(json.loads(Path(name).read_text(encoding="utf-8")))
    left = 0
    for language in LANGUAGES:
        left += say_what_is_left(language)
        path = file_of(language)
        run("pyside6-lrelease", str(path), "-qm", str(path.with_suffix(".qm")))
    return 1 if left else 0


def take_up() -> None:
    """Let the files hold the words of the source, all of them and no other."""
    found = sorted((ROOT / "desktop_app").rglob("*.py"))
    for path in found:
        ast.parse(path.read_bytes(), path)  # half a file would drop its translations
    sources = [str(path) for path in found]
    files = [str(file_of(language)) for language in LANGUAGES]
    run("pyside6-lupdate", *sources, "-no-obsolete", "-locations", "none", "-ts", *files)


def write(words: dict[str, dict[str, dict[str, str]]]) -> None:
    """Write translations into the files."""
    for language, contexts in words.items():
        path = file_of(language)
        tree = ET.parse(path)
        for context in tree.iter("context"):
            known = contexts.get(context.findtext("name", ""), {})
            for message in context.iter("message"):
                said = known.pop(message.findtext("source", ""), None)
                translation = message.find("translation")
                if said is not None and translation is not None:
                    translation.text = said
                    translation.attrib.pop("type", None)
        for name, rest in contexts.items():
            for source in rest:
                print(f"{language}: nobody says {source!r} in {name}")
        tree.write(path, encoding="utf-8", xml_declaration=True)
    take_up()  # which also writes the files as Qt does


def say_what_is_left(language: str) -> int:
    """Print what has no translation yet and return how many there are."""
    left = 0
    for context in ET.parse(file_of(language)).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") == "unfinished":
                left += 1
                print(f"{language} {context.findtext('name')}: {message.findtext('source')!r}")
    return left


def file_of(language: str) -> Path:
    """Return where the words of a language are."""
    return FOLDER / f"kastellan_{language}.ts"


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools, quietly."""
    subprocess.run([TOOLS / tool, *arguments], check=True, capture_output=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
