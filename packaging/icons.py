"""The icon in every form a system asks for, drawn from ``resources/art/kastellan.svg``."""

from __future__ import annotations

import os
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[1]
PROGRAM = (ROOT / "resources" / "art" / "kastellan.svg").read_text(encoding="utf-8")
PLAY = (Path(__file__).parent / "play.svg").read_text(encoding="utf-8")
"""A play in a file: a sheet of paper with the sign of the program on it."""

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
_ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
_ICNS_KINDS = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512,
    b"ic10": 1024, b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip


def png(svg: str, size: int) -> bytes:
    """Draw *svg* into a square picture."""
    _application()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(written, "PNG"), "a picture of this size can always be written"
    return bytes(written.data().data())


def ico(svg: str) -> bytes:
    """Draw the icon of a Windows program: a directory of pictures, and the pictures."""
    pictures = [png(svg, size) for size in _ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in zip(_ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + entries + b"".join(pictures)


def icns(svg: str) -> bytes:
    """Draw the icon of a Mac program: a chain of pictures, each with its kind and length."""
    chain = b""
    for kind, size in _ICNS_KINDS.items():
        picture = png(svg, size)
        chain += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(chain)) + chain


def install(share: Path) -> None:
    """Put the icons of the program and of its files where Linux desktops look for them."""
    for svg, kind, name in (
        (PROGRAM, "apps", "kastellan"),
        (PLAY, "mimetypes", "application-x-kastellan"),
    ):
        for size in SIZES:
            folder = share / "icons" / "hicolor" / f"{size}x{size}" / kind
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.png").write_bytes(png(svg, size))
        scalable = share / "icons" / "hicolor" / "scalable" / kind
        scalable.mkdir(parents=True, exist_ok=True)
        (scalable / f"{name}.svg").write_text(svg, encoding="utf-8")


def _application() -> QGuiApplication:
    existing = QGuiApplication.instance()
    return existing if isinstance(existing, QGuiApplication) else QGuiApplication([])
