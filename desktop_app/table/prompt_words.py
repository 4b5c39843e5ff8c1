"""What is asked, why, and what is still to come: one line, or two where it must be."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QTextDocument
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.look import theme
from desktop_app.look.parts import ElidedLabel, label, tell

LINES = 2
SMALLEST = 11
"""Pixels; nobody would want to read smaller letters."""
_FAR = 10_000
_SENTENCE = re.compile(r"(?<=[.!?…])\s+")
_GAP = "&nbsp; "


class PromptWords(QWidget):
    """The words of the prompt bar; they take the room there is and never ask for more.

    The first sentence says what is asked and stands out, the rest explains it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        """All that is asked, without what comes then."""
        self.prompt = label("", "prompt")
        self.prompt.setTextFormat(Qt.TextFormat.RichText)
        self.prompt.setMinimumWidth(1)
        self.queue = ElidedLabel("soft")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addStretch(1)
        layout.addWidget(self.prompt)
        layout.addWidget(self.queue)
        layout.addStretch(1)

    @property
    def height_needed(self) -> int:
        """How high they are at most, whatever is asked; on a small screen a ninth of it."""
        lines = _line("text") + _line("text_small") + 2
        least = LINES * _height(SMALLEST)
        room = QGuiApplication.primaryScreen().availableGeometry().height() // 9
        return min(lines, max(room, least))

    def say(self, prompt: str, queue: str, whole_queue: str = "") -> None:
        """Show these words; the *whole_queue* is what a tool tip tells."""
        self.text = prompt
        self.queue.say(queue, whole_queue)

    def width_needed(self) -> int:
        """Return the least width in which the prompt has its lines."""
        return _width_of(self.text, _metrics(theme.size("text_small"), bold=True))

    def fit(self, width: int) -> None:
        """Write as large as the prompt fits into *width*; what comes then, if there is room."""
        usual, height = theme.size("text"), self.height_needed
        line = _line("text_small") if self.queue.text() else 0
        sizes = range(usual, SMALLEST - 1, -1)
        pixels, told = next(
            (
                (pixels, room)
                for pixels in sizes
                for room in dict.fromkeys((line, 0))
                if self._fits(pixels, width, height - room) and (room or not line or pixels < usual)
            ),
            (SMALLEST, 0),
        )
        self.queue.setVisible(bool(line) and told == line)
        self.prompt.setText(_written(self.text, pixels))
        tell(self.prompt, self.text if pixels < usual else "")

    def _fits(self, pixels: int, width: int, height: int) -> bool:
        return _height_of(_written(self.text, pixels), width) <= height


def _written(text: str, pixels: int) -> str:
    """Return *text* as HTML: what is asked in bold, why in soft letters."""
    asked, *why = _SENTENCE.split(text.strip(), maxsplit=1)
    said = f'<b style="font-size: {pixels}px">{escape(asked)}</b>'
    if why:
        soft, size = theme.colour("ink_soft").name(), max(SMALLEST, pixels - 2)
        said += f'<span style="font-size: {size}px; color: {soft}">{_GAP}{escape(why[0])}</span>'
    return said


def _height_of(html: str, width: int) -> float:
    document = QTextDocument()
    font = QFont(theme.FAMILY)
    font.setPixelSize(theme.size("text_small"))
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setHtml(html)
    document.setTextWidth(max(1, width - 1))
    if document.idealWidth() > width:  # a word is longer than the line
        return _FAR
    return document.size().height()


def _metrics(pixels: int, *, bold: bool = False) -> QFontMetrics:
    font = QFont(theme.FAMILY)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return QFontMetrics(font)


def _line(size: str) -> int:
    """Return the height of a line of this size."""
    return _height(theme.size(size))


def _height(pixels: int) -> int:
    return _box_of("X", _metrics(pixels), _FAR).height()


def _box_of(text: str, metrics: QFontMetrics, width: int) -> QRect:
    return metrics.boundingRect(QRect(0, 0, width, _FAR), Qt.TextFlag.TextWordWrap, text)


def _width_of(text: str, metrics: QFontMetrics) -> int:
    """Return the least width in which *text* has no more than our lines."""
    highest = _box_of("\n".join("X" * LINES), metrics, _FAR).height()
    whole = metrics.horizontalAdvance(text)
    least, enough = whole // LINES, whole + 1
    while enough - least > 1:
        width = (least + enough) // 2
        box = _box_of(text, metrics, width)
        fits = box.height() <= highest and box.width() <= width
        least, enough = (least, width) if fits else (width, enough)
    return enough
