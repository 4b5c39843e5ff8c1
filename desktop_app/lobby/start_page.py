"""The first page: the games as places, and on the desk below what lies there to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.keep.plays import KeptPlay, Plays
from desktop_app.kit.about import About
from desktop_app.lobby import game_words
from desktop_app.lobby.picture_of_play import Place
from desktop_app.lobby.play_button import PlayButton, how_far
from desktop_app.lobby.sign import Sign
from desktop_app.look import theme
from desktop_app.look.furniture.bands import DeskBand
from desktop_app.look.furniture.bars import PageBar
from desktop_app.look.parts import (
    Scrolled,
    button,
    date_and_time,
    label,
    name,
    panel,
    row,
    tool,
)

RECENT = 3
"""So many plays are offered below the games."""


class StartPage(QWidget):
    """A large card for every game, and below them everything else one can do."""

    game_chosen = Signal(str)
    first_game_wanted = Signal(str)
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
        self.scenes: dict[str, Place] = {}
        self.signs: dict[str, Sign] = {}
        self.new_buttons: dict[str, QPushButton] = {}
        self.continue_buttons: dict[str, QPushButton] = {}
        self.learn_buttons: dict[str, QPushButton] = {}
        self.score_pad_buttons: dict[str, QPushButton] = {}
        self._games, self._plays = games, plays
        self._continued: dict[str, KeptPlay] = {}
        step = theme.size("step")
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        cards = QHBoxLayout()
        cards.setContentsMargins(6 * step, 3 * step, 6 * step, 4 * step)
        cards.setSpacing(4 * step)
        for game in games:
            cards.addWidget(self._card(game), 1)
        if not games:
            cards.addWidget(self._empty_table())
        inside.addLayout(cards, 1)
        inside.addWidget(self._desk())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar())
        layout.addWidget(Scrolled(content), 1)
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
            played = self._plays is not None and self._plays.has_played(game.id)
            self.signs[game.id].setVisible(not played)

    def _bar(self) -> PageBar:
        self.rules_button = button(self.tr("Rules"))
        self.settings_button = button(self.tr("Settings"))
        self.rules_button.clicked.connect(self.rules_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        words = self.tr("Three board games on one desk.")
        extras = (self.rules_button, self.settings_button)
        return PageBar("Kastellan", words, *extras, are_in_the_menu=True)

    def _desk(self) -> DeskBand:
        """Return the desk with the plays that were left last, and the way to all others."""
        newest = self._newest()
        self.recent_buttons = [self._play_button(play) for play in newest]
        self.replay_buttons = [self._replay_button(play) for play in newest]
        self.open_button = button(self.tr("Open a game …"))
        self.plays_button = button(self.tr("Recent games"))
        self.open_button.clicked.connect(self.open_wanted)
        self.plays_button.clicked.connect(self.plays_wanted)
        self.plays_button.setVisible(self._plays is not None)
        desk = DeskBand()
        for made, again in zip(self.recent_buttons, self.replay_buttons, strict=True):
            desk.line.addWidget(made, 1)
            desk.line.addWidget(again)
        if not newest:
            desk.line.addWidget(_on_wood(label(self.tr("Games are saved automatically."))), 1)
        elif len(newest) < RECENT:
            desk.line.addStretch(RECENT - len(newest))
        both = QVBoxLayout()
        both.addWidget(self.plays_button)
        both.addWidget(self.open_button)
        desk.line.addLayout(both)
        return desk

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

    def _card(self, about: About) -> QFrame:
        card = QFrame()
        card.setObjectName("place_card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(2, 2, 2, 0)
        inner.setSpacing(0)
        step = theme.size("step")
        scene = self.scenes[about.id] = Place(about.id, QSize(50 * step, 36 * step))
        scene.clicked.connect(partial(self._choose, about.id))
        scene.setCursor(Qt.CursorShape.PointingHandCursor)
        sign = self.signs[about.id] = self._sign(about)
        hung = QVBoxLayout(scene)
        hung.addStretch(1)
        hung.addWidget(sign, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addWidget(scene, 1)
        words = QVBoxLayout()
        words.setContentsMargins(5 * step, 3 * step, 5 * step, 4 * step)
        words.setSpacing(step)
        words.addWidget(label(about.title(), "title"))
        words.addWidget(label(game_words.players_and_minutes(about), "soft"))
        words.addWidget(label(about.sentence()))
        words.addSpacing(2 * step)
        words.addLayout(self._buttons(about))
        inner.addLayout(words)
        return card

    def _sign(self, about: About) -> Sign:
        made = Sign(self.tr("First game? Start here"), self.tr("step by step, all can be undone"))
        made.setAccessibleDescription(about.title())
        made.clicked.connect(lambda: self.first_game_wanted.emit(about.id))
        return made

    def _buttons(self, about: About) -> QVBoxLayout:
        """Return what can be begun: a game above, what belongs to it below."""
        fresh = button(self.tr("New game"))
        fresh.setAccessibleDescription(about.title())
        fresh.clicked.connect(partial(self._choose, about.id))
        resume = button(self.tr("Continue"), "primary")
        resume.setAccessibleDescription(about.title())
        resume.clicked.connect(partial(self._continue, about.id))
        self.new_buttons[about.id] = fresh
        self.continue_buttons[about.id] = resume
        both = QVBoxLayout()
        both.setSpacing(2 * theme.size("step"))
        both.addLayout(row(resume, fresh))
        besides = [*self._learn(about), *self._score_pad(about)]
        if besides:
            both.addLayout(row(*besides))
        else:  # the pictures of all games shall end at the same height
            both.addSpacing(fresh.sizeHint().height())
        return both

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


def _on_wood(words: QLabel) -> QLabel:
    """Write *words* so that they are read on the desk."""
    name(words, "on_wood")
    return words
