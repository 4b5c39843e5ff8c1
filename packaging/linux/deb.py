"""The Debian package: the tree, a control file, and dependencies read off the libraries."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import textwrap
from importlib.metadata import metadata, version
from pathlib import Path

import archive
import contents
from linux import tree


def build(bundle: Path, target: Path, work: Path) -> Path:
    """Build the package from the frozen program; return where it is."""
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    tree.plant(root / "usr", bundle)
    for library in (root / "usr" / "lib").rglob("*"):
        if library.name.startswith(contents.CARRIED_ALONG):
            library.unlink()  # Debian has it, and mends it when need be
    control = root / "DEBIAN"
    control.mkdir()
    _write_sums(root, control / "md5sums")
    size = sum(path.lstat().st_size for path in (root / "usr").rglob("*") if path.is_file())
    (control / "control").write_text(
        control_file(needed_packages(root, work), size), encoding="utf-8"
    )
    archive.age(root)
    package = target / f"kastellan_{version('kastellan')}_{architecture()}.deb"
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package))
    return package


def control_file(depends: str, size: int) -> str:
    """Return what dpkg must know."""
    return f"""Package: kastellan
Version: {version("kastellan")}
Architecture: {architecture()}
Maintainer: Kastellan contributors <kastellan@localhost>
Section: games
Priority: optional
Installed-Size: {-(-size // 1024)}
Depends: {depends}
Recommends: shared-mime-info, hicolor-icon-theme
Suggests: pipewire-bin | pulseaudio-utils | alsa-utils
Description: {metadata("kastellan")["Summary"][0].lower()}{metadata("kastellan")["Summary"][1:]}
{description()}
 .
 The games belong to their authors and publishers, who have nothing to do
 with this program. It contains none of their pictures and texts.
"""


def description() -> str:
    """Say what one can do with it, as Debian wants paragraphs."""
    text = (
        f"Play {tree.named(tree.titles(), 'and')} by their rulebooks, against machines or with"
        " others at the same screen. Every move the rules allow is offered, and every move they"
        " do not allow is explained."
    )
    return textwrap.fill(text, 76, initial_indent=" ", subsequent_indent=" ")


def needed_packages(root: Path, work: Path) -> str:
    """Return the packages that hold the libraries which the tree needs and does not have itself.

    Debian's own tool reads them off every program, library and plugin, with the oldest version
    that has all functions that are called.
    """
    place = work / "shlibdeps"
    shutil.rmtree(place, ignore_errors=True)
    (place / "debian").mkdir(parents=True)
    (place / "debian" / "control").write_text(
        "Source: kastellan\n\nPackage: kastellan\nArchitecture: any\n", encoding="utf-8"
    )
    binaries = sorted(path for path in root.rglob("*") if is_binary(path))
    own = sorted({path.parent for path in binaries})
    said = _run(
        *("dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", f"-S{root}"),
        *(f"-l{folder}" for folder in own),
        *(f"-e{path}" for path in binaries),
        folder=place,
    )
    depends = said.partition("shlibs:Depends=")[2].strip()
    assert depends, "a program needs at least the C library"
    return depends


def is_binary(path: Path) -> bool:
    """Whether *path* is a program or a library of Linux, and not just a link to one."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def architecture() -> str:
    """Return what Debian calls this kind of machine."""
    return _run("dpkg", "--print-architecture").strip()


def _write_sums(root: Path, target: Path) -> None:
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file())
    lines = (
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
        if not path.is_symlink()
    )
    target.write_text("".join(lines), encoding="utf-8")


def _run(*command: str, folder: Path | None = None) -> str:
    moment = {"SOURCE_DATE_EPOCH": str(archive.moment()), "LC_ALL": "C.UTF-8"}
    ended = subprocess.run(
        command, cwd=folder, env=os.environ | moment, capture_output=True, text=True, check=False
    )
    if ended.returncode:
        raise SystemExit(f"{command[0]} failed: {ended.stderr[-2000:]}")
    return ended.stdout
