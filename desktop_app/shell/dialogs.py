"""Windows beside the main one: settings, rules, keys, about. At most one is open.

Each is loaded when it is first wanted, so that nobody waits for it before the first play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from desktop_app.keep.settings import Settings
from desktop_app.kit import catalog
from desktop_app.kit.about import About
from desktop_app.look.sound import Sounds
from engine.core.game import Game
from engine.core.state import State

if TYPE_CHECKING:
    from desktop_app.dialogs.parts_window import PartsWindow


class Dialogs(QObject):
    """Keeps the dialog that is open; a play goes on meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.open: QDialog | None = None
        self._window = parent

    def show_settings(self, settings: Settings, sounds: Sounds) -> None:
        """Let the player change settings."""
        from desktop_app.dialogs.settings_dialog import SettingsDialog

        self._show(SettingsDialog(settings, sounds, self._window))

    def show_rules(self, games: Sequence[About], first: str, rule: str = "") -> None:
        """Show the rules of the games, beginning with that *rule* of the one called *first*."""
        from desktop_app.dialogs.rules_window import RulesWindow

        window = RulesWindow(games, first, self._window)
        self._show(window)
        if rule:
            window.look_up(rule)

    def show_parts(self, game: Game[Any], view: State | None) -> PartsWindow:
        """Show what the box of *game* holds, and where it is as *view* shows it."""
        from desktop_app.dialogs.parts_window import PartsWindow

        tabletop = catalog.load(game.id)
        assert tabletop, "parts lie on a board"
        window = PartsWindow(game, tabletop, view, self._window)
        self._show(window)
        return window

    def show_keys(
        self, of_menus: Sequence[tuple[str, str]], of_games: Sequence[tuple[str, str]]
    ) -> None:
        """Show what every key does."""
        from desktop_app.dialogs.about import ShortcutsDialog

        self._show(ShortcutsDialog(of_menus, of_games, self._window))

    def show_about(self) -> None:
        """Show what this program is, and whom it thanks."""
        from desktop_app.dialogs.about import AboutDialog

        self._show(AboutDialog(self._window))

    def _show(self, dialog: QDialog) -> None:
        """Show *dialog* instead of the one before."""
        if self.open:
            self.open.close()
        self.open = dialog
        dialog.finished.connect(self._forget)
        dialog.show()

    def _forget(self) -> None:
        if self.open:
            self.open.deleteLater()
        self.open = None
