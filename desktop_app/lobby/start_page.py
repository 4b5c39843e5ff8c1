"""The first page: the games, and plays to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.keep.plays import KeptPlay, Plays
from desktop_app.kit.about import About
from desktop_app.lobby import game_words
from desktop_app.lobby.picture_of_play import Scene
from desktop_app.lobby.play_button import PlayButton, how_far
from desktop_app.look import theme
from desktop_app.look.parts import button, date_and_time, label, name, page_layout, panel, row, tool

RECENT = 3
"""So many plays are offered below the games."""


class StartPage(QWidget):
    """A large card for every game, and below them everything else one can do."""

    game_chosen = Signal(str)
    play_chosen = Signal(object)  # Path of a kept play
    replay_chosen = Signal(object)  # Path of a kept play
    open_wanted = Signal()
    plays_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    score_pad_wanted = Signal(str)
    learn_wanted = Signal(str)

    def __init__(self, games: Sequence[About], plays: Plays | None = None) -> None:
        super().__init__()
        self.scenes: dict[str, Scene] = {}
        self.new_buttons: dict[str, QPushButton] = {}
        self.continue_buttons: dict[str, QPushButton] = {}
        self.learn_buttons: dict[str, QPushButton] = {}
        self.score_pad_buttons: dict[str, QPushButton] = {}
        self._games, self._plays = games, plays
        self._continued: dict[str, KeptPlay] = {}
        layout = page_layout(self)
        layout.addLayout(self._head())
        cards = QHBoxLayout()
        cards.setSpacing(5 * theme.size("step"))
        for game in games:
            cards.addWidget(self._card(game), 1)
        if not games:
            cards.addWidget(self._empty_table())
        layout.addLayout(cards)
        layout.addWidget(self._recent())
        layout.addStretch(1)
        layout.addLayout(self._foot())
        self.look_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keyboard begin where most people do: going on, or with a new game."""
        super().showEvent(event)
        for made in (*self.continue_buttons.values(), *self.new_buttons.values()):
            if not made.isHidden():
                made.setFocus()
                return

    def look_again(self) -> None:
        """Offer to go on where there is a play to go on with."""
        for game in self._games:
            kept = self._plays.newest_open(game.id) if self._plays else None
            resume = self.continue_buttons[game.id]
            resume.setVisible(kept is not None)
            self._continued.pop(game.id, None)
            if kept:
                self._continued[game.id] = kept
                text = self.tr("The game of {when}")
                resume.setToolTip(text.format(when=date_and_time(kept.written)))
            name(self.new_buttons[game.id], "" if kept else "primary")

    def _head(self) -> QVBoxLayout:
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(label("Kastellan", "title"))
        head.addWidget(label(self.tr("Three board games on one desk."), "soft"))
        return head

    def _recent(self) -> QWidget:
        """Return a row of the plays that were left last; nothing if there are none."""
        recent = QWidget()
        step = theme.size("step")
        layout = row()
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * step)
        # Beside the plays and not above them: they belong to no game's column.
        heading = label(self.tr("Recent games"), "caption")
        heading.setFixedWidth(22 * step)
        layout.addWidget(heading)
        newest = self._newest()
        self.recent_buttons = [self._play_button(play) for play in newest]
        self.replay_buttons = [self._replay_button(play) for play in newest]
        for made, again in zip(self.recent_buttons, self.replay_buttons, strict=True):
            layout.addWidget(made, 1)
            layout.addWidget(again)
        layout.addStretch(RECENT - len(self.recent_buttons))
        recent.setLayout(layout)
        recent.setVisible(bool(self.recent_buttons))
        return recent

    def _newest(self) -> list[KeptPlay]:
        return self._plays.newest(RECENT) if self._plays else []

    def _play_button(self, play: KeptPlay) -> PlayButton:
        made = PlayButton(play)
        made.clicked.connect(lambda: self.play_chosen.emit(play.path))
        return made

    def _replay_button(self, play: KeptPlay) -> QToolButton:
        made = tool("play", self.tr("Show the whole game again"))
        made.setAccessibleDescription(f"{how_far(play)}, {play.score()}")
        made.clicked.connect(lambda: self.replay_chosen.emit(play.path))
        return made

    def _foot(self) -> QHBoxLayout:
        self.open_button = button(self.tr("Open a game …"))
        self.plays_button = button(self.tr("Recent games"))
        self.rules_button = button(self.tr("Rules"))
        self.settings_button = button(self.tr("Settings"))
        for made, wish in (
            (self.open_button, self.open_wanted),
            (self.plays_button, self.plays_wanted),
            (self.rules_button, self.rules_wanted),
            (self.settings_button, self.settings_wanted),
        ):
            made.clicked.connect(wish)
        if self._plays is None:
            self.plays_button.hide()
        return row(
            self.open_button, self.plays_button, None, self.rules_button, self.settings_button
        )

    def _card(self, about: About) -> QFrame:
        card = panel("game_card")
        inner = card.layout()
        assert isinstance(inner, QVBoxLayout)
        step = theme.size("step")
        scene = self.scenes[about.id] = Scene(about.id, QSize(40 * step, 30 * step))
        scene.clicked.connect(partial(self._choose, about.id))
        inner.addWidget(scene)
        inner.addWidget(label(about.title(), "heading"))
        inner.addWidget(label(game_words.players_and_minutes(about), "soft"))
        inner.addWidget(label(about.sentence()))
        inner.addStretch(1)
        fresh = button(self.tr("New game"))
        fresh.setAccessibleDescription(about.title())
        fresh.clicked.connect(partial(self._choose, about.id))
        resume = button(self.tr("Continue"), "primary")
        resume.setAccessibleDescription(about.title())
        resume.clicked.connect(partial(self._continue, about.id))
        inner.addLayout(row(resume, fresh, *self._learn(about), *self._score_pad(about)))
        self.new_buttons[about.id] = fresh
        self.continue_buttons[about.id] = resume
        return card

    def _learn(self, about: About) -> list[QPushButton]:
        if not about.has_lessons:
            return []
        made = self.learn_buttons[about.id] = button(self.tr("Learn"))
        made.setToolTip(self.tr("Lessons on the real board"))
        made.setAccessibleDescription(about.title())
        made.clicked.connect(lambda: self.learn_wanted.emit(about.id))
        return [made]

    def _score_pad(self, about: About) -> list[QPushButton]:
        if not about.has_score_pad:
            return []
        made = self.score_pad_buttons[about.id] = button(self.tr("Score pad"))
        made.setToolTip(self.tr("For the real game on your table"))
        made.setAccessibleDescription(about.title())
        made.clicked.connect(lambda: self.score_pad_wanted.emit(about.id))
        return [made]

    def _choose(self, game_id: str, *_: object) -> None:
        self.game_chosen.emit(game_id)

    def _continue(self, game_id: str, *_: object) -> None:
        self.play_chosen.emit(self._continued[game_id].path)

    def _empty_table(self) -> QFrame:
        card = panel("game_card")
        inner = card.layout()
        assert inner is not None
        inner.addWidget(label(self.tr("The table is still empty"), "heading"))
        inner.addWidget(label(self.tr("There is no game to play.")))
        return card
