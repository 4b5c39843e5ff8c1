"""What the frozen program consists of; ``kastellan.spec`` asks, and tests ask too."""

from __future__ import annotations

import compileall
import pkgutil
import re
import sys
from functools import cache
from pathlib import Path, PurePosixPath
from py_compile import PycInvalidationMode

import PySide6

ROOT = Path(__file__).parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from engine import running  # noqa: E402  (found only now)
from engine.catalog import GAME_IDS  # noqa: E402

DISTRIBUTIONS = (
    "kastellan", "PySide6_Essentials", "shiboken6", "pydantic", "pydantic_core",
    "annotated_types", "typing_extensions", "typing_inspection",
)  # fmt: skip
"""Whose metadata goes along, so that the program can say its version and theirs."""

_NEVER_NEEDED = (
    # No network at run time, so no encryption; hashes come from Python's own modules.
    "ssl", "_ssl", "_hashlib",
    # What libraries would take if it were there.
    "_bz2", "_curses", "_dbm", "_lzma", "_sqlite3", "_tkinter", "_uuid", "_zoneinfo", "bz2",
    "curses", "doctest", "email_validator", "ensurepip", "ftplib", "hypothesis", "idlelib",
    "lib2to3", "lzma", "mypy", "pdb", "pip", "pydoc", "pytest", "readline", "rich", "setuptools",
    "sqlite3", "tkinter", "tqdm", "turtle", "unittest", "venv", "xmlrpc",
    # For leagues and training, which players have no use for.
    "dask", "distributed", "numpy", "openskill", "psutil", "tornado",
)  # fmt: skip

_CHECKED = PycInvalidationMode.UNCHECKED_HASH
"""Two builds of the same source are the same: no times in bytecode."""

_QT_BESIDES = ("DBus", "WaylandClient", "XcbQpa")
"""Libraries that no module of ours is named after; Qt needs them to show a window."""

_PLUGINS: dict[str, tuple[str, ...]] = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "imageformats": ("qsvg", "qico", "qwebp"),
    "iconengines": ("qsvgicon",),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platformthemes": ("qxdgdesktopportal",),
    "printsupport": ("cupsprintersupport",),
    "styles": ("qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"),
    "wayland-decoration-client": ("bradient",),
    "wayland-shell-integration": ("xdg-shell",),
}
"""Everything is drawn by the processor: nothing that speaks to graphics cards is needed."""

_TRANSLATIONS = ("qtbase_de.qm", "qtbase_it.qm")

CARRIED_ALONG = (
    "libffi", "libxcb-cursor", "libxcb-icccm", "libxcb-image", "libxcb-keysyms",
    "libxcb-render-util", "libxcb-util",
)  # fmt: skip
"""Libraries of the system that many desktops lack or have in another version; all are small."""


def hidden_imports() -> list[str]:
    """Return the modules that are named only in strings: content, and the folders of the games."""
    folders = [
        ROOT / tree / "games" / game for tree in ("engine", "desktop_app") for game in GAME_IDS
    ]
    found = [path.relative_to(ROOT) for folder in folders for path in sorted(folder.rglob("*.py"))]
    named = (".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in found)
    return ["resources", *named]


def data_files() -> list[tuple[str, str]]:
    """Return content and art: the file and the folder it goes to."""
    return [
        (str(path), path.relative_to(ROOT).parent.as_posix())
        for path in sorted((ROOT / "resources").rglob("*"))
        if path.is_file() and path.suffix not in (".py", ".pyc", ".ts")
    ]


def compiled_engine() -> list[tuple[str, str]]:
    """Return the files of the compiled engine, if there is one that fits; no toys, no source.

    It goes where ``engine/running.py`` looks for it. What of it is Python is put in bytecode, for
    an installed program may not be able to keep any.
    """
    if running.what_stands_against(running.FOLDER, ROOT):
        return []
    compileall.compile_dir(
        running.FOLDER / "engine", quiet=1, legacy=True, invalidation_mode=_CHECKED
    )
    there = [path for path in sorted(running.FOLDER.rglob("*")) if path.is_file()]
    return [
        (str(path), path.relative_to(ROOT).parent.as_posix())
        for path in there
        if path.suffix not in (".py", ".o") and not {"tests", "__pycache__"} & {*path.parts}
    ]


def excluded_modules() -> list[str]:
    """Return what stays behind: Qt's modules that we never import, and Python's for other work."""
    there = [module.name for module in pkgutil.iter_modules(PySide6.__path__)]
    unused = [name for name in there if name.startswith("Qt") and name not in used_qt_modules()]
    return [*(f"PySide6.{name}" for name in unused), *_NEVER_NEEDED]


@cache
def used_qt_modules() -> frozenset[str]:
    """Return the modules of Qt that the windows import; tests and benches do not count."""
    importing = re.compile(r"^\s*(?:from|import) PySide6\.(Qt\w+)", re.MULTILINE)
    sources = [p for p in (ROOT / "desktop_app").rglob("*.py") if p.name != "bench.py"]
    return frozenset(n for p in sources for n in importing.findall(p.read_text(encoding="utf-8")))


def is_wanted(target: str, source: str) -> bool:
    """Whether a file that PyInstaller found should go along."""
    path = PurePosixPath(target.replace("\\", "/"))
    if path.parts[0] == "PySide6":
        return _is_wanted_of_qt(path)
    if any(part.endswith(".dist-info") for part in path.parts):
        return path.name == "METADATA"
    if _qt_library(path):  # a link to one of Qt's libraries
        return _is_wanted_of_qt(path)
    if source.startswith(("/lib/", "/usr/lib/")):
        return path.name.startswith(CARRIED_ALONG)
    return True


def _is_wanted_of_qt(path: PurePosixPath) -> bool:
    kind = path.parent.name
    if "plugins" in path.parts:
        return path.name.partition(".")[0].removeprefix("lib") in _PLUGINS.get(kind, ())
    if kind == "translations":
        return path.name in _TRANSLATIONS
    if library := _qt_library(path):
        return f"Qt{library}" in used_qt_modules() or library in _QT_BESIDES
    # Windows gets software for OpenGL, which nobody calls; Qt Quick's parts lie in qml.
    return "qml" not in path.parts and not path.name.startswith(("opengl32sw", "d3dcompiler"))


def _qt_library(path: PurePosixPath) -> str | None:
    """Return ``Gui`` for Qt's own library of that name on any of the three systems."""
    ending = r"(?:\.so[.\d]*|\.dll|\.framework|[.\d]*\.dylib)"
    for part in path.parts:
        if found := re.fullmatch(rf"(?:lib)?Qt6?([A-Z]\w*?){ending}", part):
            return found[1]
    return None
