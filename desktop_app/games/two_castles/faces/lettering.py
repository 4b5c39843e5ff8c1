"""Names on tiles and cards: over several lines, smaller where they must be, and finally cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from desktop_app.look import theme
from desktop_app.look.lettering import CENTRE, LEFT, font, plate
from engine.core.value import value

SOFT_HYPHEN = "\u00ad"
"""Where a long word may be broken."""
SMALLEST = 8
"""Pixels; smaller letters are not worth writing."""
_STRETCHES = (100, 92, 84)
"""How narrow letters become, in per cent, before they become smaller."""
_NARROWEST = 76
"""How narrow the smallest ones become, before a line is cut."""
_TIGHT = 0.84
"""Lines of a name stand closer than those of a sentence."""


@value
class Lines:
    """A text as it fits: its lines, and which letters it took."""

    lines: tuple[str, ...]
    pixels: int
    stretch: int
    step: float
    """From one line to the next."""
    is_whole: bool = True
    """Whether nothing was cut, and no word was broken where it must not be."""


def write_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    *,
    ink: str = "ink",
    bold: bool = False,
    centred: bool = False,
) -> float:
    """Write *text* over as many lines as *rect* has room for; return how high they are."""
    fit = fitted(text, rect.width(), rect.height(), size, bold=bold, tight=centred)
    painter.setFont(_letters(fit.pixels, fit.stretch, bold=bold))
    painter.setPen(theme.colour(ink))
    height = fit.step * len(fit.lines)
    top = rect.top() + ((rect.height() - height) / 2 if centred else 0)
    for number, line in enumerate(fit.lines):
        row = QRectF(rect.left(), top + number * fit.step, rect.width(), fit.step)
        where = (CENTRE if centred else LEFT) | Qt.TextFlag.TextDontClip
        painter.drawText(row, where, line)
    return height


@lru_cache(maxsize=1024)  # a board is painted again and again while something moves
def fitted(
    text: str, width: float, height: float, size: float, *, bold: bool = False, tight: bool = False
) -> Lines:
    """Break *text* into lines; letters become narrower, then smaller, and finally it is cut."""
    for pixels, stretch in _ways(round(size)):
        letters = _letters(pixels, stretch, bold=bold)
        step = QFontMetricsF(letters).height() * (_TIGHT if tight else 1)
        room = max(1, int((height + 1) // step))
        cuts, is_clean = _broken(text, letters, width)
        if is_clean and len(cuts) <= room:
            return Lines(tuple(map(_hyphenated, cuts)), pixels, stretch, step)
    if len(cuts) <= room:
        return Lines(tuple(map(_hyphenated, cuts)), pixels, stretch, step, is_whole=False)
    rest = "".join(cuts[room - 1 :]).replace(SOFT_HYPHEN, "")
    cut = QFontMetricsF(letters).elidedText(rest, Qt.TextElideMode.ElideRight, width)
    lines = (*map(_hyphenated, cuts[: room - 1]), cut)
    return Lines(lines, pixels, stretch, step, is_whole=False)


def ivory_plate(painter: QPainter, rect: QRectF, *, line: str = "", radius: float = 4.0) -> None:
    """Put a calm ground under something."""
    plate(painter, rect, fill="art_ivory", line=line, radius=radius)


def _ways(pixels: int) -> Iterator[tuple[int, int]]:
    """Yield sizes and widths of letters, the best to read first."""
    smallest = min(pixels, SMALLEST)
    for size in range(pixels, smallest - 1, -1):
        for stretch in _STRETCHES:
            yield size, stretch
    yield smallest, _NARROWEST


def _letters(pixels: int, stretch: int, *, bold: bool) -> QFont:
    made = font(pixels, bold=bold)
    made.setStretch(stretch)
    return made


def _broken(text: str, letters: QFont, width: float) -> tuple[list[str], bool]:
    """Break *text* into lines, and say whether all breaks are where words may be broken."""
    found: list[str] = []
    is_clean = True
    for paragraph in text.split("\n"):
        layout = QTextLayout(paragraph, letters)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, 0))
            end = line.textStart() + line.textLength()
            cut = paragraph[line.textStart() : end]
            is_clean = is_clean and (end == len(paragraph) or cut[-1:] in (" ", "-", SOFT_HYPHEN))
            found.append(cut)
        layout.endLayout()
    return found, is_clean


def _hyphenated(cut: str) -> str:
    """Show a soft hyphen at the end of a line, and no other."""
    shown = cut.removesuffix(SOFT_HYPHEN) + "-" if cut.endswith(SOFT_HYPHEN) else cut
    return shown.replace(SOFT_HYPHEN, "").strip()
