"""Installers: what can be checked of them without the system they are for."""

from __future__ import annotations

import ast
import configparser
import importlib
import plistlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from engine.saving.files import SUFFIX

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(qtbot: Any) -> Any:
    return importlib.import_module("linux.tree")


# Linux ----------------------------------------------------------------------------


@pytest.fixture
def planted(tree: Any, tmp_path: Path) -> Path:
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / "kastellan").touch(0o755)
    tree.plant(tmp_path / "usr", bundle)
    return tmp_path / "usr"


def test_everything_is_where_a_desktop_looks_for_it(planted: Path) -> None:
    share = planted / "share"
    assert (planted / "bin" / "kastellan").resolve() == planted / "lib" / "kastellan" / "kastellan"
    for path in (
        "applications/kastellan.desktop",
        "metainfo/kastellan.metainfo.xml",
        "mime/packages/kastellan.xml",
        "man/man6/kastellan.6.gz",
        "doc/kastellan/copyright",
        "doc/kastellan/changelog.gz",
        "icons/hicolor/48x48/apps/kastellan.png",
        "icons/hicolor/scalable/mimetypes/application-x-kastellan.svg",
    ):
        assert (share / path).is_file(), path


def test_a_save_a_type_an_icon_and_a_program_belong_together(planted: Path) -> None:
    entry = configparser.RawConfigParser()
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(planted / "share/applications/kastellan.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["Exec"] == "kastellan %f"
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.parse(planted / "share/mime/packages/kastellan.xml").find("m:mime-type", space)
    assert kind is not None
    assert desktop["MimeType"] == f"{kind.get('type')};"
    glob = kind.find("m:glob", space)
    icon = kind.find("m:icon", space)
    assert glob is not None
    assert icon is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert (planted / f"share/icons/hicolor/16x16/mimetypes/{icon.get('name')}.png").exists()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="the tool is not here")
def test_the_desktop_entry_is_valid(planted: Path) -> None:
    path = planted / "share/applications/kastellan.desktop"
    subprocess.run(["desktop-file-validate", path], check=True)


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="the tool is not here")
def test_the_metainfo_is_valid_once_the_pictures_have_an_address(
    tree: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCREENSHOTS_URL", "https://example.org/kastellan")
    path = tmp_path / "kastellan.metainfo.xml"
    path.write_text(tree.filled_in("kastellan.metainfo.xml"), encoding="utf-8")
    checked = subprocess.run(
        ["appstreamcli", "validate", "--no-net", path], capture_output=True, text=True, check=False
    )
    assert "E: " not in checked.stdout, checked.stdout


def test_the_metainfo_names_pictures_that_exist_and_this_version(tree: Any) -> None:
    component = ET.fromstring(tree.filled_in("kastellan.metainfo.xml"))
    pictures = [Path(image.text or "").name for image in component.iter("image")]
    assert pictures
    for name in pictures:
        assert (tree.HERE / "screenshots" / name).is_file()
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == version("kastellan")


def test_the_copyright_file_names_everybody(tree: Any) -> None:
    from desktop_app.keep.licence_texts import components

    text = tree.copyright_file()
    assert all(component.copyright in text for component in components())
    # Every line of a field that goes on begins with a space, or dpkg takes it for a new field.
    for line in text.splitlines():
        assert line == "" or re.match(r" |(?:Format|Files|Copyright|License): ", line), line


def test_the_man_page_knows_every_option(tree: Any) -> None:
    from desktop_app.app import _parser

    page = tree.filled_in("kastellan.6").replace("\\-", "-")
    for action in _parser()._actions:
        for option in action.option_strings:
            if option.startswith("--"):
                assert option in page, option
    assert version("kastellan") in page


@pytest.mark.skipif(not shutil.which("man"), reason="man is not here")
def test_the_man_page_reads_without_warnings(tree: Any, tmp_path: Path) -> None:
    path = tmp_path / "kastellan.6"
    path.write_text(tree.filled_in("kastellan.6"), encoding="utf-8")
    read = subprocess.run(
        ["man", "--warnings", "--local-file", path], capture_output=True, text=True, check=False
    )
    assert read.stderr == ""
    assert "SYNOPSIS" in read.stdout


def test_the_package_says_what_dpkg_must_know() -> None:
    deb = importlib.import_module("linux.deb")
    if not shutil.which("dpkg"):
        pytest.skip("dpkg is not here")
    text = deb.control_file("libc6 (>= 2.31)", 1_000_000)
    fields = dict(re.findall(r"^([A-Z][\w-]*): (.*)$", text, re.MULTILINE))
    assert fields["Version"] == version("kastellan")
    assert fields["Installed-Size"] == "977"
    assert fields["Depends"] == "libc6 (>= 2.31)"


@pytest.mark.parametrize(
    "script",
    ["find-python", "linux/apt-install", "linux/system-libraries", "linux/prove-deb",
     "linux/AppRun", "macos/make-dmg"],
)  # fmt: skip
def test_shell_scripts_can_be_read(scripts: Path, script: str) -> None:
    path = scripts / script
    assert path.stat().st_mode & 0o111, "somebody starts it"
    subprocess.run(["sh", "-n", path], check=True)


# Windows --------------------------------------------------------------------------


def test_the_installer_for_windows_takes_files_that_are_made(scripts: Path) -> None:
    text = (scripts / "windows" / "kastellan.iss").read_text(encoding="utf-8")
    sections = re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)
    assert {"Setup", "Languages", "Files", "Icons", "Registry"} <= set(sections)
    assert len(sections) == len(set(sections))
    named = re.findall(r'(?:Source: "|(?:LicenseFile|SetupIconFile)=)([^"\n]+)', text)
    assert len(named) >= 4
    made = ("dist/kastellan/*", "build/package/kastellan.ico", "build/package/play.ico")
    for name in named:
        inner = name.replace("\\", "/").removeprefix("../../")
        assert inner in made or (ROOT / inner).is_file(), name
    build = (scripts / "package.py").read_text(encoding="utf-8")
    assert '"kastellan.ico"' in build
    assert '"play.ico"' in build
    assert f'Software\\Classes\\{SUFFIX}"' in text


def test_braces_of_the_installer_are_paired(scripts: Path) -> None:
    text = (scripts / "windows" / "kastellan.iss").read_text(encoding="utf-8")
    for line in text.splitlines():
        plain = line.replace("{{", "")
        if not line.startswith(";") and not line.startswith("AppId="):
            assert plain.count("{") == plain.count("}"), line
            assert line.count('"') % 2 == 0, line


def test_windows_is_told_the_version() -> None:
    text = importlib.import_module("windows.version_resource").text()
    # PyInstaller evaluates this with classes that only Windows has; these stand in for them.
    names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    assert names == {
        "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct",
        "VarFileInfo", "VarStruct",
    }  # fmt: skip
    said: dict[str, str] = {}
    fixed: dict[str, Any] = {}
    stand_ins = {name: lambda *_, **__: None for name in names}
    stand_ins["StringStruct"] = lambda name, text: said.update({name: text})
    stand_ins["FixedFileInfo"] = lambda **given: fixed.update(given)
    eval(text, stand_ins)
    assert said["ProductVersion"] == version("kastellan")
    assert len(fixed["filevers"]) == 4


# macOS ----------------------------------------------------------------------------


def test_macos_is_told_what_a_save_is(scripts: Path) -> None:
    info = plistlib.loads((scripts / "macos" / "Info.plist").read_bytes())
    (document,) = info["CFBundleDocumentTypes"]
    (declared,) = info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    endings = declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert endings == [SUFFIX.removeprefix(".")]


# Releases -------------------------------------------------------------------------


def test_the_version_stands_in_one_place() -> None:
    number = version("kastellan")
    for folder in ("desktop_app", "engine", "packaging"):
        for path in (ROOT / folder).rglob("*.py"):
            assert f'"{number}"' not in path.read_text(encoding="utf-8"), path


def test_the_workflow_builds_for_three_systems() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    for system in ("ubuntu-", "windows-", "macos-"):
        assert system in text
    for script in re.findall(r"packaging/[\w./-]+", text):
        assert (ROOT / script).exists(), script
