"""Which engine runs: the plain source, or what ``make compile`` made of it.

The compiled engine is taken where it is there and fits; the source always stays what counts.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Iterable
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path

HOME = Path(__file__).parents[1]
FOLDER = HOME / "build" / "compiled"
LIBRARY = "kastellan_engine__mypyc"
"""Holds the machine code of all modules; what stands beside each only leads there."""
WISH = "KASTELLAN_ENGINE"
"""The environment may ask for ``plain`` or ``compiled``; without a wish the better one is taken."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".pyd"

is_compiled = False
"""Whether the compiled engine runs."""
why_not = ""
"""Why a compiled engine that is there was left alone; empty where nothing is to be said."""


def path_of_engine(plain: Iterable[str]) -> list[str]:
    """Return where modules of the engine are looked for: compiled first, where it may run."""
    global is_compiled, why_not
    wish = os.environ.get(WISH, "")
    misfit = "plain Python is wished for" if wish == "plain" else what_stands_against(FOLDER, HOME)
    if misfit:
        if wish == "compiled":
            raise ImportError(f"{WISH} asks for the compiled engine, but {misfit}.")
        if FOLDER.exists() and wish != "plain":
            why_not = f"The engine runs in plain Python: {misfit}."
        return [*plain]
    _load_library(FOLDER / f"{LIBRARY}{SUFFIX}")
    is_compiled = True
    return [str(FOLDER / "engine"), *plain]


def what_stands_against(folder: Path, home: Path) -> str:
    """Say why the compiled engine in *folder* cannot run here; nothing if it can."""
    try:
        said = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        made_for, sources, checksum = said["made_for"], said["sources"], said["checksum"]
    except (OSError, ValueError, KeyError, TypeError):
        return "there is no compiled engine (make compile makes one)"
    if made_for != SUFFIX:
        return f"the compiled one was made for {made_for}, and this is {SUFFIX}"
    # A program that was put together for players brings no source that could have changed.
    if (home / "engine" / "core" / "state.py").exists() and checksum_of(home, sources) != checksum:
        return "the source was changed since it was compiled (make compile)"
    return ""


def checksum_of(home: Path, sources: Iterable[str]) -> str:
    """Return a fingerprint of these files of *home*; one that is missing counts as empty."""
    sum_ = hashlib.sha256()
    for name in sources:
        try:
            content = (home / name).read_bytes()
        except OSError:
            content = b""
        sum_.update(hashlib.sha256(name.encode() + b"\0" + content).digest())
    return sum_.hexdigest()


def told() -> str:
    """Name the engine that runs, in two words."""
    return "compiled engine" if is_compiled else "plain engine"


def _load_library(path: Path) -> None:
    """Load the library that no module path leads to."""
    loader = ExtensionFileLoader(LIBRARY, str(path))
    module = module_from_spec(ModuleSpec(LIBRARY, loader, origin=str(path)))
    loader.exec_module(module)
    sys.modules[LIBRARY] = module
