"""The installed program as a tree of files: what a .deb and an AppDir have in common."""

from __future__ import annotations

import gzip
import os
import re
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import archive
import icons

from engine.catalog import GAME_IDS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SCREENSHOTS = "file:///usr/share/doc/kastellan/screenshots"
"""Where the pictures are until they are on the web; software centres want an address there."""

_ON_EVERY_DEBIAN = {"LGPL-3.0.txt": "LGPL-3", "GPL-3.0.txt": "GPL-3"}


def plant(usr: Path, bundle: Path) -> None:
    """Lay the program and all its papers out below *usr*."""
    link_tree(bundle, usr / "lib" / "kastellan")
    (usr / "bin").mkdir(parents=True)
    (usr / "bin" / "kastellan").symlink_to("../lib/kastellan/kastellan")
    share = usr / "share"
    icons.install(share)
    _write(share / "applications" / "kastellan.desktop", filled_in("kastellan.desktop"))
    _copy(HERE / "kastellan-mime.xml", share / "mime" / "packages" / "kastellan.xml")
    _write(share / "metainfo" / "kastellan.metainfo.xml", filled_in("kastellan.metainfo.xml"))
    _compress(share / "man" / "man6" / "kastellan.6.gz", filled_in("kastellan.6"))
    doc = share / "doc" / "kastellan"
    _compress(doc / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    _write(doc / "copyright", copyright_file())
    for picture in sorted((HERE / "screenshots").glob("*.png")):
        _copy(picture, doc / "screenshots" / picture.name)


def filled_in(name: str) -> str:
    """Return a file of this folder with version, date and addresses filled in."""
    when = datetime.fromtimestamp(archive.moment(), UTC)
    text = (HERE / name).read_text(encoding="utf-8")
    text = text.replace("@VERSION@", version("kastellan")).replace("@DATE@", f"{when:%Y-%m-%d}")
    text = re.sub("@GAMES:(.+?)@", lambda found: named(titles(), found[1]), text)
    text = re.sub("@IDS:(.+?)@", lambda found: named(GAME_IDS, found[1]), text)
    text = text.replace("@TITLES@", ";".join(titles())).replace("@PICTURES@", pictures())
    return text.replace("@SCREENSHOTS@", os.environ.get("SCREENSHOTS_URL", SCREENSHOTS))


def titles() -> tuple[str, ...]:
    """Return the names of all games; they are the same in every language."""
    from desktop_app.kit.catalog import all_games

    return tuple(about.title() for about in all_games())


def named(names: Sequence[str], last: str) -> str:
    """Name several, with a word before the last of them."""
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def pictures() -> str:
    """Return a screenshot of each game for software centres; they show the first one first."""
    return "\n".join(
        f"""    <screenshot{"" if number else ' type="default"'}>
      <caption>{title}</caption>
      <image>@SCREENSHOTS@/{game_id}.png</image>
    </screenshot>"""
        for number, (game_id, title) in enumerate(zip(GAME_IDS, titles(), strict=True))
    )


def copyright_file() -> str:
    """Return Debian's copyright file: our licence, and everybody else's in full."""
    from desktop_app.keep.licence_texts import components

    head = "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("Permission")
    parts = [f"Files: *\nCopyright: 2026 Kastellan contributors\nLicense: Expat\n"
             f"{_indented(ours[1] + ours[2])}"]  # fmt: skip
    written: set[str] = set()
    for component in components():
        place = component.name.replace(" ", "-").replace(",", "")
        short = component.licence.replace(" WITH ", "+").replace(" ", "-")
        part = f"Files: {place}\nCopyright: {component.copyright}\nLicense: {short}-of-{place}"
        for text in component.texts:
            part += f"\n{_indented(_terms(text, written))}"
        parts.append(part)
    return "\n\n".join([head.rstrip(), *parts]) + "\n"


def _terms(name: str, written: set[str]) -> str:
    """Return a licence, or where to find it if it stands somewhere already."""
    if Path(name).name in _ON_EVERY_DEBIAN:
        return f"On Debian systems: /usr/share/common-licenses/{_ON_EVERY_DEBIAN[Path(name).name]}"
    if name in written:
        return f"The text stands above: {name}."
    written.add(name)
    return f"{name}:\n\n{(ROOT / 'resources' / name).read_text(encoding='utf-8')}"


def link_tree(source: Path, target: Path) -> None:
    """Copy a folder by linking its files, which takes no room."""
    shutil.copytree(source, target, symlinks=True, copy_function=_link)


def _link(source: str, target: str) -> None:
    if Path(source).is_symlink():
        shutil.copy2(source, target, follow_symlinks=False)
    else:
        os.link(source, target)


def _indented(text: str) -> str:
    """Write a text as a field of a Debian control file."""
    lines = (line.rstrip().replace("\f", "") for line in text.strip().splitlines())
    return "\n".join(f" {line}" if line else " ." for line in lines)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _compress(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
