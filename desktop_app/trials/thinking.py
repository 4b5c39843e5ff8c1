"""What it costs to drag a piece while four machines think, and how large their workers are.

``python -m desktop_app.trials.thinking [GAME ...]`` prints a line for each game. Milliseconds are
of this process alone, so that a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from engine import catalog
from engine.ai.levels import adviser_of
from engine.core.table import Table
from engine.saving.save import Seat
from engine.think import Question

_FRAMES = 300
_WAIT = 60.0
_BUSY = 8.0
"""Seconds in which workers come to their largest."""


def main(arguments: list[str] | None = None) -> int:
    """Measure every game."""
    parser = argparse.ArgumentParser("python -m desktop_app.trials.thinking")
    parser.add_argument("games", nargs="*", default=catalog.GAME_IDS)
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for game_id in asked.games:
        measure(catalog.load(game_id))
    return 0


def measure(game: Any) -> None:
    """Let a person drag while everybody else thinks at the level of the adviser."""
    from desktop_app.kit import catalog as boards
    from desktop_app.shell.main_window import MainWindow
    from desktop_app.shell.start import application
    from desktop_app.trials.bench import drag_frames

    app = application()
    window = MainWindow([boards.about(game.id)])
    window.settings.change(animation="off", sound=False)
    window.resize(1280, 720)
    window.show()
    count, level = min(5, game.seats[-1]), adviser_of(game)
    seats = [Seat("A", "human"), *[Seat(f"Seat {n}", level) for n in range(1, count)]]
    table = Table(game, count, 3)
    tabletop = boards.load(game.id)
    assert tabletop
    while 0 not in table.state.waiting or not any(
        tabletop.gesture_of(move, table.state.seen_by(0)).target for move in table.state.moves(0)
    ):
        seat = min(table.state.waiting)
        table.play(seat, game.brain.sensible(table.state, seat)[0])
    session = window.show_play(table, seats)
    session.start()
    page: Any = window.play_page
    latest = time.monotonic() + _WAIT
    while session.decider is None and time.monotonic() < latest:
        app.processEvents()
    thinker = session.machines._thinker
    thinker._count = 4  # however few processors there are
    view = table.state.seen_by(0)
    for ticket in range(1000, 1200):  # the same question to all of them, so that all are busy
        thinker._let_think(ticket % 4, ticket, Question(game.id, view, 0, level, ticket))
    while len(thinker.worker_ids()) < 4:
        app.processEvents()
    times = drag_frames(page, _FRAMES, time.thread_time)
    latest = time.monotonic() + _BUSY
    while time.monotonic() < latest:
        app.processEvents()
    sizes = [_mebibytes(pid) for pid in session.machines._thinker.worker_ids()]
    print(
        f"{game.id:14} 4 think: frame {median(times):.1f} ms, 95 % within"
        f" {quantiles(times, n=20)[-1]:.1f} ms, longest {max(times):.1f} ms;"
        f" workers {', '.join(f'{size:.0f} MiB' for size in sizes)}",
        flush=True,
    )
    window.close()


def _mebibytes(pid: int) -> float:
    """Return how much memory a process had at most; 0 where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    rss = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(rss.split()[1]) / 1024


if __name__ == "__main__":
    sys.exit(main())
