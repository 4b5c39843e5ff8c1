"""A folder that is the whole program, started by its AppRun; an AppImage where a tool is."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

import archive
from linux import tree


def build(bundle: Path, target: Path) -> Path:
    """Lay the folder out; return where it is."""
    folder = target / "Kastellan.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    usr = folder / "usr"
    tree.plant(usr, bundle)
    shutil.copy(tree.HERE / "AppRun", folder / "AppRun")
    shutil.copy(usr / "share" / "applications" / "kastellan.desktop", folder)
    shutil.copy(usr / "share" / "icons/hicolor/256x256/apps/kastellan.png", folder)
    (folder / ".DirIcon").symlink_to("kastellan.png")
    return folder


def pack(folder: Path, target: Path) -> Path | None:
    """Make one file of the folder, if ``appimagetool`` is installed; else return None."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return None
    image = target / f"Kastellan-{version('kastellan')}.AppImage"
    moment = {"SOURCE_DATE_EPOCH": str(archive.moment())}
    subprocess.run([tool, str(folder), str(image)], env=os.environ | moment, check=True)
    return image
