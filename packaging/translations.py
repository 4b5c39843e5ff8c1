"""Keep the translations: ``make translations`` takes up new words and compiles the finished ones.

Each game has a file for each language, and so has the house: ``<id>_de.ts``, ``kastellan_de.ts``.
All files of a language are compiled into one, ``kastellan_de.qm``.

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
DESKTOP = ROOT / "desktop_app"
TOOLS = Path(sys.executable).parent
LANGUAGES = ("de", "it")
HOUSE = "kastellan"


def main(arguments: list[str]) -> int:
    """Do all of it; return 1 if words are left to translate."""
    take_up()
    for name in arguments:
        write(json.loads(Path(name).read_text(encoding="utf-8")))
    left = 0
    for language in LANGUAGES:
        left += say_what_is_left(language)
        compile_words(language, FOLDER / f"{HOUSE}_{language}.qm")
    return 1 if left else 0


def take_up() -> None:
    """Let the files hold the words of the source, all of them and no other."""
    for name, sources in sources_of().items():
        for path in sources:
            ast.parse(path.read_bytes(), path)  # half a file would drop its translations
        given = [str(path) for path in sources]
        files = [str(FOLDER / f"{name}_{language}.ts") for language in LANGUAGES]
        run("pyside6-lupdate", *given, "-no-obsolete", "-locations", "none", "-ts", *files)


def sources_of() -> dict[str, list[Path]]:
    """Return what is read for which file: the house first, then each game."""
    games = sorted(path.parent for path in DESKTOP.glob("games/*/__init__.py"))
    by_game = {game.name: sorted(game.rglob("*.py")) for game in games}
    of_games = {path for paths in by_game.values() for path in paths}
    return {HOUSE: sorted(set(DESKTOP.rglob("*.py")) - of_games), **by_game}


def write(words: dict[str, dict[str, dict[str, str]]]) -> None:
    """Write translations into the files."""
    for language, contexts in words.items():
        taken = {place for path in files_of(language) for place in write_into(path, contexts)}
        for name, known in contexts.items():
            for source in known:
                if (name, source) not in taken:
                    print(f"{language}: nobody says {source!r} in {name}")
    take_up()  # which also writes the files as Qt does


def write_into(path: Path, contexts: dict[str, dict[str, str]]) -> set[tuple[str, str]]:
    """Write into one file what it has a source for; return context and source of that."""
    taken = set()
    tree = ET.parse(path)
    for context in tree.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source = message.findtext("source", "")
            said = contexts.get(name, {}).get(source)
            translation = message.find("translation")
            if said is not None and translation is not None:
                translation.text = said
                translation.attrib.pop("type", None)
                taken.add((name, source))
    tree.write(path, encoding="utf-8", xml_declaration=True)
    return taken


def say_what_is_left(language: str) -> int:
    """Print what has no translation yet and return how many there are."""
    left = 0
    for path in files_of(language):
        for context in ET.parse(path).iter("context"):
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is not None and translation.get("type") == "unfinished":
                    left += 1
                    print(f"{language} {context.findtext('name')}: {message.findtext('source')!r}")
    return left


def compile_words(language: str, target: Path) -> None:
    """Put all words of a language into one file for the program."""
    run("pyside6-lrelease", *map(str, files_of(language)), "-qm", str(target))


def files_of(language: str) -> list[Path]:
    """Return where the words of a language are."""
    return [FOLDER / f"{name}_{language}.ts" for name in sources_of()]


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools, quietly."""
    subprocess.run([TOOLS / tool, *arguments], check=True, capture_output=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
