"""A kept play to go on with, on one button: its picture, game, players, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from desktop_app.keep.plays import KeptPlay
from desktop_app.kit import catalog
from desktop_app.lobby import game_words
from desktop_app.lobby.picture_of_play import Photograph
from desktop_app.look import theme
from desktop_app.look.parts import ElidedLabel, date_and_time, tell


class PlayButton(QPushButton):
    """Takes what width there is; words that find no room end in dots, and a tip has them all."""

    def __init__(self, play: KeptPlay) -> None:
        super().__init__()
        assert play.seen is not None
        self.setObjectName("recent")
        self.setAutoDefault(True)
        game = ElidedLabel("option")
        game.setText(catalog.about(play.seen.game.id).title())
        self.lines = (
            game.text(),
            players(play),
            f"{how_far(play)} · {date_and_time(play.written)}",
        )
        self._arrange(play, game)
        self.setAccessibleName(", ".join(self.lines))
        self.setAccessibleDescription(play.score())
        tell(self, f"{play.score()} · {how_far(play)}")

    def sizeHint(self) -> QSize:
        """Return what picture and words need; a button by itself would only count its text."""
        layout = self.layout()
        return layout.sizeHint() if layout else super().sizeHint()

    def _arrange(self, play: KeptPlay, game: ElidedLabel) -> None:
        step = theme.size("step")
        picture = Photograph(play, QSize(19 * step, 14 * step))
        picture.setFixedSize(picture.minimumSize())
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(game)
        for text in self.lines[1:]:
            line = ElidedLabel("soft")
            line.setText(text)
            words.addWidget(line)
        words.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(step, step, step, step)
        layout.setSpacing(2 * step)
        layout.addWidget(picture)
        layout.addLayout(words, 1)
        for part in (picture, *self.findChildren(QLabel)):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)


def players(play: KeptPlay) -> str:
    """Return who plays: ``Ada, Botho``."""
    return ", ".join(seat.name for seat in play.seen.seats) if play.seen else ""


def how_far(play: KeptPlay) -> str:
    """Say where a play stands: ``Round 2 of 3``, or that it is over."""
    if play.seen is None:
        return ""
    if not play.is_open:
        return game_words.over()
    tabletop = catalog.load(play.seen.game.id)
    return (
        tabletop.wording().turn(play.seen.state) if tabletop else ""
    ) or game_words.in_progress()
