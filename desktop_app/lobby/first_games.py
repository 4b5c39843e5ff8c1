"""What makes somebody's first games easier: said in two lines, switched off with one click."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QVBoxLayout

from desktop_app.keep.settings import Settings
from desktop_app.lobby import option_words
from desktop_app.look import theme
from desktop_app.look.parts import label
from engine.core.game import Game


class FirstGames(QFrame):
    """A tick for all of it together; each part can be changed in options and settings too."""

    switched = Signal(bool)

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.tick = QCheckBox(self.tr("For your first games"))
        self.tick.setChecked(settings.are_for_first_games)
        text = self._meaning(game.id)
        self.tick.setAccessibleDescription(text)
        layout = QVBoxLayout(self)
        margin = 4 * theme.size("step")
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.size("step"))
        layout.addWidget(self.tick)
        layout.addWidget(label(text, "soft"))
        self.tick.toggled.connect(settings.play_first_games)
        self.tick.toggled.connect(self.switched)

    def _meaning(self, game_id: str) -> str:
        said = self.tr(
            "Machines show their moves one by one, a turn ends only when you say so, and against"
            " machines you can take back everything."
        )
        if option_words.of_first_games(game_id):
            said += " " + self.tr("The start is the easiest one, as the options show.")
        return said
