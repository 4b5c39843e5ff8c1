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
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    figures = {**_starts(), **_frozen_start(), **_frames()}
    for name, figure in figures.items():
        print(f"{name:32} {figure:10.2f}")
    if asked.write:
        asked.write.parent.mkdir(parents=True, exist_ok=True)
        asked.write.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    return 0


def open_board() -> MainWindow:
    """Return a window with a play in which a person is to drag something over the board."""
    from desktop_app.kit import catalog as boards
    from desktop_app.shell.main_window import MainWindow
    from engine.core.table import Table
    from engine.saving.save import Seat

    game = catalog.load(GAME)
    window = MainWindow([boards.about(GAME)])
    seats = [Seat("A", "human"), *[Seat(letter, "greedy") for letter in "BCD"]]
    table = Table(game, 4, 1)
    tabletop = boards.load(GAME)
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
    """Return what one frame takes while a piece is dragged over the board and machines think."""
    from desktop_app.shell.start import application
    from desktop_app.table.game_page import GamePage

    app = application()
    window = open_board()
    page = window.play_page
    assert isinstance(page, GamePage)
    window.resize(1280, 720)
    window.show()
    app.processEvents()
    busy = subprocess.Popen([sys.executable, "-m", "engine", "simulate", GAME, "--seats", "4",
                             "--games", "9999"], stdout=subprocess.DEVNULL)  # fmt: skip
    try:
        times = drag_frames(page, FRAMES)
    finally:
        busy.kill()
        busy.wait()
    window.close()
    return {"frame_median_ms": median(times), "frame_95th_ms": quantiles(times, n=20)[-1]}


def drag_frames(
    page: GamePage, frames: int, clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """Drag a piece over the board; return the milliseconds of each frame by *clock*."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    reach = page.scene.reach
    spot = next(source for source in reach.sources if reach.targets(source))
    start = page.board.mapFromScene(page.scene.place(spot).place.box.centre)
    viewport = page.board.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    times = []
    for frame in range(frames):
        began = clock()
        QTest.mouseMove(viewport, start + QPoint(frame % 400, frame % 250))
        # Qt waits for the screen between two frames; painting at once shows what one costs.
        viewport.repaint()
        times.append((clock() - began) * 1000)
    assert page.scene.lifted, "a piece follows the mouse"
    return times


if __name__ == "__main__":
    raise SystemExit(main())
