"""A save opens in a program that has just started, where nothing was played yet."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine import catalog

LATE = """
import sys
from importlib import import_module
from pkgutil import walk_packages
from engine import catalog
from engine.core.agenda import Task
from engine.core.struct import Struct
from engine.core.value import value

def family(cls):
    return {cls}.union(*(family(child) for child in type.__subclasses__(cls)))

catalog.load(sys.argv[1])
before = family(Task) | family(Struct)
package = import_module(f"engine.games.{sys.argv[1]}")
for module in walk_packages(package.__path__, f"{package.__name__}."):
    import_module(module.name)
late = (family(Task) | family(Struct)) - before
print(*sorted(cls.__qualname__ for cls in late))
"""


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_loading_a_game_brings_every_task_that_a_save_can_hold(game_id: str) -> None:
    late = subprocess.run(
        [sys.executable, "-c", LATE, game_id], capture_output=True, text=True, check=True
    )
    assert late.stdout.strip() == ""
