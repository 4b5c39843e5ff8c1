"""What goes into the frozen program, and what stays behind."""

from __future__ import annotations

import importlib
import json
import re
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from desktop_app.keep import licence_texts as licences
from engine.catalog import GAME_IDS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def contents() -> Any:
    return importlib.import_module("contents")


def test_every_game_goes_along(contents: Any) -> None:
    hidden = contents.hidden_imports()
    for game in GAME_IDS:
        assert {f"engine.games.{game}", f"desktop_app.games.{game}"} <= set(hidden)
    assert all(find_spec(name) for name in hidden)


def test_what_the_windows_name_only_in_a_string_goes_along(contents: Any) -> None:
    assert "resources" in contents.hidden_imports()
    assert "desktop_app.games.two_castles.panels.score_pad_page" in contents.hidden_imports()


def test_all_content_goes_along_and_no_source(contents: Any) -> None:
    files = {Path(source).relative_to(ROOT): target for source, target in contents.data_files()}
    assert files[Path("resources/art/kastellan.svg")] == "resources/art"
    assert not {path.suffix for path in files} & {".py", ".pyc", ".ts"}
    for game in GAME_IDS:
        assert any(path.is_relative_to(f"resources/games/{game}") for path in files)


def test_a_compiled_engine_that_fits_goes_along_without_toys_and_source(
    contents: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "build" / "compiled"
    monkeypatch.setattr(contents, "ROOT", tmp_path)
    monkeypatch.setattr(contents.running, "FOLDER", folder)
    assert contents.compiled_engine() == []
    for name in ("library.so", "engine/core/state.so", "engine/core/codec.py", "tests/toys/toy.so"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    said = {"made_for": contents.running.SUFFIX, "sources": [], "checksum": ""}
    (folder / "manifest.json").write_text(json.dumps(said))
    there = [Path(source).relative_to(tmp_path) for source, _ in contents.compiled_engine()]
    assert [path.relative_to("build/compiled").as_posix() for path in there] == [
        "engine/core/codec.pyc",
        "engine/core/state.so",
        "library.so",
        "manifest.json",
    ]
    assert dict(contents.compiled_engine())[str(folder / "library.so")] == "build/compiled"


def test_what_the_windows_import_is_not_left_behind(contents: Any) -> None:
    excluded = set(contents.excluded_modules())
    imported = re.compile(r"^\s*(?:from|import) ([\w.]+)", re.MULTILINE)
    for tree in ("engine", "desktop_app"):
        for path in (ROOT / tree).rglob("*.py"):
            if path.name not in (
                "bench.py",
                "measuring.py",
                "league.py",
                "__main__.py",
                "yardstick.py",
            ):
                clash = excluded & set(imported.findall(path.read_text(encoding="utf-8")))
                assert not clash - {"tqdm", "numpy", "distributed", "openskill"}, path
    assert "PySide6.QtNetwork" in excluded
    assert "PySide6.QtWidgets" not in excluded


@pytest.mark.parametrize(
    "target",
    [
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt6Gui.dll",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/QtGui.abi3.so",
        "PySide6/QtGui.pyd",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/translations/qtbase_it.qm",
        "libQt6Gui.so.6",
        "pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so",
        "kastellan-0.1.0.dist-info/METADATA",
        "resources/art/theme.json",
    ],
)
def test_what_is_needed_goes_along(contents: Any, target: str) -> None:
    assert contents.is_wanted(target, "/home/somebody/.venv/file")


@pytest.mark.parametrize(
    "target",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt6Quick.dll",
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/designer_de.qm",
        "libQt6Network.so.6",
        "kastellan-0.1.0.dist-info/direct_url.json",
    ],
)
def test_what_is_not_needed_stays_behind(contents: Any, target: str) -> None:
    assert not contents.is_wanted(target, "/home/somebody/.venv/file")


def test_libraries_of_the_system_stay_there_except_a_few_small_ones(contents: Any) -> None:
    assert not contents.is_wanted("libglib-2.0.so.0", "/usr/lib/x86_64-linux-gnu/libglib-2.0.so.0")
    assert contents.is_wanted("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0")


def test_everybody_whose_work_goes_along_is_named(contents: Any) -> None:
    named = {
        component.distribution.lower().replace("-", "_") for component in licences.components()
    }
    shipped = {name.lower() for name in contents.DISTRIBUTIONS} - {"kastellan"}
    assert shipped <= named
    for distribution in shipped | {"kastellan"}:
        for wanted in requires(distribution) or ():
            if "extra ==" not in wanted:
                name = re.match(r"[\w.-]+", wanted)
                assert name
                assert name[0].lower().replace("-", "_") in shipped, (
                    f"{distribution} needs {wanted}"
                )


def test_the_spec_is_python_and_reads_files_that_exist(contents: Any, scripts: Path) -> None:
    text = (scripts / "kastellan.spec").read_text(encoding="utf-8")
    compile(text, "kastellan.spec", "exec")
    assert "upx=False" in text
    assert (ROOT / "desktop_app" / "__main__.py").exists()


def test_packaging_is_no_package(scripts: Path) -> None:
    # PyPI's `packaging` has the name; a folder with __init__ would hide it from pip and pytest.
    assert not list(scripts.rglob("__init__.py"))
