"""The window: menus, and the page that is open."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QStackedWidget

from desktop_app.session import HUMAN, GameSession
from desktop_app.windows.start_page import StartPage
from desktop_app.windows.words_page import WordsPage
from engine.core.errors import KastellanError
from engine.core.game import Game
from engine.core.table import Table
from engine.saving import files
from engine.saving.save import Loaded, Seat

OPPONENT = "greedy"
_FILES = f"Kastellan (*{files.SUFFIX})"


class MainWindow(QMainWindow):
    """Shows the start page, or the one play that is open."""

    def __init__(self, games: Sequence[Game[Any]]) -> None:
        super().__init__()
        self.setWindowTitle("Kastellan")
        self.session: GameSession | None = None
        self.words: WordsPage | None = None
        self.start_page = StartPage(games)
        self.start_page.game_chosen.connect(self._begin)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        self._add_menus()
        self.show_start_page()

    # Plays --------------------------------------------------------------------

    def show_play(self, table: Table, seats: Sequence[Seat]) -> GameSession:
        """Open *table* as the play on screen; whoever calls this starts the session."""
        self.end_play()
        self.session = GameSession(table, seats, self)
        self.words = WordsPage(self.session)
        self._pages.addWidget(self.words)
        self._pages.setCurrentWidget(self.words)
        self.session.undo_changed.connect(self._show_undo)
        self.save_action.setEnabled(True)
        self.setWindowTitle(f"{table.game.title} – Kastellan")
        return self.session

    def show_loaded(self, loaded: Loaded) -> None:
        """Go on with a play from a file, and say what is to be said about it."""
        self.show_play(loaded.table, loaded.seats).start()
        if loaded.notice and self.words:
            self.words.tell(
                self.tr("This play follows older rules: it can go on, but not be looked back at.")
            )

    def end_play(self) -> None:
        """Leave the open play, and end what machines think about it."""
        if self.session and self.words:
            self.session.close()
            self._pages.removeWidget(self.words)
            self.words.deleteLater()
            self.session.deleteLater()
            self.session = self.words = None

    @Slot()
    def show_start_page(self) -> None:
        """Leave the open play and offer the games."""
        self.end_play()
        self._pages.setCurrentWidget(self.start_page)
        self.setWindowTitle("Kastellan")
        self.save_action.setEnabled(False)
        self._show_undo(False, False)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End all thinking before the window goes."""
        self.end_play()
        super().closeEvent(event)

    @Slot(object, int)
    def _begin(self, game: Game[Any], count: int) -> None:
        machines = [Seat(f"Seat {n + 1}", OPPONENT) for n in range(1, count)]
        table = Table(game, count, secrets.randbits(32))
        self.show_play(table, [Seat("Seat 1", HUMAN), *machines]).start()

    # Menus --------------------------------------------------------------------

    def _add_menus(self) -> None:
        play = self.menuBar().addMenu(self.tr("&Game"))
        play.addAction(self._action(self.tr("&New …"), "New", self.show_start_page))
        play.addAction(self._action(self.tr("&Open …"), "Open", self._open))
        self.save_action = self._action(self.tr("&Save as …"), "Save", self._save)
        play.addAction(self.save_action)
        play.addSeparator()
        play.addAction(self._action(self.tr("&Quit"), "Quit", self.close))
        edit = self.menuBar().addMenu(self.tr("&Edit"))
        self.undo_action = self._action(self.tr("&Undo"), "Undo", self._undo)
        self.redo_action = self._action(self.tr("&Redo"), "Redo", self._redo)
        edit.addActions([self.undo_action, self.redo_action])

    def _action(self, text: str, key: str, slot: object) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(QKeySequence.StandardKey[key]))
        action.triggered.connect(slot)
        return action

    @Slot(bool, bool)
    def _show_undo(self, can_undo: bool, can_redo: bool) -> None:
        self.undo_action.setEnabled(can_undo)
        self.redo_action.setEnabled(can_redo)

    @Slot()
    def _undo(self) -> None:
        if self.session:
            self.session.undo()

    @Slot()
    def _redo(self) -> None:
        if self.session:
            self.session.redo()

    @Slot()
    def _open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a play"), "", _FILES)
        if not name:
            return
        try:
            self.show_loaded(files.load(Path(name)))
        except KastellanError as error:
            QMessageBox.warning(self, self.tr("Open a play"), str(error))

    @Slot()
    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the play"), "", _FILES)
        if name and self.session:
            self.session.save(str(Path(name).with_suffix(files.SUFFIX)))
