"""Names on tiles and cards: over several lines, never smaller than can be read, cut at last."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from desktop_app import theme
from desktop_app.board.lettering import CENTRE, LEFT, font, plate

SOFT_HYPHEN = "\u00ad"
"""Where a long word may be broken."""
_STRETCHES = (92, 84, 76)
"""How narrow letters become, in per cent, before a word is broken or a line is cut."""
_TIGHT = 0.84
"""Lines of a name stand closer than those of a sentence."""


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
    letters = font(size, bold=bold)
    step = QFontMetricsF(letters).height() * (_TIGHT if centred else 1)
    room = max(1, int((rect.height() + 1) // step))
    lines = _fitted(text, letters, rect.width(), room)
    painter.setFont(letters)
    painter.setPen(theme.colour(ink))
    height = step * len(lines)
    top = rect.top() + ((rect.height() - height) / 2 if centred else 0)
    for number, line in enumerate(lines):
        row = QRectF(rect.left(), top + number * step, rect.width(), step)
        where = (CENTRE if centred else LEFT) | Qt.TextFlag.TextDontClip
        painter.drawText(row, where, line)
    return height


def ivory_plate(painter: QPainter, rect: QRectF, *, line: str = "", radius: float = 4.0) -> None:
    """Put a calm ground under something."""
    plate(painter, rect, fill="art_ivory", line=line, radius=radius)


def _fitted(text: str, letters: QFont, width: float, room: int) -> list[str]:
    """Break *text* into at most *room* lines; make letters narrower if that helps, then cut."""
    lines, is_clean = _broken(text, letters, width)
    for stretch in _STRETCHES:
        if len(lines) <= room and is_clean:
            return lines
        letters.setStretch(stretch)
        lines, is_clean = _broken(text, letters, width)
    if len(lines) > room:
        rest = " ".join(lines[room - 1 :])
        cut = QFontMetricsF(letters).elidedText(rest, Qt.TextElideMode.ElideRight, width)
        lines = [*lines[: room - 1], cut]
    return lines


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
            found.append(_hyphenated(cut))
        layout.endLayout()
    return found, is_clean


def _hyphenated(cut: str) -> str:
    """Show a soft hyphen at the end of a line, and no other."""
    shown = cut.removesuffix(SOFT_HYPHEN) + "-" if cut.endswith(SOFT_HYPHEN) else cut
    return shown.replace(SOFT_HYPHEN, "").strip()
