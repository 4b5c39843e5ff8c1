"""The sentence at the hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.hands.chooser import Bubble, beside

LONG = "A room needs a tile of the die's colour: here are red, white, your die is black. WC-51"
SHORT = "You have no rice."


def test_a_bubble_is_as_high_as_its_sentence_from_the_first_on(qtbot: Any) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(960, 600)
    over.show()
    bubble = Bubble(over)
    heights = []
    for text in (LONG, SHORT, LONG):
        bubble.say(text, QPoint(100, 100))
        QApplication.processEvents()
        heights.append(bubble.height())
    line = bubble.fontMetrics().lineSpacing()
    assert heights[0] == heights[2] == heights[1] + line
    assert heights[1] < 2 * line


def test_a_sentence_that_must_cover_nothing_stands_next_to_it_not_at_the_far_edge() -> None:
    hinted = [QRect(400, 200, 100, 120), QRect(480, 180, 90, 90)]
    size = QSize(300, 30)
    where = QRect(beside(QPoint(450, 260), size, QSize(960, 600), hinted), size)
    assert not any(where.intersects(box) for box in hinted)
    assert any(where.adjusted(-20, -20, 20, 20).intersects(box) for box in hinted)
