"""From lowered files to machine code: mypyc writes C, the compiler of the system does the rest.

What was compiled before and is the same is not compiled again.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

GROUP = "kastellan_engine"
SETTINGS = """\
[mypy]
# The source has passed mypy --strict; what is lowered only needs its types.
ignore_errors = True
ignore_missing_imports = True
follow_imports = silent
check_untyped_defs = True
"""
OPTIMISED = "1"
"""Two takes half as long again to compile, and is no quicker."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


def extensions_of(lowered: Path, files: Sequence[str], to: Path) -> list[Any]:
    """Let mypyc write C; return what is to be compiled. Its complaints end the program."""
    from mypyc.build import mypycify

    (lowered / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    heard = io.StringIO()
    before = Path.cwd()
    os.chdir(lowered)
    try:
        with contextlib.redirect_stdout(heard), contextlib.redirect_stderr(heard):
            made: list[Any] = mypycify(
                ["--config-file", "mypy.ini", *files],
                opt_level=OPTIMISED,
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir=str(to),
            )
    except SystemExit:
        raise RefusedError(heard.getvalue()) from None
    finally:
        os.chdir(before)
    return made


class RefusedError(Exception):
    """Mypyc cannot compile something."""

    def told(self, line_of: Callable[[str, int], str]) -> str:
        """Say what, with the lines of the source instead of the lowered ones."""
        kept = [line for line in str(self).splitlines() if "warning:" not in line]
        found = [re.match(r"([\w/]+\.py):(\d+): (.*)", line) for line in kept]
        return "\n".join(
            f"{line_of(match[1], int(match[2]))}: {match[3]}" if match else line
            for line, match in zip(kept, found, strict=True)
        )


def build(extensions: Sequence[Any], objects: Path, to: Path, say: Callable[[str], None]) -> None:
    """Compile and link everything into the folder *to*."""
    objects.mkdir(parents=True, exist_ok=True)
    headers = _sum(_headers(extensions[0]))
    jobs = {source: extension for extension in extensions for source in extension.sources}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # The first is the library; the others only lead there and need no headers of ours.
        needed = dict.fromkeys(extensions[0].sources, headers)
        keys = {
            source: _sum([Path(source)], needed.get(source, ""), str(extension.extra_compile_args))
            for source, extension in jobs.items()
        }
        old = {source for source, key in keys.items() if (objects / key).exists()}
        say(f"compiling {len(jobs) - len(old)} files of C; {len(old)} are as they were")
        paths = pool.map(lambda s: _compiled(s, jobs[s], objects / keys[s]), jobs)
        made = dict(zip(jobs, paths, strict=True))
        for _ in pool.map(lambda extension: _linked(extension, made, to), extensions):
            pass
    for path in objects.iterdir():
        if path.name not in keys.values():
            shutil.rmtree(path, ignore_errors=True)


def _compiled(source: str, extension: Any, to: Path) -> str:
    """Compile one file, unless that was done before; return the object file."""
    if not to.exists():
        compiler = _compiler()
        work = to.with_suffix(".work")
        made = compiler.compile(
            [source],
            output_dir=str(work),
            include_dirs=[*extension.include_dirs, *_python_headers()],
            extra_postargs=extension.extra_compile_args,
            macros=[("NDEBUG", None)],
        )
        to.mkdir()
        Path(made[0]).rename(to / "object.o")
        shutil.rmtree(work)
    return str(to / "object.o")


def _linked(extension: Any, made: Mapping[str, str], to: Path) -> None:
    place = to / f"{extension.name.replace('.', '/')}{SUFFIX}"
    place.parent.mkdir(parents=True, exist_ok=True)
    stem = extension.name.rpartition(".")[2]
    _compiler().link_shared_object(
        [made[source] for source in extension.sources],
        str(place),
        # Windows alone wants to know this; nobody has tried it there yet.
        library_dirs=[f"{sys.base_prefix}/libs"] if sys.platform == "win32" else None,
        export_symbols=[f"PyInit_{stem}"] if sys.platform == "win32" else None,
    )


def _compiler() -> Any:
    """Return the compiler with which Python was made; each thread takes one of its own."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    return compiler


def _python_headers() -> list[str]:
    return list({sysconfig.get_path("include"), sysconfig.get_path("platinclude")})


def _headers(library: Any) -> list[Path]:
    return sorted(header for folder in library.include_dirs for header in Path(folder).glob("*.h"))


def _sum(paths: Sequence[Path], *more: str) -> str:
    found = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        found.update(path.read_bytes())
    return found.hexdigest()
