"""The rules of the games on a page each, to read beside a play."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QComboBox, QDialog, QTextBrowser, QVBoxLayout, QWidget

from desktop_app import language, theme
from desktop_app.windows import game_words
from desktop_app.windows.parts import button, row
from engine.core.game import Game


class RulesWindow(QDialog):
    """A list of games and the rules of the one that is chosen."""

    def __init__(
        self, games: Sequence[Game[Any]], first: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules"))
        self.games = QComboBox()
        self.games.setAccessibleName(self.tr("Game"))
        for game in games:
            self.games.addItem(game_words.title(game), game.id)
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(False)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Rules"))
        close = button(self.tr("Close"))
        close.clicked.connect(self.accept)
        step = theme.size("step")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * step, 4 * step, 4 * step, 4 * step)
        layout.setSpacing(3 * step)
        layout.addWidget(self.games)
        layout.addWidget(self.text, 1)
        layout.addLayout(row(None, close))
        self.resize(170 * step, 160 * step)
        self.games.currentIndexChanged.connect(self._show_rules)
        self.games.setCurrentIndex(max(0, self.games.findData(first)))
        self._show_rules()
        self.text.setFocus()

    def _show_rules(self) -> None:
        text = rules_of(str(self.games.currentData()), language.spoken())
        self.text.setMarkdown(text or self.tr("There are no rules of this game here yet."))
        _give_air(self.text.document())


def rules_of(game_id: str, spoken: str) -> str:
    """Return the rules in this language, or else in English; empty if there are none."""
    folder = files("resources").joinpath("games", game_id, "help")
    for name in (spoken, "en"):
        path = folder.joinpath(f"{name}.md")
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


def _give_air(document: QTextDocument) -> None:
    """Put room around headings and paragraphs; markdown comes without."""
    step = theme.size("step")
    document.setDocumentMargin(4 * step)
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        shape = block.blockFormat()
        if shape.headingLevel() > 1:
            shape.setTopMargin(4 * step)
        if not cursor.currentTable():
            shape.setBottomMargin(step if block.textList() else 2 * step)
        cursor.setBlockFormat(shape)
        block = block.next()
