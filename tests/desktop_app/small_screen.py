"""Show the window and every dialog on small screens, and print what does not fit on them.

A program of its own, because the screens of a program are those it was started with.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from desktop_app.dialogs.licences import LicencesDialog
from desktop_app.dialogs.mishap import MishapDialog, it_died
from desktop_app.dialogs.your_data import YourDataDialog
from desktop_app.keep import places
from desktop_app.keep.plays import Plays
from desktop_app.keep.settings import Settings
from desktop_app.kit.catalog import all_games
from desktop_app.lobby.seating import seated
from desktop_app.shell.first_size import FRAME, show_first
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.start import application
from engine.catalog import GAME_IDS, load
from engine.core.table import Table


def main(folder: Path, language: str) -> None:
    """Look at all of it on every screen there is."""
    places.use(folder)
    settings = Settings()
    settings.override(language=language)
    app = application(settings)
    for screen in app.screens():
        window = MainWindow(all_games(), settings, Plays(places.plays_folder()))
        window.setScreen(screen)
        show_first(window)
        for name, show in _pages(window):
            show()
            app.processEvents()
            _check(name, window, screen)
        for dialog in _dialogs(window):
            dialog.show()
            app.processEvents()
            _check(type(dialog).__name__, dialog, screen)
            dialog.close()
        window.close()
        window.deleteLater()


def _pages(window: MainWindow) -> Iterator[tuple[str, Callable[[], object]]]:
    yield "StartPage", window.show_start_page
    yield "PlaysPage", window.show_plays
    yield "ScorePad", lambda: window.show_score_pad("two_castles")
    for name in GAME_IDS:
        yield f"new {name}", lambda name=name: window.show_new_game(name)  # type: ignore[misc]
        yield f"play {name}", lambda name=name: _play(window, name)  # type: ignore[misc]


def _play(window: MainWindow, game_id: str) -> None:
    game = load(game_id)
    count = game.seats[-1]
    kinds = ("human", *["greedy"] * (count - 1))
    window.show_play(Table(game, count, 1, game.options_from({})), seated(kinds)).start()


def _dialogs(window: MainWindow) -> Iterator[QWidget]:
    for show in (
        window.show_settings,
        window.show_rules,
        window.dialogs.show_about,
        window.menus["shortcuts"].trigger,
    ):
        show()
        assert window.dialogs.open
        yield window.dialogs.open
    yield from (LicencesDialog(window), YourDataDialog(window))
    yield MishapDialog(it_died(), "", window)


def _check(name: str, shown: QWidget, screen: QScreen) -> None:
    """Print what is larger than its screen, or smaller than what stands in it."""
    room, size = screen.availableSize(), shown.size()
    least = shown.minimumSizeHint().expandedTo(shown.minimumSize())
    if size != size.boundedTo(room) or size != size.expandedTo(least):
        print(name, room.toTuple(), "has", size.toTuple(), "and needs", least.toTuple())
    if least != least.boundedTo(room - FRAME):
        print(name, room.toTuple(), "with a title bar is too small for", least.toTuple())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
