"""Letters and plates on the board: never smaller than can be read, cut where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout, QTextOption

from desktop_app import theme

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
TINY, SMALL, TEXT, LARGE = 11.0, 13.0, 15.0, 20.0
"""Sizes in board units; the board itself is scaled with the window."""
SOFT_HYPHEN = "\u00ad"
"""Where a long word may be broken."""
_STRETCHES = (92, 84, 76)
"""How narrow letters become, in per cent, before a word is broken or a line is cut."""
_TIGHT = 0.84
"""Lines of a name stand closer than those of a sentence."""


def font(size: float, *, bold: bool = False) -> QFont:
    """Return the one font of the board."""
    made = QFont(theme.FAMILY)
    made.setPixelSize(round(size))
    made.setBold(bold)
    return made


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide *text* is."""
    return QFontMetricsF(font(size, bold=bold)).horizontalAdvance(text)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    *,
    align: Qt.AlignmentFlag = CENTRE,
    ink: str = "ink",
    bold: bool = False,
) -> None:
    """Write one line into *rect* and cut it off where it does not fit."""
    letters = font(size, bold=bold)
    painter.setFont(letters)
    painter.setPen(theme.colour(ink))
    fitting = QFontMetricsF(letters).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, align, fitting)


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


def plate(
    painter: QPainter, rect: QRectF, *, fill: str = "art_ivory", line: str = "", radius: float = 4
) -> None:
    """Put a calm ground under something."""
    painter.setPen(QPen(theme.colour(line), 1) if line else Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(rect, radius, radius)


def faded(name: str, opacity: float) -> QColor:
    """Return a colour of the theme that lets something shine through."""
    colour = theme.colour(name)
    colour.setAlphaF(opacity)
    return colour


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
