"""Every game folder has the same fixed files, so that a reader always knows where to look."""

from __future__ import annotations

import gc
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from engine import catalog
from engine.core.agenda import Event, Move, Task
from engine.core.struct import Struct

ROOT = Path(__file__).parent.parent.parent
FIXED = (
    "__init__", "components", "content", "state", "setup", "moves", "events", "scoring", "brain"
)  # fmt: skip


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_a_game_has_the_fixed_files(game_id: str):
    folder = ROOT / "engine" / "games" / game_id
    chapters = {path.stem for path in folder.iterdir() if path.suffix == ".py" or path.is_dir()}
    missing = [name for name in FIXED if name not in chapters]
    assert missing == []
    assert list((ROOT / "resources" / "games" / game_id).glob("*.json"))
    assert list((ROOT / "tests" / "games" / game_id).glob("test_*.py"))


def test_every_game_folder_is_in_the_catalogue():
    folders = {path.parent.name for path in (ROOT / "engine" / "games").glob("*/__init__.py")}
    assert folders == set(catalog.GAME_IDS)


PARTS = {"__init__.py", "about.py", "tabletop.py", "gestures.py", "motion.py"}
FOLDERS = {"scene", "faces", "words", "panels"}


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_the_board_of_every_game_has_the_same_parts(game_id: str):
    inside = [*(ROOT / "desktop_app" / "games" / game_id).iterdir()]
    assert {path.name for path in inside if path.is_file()} == PARTS
    assert {path.name for path in inside if (path / "__init__.py").is_file()} == FOLDERS


def family(base: type) -> set[type]:
    return {base}.union(*(family(child) for child in type.__subclasses__(base)))


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_no_two_classes_of_a_game_share_a_name_in_saves(game_id: str):
    """A save names them by game alone, so that files may be parted and renamed."""
    package = import_module(f"engine.games.{game_id}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    gc.collect()  # what @value made a class with slots of
    for base in (Event, Move, Struct, Task):
        own = [c.__name__ for c in family(base) if c.__module__.startswith(package.__name__)]
        assert sorted(own) == sorted(set(own))


def test_packaging_is_no_package():
    """It would hide the library `packaging`."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


ROOM, FLOOR, GAME = 16, 20, 26
"""No folder holds more modules, so that each can be taken in at a glance: a room of the desktop, a
folder of the engine, and one game's rules, where a file is a chapter of the rulebook."""


def modules_in(folder: Path) -> int:
    return len([*folder.glob("*.py")]) - 1


def folders_in(top: str) -> list[Path]:
    return [path.parent for path in (ROOT / top).rglob("__init__.py")]


def test_no_folder_of_the_desktop_is_crowded():
    folders = folders_in("desktop_app")
    assert len(folders) > 20
    assert {str(path): count for path in folders if (count := modules_in(path)) > ROOM} == {}


def test_no_folder_of_the_engine_is_crowded():
    folders = folders_in("engine")
    assert len(folders) > 10
    games = ROOT / "engine" / "games"
    counts = {path: modules_in(path) for path in folders}
    crowded = {
        str(path): count
        for path, count in counts.items()
        if count > (GAME if path.parent == games else FLOOR)
    }
    assert crowded == {}
