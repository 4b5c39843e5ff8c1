"""What is too small to read on the board is shown large under the mouse."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.kit.picture import Face
from desktop_app.look.drawing import smooth

_SHARP = 2
"""Pixels for each pixel, so that it stays sharp on fine screens."""


class Detailed(Face):
    """A face with more on it than can be read when it is small."""

    __slots__ = ()
    large: ClassVar[tuple[int, int]] = (160, 160)
    """How large it is shown under the mouse, in pixels."""

    def plain(self) -> Face:
        """Return the face to show large: without what only means something on the board."""
        return self


def close_up(face: Face | None) -> str:
    """Return a picture of *face* as HTML; empty if it has no details."""
    if not isinstance(face, Detailed):
        return ""
    width, height = face.large
    image = QImage(width * _SHARP, height * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    smooth(painter)
    painter.scale(_SHARP, _SHARP)
    face.plain().paint(painter, QRectF(0, 0, width, height))
    painter.end()
    return f'<img src="data:image/png;base64,{_encoded(image)}" width="{width}" height="{height}">'


def _encoded(image: QImage) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # stubs want bytes, Qt takes str
    return bytes(data.toBase64().data()).decode()
