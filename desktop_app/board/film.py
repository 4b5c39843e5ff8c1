"""A short film of pictures in one file: an animated PNG, which every browser shows.

Qt writes no animation, and a format of lists of chunks needs no library: of each picture only the
box is kept in which it differs from the one before.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB = 2
_BLOCK = 16
"""Differences are looked for in blocks of so many pixels."""


class Film:
    """Takes pictures of one size and writes them as a film that begins again at its end."""

    def __init__(self, milliseconds: int = 700, rest: int = 4000) -> None:
        """Show each picture so long, and the last one longer, for a *rest*."""
        self._milliseconds, self._rest = milliseconds, rest
        self._before: QImage | None = None
        self._frames: list[tuple[QRect, bytes, int]] = []

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, picture: QImage) -> None:
        """Show *picture* next; one that changes nothing makes the one before last longer."""
        image = picture.convertToFormat(QImage.Format.Format_RGB888)
        box = image.rect() if self._before is None else _changed(self._before, image)
        if box.isEmpty():
            last, data, shown = self._frames[-1]
            self._frames[-1] = (last, data, shown + self._milliseconds)
            return
        self._before = image
        self._frames.append((box, _packed(image, box), self._milliseconds))

    def write(self, path: Path) -> None:
        """Write the film; OSError if that is not possible."""
        assert self._before is not None, "a film shows something"
        path.write_bytes(self._bytes())

    def _bytes(self) -> bytes:
        assert self._before
        size = self._before.size()
        parts = [
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", size.width(), size.height(), 8, _RGB, 0, 0, 0)),
            _chunk(b"acTL", struct.pack(">II", len(self._frames), 0)),
        ]
        order = 0
        for number, (box, data, shown) in enumerate(self._frames):
            last = number == len(self._frames) - 1
            control = (order, box.width(), box.height(), box.x(), box.y())
            delay = (min(65_535, self._rest if last else shown), 1000, 0, 0)
            parts.append(_chunk(b"fcTL", struct.pack(">IIIIIHHBB", *control, *delay)))
            order += 1
            if number == 0:
                parts.append(_chunk(b"IDAT", data))
            else:
                parts.append(_chunk(b"fdAT", struct.pack(">I", order) + data))
                order += 1
        return b"".join([*parts, _chunk(b"IEND", b"")])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _packed(image: QImage, box: QRect) -> bytes:
    """Return the pixels in *box* as PNG wants them: each line after a byte for its filter."""
    raw, wide = bytes(image.constBits()), image.bytesPerLine()
    first, last = 3 * box.left(), 3 * (box.right() + 1)
    lines = (raw[y * wide + first : y * wide + last] for y in range(box.top(), box.bottom() + 1))
    return zlib.compress(b"".join(b"\0" + line for line in lines), 6)


def _changed(before: QImage, after: QImage) -> QRect:
    """Return the box in which two pictures differ."""
    old, new, wide = bytes(before.constBits()), bytes(after.constBits()), after.bytesPerLine()
    rows = [
        y
        for y in range(after.height())
        if old[y * wide : (y + 1) * wide] != new[y * wide : (y + 1) * wide]
    ]
    if not rows:
        return QRect()
    block = 3 * _BLOCK
    columns = {
        x
        for y in rows
        for x in range(0, 3 * after.width(), block)
        if old[y * wide + x : y * wide + x + block] != new[y * wide + x : y * wide + x + block]
    }
    left, right = min(columns) // 3, min(after.width(), (max(columns) + block) // 3)
    return QRect(left, rows[0], right - left, rows[-1] - rows[0] + 1)
