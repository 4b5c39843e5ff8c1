"""Icons in every form, and archives whose bytes follow from their content."""

from __future__ import annotations

import hashlib
import importlib
import os
import struct
import tarfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage


@pytest.fixture
def icons(qtbot: Any) -> Any:
    return importlib.import_module("icons")


@pytest.fixture
def archive(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return importlib.import_module("archive")


@pytest.mark.parametrize("name", ["PROGRAM", "PLAY"])
def test_icons_are_drawn_in_every_size(icons: Any, name: str) -> None:
    for size in icons.SIZES:
        picture = QImage.fromData(icons.png(getattr(icons, name), size))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(0, 0).alpha() == 0, "the corner is empty"
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255


def test_windows_finds_its_pictures(icons: Any) -> None:
    raw = icons.ico(icons.PROGRAM)
    reserved, kind, count = struct.unpack_from("<HHH", raw)
    assert (reserved, kind) == (0, 1)
    sizes = set()
    for number in range(count):
        entry = struct.unpack_from("<BBBBHHII", raw, 6 + 16 * number)
        picture = QImage.fromData(raw[entry[7] : entry[7] + entry[6]])
        assert picture.width() == (entry[0] or 256)
        sizes.add(picture.width())
    assert {16, 32, 48, 256} <= sizes
    assert not QImage.fromData(raw, "ICO").isNull(), "Qt's own reader takes it too"


def test_macos_finds_its_pictures(icons: Any) -> None:
    raw = icons.icns(icons.PROGRAM)
    assert raw[:4] == b"icns"
    assert struct.unpack(">I", raw[4:8])[0] == len(raw)
    place, sizes = 8, set()
    while place < len(raw):
        length = struct.unpack(">I", raw[place + 4 : place + 8])[0]
        sizes.add(QImage.fromData(raw[place + 8 : place + length]).width())
        place += length
    assert {16, 32, 128, 256, 512, 1024} <= sizes


def _folder(place: Path, names: list[str]) -> Path:
    (place / "inner").mkdir(parents=True)
    for name in names:
        (place / name).write_text(name)
    (place / "program").write_text("#!/bin/sh\n")
    (place / "program").chmod(0o700)
    (place / "link").symlink_to("program")
    return place


def test_the_same_content_gives_the_same_archive(archive: Any, tmp_path: Path) -> None:
    names = ["a", "b", "inner/c"]
    one = _folder(tmp_path / "one", names)
    two = _folder(tmp_path / "two", names[::-1])
    os.utime(two / "a", (1, 1))
    (two / "b").chmod(0o600)
    for folder in (one, two):
        archive.write_tar_gz(folder, folder.with_suffix(".tar.gz"), "kastellan")
    sums = {hashlib.sha256(path.read_bytes()).digest() for path in tmp_path.glob("*.tar.gz")}
    assert len(sums) == 1
    with tarfile.open(tmp_path / "one.tar.gz") as tar:
        assert tar.getnames()[0] == "kastellan"
        assert tar.getmember("kastellan/program").mode == 0o755
        assert tar.getmember("kastellan/a").mtime == 1700000000
        assert tar.getmember("kastellan/link").issym()


def test_what_is_installed_has_the_usual_rights(archive: Any, tmp_path: Path) -> None:
    folder = _folder(tmp_path / "one", ["a", "inner/c"])
    (folder / "libx.so.1").touch(0o755)
    archive.age(folder)
    assert (folder / "program").stat().st_mode & 0o777 == 0o755
    assert (folder / "libx.so.1").stat().st_mode & 0o777 == 0o644
    assert (folder / "a").stat().st_mtime == 1700000000


def test_without_a_given_moment_it_is_that_of_the_last_commit(
    archive: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert archive.moment() > 1_700_000_000
