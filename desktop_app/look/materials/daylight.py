"""Scenery in the light of an hour: one drawing, and a table of its shades for every light.

The folder ``scenery`` beside the facts of a game holds what its board is made of, drawn in plain
daylight, and ``lights.json``: for each light, what becomes of which colour; ``none`` lets it vanish
like stars. Where things that are drawn alike have colours of their own, *tints* say what
becomes of the colour they are drawn in.
"""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop_app.look.drawing import COLOUR, drawn, game_text

Tints = tuple[tuple[str, str], ...]
"""Pairs of a colour as it is drawn and as it is seen."""

_AT_HAND = 64
"""How many drawings are kept as they were read."""


def lights(board: str) -> tuple[str, ...]:
    """Return the names of the lights in which *board* can be seen."""
    return tuple(_shades(board))


def paint_scenery(
    painter: QPainter, rect: QRectF, board: str, name: str, light: str, tints: Tints = ()
) -> None:
    """Draw a picture into *rect*; whoever shows it keeps it, so it is not kept twice."""
    painter.save()
    painter.setClipRect(rect)
    _read(board, name, light, tints).render(painter, rect)
    painter.restore()


def paint_prop(
    painter: QPainter, rect: QRectF, board: str, name: str, light: str, tints: Tints = ()
) -> None:
    """Paint something small that stands in the scenery into *rect*, from a cache."""
    to_device = painter.deviceTransform()
    scale = math.hypot(to_device.m11(), to_device.m12())
    size = QSize(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
    if size.isEmpty():
        return
    key = f"prop/{board}/{name}/{light}/{tints}"
    pixmap = drawn(key, size, lambda p: _read(board, name, light, tints).render(p))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


def shape_of(board: str, name: str) -> QSize:
    """Return the size that a piece of scenery is written in."""
    return _read(board, name, lights(board)[0], ()).defaultSize()


@lru_cache(_AT_HAND)
def _read(board: str, name: str, light: str, tints: Tints) -> QSvgRenderer:
    shades = {**_shades(board)[light], **dict(tints)}
    text = _text_of(board, f"{name}.svg")
    return QSvgRenderer(COLOUR.sub(lambda found: shades.get(found[0], found[0]), text).encode())


@cache
def _shades(board: str) -> dict[str, dict[str, str]]:
    read: dict[str, dict[str, str]] = json.loads(_text_of(board, "lights.json"))
    return read


def _text_of(board: str, file: str) -> str:
    text = game_text(board, f"scenery/{file}")
    assert text, f"{board} has no scenery called {file}"
    return text
