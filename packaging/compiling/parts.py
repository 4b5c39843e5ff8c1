"""Which modules are compiled, which come along as they are, and which nobody needs here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
NATIVE = Path(__file__).parent / "native"

TREES = ("engine/core", "engine/games", "engine/ai")
"""What search runs through, and therefore what is compiled."""
ALONE = ("engine/playing.py",)
TOYS = tuple(
    path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "tests" / "toys").glob("*.py"))
    if path.stem != "__init__"
)
"""Tests play them on both engines; the program is delivered without them."""

AS_IT_IS = {
    "engine/core/codec.py": "reads what comes from outside, and recursion must be able to fail",
    "engine/core/content.py": "stands in native, for pydantic cannot make compiled values",
    "engine/core/errors.py": "exceptions are no hot spot",
    "engine/core/named.py": "enums stay classes of Python",
    "engine/core/notation": "positions in words are a border too",
    "engine/core/options.py": "asked once a play",
    "engine/core/possible.py": "catches what rules raise on a state from outside",
    "engine/core/position.py": "is checked by pydantic",
    "engine/core/record.py": "texts",
    "engine/core/rules.py": "texts",
    "engine/core/table.py": "people are not quick",
    "engine/core/value.py": "what is outside still makes values with it",
}
"""Files and folders of those trees that are not compiled, and why."""
ALSO_AS_THEY_ARE = {"positions", "events", "events.py"}
"""In every game: positions in words, and events, which no search makes."""
NEW = {"engine/core/made.py": NATIVE / "made.py"}
"""What only the compiled engine has."""
INSTEAD = {
    "engine/core/chance.py": NATIVE / "chance.py",
    "engine/core/content.py": NATIVE / "content.py",
}
"""Files of the source that the compiled engine has in another form."""


def compiled() -> Mapping[str, Path]:
    """Return every module that is compiled, and the file it is made from."""
    files = [path for path in sources() if _is_compiled(path)]
    paths = {path: INSTEAD.get(path, ROOT / path) for path in files} | NEW
    return {module_name(path): file for path, file in paths.items()}


def copied() -> Mapping[str, Path]:
    """Return the files that come along as they are, by their place in the engine."""
    files = [path for path in sources() if not _is_compiled(path)]
    return {path: INSTEAD.get(path, ROOT / path) for path in files} | {
        "engine/core/described.py": NATIVE / "described.py",
        "engine/core/content_as_it_is.py": ROOT / "engine/core/content.py",
    }


def sources() -> list[str]:
    """Name all files of the source from which the compiled engine is made."""
    trees = [path for tree in TREES for path in (ROOT / tree).rglob("*.py")]
    return sorted([*(path.relative_to(ROOT).as_posix() for path in trees), *ALONE, *TOYS])


def module_name(path: str) -> str:
    """Return what a file is imported as.

    >>> module_name("engine/core/brain/__init__.py")
    'engine.core.brain'
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _is_compiled(path: str) -> bool:
    parents = [path, *(parent.as_posix() for parent in Path(path).parents)]
    return not any(p in AS_IT_IS for p in parents) and not ALSO_AS_THEY_ARE & {*Path(path).parts}
