"""Make the compiled engine from the source: ``make compile``.

It stands in ``build/compiled`` afterwards, where ``engine/running.py`` finds it; what happens on
the way is kept in ``build/compiling``, so that the next time is quicker.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import parts
from shapes import LoweringError, Module, Source

ROOT = parts.ROOT
TO = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "compiling"
NO_COMPILER = 3
"""The exit status that says: this machine has nothing to compile with."""


def main() -> int:
    """Compile where something has changed; return the exit status."""
    missing = what_is_missing()
    if missing:
        say(f"{missing}, so the engine is not compiled. It runs in plain Python as well.")
        return NO_COMPILER
    sys.path.insert(0, str(ROOT))
    from engine.running import SUFFIX, checksum_of

    sources = [*parts.sources(), *passed()]
    mine = [path.relative_to(ROOT).as_posix() for path in sorted(parts.NATIVE.parent.rglob("*.py"))]
    said = {"made_for": SUFFIX, "sources": sources, "checksum": checksum_of(ROOT, sources)}
    said["tools"] = checksum_of(ROOT, mine)
    if _manifest() == said:
        say(f"{TO.relative_to(ROOT)} fits the source already")
        return 0
    try:
        make(TO.with_name("compiled.new"))
    except (LoweringError, WrongError) as error:
        print(error, file=sys.stderr)
        return 1
    new = TO.with_name("compiled.new")
    (new / "manifest.json").write_text(json.dumps(said, indent=1), encoding="utf-8")
    shutil.rmtree(TO, ignore_errors=True)
    new.rename(TO)
    size = sum(path.stat().st_size for path in TO.rglob("*") if path.is_file())
    say(f"made {TO.relative_to(ROOT)}, {size / 1024 / 1024:.1f} MB")
    return 0


class WrongError(Exception):
    """What mypyc says against the source."""


def what_is_missing() -> str:
    """Name what is needed and not there."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc is missing (pip install 'kastellan[compile]')"
    if sys.platform != "win32":
        import sysconfig

        command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(command) is None:
            return f"there is no C compiler ({command})"
    return ""


def make(new: Path) -> None:
    """Lower, compile and link everything into the folder *new*."""
    import machine_code

    say("lowering the source")
    source = Source(parts.compiled())
    lines = write_lowered(source, WORK / "lowered")
    files = [_place(module) for module in source.modules.values()]
    say("mypyc reads it and writes C (this takes a minute)")
    try:
        extensions = machine_code.extensions_of(WORK / "lowered", files, WORK / "c")
    except machine_code.RefusedError as refused:
        raise WrongError(
            refused.told(lambda file, line: lines.get((file, line), f"{file}:{line}"))
        ) from None
    shutil.rmtree(new, ignore_errors=True)
    for path in (WORK / "lowered").rglob("*.py"):
        place = path.relative_to(WORK / "lowered")
        if place.as_posix() not in files:
            (new / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, new / place)
    told = {name.split("/", 2)[2]: sum_ for name, sum_ in passed().items()}
    text = f'"""Files that pydantic has passed, and their checksums."""\n\nPASSED = {told!r}\n'
    (new / "engine/core/passed.py").write_text(text, encoding="utf-8")
    machine_code.build(extensions, WORK / "objects", new, say)


def write_lowered(source: Source, to: Path) -> Mapping[tuple[str, int], str]:
    """Write the lowered files, and say which line of the source each of their lines comes from."""
    from enums_apart import enums_name, enums_of
    from lowering import lowered

    lines: dict[tuple[str, int], str] = {}
    shutil.rmtree(to, ignore_errors=True)
    for place, path in parts.copied().items():
        (to / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to / place)
    for package in ("engine", "tests", "tests/toys"):
        (to / package).mkdir(parents=True, exist_ok=True)
        (to / package / "__init__.py").touch()
    for module in source.modules.values():
        if enums := enums_of(module):
            place = f"{enums_name(module).replace('.', '/')}.py"
            (to / place).write_text(ast.unparse(enums), encoding="utf-8")
        tree = lowered(source, module)
        text = ast.unparse(tree)
        file = _place(module)
        (to / file).parent.mkdir(parents=True, exist_ok=True)
        (to / file).write_text(text + "\n", encoding="utf-8")
        lines |= {
            (file, line): f"{os.path.relpath(module.path, ROOT)}:{old}"
            for line, old in _lines(ast.parse(text), tree).items()
        }
    return lines


def passed() -> Mapping[str, str]:
    """Return the files of content that the plain engine reads, with their checksums."""
    if not _passed:
        command = [sys.executable, str(Path(__file__).with_name("passing.py"))]
        plain = os.environ | {"KASTELLAN_ENGINE": "plain", "PYTHONPATH": str(ROOT)}
        done = subprocess.run(command, env=plain, stdout=subprocess.PIPE, check=True, cwd=ROOT)
        _passed.update(json.loads(done.stdout))
    return _passed


_passed: dict[str, str] = {}


def _place(module: Module) -> str:
    path = module.name.replace(".", "/")
    return f"{path}/__init__.py" if module.is_package else f"{path}.py"


def _lines(new: ast.Module, old: ast.Module) -> Mapping[int, int]:
    pairs = zip(_statements(new), _statements(old), strict=False)
    return {made.lineno: was.lineno for made, was in pairs}


def _statements(tree: ast.Module) -> list[ast.stmt]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]


def _manifest() -> object:
    try:
        return json.loads((TO / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def say(line: str) -> None:
    """Print a line at once."""
    print(f"compile: {line}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
