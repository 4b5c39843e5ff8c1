"""Set a table: who plays, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.keep.settings import Settings, TableWish
from desktop_app.kit import catalog
from desktop_app.lobby.first_games import FirstGames
from desktop_app.lobby.options_panel import OptionsPanel
from desktop_app.lobby.picture_of_play import Place
from desktop_app.lobby.seats_panel import SeatsPanel, wishes_of
from desktop_app.look import theme
from desktop_app.look.furniture.bands import DeskBand
from desktop_app.look.furniture.bars import PageBar
from desktop_app.look.parts import Scrolled, button, label, reveal, row
from engine.core.errors import KastellanError
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.save import Seat


class NewGamePage(QWidget):
    """Seats on the left, options on the right, as they were the last time.

    After a play the same *seats* are offered again, however that play was begun.
    """

    table_set = Signal(object, object)  # Table, seats
    left = Signal()

    def __init__(
        self, game: Game[Any], settings: Settings, seats: Sequence[Seat] | None = None
    ) -> None:
        super().__init__()
        self.game, self._settings = game, settings
        wish = settings.table_wish(game.id)
        about = catalog.about(game.id)
        easy = about.first_games() if settings.are_for_first_games else {}
        self.first_games = FirstGames(about, settings)
        self.options = OptionsPanel(game, about, wish.options or easy)
        self.seats = SeatsPanel(game, about, wishes_of(seats, about) if seats else wish.seats)
        self.options.show_count(self.seats.count)
        self._trouble = label("", "refusal_on_wood")
        self.start_button = button(self.tr("Start"), "primary")
        self.start_button.setMinimumWidth(40 * theme.size("step"))
        self.back_button = button(self.tr("Back"))
        self._arrange()
        self.seats.count_changed.connect(self.options.show_count)
        self.first_games.switched.connect(self.options.make_easy)
        self.start_button.clicked.connect(self.start)
        self.back_button.clicked.connect(self.leave)

    @Slot()
    def start(self) -> None:
        """Remember what was chosen and begin; say what is wrong if that is not possible."""
        try:
            options = self.game.options_from(self.options.chosen)
            table = Table(self.game, self.seats.count, self.options.seed, options)
        except KastellanError as error:
            self._trouble.setText(str(error))
            self._trouble.show()
            self._show_seed()
            return
        self.remember()
        self.table_set.emit(table, self.seats.seats)

    def leave(self) -> None:
        """Go back without a play, as Escape does."""
        self.left.emit()

    def remember(self) -> None:
        """Keep what is chosen for the next time."""
        wish = TableWish(seats=self.seats.wishes, options=self.options.chosen)
        self._settings.remember_table(self.game.id, wish)

    def _show_seed(self) -> None:
        """Lead to what can be wrong: everything else is chosen from lists."""
        self.options.more_button.setChecked(True)
        self.options.seed_edit.setFocus()
        reveal(self.options.seed_edit)

    def _arrange(self) -> None:
        step = theme.size("step")
        title = catalog.about(self.game.id).title()
        left = QVBoxLayout()
        left.setSpacing(3 * step)
        left.addWidget(self.first_games)
        left.addWidget(self.seats)
        # What is played, where there is room for it.
        self.place = Place(self.game.id, QSize(40 * step, 0))
        self.place.unsetCursor()
        left.addWidget(self.place, 1)
        columns = row()
        columns.setSpacing(4 * step)
        columns.addLayout(left, 3)
        columns.addWidget(self.options, 2)
        content = QWidget()
        around = QVBoxLayout(content)
        around.setContentsMargins(6 * step, 3 * step, 6 * step, 3 * step)
        around.addLayout(columns, 1)
        self.bar = PageBar(title, self.tr("New game"), self.back_button)
        self._trouble.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(Scrolled(content, 5 * step), 1)
        desk = DeskBand()
        desk.line.addWidget(self._trouble, 1)
        desk.line.addStretch(0)
        desk.line.addWidget(self.start_button)
        layout.addWidget(desk)
