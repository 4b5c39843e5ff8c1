"""Let the plain engine read all content, so that pydantic checks it; print what was read.

What is not read when a module is imported is named where it is read, or else it is read when a
player is made or by a cached function that takes nothing.
"""

from __future__ import annotations

import ast
import hashlib
import json
from importlib import import_module, resources
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from engine import catalog
from engine.core import content
from engine.core.chance import Chance


def main() -> None:
    """Print the checksum of every file, by its path in the source."""
    read, names = content.read, set[str]()

    def noted(game_id: str, file: str, kind: Any, **where: Any) -> Any:
        names.add(f"{game_id}/{file}")
        return read(game_id, file, kind, **where)

    content.read = noted
    read_everything()
    folder = resources.files("resources") / "games"
    sums = {
        name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in sorted(names)
    }
    print(json.dumps({f"resources/games/{name}": sum_ for name, sum_ in sums.items()}))


def read_everything() -> None:
    """Import all games, and let them read what they read when it is wanted."""
    for game_id in catalog.GAME_IDS:
        brain = catalog.load(game_id).brain
        for level in brain.levels:
            brain.player(level, Chance(0))
        import_module("engine.ai.ratings").ratings_of(game_id)
        package = import_module(f"engine.games.{game_id}")
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            module = import_module(found.name)
            for own in list(vars(module).values()):
                takes = getattr(getattr(own, "__wrapped__", None), "__code__", None)
                if hasattr(own, "cache_info") and takes is not None and not takes.co_argcount:
                    own()
            read_what_is_named(module)


def read_what_is_named(module: ModuleType) -> None:
    """Read what ``read(GAME_ID, "file.json", Kind)`` names anywhere in a module."""
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
        match node:
            case ast.Call(ast.Name("read"), [_, ast.Constant(str()), _], []):
                eval(compile(ast.Expression(node), str(module.__file__), "eval"), vars(module))


if __name__ == "__main__":
    main()
