"""Plays that were kept: go on with one, or delete it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.keep.plays import KeptPlay, Plays
from desktop_app.kit import catalog
from desktop_app.lobby import save_words
from desktop_app.lobby.picture_of_play import Photograph
from desktop_app.lobby.play_button import how_far
from desktop_app.look import theme
from desktop_app.look.parts import (
    Scrolled,
    button,
    date_and_time,
    label,
    page_layout,
    row,
    tell,
)


class PlaysPage(QWidget):
    """A row for every play, the newest first; damaged ones say why."""

    play_chosen = Signal(object)  # Path
    replay_chosen = Signal(object)  # Path
    open_wanted = Signal()
    left = Signal()

    def __init__(self, plays: Plays) -> None:
        super().__init__()
        self._plays = plays
        self.rows: list[PlayRow] = []
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(2 * theme.size("step"))
        content = QWidget()
        content.setLayout(self._list)
        self.back_button = button(self.tr("Back"))
        self.back_button.clicked.connect(self.leave)
        open_button = button(self.tr("Open a game …"))
        open_button.clicked.connect(self.open_wanted)
        layout = page_layout(self)
        layout.addWidget(label(self.tr("Recent games"), "title"))
        layout.addWidget(Scrolled(content, 60 * theme.size("step")), 1)
        layout.addLayout(row(self.back_button, None, open_button))
        self._fill()

    def leave(self) -> None:
        """Go back without a play, as Escape does."""
        self.left.emit()

    def _fill(self) -> None:
        kept = self._plays.all()
        for play in kept:
            made = PlayRow(play)
            made.chosen.connect(self.play_chosen)
            made.replay_chosen.connect(self.replay_chosen)
            made.deleted.connect(self._delete)
            self.rows.append(made)
            self._list.addWidget(made)
        if not kept:
            text = self.tr("No games yet. Games are saved automatically.")
            self._list.addWidget(label(text, "soft"))
        self._list.addStretch(1)

    def _delete(self, path: Path) -> None:
        gone = next(row for row in self.rows if row.play.path == path)
        try:
            self._plays.delete(path)
        except OSError:
            gone.say(self.tr("This game cannot be deleted; is its folder protected?"))
            return
        self.rows.remove(gone)
        self._list.removeWidget(gone)
        gone.hide()
        gone.deleteLater()


class PlayRow(QFrame):
    """One play: its picture, game, date, seats and points."""

    chosen = Signal(object)  # Path
    replay_chosen = Signal(object)  # Path
    deleted = Signal(object)  # Path

    def __init__(self, play: KeptPlay) -> None:
        super().__init__()
        self.setObjectName("game_card")
        self.play = play
        self._trouble = label("", "refusal")
        self._trouble.hide()
        step = theme.size("step")
        picture = Photograph(play, QSize(36 * step, 20 * step))
        picture.setFixedSize(picture.minimumSize())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * step, 2 * step, 3 * step, 2 * step)
        layout.setSpacing(4 * step)
        layout.addWidget(picture)
        layout.addLayout(self._words(), 1)
        layout.addWidget(self._buttons())
        layout.addWidget(self._question())

    def say(self, trouble: str) -> None:
        """Show what went wrong with this play."""
        self._trouble.setText(trouble)
        self._trouble.show()

    def _words(self) -> QVBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(theme.size("step"))
        words.addStretch(1)
        seen = self.play.seen
        if seen:
            words.addWidget(label(catalog.about(seen.game.id).title(), "heading"))
            words.addWidget(label(self.play.score()))
        else:
            words.addWidget(label(self.tr("Damaged: {name}").format(name=self.play.path.name)))
            if self.play.error:
                words.addWidget(label(save_words.in_words(self.play.error), "refusal"))
        words.addWidget(label(self._when(), "soft"))
        words.addWidget(self._trouble)
        words.addStretch(1)
        return words

    def _when(self) -> str:
        when = date_and_time(self.play.written)
        if self.play.seen is None:
            return when
        return f"{when} · {how_far(self.play)}"

    def _buttons(self) -> QWidget:
        text = self.tr("Continue") if self.play.is_open else self.tr("View")
        self.open_button = button(text, "primary" if self.play.is_open else "")
        if self.play.seen is None:
            self.open_button.hide()
        self.open_button.clicked.connect(lambda: self.chosen.emit(self.play.path))
        self.delete_button = button(self.tr("Delete"))
        self.delete_button.clicked.connect(lambda: self._ask(asking=True))
        self.replay_button = button(self.tr("Replay"))
        tell(self.replay_button, self.tr("Show the whole game again"))
        self.replay_button.setVisible(self.play.seen is not None)
        self.replay_button.clicked.connect(lambda: self.replay_chosen.emit(self.play.path))
        self._offered = _in_a_row(self.open_button, self.replay_button, self.delete_button)
        return self._offered

    def _question(self) -> QWidget:
        self.really_button = button(self.tr("Delete for good"), "danger")
        self.really_button.clicked.connect(lambda: self.deleted.emit(self.play.path))
        self.keep_button = button(self.tr("Keep"))
        self.keep_button.clicked.connect(lambda: self._ask(asking=False))
        self._asked = _in_a_row(self.really_button, self.keep_button)
        self._asked.hide()
        return self._asked

    def _ask(self, *, asking: bool) -> None:
        """Ask before a play is deleted, where the hand already is."""
        self._offered.setVisible(not asking)
        self._asked.setVisible(asking)
        (self.keep_button if asking else self.delete_button).setFocus()


def _in_a_row(*buttons: QPushButton) -> QWidget:
    made = QWidget()
    layout = row(*buttons)
    layout.setContentsMargins(0, 0, 0, 0)
    made.setLayout(layout)
    return made
