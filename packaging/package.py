"""Build the program that needs no Python, and what people download: ``make package``."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import archive
import bill_of_materials
import icons

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
DIST = ROOT / "dist"
MADE = ROOT / "build" / "package"
HERE = Path(__file__).parent

LARGEST = 150 * 1024 * 1024
NO_COMPILER = 3
"""The status with which compiling says that there is nothing to compile with."""


def main() -> int:
    """Build everything this system can build, try it, and say what was made."""
    MADE.mkdir(parents=True, exist_ok=True)
    DIST.mkdir(exist_ok=True)
    is_compiled = compile_engine()
    draw()
    bundle = freeze()
    made = {"linux": for_linux, "win32": for_windows, "darwin": for_macos}[sys.platform](bundle)
    made.append(bill_of_materials.write(bundle, DIST))
    write_sums(made)
    say_sizes(bundle, made)
    return smoke_test(bundle, "compiled" if is_compiled else "plain")


def compile_engine() -> bool:
    """Compile the engine that goes along; without a compiler the program is slower, no more."""
    command = [sys.executable, str(HERE / "compiling" / "compile.py")]
    status = subprocess.run(command, check=False).returncode
    if status not in (0, NO_COMPILER):
        raise SystemExit("The engine cannot be compiled; what stands against it is said above.")
    return status == 0


def draw() -> None:
    """Draw icons, and write what Windows wants to know."""
    from windows import version_resource

    (MADE / "kastellan.ico").write_bytes(icons.ico(icons.PROGRAM))
    (MADE / "play.ico").write_bytes(icons.ico(icons.PLAY))
    (MADE / "kastellan.icns").write_bytes(icons.icns(icons.PROGRAM))
    (MADE / "version_resource.txt").write_text(version_resource.text(), encoding="utf-8")


def freeze() -> Path:
    """Let PyInstaller do its work; return the folder."""
    say("freezing (this takes half a minute)")
    shutil.rmtree(DIST / "kastellan", ignore_errors=True)
    command = [
        *(sys.executable, "-m", "PyInstaller", str(HERE / "kastellan.spec")),
        "--noconfirm",
        *("--distpath", str(DIST), "--workpath", str(MADE / "work")),
    ]
    # The order of sets decides the order of some tables: fixed, so that two builds are the same.
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(archive.moment())}
    quiet = {"PYI_LOG_LEVEL": "ERROR"}
    subprocess.run(command, env=os.environ | fixed | quiet, check=True)
    return DIST / "kastellan"


def for_linux(bundle: Path) -> list[Path]:
    """Build archive, AppDir and .deb."""
    from linux import appdir, deb

    for library in bundle.rglob("libpython*.so*"):
        # A Python that somebody compiled carries 17 MB of what only debuggers read.
        if not library.is_symlink():
            subprocess.run(["strip", "--strip-debug", str(library)], check=True)
    for library in bundle.rglob("lib-dynload/*.so"):
        subprocess.run(["strip", "--strip-debug", str(library)], check=True)
    archive.age(bundle)
    name = f"kastellan-{version('kastellan')}-linux-{platform.machine()}"
    packed = DIST / f"{name}.tar.gz"
    say("packing")
    archive.write_tar_gz(bundle, packed, name)
    made = [packed]
    folder = appdir.build(bundle, DIST)
    if image := appdir.pack(folder, DIST):
        made.append(image)
    else:
        say("no AppImage: appimagetool is not installed; Kastellan.AppDir is what it would hold")
    if shutil.which("dpkg-deb") and shutil.which("dpkg-shlibdeps"):
        made.append(deb.build(bundle, DIST, MADE))
    else:
        say("no .deb: that takes Debian's dpkg-dev")
    return made


def for_windows(bundle: Path) -> list[Path]:
    """Build a .zip, and the installer if Inno Setup is there."""
    name = f"kastellan-{version('kastellan')}-windows"
    made = [Path(shutil.make_archive(str(DIST / name), "zip", DIST, "kastellan"))]
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "C:/"), "Inno Setup 6", "ISCC.exe")
    compiler = shutil.which("ISCC") or (str(usual) if usual.exists() else None)
    if compiler is None:
        say("no installer: Inno Setup 6 is not installed")
        return made
    script = HERE / "windows" / "kastellan.iss"
    subprocess.run([compiler, f"/DAppVersion={version('kastellan')}", str(script)], check=True)
    return [*made, DIST / f"kastellan-{version('kastellan')}-setup.exe"]


def for_macos(bundle: Path) -> list[Path]:
    """Build the disk image."""
    image = DIST / f"kastellan-{version('kastellan')}-macos-{platform.machine()}.dmg"
    app = DIST / "Kastellan.app"
    subprocess.run([str(HERE / "macos" / "make-dmg"), str(app), str(image)], check=True)
    return [image]


def write_sums(made: list[Path]) -> None:
    """Write a checksum for each download."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def say_sizes(bundle: Path, made: list[Path]) -> None:
    """Say what was made, how large it is, and what takes the room."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    total = sum(path.stat().st_size for path in files)
    say(f"{megabytes(total)} MB installed, in {len(files)} files; the largest:")
    for path in sorted(files, key=_size, reverse=True)[:12]:
        say(f"  {megabytes(_size(path)):>6} MB  {path.relative_to(bundle)}")
    for path in made:
        say(f"{megabytes(_size(path)):>6} MB  {path.relative_to(ROOT)}")
    if total > LARGEST:
        raise SystemExit(
            f"That is more than {megabytes(LARGEST)} MB: contents.py lets too much in."
        )


def smoke_test(bundle: Path, engine: str) -> int:
    """Let the frozen program play every game once, on this engine; return its exit status."""
    say("smoke test: the frozen program plays by itself")
    program = bundle / ("kastellan.exe" if sys.platform == "win32" else "kastellan")
    offscreen = {"QT_QPA_PLATFORM": "offscreen"} if sys.platform == "linux" else {}
    place = MADE / "smoke"
    command = [str(program), "--self-test", "--portable", str(place)]
    wish = {"KASTELLAN_ENGINE": engine}  # it would rather fall silent than take the other one
    status = subprocess.run(command, env=os.environ | offscreen | wish, check=False).returncode
    shutil.rmtree(place, ignore_errors=True)
    say("it works" if status == 0 else f"it does not work (status {status})")
    return status


def megabytes(size: int) -> str:
    """Write a size as people read it."""
    return f"{size / 1024 / 1024:.1f}"


def _size(path: Path) -> int:
    return path.stat().st_size


def say(line: str) -> None:
    """Print a line at once."""
    print(f"package: {line}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
