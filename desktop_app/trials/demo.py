"""Machines play every game in a window that nobody sees, and leave pictures and records."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop_app.keep.logbook import Logbook
from desktop_app.kit import catalog
from desktop_app.lobby.seating import usual_machine
from desktop_app.look.seat_badge import winners
from desktop_app.play.entries import Entry, Shown
from desktop_app.play.pace import AT_ONCE
from desktop_app.play.session import GameSession
from desktop_app.shell.first_size import FIRST_SIZE
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.start import application
from desktop_app.trials import showcase, watchdogs
from desktop_app.trials.reader import at_the_end, read_at_once
from engine.ai.random_player import RandomPlayer
from engine.core.chance import Chance
from engine.core.errors import KastellanError
from engine.core.game import Game
from engine.core.table import Table
from engine.saving.save import Seat

_log = logging.getLogger(__name__)

SEED = 7
THINKING_SECONDS = 8.0
"""How long machines may think about one play; what is left is played at random."""
HURRY_SECONDS = 15.0
POSING_SECONDS = 60.0
"""How long the pictures of one game in one frame may take."""
PROGRESS_SECONDS = 2.0


class DemoError(KastellanError):
    """The demo cannot do its work; says why."""


def run(
    folder: Path,
    games: Sequence[Game[Any]],
    thinking_seconds: float = THINKING_SECONDS,
    *,
    everything: bool = False,
) -> int:
    """Leave pictures and records of all *games* in *folder*; return the exit status.

    The showcase is taken in one frame, or in every size, light and language.
    """
    _make_writable(folder)
    logbook = Logbook(folder / "kastellan.log")
    with logbook.kept():
        frames = showcase.EVERY_FRAME if everything else (showcase.Frame(),)
        each = thinking_seconds + 2 * HURRY_SECONDS + len(frames) * POSING_SECONDS
        watchdog = watchdogs.end_after(60 + len(games) * each, "The demo", _say)
        try:
            went_well = _play_all(folder, games, thinking_seconds)
            showcase.take_all(folder, games, frames, _say)
        except KastellanError:
            raise
        except Exception:  # noqa: BLE001  (whatever breaks is for the log, not for the terminal)
            _log.exception("The demo broke")
            went_well = False
        finally:
            watchdog.cancel()
    _say(f"Pictures and records are in {folder.resolve()}")
    if went_well and not logbook.broken:
        return 0
    _say(f"Something broke on the way; {logbook.path} says more.")
    return 1


def _play_all(folder: Path, games: Sequence[Game[Any]], thinking_seconds: float) -> bool:
    """Take all pictures; return whether nothing broke."""
    app = application()
    window = MainWindow([catalog.about(game.id) for game in games])
    window.settings.change(animation="off", sound=False)  # nobody sees or hears it
    window.resize(*FIRST_SIZE)
    window.show()
    app.processEvents()
    _keep(window.grab().toImage(), folder / "start_page.png")
    if not games:
        _say("No game is finished yet, so there is only a picture of the start page.")
    try:
        went_well = [DemoPlay(window, game, folder).run(thinking_seconds) for game in games]
        return all(went_well)
    finally:
        window.close()


class DemoPlay:
    """One play of machines, from the first picture to the record."""

    def __init__(self, window: MainWindow, game: Game[Any], folder: Path) -> None:
        self._window = window
        self._folder = folder
        self._table = Table(game, max(game.seats[0], min(3, game.seats[-1])), SEED)
        self._pictures: list[tuple[int, QImage]] = []
        self._said = time.monotonic()

    def run(self, thinking_seconds: float) -> bool:
        """Play to the end; return whether nothing broke."""
        game, count = self._table.game, self._table.record.seats
        _say(f"{game.title}: {count} machines play.")
        session = self._open()
        loop = QEventLoop()
        broken: list[str] = []
        session.playhead.performed.connect(self._watch)
        at_the_end(session, loop.quit)
        session.failed.connect(broken.append)
        session.failed.connect(loop.quit)
        QTimer.singleShot(round(thinking_seconds * 1000), loop, loop.quit)
        # Queued, because a play that breaks at once would quit the loop before it runs.
        QTimer.singleShot(0, session, session.start)
        loop.exec()
        if not broken and not self._table.state.is_over:
            self._hurry(thinking_seconds)
        self._leave_files()
        self._say_result(broken)
        return not broken

    def _open(self) -> GameSession:
        seats = [
            Seat(f"Seat {n + 1}", usual_machine(self._table.game))
            for n in range(self._table.record.seats)
        ]
        session = self._window.show_play(self._table, seats)
        session.playhead.set_pace(AT_ONCE)
        read_at_once(session, self._window.play_page)
        return session

    def _watch(self, entry: Entry) -> None:
        """Take a picture now and then; the one nearest to the middle is chosen at the end."""
        if not isinstance(entry, Shown):
            return
        moves = len(self._table.record.moves)
        last = self._pictures[-1][0] if self._pictures else -1
        if moves > last * 1.2 or last < 0:
            # The view is being told right now; a moment later everything is drawn.
            QTimer.singleShot(0, self._window, lambda: self._take_picture(moves))
        if time.monotonic() - self._said > PROGRESS_SECONDS:
            self._said = time.monotonic()
            _say(f"  {moves} moves so far")

    def _take_picture(self, moves: int) -> None:
        self._pictures.append((moves, self._window.grab().toImage()))

    def _hurry(self, seconds: float) -> None:
        """Play what is left at random, in this process, and show how it ended."""
        _say(f"  not over after {seconds:g} s of thinking: the rest is played at random")
        self._window.end_play()
        player = RandomPlayer(self._table.game.brain, Chance(SEED).branch(0))
        latest = time.monotonic() + HURRY_SECONDS
        while not self._table.state.is_over and time.monotonic() < latest:
            seat = min(self._table.state.waiting)
            self._table.play(seat, player.choose(self._table.state, seat))
        if self._table.state.is_over:
            self._open().start()

    def _leave_files(self) -> None:
        QApplication.processEvents()
        if self._window.session:
            self._take_picture(len(self._table.record.moves))
        name = self._table.game.id
        half = self._pictures[-1][0] / 2
        middle = min(self._pictures, key=lambda taken: abs(taken[0] - half))
        chosen = {"start": self._pictures[0], "middle": middle, "end": self._pictures[-1]}
        for moment, (_, picture) in chosen.items():
            _keep(picture, self._folder / f"{name}_{moment}.png")
        text = self._table.sealed().to_text()
        (self._folder / f"{name}.record.txt").write_text(text, encoding="utf-8")

    def _say_result(self, broken: list[str]) -> None:
        moves = len(self._table.record.moves)
        if broken:
            _say(f"  broke after {moves} moves: {broken[0]}")
        elif not self._table.state.is_over:
            _say(f"  not over after {moves} moves; it was stopped")
        else:
            first = winners(self._table.standings)
            seats = ", ".join(str(standing.seat) for standing in first)
            _say(f"  over after {moves} moves; first: seat {seats}, {first[0].points} points")


def _make_writable(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".kastellan-probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DemoError(f"Nothing can be written to the folder {folder}: {reason}.") from error


def _keep(picture: QImage, path: Path) -> None:
    if not picture.save(str(path)):
        raise DemoError(f"The picture {path} cannot be written.")


def _say(line: str) -> None:
    print(line, flush=True)
