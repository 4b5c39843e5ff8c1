"""Every game folder has the same fixed files, so that a reader always knows where to look."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalog

ROOT = Path(__file__).parent.parent.parent
FIXED = (
    "__init__", "components", "content", "state", "setup", "moves", "events", "scoring", "brain"
)  # fmt: skip


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_a_game_has_the_fixed_files(game_id: str):
    folder = ROOT / "engine" / "games" / game_id
    missing = [name for name in FIXED if not (folder / f"{name}.py").is_file()]
    assert missing == []
    assert list((ROOT / "resources" / "games" / game_id).glob("*.json"))
    assert list((ROOT / "tests" / "games" / game_id).glob("test_*.py"))


def test_every_game_folder_is_in_the_catalogue():
    folders = {path.parent.name for path in (ROOT / "engine" / "games").glob("*/__init__.py")}
    assert folders == set(catalog.GAME_IDS)


def test_packaging_is_no_package():
    """It would hide the library `packaging`."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


ROOM = 16
"""No more modules than this, so that a room can be taken in at a glance."""


def test_no_room_of_the_desktop_is_crowded():
    rooms = [path for path in (ROOT / "desktop_app").iterdir() if (path / "__init__.py").is_file()]
    modules = {room.name: len([*room.glob("*.py")]) - 1 for room in rooms}
    assert len(rooms) > 10
    assert {name: count for name, count in modules.items() if count > ROOM} == {}
