"""Where one game is learned: its lessons with their stars, its rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.keep.learning import MOST_STARS, Learning
from desktop_app.kit import catalog
from desktop_app.kit.parts import has_parts
from desktop_app.learn.figures import Companion
from desktop_app.learn.lesson_card import LessonCard
from desktop_app.learn.teaching import words_in
from desktop_app.look import theme
from desktop_app.look.parts import button, label, name, page_layout, row
from engine.lessons.lesson import lessons_of

_COLUMNS = 4
_CARD = 62
"""How many steps of the theme a card is wide at least."""


class LearnPage(QWidget):
    """Offers what teaches a game, in the order in which one needs it."""

    lesson_wanted = Signal(str)
    exercises_wanted = Signal(str)
    rules_wanted = Signal()
    parts_wanted = Signal()
    left = Signal()

    def __init__(self, game_id: str, learning: Learning) -> None:
        super().__init__()
        self.game_id, self._learning = game_id, learning
        self._about = catalog.about(game_id)
        self.cards: list[LessonCard] = []
        self.back_button = button(self.tr("Back"))
        self.back_button.clicked.connect(self.leave)
        self.rules_button = button(self.tr("Rules"))
        self.rules_button.clicked.connect(self.rules_wanted)
        self.parts_button = button(self.tr("Parts"))
        self.parts_button.clicked.connect(self.parts_wanted)
        self.parts_button.setVisible(has_parts(game_id))
        self._grid = QGridLayout()
        self._grid.setSpacing(3 * theme.size("step"))
        self._columns = 0
        layout = page_layout(self)
        layout.addWidget(self._head())
        layout.addLayout(self._heading())
        self._fill()
        self._lay_out(_COLUMNS)
        if card := self._next_card():
            name(card.start_button, "primary")
        layout.addLayout(self._grid)
        layout.addStretch(1)
        layout.addLayout(row(self.back_button, None, self.parts_button, self.rules_button))

    @property
    def game(self) -> object:
        """The game that is learned; the window shows its rules."""
        from engine.catalog import load

        return load(self.game_id)

    def leave(self) -> None:
        """Go back to the games."""
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keyboard begin at the lesson that comes next."""
        super().showEvent(event)
        if card := self._next_card():
            card.start_button.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay as many cards in a row as there is room for."""
        super().resizeEvent(event)
        step = theme.size("step")
        self._lay_out(max(1, (self.width() - 20 * step) // (_CARD * step)))

    def _next_card(self) -> LessonCard | None:
        """Return the first lesson that somebody is amid, or else that was not done."""
        progress = {card: self._learning.of(self.game_id, card.lesson.id) for card in self.cards}
        begun = (card for card in self.cards if progress[card].is_begun)
        fresh = (card for card in self.cards if not progress[card].stars)
        return next(begun, None) or next(fresh, None) or next(iter(self.cards), None)

    def _head(self) -> QFrame:
        """Say what wins before anything else."""
        head = QFrame()
        head.setObjectName("panel")
        step = theme.size("step")
        words = QVBoxLayout()
        words.setSpacing(2 * step)
        words.addStretch(1)
        words.addWidget(label(self._about.title(), "title"))
        words.addWidget(label(self._about.purpose()))
        words.addStretch(1)
        layout = QHBoxLayout(head)
        layout.setContentsMargins(6 * step, 3 * step, 6 * step, 0)
        layout.setSpacing(6 * step)
        layout.addWidget(Companion(self.game_id, 24))
        layout.addLayout(words, 1)
        return head

    def _heading(self) -> QHBoxLayout:
        lessons = lessons_of(self.game_id)
        got = sum(self._learning.of(self.game_id, lesson).stars for lesson in lessons)
        text = self.tr("{got} of {most} stars").format(got=got, most=MOST_STARS * len(lessons))
        self.stars = label(text, "soft")
        return row(label(self.tr("Lessons"), "heading"), None, self.stars)

    def _fill(self) -> None:
        words = words_in(self.game_id)
        for number, lesson in enumerate(lessons_of(self.game_id).values(), 1):
            progress = self._learning.of(self.game_id, lesson.id)
            title = words[lesson.id].title
            card = LessonCard(self.game_id, number, lesson, title, progress)
            card.wanted.connect(self.lesson_wanted)
            card.exercises_wanted.connect(self.exercises_wanted)
            self.cards.append(card)

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, number // columns, number % columns)
