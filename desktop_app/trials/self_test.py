"""Whether this copy works on this machine: machines play every game once, in a window."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.keep import places
from desktop_app.keep.logbook import Logbook
from desktop_app.keep.plays import Plays
from desktop_app.keep.settings import Settings
from desktop_app.kit import catalog
from desktop_app.lobby import save_words
from desktop_app.shell.first_size import FIRST_SIZE
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.start import application
from desktop_app.trials import watchdogs
from desktop_app.trials.reader import at_the_end, read_at_once
from engine.core.errors import SaveError
from engine.core.game import Game
from engine.core.table import Table
from engine.saving import files
from engine.saving.save import Seat

LEVEL = "random"
"""Whoever asks whether the program works wants to know it soon, not how well it plays."""
SEED = 8
LATEST_SECONDS = 300.0
"""After this long without an end, a play is stuck."""

Say = Callable[[str], None]


def say_now(line: str) -> None:
    """Print a line at once, also into a pipe."""
    print(line, flush=True)


def run(games: Sequence[Game[Any]], say: Say = say_now) -> int:
    """Play one whole play of each game, say one line about each, return the exit status.

    Plays are kept beside where plays are always kept, so that one learns whether that works, and
    removed again.
    """
    folder = places.plays_folder().with_name("self-test")
    logbook = Logbook(places.log_file())
    with logbook.kept():
        settings = Settings()
        settings.change(animation="off", pace="at_once", sound=False)
        application(settings)
        window = MainWindow([catalog.about(game.id) for game in games], settings, Plays(folder))
        window.resize(*FIRST_SIZE)
        window.show()
        try:
            went_well = [_play(window, game, say) for game in games]
            _leaf_through(window, games)
        finally:
            window.close()
            shutil.rmtree(folder, ignore_errors=True)
    return 0 if all(went_well) and not logbook.broken else 1


def _play(window: MainWindow, game: Game[Any], say: Say) -> bool:
    """Play one play to its end; return whether it got there."""
    count = next((seats for seats in game.seats if seats > 1), game.seats[0])
    table = Table(game, count, SEED)
    session = window.show_play(table, [Seat(f"Seat {n + 1}", LEVEL) for n in range(count)])
    assert window.play
    broken: list[str] = []
    unkept: list[SaveError] = []
    window.play.unsaved.connect(unkept.append)
    loop = QEventLoop()
    at_the_end(session, loop.quit)
    read_at_once(session, window.play_page)
    session.failed.connect(broken.append)
    session.failed.connect(loop.quit)
    QTimer.singleShot(0, session, session.start)
    watchdog = watchdogs.end_after(LATEST_SECONDS, game.id, say)
    loop.exec()
    watchdog.cancel()
    QApplication.processEvents()  # lets the page draw how it ended
    window.show_start_page()  # leaves the play, which is kept by that
    moves = len(table.record.moves)
    outcome = f"broke after {moves} moves: {broken[0]}" if broken else f"over after {moves} moves"
    kept = save_words.in_words(unkept[-1]) if unkept else _read_again(window, table)
    say(f"{game.id}: {outcome}; {kept or 'kept and read again.'}")
    return not broken and table.state.is_over and (not kept or bool(unkept))


def _leaf_through(window: MainWindow, games: Sequence[Game[Any]]) -> None:
    """Show the pages that are loaded only when they are wanted."""
    for game in games:
        window.show_new_game(game.id)
        if catalog.about(game.id).has_score_pad:
            window.show_score_pad(game.id)
        QApplication.processEvents()
    for show in (window.show_rules, window.show_settings, window.show_plays):
        show()
        QApplication.processEvents()


def _read_again(window: MainWindow, table: Table) -> str:
    """Return what is wrong with the play that was kept last; nothing if it is *table*."""
    assert window.plays
    newest = max(window.plays.all(), key=lambda play: play.written, default=None)
    if newest is None:
        return "nothing was kept."
    try:
        loaded = files.load(newest.path)
    except SaveError as error:
        return save_words.in_words(error)
    return "" if loaded.table.state == table.state else "another play was kept."
