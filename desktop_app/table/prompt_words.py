"""What is asked, in two lines at most, and what is still to come, in one."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.look import theme
from desktop_app.look.parts import ElidedLabel, label, tell

LINES = 2
SMALLEST = 11
"""Pixels; smaller letters are not worth to be written."""
_FAR = 10_000


class PromptWords(QWidget):
    """The words of the prompt bar; they take the room there is and never ask for more."""

    def __init__(self) -> None:
        super().__init__()
        self.prompt = label("", "prompt")
        self.prompt.setMinimumWidth(1)
        self.queue = ElidedLabel("soft")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.prompt)
        layout.addWidget(self.queue)

    @property
    def height_needed(self) -> int:
        """How high they are at most, whatever is asked; on a small screen a fifth of it."""
        lines = LINES * _line("text") + _line("text_small")
        return min(lines, QGuiApplication.primaryScreen().availableGeometry().height() // 5)

    def say(self, prompt: str, queue: str, whole_queue: str = "") -> None:
        """Show these words; the *whole_queue* is what a tool tip tells."""
        self.prompt.setText(prompt)
        self.queue.say(queue, whole_queue)
        self.queue.setVisible(bool(queue))

    def width_needed(self) -> int:
        """Return the least width in which the prompt has its lines."""
        return _width_of(self.prompt.text(), _metrics(theme.size("text"), bold=True))

    def fit(self, width: int) -> None:
        """Write as large as the prompt fits into *width*."""
        usual = theme.size("text")
        height = self.height_needed - (_line("text_small") if self.queue.text() else 0)
        pixels = next((n for n in range(usual, SMALLEST, -1) if self._fits(n, width, height)), 0)
        pixels = pixels or SMALLEST
        wanted = "" if pixels == usual else f"font-size: {pixels}px"
        if wanted != self.prompt.styleSheet():
            self.prompt.setStyleSheet(wanted)
        tell(self.prompt, self.prompt.text() if wanted else "")

    def _fits(self, pixels: int, width: int, height: int) -> bool:
        box = _box_of(self.prompt.text(), _metrics(pixels, bold=True), width)
        return box.width() <= width and box.height() <= height


def _metrics(pixels: int, *, bold: bool = False) -> QFontMetrics:
    font = QFont(theme.FAMILY)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return QFontMetrics(font)


def _line(size: str) -> int:
    """Return the height of a line of this size."""
    return _box_of("X", _metrics(theme.size(size)), _FAR).height()


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
