"""How quickly the window starts and follows the hand, beside a bare window in the same run.

``python -m desktop_app.trials.bench [--write FILE]``; part of ``make bench``, after the engine's.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from engine import catalog

if TYPE_CHECKING:
    from desktop_app.shell.main_window import MainWindow
    from desktop_app.table.game_page import GamePage

RUNS = 5
FRAMES = 300
REPAINTS = 12
_PATIENCE = 50
SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4k": (3840, 2160)}
FROZEN = Path("dist", "kastellan", "kastellan")
"""Where ``make package`` puts the program."""
GAME = catalog.GAME_IDS[0]
_SOURCE = (sys.executable, "-m", "desktop_app")

_BARE = """
import sys, time
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1280, 720)
window.show()
app.processEvents()
window.grab()
print(time.time(), flush=True)
window.close()
"""
_BOARD = ("--game", GAME, "--seats", "human,greedy,greedy,greedy", "--seed", "1")
"""A play against three machines."""


def main(arguments: list[str] | None = None) -> int:
    """Measure, print a table, write the figures."""
    parser = argparse.ArgumentParser("python -m desktop_app.trials.bench")
    parser.add_argument("--write", metavar="FILE", type=Path)
    parser.add_argument(
        "--paint", nargs=2, metavar=("GAME", "SIZE"), help="print the figures of one"
    )
    parser.add_argument("--only-paint", action="store_true", help="leave out how quickly it starts")
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if asked.paint:
        print(json.dumps(paint(*asked.paint)))
        return 0
    figures = {} if asked.only_paint else {**_starts(), **_frozen_start()}
    figures |= _frames()
    for name, figure in figures.items():
        print(f"{name:32} {figure:10.2f}")
    if asked.write:
        asked.write.parent.mkdir(parents=True, exist_ok=True)
        asked.write.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    return 0


def open_board(game_id: str = GAME) -> MainWindow:
    """Return a window with a play in which a person is to drag something over the board."""
    from desktop_app.kit import catalog as boards
    from desktop_app.shell.main_window import MainWindow
    from engine.core.table import Table
    from engine.saving.save import Seat

    game = catalog.load(game_id)
    window = MainWindow([boards.about(game_id)])
    count = min(4, game.seats[-1])
    seats = [Seat("A", "human"), *[Seat(letter, "greedy") for letter in "BCD"[: count - 1]]]
    table = Table(game, count, 1)
    tabletop = boards.load(game_id)
    assert tabletop
    while not any(tabletop.gesture_of(m, table.state).target for m in table.state.moves(0)):
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    window.show_play(table, seats).start()
    return window


def _starts() -> dict[str, float]:
    """Time from process start to an interactive window, bare and with a board, in turns."""
    bare, board = _in_turns(
        lambda _: [sys.executable, "-c", _BARE],
        lambda place: [*_SOURCE, "--time-start", "--portable", place, *_BOARD],
    )
    return {
        "start_bare_seconds": bare[0],
        "start_board_seconds": board[0],
        "start_ratio": board[0] / bare[0],
        "memory_bare_mib": bare[1],
        "memory_board_mib": board[1],
    }


def _frozen_start() -> dict[str, float]:
    """Time to the start page, of the frozen program and from the source, if one is built."""
    if not FROZEN.exists():
        return {}
    source, frozen = _in_turns(
        lambda place: [*_SOURCE, "--time-start", "--portable", place],
        lambda place: [str(FROZEN.absolute()), "--time-start", "--portable", place],
    )
    return {
        "start_page_source_seconds": source[0],
        "start_page_frozen_seconds": frozen[0],
        "start_page_ratio": frozen[0] / source[0],
    }


def _in_turns(*programs: Callable[[str], list[str]]) -> list[tuple[float, float]]:
    """Return seconds and mebibytes of each program, given a folder for what it keeps."""
    with tempfile.TemporaryDirectory() as place:
        # As after an installation: Python has compiled everything before the first run that counts.
        environment = dict(os.environ, PYTHONPYCACHEPREFIX=str(Path(place, "compiled")))
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        runs = [
            [_start(program(str(Path(place, "kept"))), environment) for program in programs]
            for _ in range(1 + RUNS)
        ]
    return [
        (median(seconds for seconds, _ in one), median(memory for _, memory in one))
        for one in zip(*runs[1:], strict=True)
    ]


def _start(command: list[str], environment: dict[str, str]) -> tuple[float, float]:
    began = time.time()
    running = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert running.stdout
    ready = running.stdout.read()
    _, status, used = os.wait4(running.pid, 0)
    assert status == 0, f"{command[0]} broke"
    return float(ready) - began, used.ru_maxrss / 1024


def _frames() -> dict[str, float]:
    """Return what boards cost to paint in every size, each in a process of its own."""
    figures = {}
    for game_id in catalog.GAME_IDS:
        for size in SIZES:
            command = [sys.executable, "-m", "desktop_app.trials.bench", "--paint", game_id, size]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            for name, figure in json.loads(done.stdout.splitlines()[-1]).items():
                figures[f"{game_id}_{size}_{name}"] = figure
    return figures


def paint(game_id: str, size: str) -> dict[str, float]:
    """Return what one dragged frame and a whole repaint cost this process, and its memory.

    Milliseconds of the processor, not of the clock: machines are shared.
    """
    import resource

    from desktop_app.look import drawing
    from desktop_app.shell.start import application
    from desktop_app.table.game_page import GamePage

    app = application()
    window = open_board(game_id)
    page = window.play_page
    assert isinstance(page, GamePage)
    window.resize(*SIZES[size])
    window.show()
    app.processEvents()
    page.session.close()  # nobody thinks meanwhile
    whole = _repaint(page)
    dragged = drag_frames(page, FRAMES)
    window.close()
    return {
        "dragged_median_ms": median(dragged),
        "dragged_95th_ms": quantiles(dragged, n=20)[-1],
        "repaint_ms": median(whole),
        "memory_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "cache_most_mib": drawing.CACHE_KILOBYTES / 1024,
    }


def _repaint(page: GamePage) -> list[float]:
    """Paint all of the board again and again; return the milliseconds of each time."""
    times = []
    for _ in range(REPAINTS):
        began = time.thread_time()
        page.board.viewport().repaint()
        times.append((time.thread_time() - began) * 1000)
    return times[2:]


def drag_frames(
    page: GamePage, frames: int, clock: Callable[[], float] = time.thread_time
) -> list[float]:
    """Drag a piece over the board; return the milliseconds of each frame by *clock*."""
    from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    class _Watcher(QObject):
        """Counts how often something is painted."""

        painted = 0

        def __init__(self, watched: QObject) -> None:
            super().__init__(watched)
            watched.installEventFilter(self)

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.painted += event.type() == QEvent.Type.Paint
            return False

    reach = page.scene.reach
    spot = max(reach.sources, key=lambda source: len(reach.targets(source)))
    start = page.board.mapFromScene(page.scene.place(spot).place.box.centre)
    viewport = page.board.viewport()
    watcher = _Watcher(viewport)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    times = []
    for frame in range(frames):
        began = clock()
        before = watcher.painted
        QTest.mouseMove(viewport, start + QPoint(frame % 400, frame % 250))
        for _ in range(_PATIENCE):  # what changed is painted, as between two frames of a screen
            if watcher.painted > before:
                break
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        times.append((clock() - began) * 1000)
    assert page.scene.lifted, "a piece follows the mouse"
    assert watcher.painted > frames / 2, "what is measured was painted"
    return times


if __name__ == "__main__":
    raise SystemExit(main())
