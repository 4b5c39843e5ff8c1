"""What is said beside the board of a lesson: why, what to do, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.learn.figures import GLAD, SAYS, THINKS, Companion, Dots, Stars, Way
from desktop_app.look import theme
from desktop_app.look.announcing import announce
from desktop_app.look.parts import Scrolled, button, label, reveal
from engine.lessons.wording import TaskWords

_WIDE = 75
"""How wide it is, in steps of the theme: a sentence is read in few lines."""
_RULES = 3
"""So many links to rules stand in a line."""
_ROOMY = 130
"""From so many steps of the theme on there is room for a picture too."""


class LessonColumn(QFrame):
    """Stands where scores and log stand in a play, so that nothing of the board is covered."""

    next_wanted = Signal()
    help_wanted = Signal()
    exercises_wanted = Signal()
    rule_wanted = Signal(str)
    left = Signal()

    def __init__(self, game_id: str, title: str) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setFixedWidth(_WIDE * theme.size("step"))
        self._title = title
        self.place = label("", "caption")
        self.dots = Dots()
        self.why, self.what = label("", "reason"), label("", "task")
        self.reaction = label("", "reaction")
        self._end = QVBoxLayout()
        self._end.setSpacing(2 * theme.size("step"))
        self.companion = Companion(game_id)
        self.next_button = button(self.tr("Next"), "primary")
        self.help_button = button(self.tr("Show me (H)"))
        self.exercises_button = button(self.tr("Exercises"))
        self.leave_button = button(self.tr("All lessons"))
        for made, wish in (
            (self.next_button, self.next_wanted),
            (self.help_button, self.help_wanted),
            (self.exercises_button, self.exercises_wanted),
            (self.leave_button, self.left),
        ):
            made.clicked.connect(wish)
        self._arrange()

    # What is said -------------------------------------------------------------

    def show_task(self, words: TaskWords, place: str, way: Way) -> None:
        """Say what is to be done now."""
        self._clear_end()
        self.place.setText(place)
        self.dots.show_way(way)
        self.dots.show()
        self._say(self.why, words.why)
        self._say(self.what, words.what)
        self._say(self.reaction, "")
        self.companion.feel(SAYS)
        self.next_button.hide()
        self.exercises_button.hide()
        self.help_button.show()
        announce(self, f"{words.why} {words.what}".strip())

    def answer(self, text: str) -> None:
        """Say why a try was put back."""
        self._say(self.reaction, text)
        self._tone("slip")
        self.companion.feel(THINKS)
        announce(self, text)

    def praise(self, text: str, next_text: str) -> None:
        """Say what the answer brought, and wait until it was read."""
        self._say(self.reaction, text)
        self._tone("gain")
        self.companion.feel(GLAD)
        self.help_button.hide()
        self.next_button.setText(next_text)
        self.next_button.show()
        self.next_button.setFocus()
        announce(self, text)

    def take_back_praise(self) -> None:
        """Wait for an answer again: the last one was taken back."""
        self._say(self.reaction, "")
        self.companion.feel(SAYS)
        self.next_button.hide()
        self.help_button.show()

    def show_end(self, stars: int, sums: Sequence[str], note: str, next_text: str) -> None:
        """Say what was learned, and offer what comes next; nothing if *next_text* is empty."""
        self._clear_end()
        self.place.setText(self.tr("Done"))
        for part in (self.why, self.what, self.reaction, self.dots, self.help_button):
            part.hide()
        self._end.addWidget(Stars(stars, 10 * theme.size("step")))
        self._end.addWidget(label(note, "soft"))
        for sentence in sums:
            self._end.addWidget(label(sentence))
        self.companion.feel(GLAD)
        self.next_button.setText(next_text)
        self.next_button.setVisible(bool(next_text))
        (self.next_button if next_text else self.leave_button).setFocus()
        announce(self, " ".join((self.place.text(), note, *sums)))

    def offer_rules(self, numbers: Sequence[str]) -> None:
        """Lead to the rules that were taught."""
        links = QGridLayout()
        links.setContentsMargins(0, 0, 0, 0)
        for place, number in enumerate(numbers):
            link = button(number, "link")
            link.setAccessibleName(self.tr("Rule {number}").format(number=number))
            link.clicked.connect(partial(self._want_rule, number))
            links.addWidget(link, place // _RULES, place % _RULES)
        links.setColumnStretch(_RULES, 1)
        line = QWidget()
        line.setLayout(links)
        self._end.addWidget(line)

    def _want_rule(self, number: str, *_: object) -> None:
        self.rule_wanted.emit(number)

    def offer_exercises(self, text: str) -> None:
        """Offer to practise what was learned."""
        self.exercises_button.setText(text)
        self.exercises_button.show()
        self.exercises_button.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let who teaches step aside where the words need the room."""
        super().resizeEvent(event)
        roomy = self.height() > _ROOMY * theme.size("step")
        self.companion.setVisible(roomy and self.companion.is_anybody)

    # Its parts ----------------------------------------------------------------

    def _say(self, part: QLabel, text: str) -> None:
        part.setText(text)
        part.setVisible(bool(text))
        if text:
            reveal(part)

    def _tone(self, tone: str) -> None:
        """Colour what is said; who teaches looks glad or thinks, so colour is not alone."""
        self.reaction.setProperty("tone", tone)
        self.reaction.style().polish(self.reaction)

    def _clear_end(self) -> None:
        while item := self._end.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()

    def _arrange(self) -> None:
        step = theme.size("step")
        words = QWidget()
        inner = QVBoxLayout(words)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(3 * step)
        for part in (self.why, self.what, self.reaction):
            inner.addWidget(part)
        inner.addLayout(self._end)
        inner.addStretch(1)
        whole = QVBoxLayout(self)
        margin = 3 * step
        whole.setContentsMargins(margin, margin, margin, margin)
        whole.setSpacing(2 * step)
        whole.addWidget(self.place)
        whole.addWidget(label(self._title, "heading"))
        whole.addWidget(self.dots)
        whole.addWidget(Scrolled(words), 3)
        whole.addWidget(self.companion, 2, Qt.AlignmentFlag.AlignHCenter)
        for made in (
            self.next_button,
            self.exercises_button,
            self.help_button,
            self.leave_button,
        ):
            whole.addWidget(made)
