"""Scenery in the light of an hour: one drawing, and a table of its shades for every light.

The folder ``scenery`` beside the facts of a game holds what its board is made of, drawn in plain
daylight, and ``lights.json``: for each light, what becomes of which colour; ``none`` lets it vanish
like stars.
"""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop_app.look.drawing import COLOUR, drawn, game_text

_AT_HAND = 24
"""How many drawings are kept as they were read."""


def lights(board: str) -> tuple[str, ...]:
    """Return the names of the lights in which *board* can be seen."""
    return tuple(_shades(board))


def paint_scenery(painter: QPainter, rect: QRectF, board: str, name: str, light: str) -> None:
    """Draw a large picture into *rect*; whoever shows it keeps it, so it is not kept twice."""
    painter.save()
    painter.setClipRect(rect)
    _read(board, name, light).render(painter, rect)
    painter.restore()


def paint_prop(painter: QPainter, rect: QRectF, board: str, name: str, light: str) -> None:
    """Paint something small that stands in the scenery into *rect*, from a cache."""
    to_device = painter.deviceTransform()
    scale = math.hypot(to_device.m11(), to_device.m12())
    size = QSize(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
    if size.isEmpty():
        return
    pixmap = drawn(
        f"prop/{board}/{name}/{light}", size, lambda p: _read(board, name, light).render(p)
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


@lru_cache(_AT_HAND)
def _read(board: str, name: str, light: str) -> QSvgRenderer:
    shades = _shades(board)[light]
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
