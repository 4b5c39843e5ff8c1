"""Archives whose bytes depend on their content only: sorted, of nobody, from one moment."""

from __future__ import annotations

import gzip
import os
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def moment() -> int:
    """Return when everything in an archive was made: SOURCE_DATE_EPOCH, else the last commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = subprocess.run(
        ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"],
        capture_output=True,
        text=True,
        check=False,
    )
    # Without a history, as in an unpacked archive of the source, any fixed moment will do.
    return int(asked.stdout) if asked.returncode == 0 and asked.stdout.strip() else 1_767_225_600


def write_tar_gz(folder: Path, archive: Path, name: str) -> None:
    """Pack *folder* as *name* into *archive*."""
    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            inner = Path(name, path.relative_to(folder)).as_posix()
            tar.add(path, inner, recursive=False, filter=_anonymous)


def age(folder: Path) -> None:
    """Let everything in *folder* be from the one moment, with the usual rights."""
    when = moment()
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def _is_program(path: Path) -> bool:
    """Whether somebody starts it; libraries are only read, whatever their rights were."""
    return bool(path.stat().st_mode & 0o100) and ".so" not in path.name


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = moment()
    if not entry.issym():
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
