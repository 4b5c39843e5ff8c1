"""Where things lie: the panels of the board, and ways to divide them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.white_castle.faces.sizes import LAYOUT
from desktop_app.kit.picture import Box

SIZE = LAYOUT.size


def panel(name: str) -> Box:
    """Return the box of a panel: ``panel("river")``."""
    return LAYOUT.panels[name]


def columns(box: Box, count: int, gap: float = 0) -> list[Box]:
    """Divide *box* into columns of equal width."""
    width = (box.w - gap * (count - 1)) / count
    return [Box(box.x + n * (width + gap), box.y, width, box.h) for n in range(count)]


def rows(box: Box, count: int, gap: float = 0) -> list[Box]:
    """Divide *box* into rows of equal height."""
    height = (box.h - gap * (count - 1)) / count
    return [Box(box.x, box.y + n * (height + gap), box.w, height) for n in range(count)]


def inset(box: Box, by: float) -> Box:
    """Return *box* without a margin all around."""
    return Box(box.x + by, box.y + by, box.w - 2 * by, box.h - 2 * by)


def left(box: Box, width: float) -> Box:
    """Return the left part of *box*."""
    return Box(box.x, box.y, width, box.h)


def right_of(box: Box, width: float) -> Box:
    """Return *box* without its left part."""
    return Box(box.x + width, box.y, box.w - width, box.h)


def top(box: Box, height: float) -> Box:
    """Return the upper part of *box*."""
    return Box(box.x, box.y, box.w, height)


def below(box: Box, height: float) -> Box:
    """Return *box* without its upper part."""
    return Box(box.x, box.y + height, box.w, box.h - height)


def middle(box: Box, width: float, height: float | None = None) -> Box:
    """Return a box of this size (a square without *height*) in the middle of *box*."""
    height = width if height is None else height
    return Box(box.x + (box.w - width) / 2, box.y + (box.h - height) / 2, width, height)


def around(boxes: Sequence[Box]) -> Box:
    """Return the box around boxes that lie in one line."""
    first, last = boxes[0], boxes[-1]
    return Box(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y)


def in_line(box: Box, side: float, step: float, number: int) -> Box:
    """Return square *number* of a line that begins at the left of *box*, halfway up."""
    return Box(box.x + number * step, box.y + (box.h - side) / 2, side, side)


def crowd(box: Box, count: int, side: float, step: float) -> list[Box]:
    """Let *count* squares stand in a row on the ground of *box*, closer if there is little room."""
    room = max(0.0, box.w - side)
    pitch = min(step, room / max(1, count - 1))
    start = box.x + (room - pitch * max(0, count - 1)) / 2 if box.w < side else box.x
    return [Box(start + n * pitch, box.y + box.h - side, side, side) for n in range(count)]
