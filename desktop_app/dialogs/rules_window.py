"""The rules of the games on a page each, to read beside a play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop_app.dialogs.rule_numbers import is_number, known_as, spans_of
from desktop_app.dialogs.rule_pages import BY_NUMBER, page
from desktop_app.kit.about import About
from desktop_app.look import language, theme
from desktop_app.look.announcing import announce
from desktop_app.look.dialog_parts import be_as_large
from desktop_app.look.parts import button, label, name_choice, row
from engine.core.rules import rules_of

_SHORTEST = 2
"""From so many letters on a word is looked for everywhere."""


class RulesWindow(QDialog):
    """A list of games and the rules of the one that is chosen."""

    def __init__(
        self, games: Sequence[About], first: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules"))
        self.games = QComboBox()
        for game in games:
            self.games.addItem(game.title(), game.id)
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(False)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Rules"))
        self.wanted = QLineEdit()
        self.wanted.setPlaceholderText(self.tr("Find a word or a rule number"))
        self.wanted.setAccessibleName(self.wanted.placeholderText())
        self.found = label("", "soft")
        close = button(self.tr("Close"))
        close.setAutoDefault(False)  # Enter goes on to find
        close.clicked.connect(self.accept)
        step = theme.size("step")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * step, 4 * step, 4 * step, 4 * step)
        layout.setSpacing(3 * step)
        head = row()
        head.addWidget(self.games, 1)
        head.addWidget(self.wanted, 1)
        layout.addLayout(head)
        name_choice(self.games, self.tr("Game"))
        layout.addWidget(self.text, 1)
        layout.addLayout(row(self.found, None, close))
        be_as_large(self, QSize(170 * step, 160 * step))
        self.games.currentIndexChanged.connect(self._show_rules)
        self.games.setCurrentIndex(max(0, self.games.findData(first)))
        self.wanted.textEdited.connect(self._find_from_the_top)
        self.wanted.returnPressed.connect(self.find_next)
        self._show_rules()
        self.text.setFocus()

    def look_up(self, rule: str) -> None:
        """Show a rule, as if its number had been written."""
        self.wanted.setText(rule)
        self.find_next()

    @Slot()
    def find_next(self) -> None:
        """Go to the rule that is wanted, or to where the words come next."""
        wanted = self.wanted.text().strip()
        self._mark(wanted)
        if number := known_as(wanted, rules_of(self._game)):
            self._show_rule(number)
        elif is_number(wanted):
            return
        elif wanted and not self.text.find(wanted):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(wanted)

    @Slot()
    def _find_from_the_top(self) -> None:
        """Look from the beginning while it is written."""
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.find_next()

    def _mark(self, wanted: str) -> None:
        """Mark every place where *wanted* stands, and say how many there are."""
        marked = [*self._places_of(wanted)] if len(wanted) >= _SHORTEST else []
        self.text.setExtraSelections(marked)
        if not wanted or known_as(wanted, rules_of(self._game)):
            self.found.setText("")
        elif marked:
            self.found.setText(self.tr("Found: {count}").format(count=len(marked)))
        elif len(wanted) >= _SHORTEST:
            self.found.setText(self.tr("Nothing found."))
        announce(self.found, self.found.text())

    def _places_of(self, wanted: str) -> Iterator[QTextEdit.ExtraSelection]:
        cursor = self.text.document().find(wanted)
        while not cursor.isNull():
            place = QTextEdit.ExtraSelection()
            place.cursor = cursor
            place.format.setBackground(theme.colour("marked"))
            yield place
            cursor = self.text.document().find(wanted, cursor)

    def _show_rule(self, number: str) -> None:
        """Put the heading of a rule at the top, and mark it."""
        for heading in _blocks(self.text.document()):
            deep = heading.blockFormat().headingLevel() == BY_NUMBER
            if deep and heading.text().startswith(f"{number} "):
                self.text.setTextCursor(_whole(heading))
                shape = self.text.document().documentLayout()
                top = shape.blockBoundingRect(heading).top()
                self.text.verticalScrollBar().setValue(round(top))
                return

    @property
    def _game(self) -> str:
        return str(self.games.currentData())

    def _show_rules(self) -> None:
        text = page(self._game, language.spoken())
        self.text.setMarkdown(text or self.tr("There are no rules of this game here yet."))
        _give_air(self.text.document())


def _give_air(document: QTextDocument) -> None:
    """Put room around headings and paragraphs; markdown comes without."""
    step = theme.size("step")
    document.setDocumentMargin(4 * step)
    for block in _blocks(document):
        cursor = QTextCursor(block)
        shape = block.blockFormat()
        if shape.headingLevel() > 1:
            shape.setTopMargin(4 * step)
        if not cursor.currentTable():
            shape.setBottomMargin(step if block.textList() else 2 * step)
        if spans_of(block.text()):
            _soften(block)
            _bring_near(block.previous())
        cursor.setBlockFormat(shape)
    for table in document.rootFrame().childFrames():
        frame = table.frameFormat()
        frame.setTopMargin(2 * step)
        table.setFrameFormat(frame)


def _soften(caption: QTextBlock) -> None:
    soft = QTextCharFormat()
    soft.setForeground(theme.colour("ink_soft"))
    _whole(caption).mergeCharFormat(soft)


def _whole(block: QTextBlock) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _bring_near(heading: QTextBlock) -> None:
    """Let a heading stand close above the numbers of its rules."""
    near = QTextBlockFormat()
    near.setBottomMargin(0)
    QTextCursor(heading).mergeBlockFormat(near)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()
