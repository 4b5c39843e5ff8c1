"""How quickly the window starts and follows the hand, beside a bare window in the same run.

``python -m desktop_app.bench [--write FILE]``; ``make bench`` runs it after the engine's bench.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop_app.windows.main_window import MainWindow

RUNS = 5
FRAMES = 300
FROZEN = Path("dist", "kastellan", "kastellan")
"""Where ``make package`` puts the program."""
GAME = "white_castle"

_BARE = """
import sys, time
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
"""
_BOARD = """
import sys, time
from desktop_app.start import application
app = application()
from desktop_app.bench import open_board
window = open_board()
"""
_READY = """
window.resize(1280, 720)
window.show()
app.processEvents()
window.grab()
import resource
print(time.time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, flush=True)
import os
os._exit(0)
"""


def main(arguments: list[str] | None = None) -> int:
    """Measure, print a table, write the figures."""
    parser = argparse.ArgumentParser("python -m desktop_app.bench")
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
    """Return a window with a play in which a person is to take a die."""
    from desktop_app.windows.main_window import MainWindow
    from engine import catalog
    from engine.core.table import Table
    from engine.saving.save import Seat

    game = catalog.load(GAME)
    window = MainWindow([game])
    seats = [Seat("A", "human"), *[Seat(letter, "greedy") for letter in "BCD"]]
    table = Table(game, 4, 1)
    while not any(offer.startswith("take ") for offer in table.offers(0)):
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    window.show_play(table, seats).start()
    return window


def _starts() -> dict[str, float]:
    """Time from process start to an interactive window, bare and with a board, in turns."""
    bare, board = [], []
    for _ in range(RUNS):
        bare.append(_start(_BARE))
        board.append(_start(_BOARD))
    bare_time, board_time = (median(run[0] for run in runs) for runs in (bare, board))
    return {
        "start_bare_seconds": bare_time,
        "start_board_seconds": board_time,
        "start_ratio": board_time / bare_time,
        "memory_bare_mib": median(run[1] for run in bare),
        "memory_board_mib": median(run[1] for run in board),
    }


def _start(program: str) -> tuple[float, float]:
    began = time.time()
    ended = subprocess.run(
        [sys.executable, "-c", program + _READY], capture_output=True, text=True, check=True
    )
    ready, memory = ended.stdout.split()
    return float(ready) - began, float(memory)


def _frozen_start() -> dict[str, float]:
    """Time to the start page, of the frozen program and from the source, if one is built."""
    if not FROZEN.exists():
        return {}
    source, frozen = [], []
    for _ in range(RUNS):
        source.append(_start_page(sys.executable, "-m", "desktop_app"))
        frozen.append(_start_page(str(FROZEN.absolute())))
    return {
        "start_page_source_seconds": median(source),
        "start_page_frozen_seconds": median(frozen),
        "start_page_ratio": median(frozen) / median(source),
    }


def _start_page(*program: str) -> float:
    with tempfile.TemporaryDirectory() as place:
        command = [*program, "--time-start", "--portable", place]
        began = time.time()
        ended = subprocess.run(command, capture_output=True, text=True, check=True)
        return float(ended.stdout) - began


def _frames() -> dict[str, float]:
    """Time of one frame while a die is dragged over the board and machines think."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    from desktop_app.start import application
    from desktop_app.windows.game_page import GamePage

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
        spot = page.scene.reach.sources[0]
        start = page.board.mapFromScene(page.scene.place(spot).place.box.centre)
        viewport = page.board.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        times = []
        for frame in range(FRAMES):
            began = time.perf_counter()
            QTest.mouseMove(viewport, start + QPoint(frame % 400, frame % 250))
            # Qt waits for the screen between two frames; painting at once shows what one costs.
            viewport.repaint()
            times.append((time.perf_counter() - began) * 1000)
        assert page.scene.lifted, "a die follows the mouse"
    finally:
        busy.kill()
        busy.wait()
    window.close()
    return {"frame_median_ms": median(times), "frame_95th_ms": quantiles(times, n=20)[-1]}


if __name__ == "__main__":
    raise SystemExit(main())
