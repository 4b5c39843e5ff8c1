"""Pick a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app import theme
from desktop_app.windows.parts import button, label, panel
from engine.core.game import Game


class StartPage(QWidget):
    """A card for every game there is."""

    game_chosen = Signal(object, int)  # Game, seats

    def __init__(self, games: Sequence[Game[Any]]) -> None:
        super().__init__()
        self.play_buttons: dict[str, QPushButton] = {}
        step = theme.size("step")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12 * step, 10 * step, 12 * step, 10 * step)
        layout.setSpacing(2 * step)
        layout.addWidget(label("Kastellan", "title"))
        layout.addWidget(label(self.tr("Three board games on one desk."), "soft"))
        layout.addSpacing(6 * step)
        cards = QHBoxLayout()
        cards.setSpacing(6 * step)
        cards.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for game in games:
            cards.addWidget(self._card(game))
        if not games:
            cards.addWidget(self._empty_table())
        layout.addLayout(cards)
        layout.addStretch(1)

    def _card(self, game: Game[Any]) -> QFrame:
        card = panel("game_card")
        card.setFixedWidth(theme.size("game_card"))
        inner = card.layout()
        assert inner is not None
        inner.addWidget(label(game.title, "heading"))
        inner.addWidget(label(self._players(game), "soft"))
        seats = QComboBox()
        seats.setAccessibleName(self.tr("Number of players"))
        for count in game.seats:
            alone = self.tr("1 player, alone")
            text = self.tr("{count} players, you and machines").format(count=count)
            seats.addItem(alone if count == 1 else text, count)
        inner.addWidget(seats)
        play = button(self.tr("Play"), "primary")
        play.clicked.connect(partial(self._choose, game, seats))
        inner.addWidget(play)
        self.play_buttons[game.id] = play
        return card

    def _players(self, game: Game[Any]) -> str:
        text = self.tr("For {fewest} to {most} players")
        return text.format(fewest=game.seats[0], most=game.seats[-1])

    def _choose(self, game: Game[Any], seats: QComboBox, *_: object) -> None:
        self.game_chosen.emit(game, seats.currentData())

    def _empty_table(self) -> QFrame:
        card = panel("game_card")
        inner = card.layout()
        assert inner is not None
        inner.addWidget(label(self.tr("The table is still empty"), "heading"))
        text = self.tr(
            "No game is finished yet. The White Castle, Between Two Castles and Shogun come next."
        )
        inner.addWidget(label(text))
        return card
