"""Opens the window and waits until it is closed."""

from __future__ import annotations

import logging
import signal
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.keep import crash, places
from desktop_app.keep import your_files as your_data
from desktop_app.keep.crash import Mishaps
from desktop_app.keep.learning import Learning
from desktop_app.keep.logbook import Logbook
from desktop_app.keep.plays import Plays
from desktop_app.keep.settings import Settings
from desktop_app.kit.about import About
from desktop_app.lobby import play_files
from desktop_app.lobby.seating import seated
from desktop_app.look import appearance, art, theme
from desktop_app.shell.file_events import FileEvents
from desktop_app.shell.first_size import show_first
from desktop_app.shell.main_window import MainWindow
from engine import running
from engine.core.errors import KastellanError
from engine.core.table import Table
from engine.core.value import value
from engine.saving.save import Loaded

_log = logging.getLogger("kastellan")


@value
class Wishes:
    """What the command line asks for."""

    loaded: Loaded | None = None
    file: Path | None = None
    """Where the loaded play was."""
    table: Table | None = None
    """A new play, with the kinds of its seats."""
    kinds: tuple[str, ...] = ()
    language: str | None = None
    trouble: KastellanError | None = None
    """Why the file that is asked for cannot be opened."""


def application(settings: Settings | None = None) -> QApplication:
    """Return the one QApplication, in our clothes and in the player's language."""
    app = QApplication.instance() or QApplication(["kastellan"])
    assert isinstance(app, QApplication)
    app.setApplicationName(places.NAME)
    theme.dress(app)
    appearance.apply_all((settings or Settings()).values)
    app.setWindowIcon(art.app_icon())
    return app


def run(games: Sequence[About], wishes: Wishes) -> int:
    """Show the window, with the play that is asked for if there is one."""
    with Logbook(places.log_file()).kept():
        if running.why_not:
            _log.warning(running.why_not)
        died = crash.last_words(places.crash_file())
        with crash.written_down(places.crash_file()):
            status = _run(games, wishes, died)
    if status == your_data.DELETE_ALL:
        your_data.delete_all()
        return 0
    return status


def time_start(games: Sequence[About], wishes: Wishes) -> int:
    """Show the window, print the moment at which it could be used, and end."""
    app, window = _window(games, wishes)
    app.processEvents()
    window.grab()
    print(f"{time.time():.3f}", flush=True)
    window.close()
    return 0


def _run(games: Sequence[About], wishes: Wishes, died: str) -> int:
    app, window = _window(games, wishes)
    FileEvents(app).wanted.connect(window.open_file)
    if died:
        from desktop_app.dialogs.mishap import MishapDialog, it_died

        MishapDialog(it_died(), died, window).open()
    if trouble := wishes.trouble:
        QTimer.singleShot(0, window, lambda: play_files.warn(window, trouble))
    with _closed_by_signals(window), _told_of_mishaps(window):
        try:
            return app.exec()
        finally:
            window.end_play()


def _window(games: Sequence[About], wishes: Wishes) -> tuple[QApplication, MainWindow]:
    settings = Settings(places.settings_file())
    if wishes.language:
        settings.override(language=wishes.language)
    app = application(settings)
    window = MainWindow(
        games, settings, Plays(places.plays_folder()), Learning(places.learning_file())
    )
    if wishes.loaded:
        window.show_loaded(wishes.loaded, wishes.file)
    elif wishes.table:
        window.show_play(wishes.table, seated(wishes.kinds)).start()
    if window.is_placed:
        window.show()
    else:
        show_first(window)
    return app, window


@contextmanager
def _told_of_mishaps(window: MainWindow) -> Iterator[None]:
    """Keep the play and say one sentence when something of ours breaks."""

    def tell(report: str) -> None:
        from desktop_app.dialogs.mishap import MishapDialog, it_broke

        if window.play:
            window.play.keep_now()
        MishapDialog(it_broke(), report, window).open()

    mishaps = Mishaps(window)
    mishaps.happened.connect(tell)
    with mishaps.watched():
        yield


@contextmanager
def _closed_by_signals(window: MainWindow) -> Iterator[None]:
    """Close *window* properly on Ctrl+C or when the system ends us; Qt would not notice."""
    reader, writer = socket.socketpair()
    writer.setblocking(False)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(window.close)
    wanted = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: None) for number in wanted]
    woken = signal.set_wakeup_fd(writer.fileno())
    try:
        yield
    finally:
        signal.set_wakeup_fd(woken)
        for number, handler in zip(wanted, before, strict=True):
            signal.signal(number, handler)
        notifier.setEnabled(False)
        reader.close()
        writer.close()
