"""A person who is made of clicks plays against every level of every game, with a real window.

``python -m desktop_app.trials.by_mouse [GAME ...] [--seconds N]`` prints a line for each play; part
of no test, because it takes as long as playing takes.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine import catalog
from engine.ai.levels import characters_of, ladder_of, machine
from engine.core.chance import Chance
from engine.core.table import Table
from engine.saving.save import Seat

if TYPE_CHECKING:
    from desktop_app.kit.gestures import Gesture
    from desktop_app.table.game_page import GamePage

SECONDS = 600.0
"""After which a play is given up as hanging."""
_SEED = 11


def main(arguments: list[str] | None = None) -> int:
    """Play, and return 0 if every play came to its end."""
    parser = argparse.ArgumentParser("python -m desktop_app.trials.by_mouse")
    parser.add_argument("games", nargs="*", default=catalog.GAME_IDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--level", help="only against this one")
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    went_well = True
    for game_id in asked.games:
        game = catalog.load(game_id)
        characters = ("", *characters_of(game))
        for number, level in enumerate(ladder_of(game)):
            if asked.level in (None, level):
                kind = machine(level, characters[number % len(characters)])
                went_well &= play(game, kind, asked.seconds)
    return 0 if went_well else 1


def play(game: Any, kind: str, seconds: float) -> bool:
    """Play one game against machines of one kind; say how it went."""
    from desktop_app.kit import catalog as boards
    from desktop_app.shell.main_window import MainWindow
    from desktop_app.shell.start import application
    from desktop_app.trials.mouse import do

    app = application()
    window = MainWindow([boards.about(game.id)])
    window.settings.change(animation="off", sound=False, pace="at_once")
    window.resize(1280, 720)
    window.show()
    count = max(game.seats[0], min(2, game.seats[-1]))
    seats = [Seat("Mouse", "human"), *[Seat(f"Seat {n}", kind) for n in range(1, count)]]
    session = window.show_play(Table(game, count, _SEED), seats)
    session.start()
    page: Any = window.play_page
    began, frames = time.monotonic(), Frames()
    chance = Chance(7)
    while not session.view.is_over and time.monotonic() - began < seconds:
        frames.note(app.processEvents)
        page.panels.skip()
        if can_answer(page):
            moves = game.brain.sensible(session.view, 0)
            number, chance = chance.draw(len(moves))
            do(page, gesture_for(page, moves[number]))
    is_over = session.view.is_over
    points = [standing.points for standing in session.standings()] if is_over else []
    said = f"points {points}" if is_over else "NOT OVER"
    print(f"{game.id:14} {kind:20} {session.moves_played:5} answers, {said}, {frames}", flush=True)
    window.close()
    window.deleteLater()
    app.processEvents()
    return is_over


class Frames:
    """How long the window was busy without looking up."""

    def __init__(self) -> None:
        self._busy: list[float] = []

    def note(self, work: Callable[[], object]) -> None:
        """Do some *work* of the window; count what it costs this process alone."""
        began = time.thread_time()
        work()
        self._busy.append((time.thread_time() - began) * 1000)

    def __str__(self) -> str:
        late = sum(busy > 16 for busy in self._busy)
        return f"longest slice {max(self._busy):.0f} ms, {late} of {len(self._busy)} over 16 ms"


def can_answer(page: GamePage) -> bool:
    """Whether hands can do something."""
    reach = page.scene.reach
    return page.session.decider == 0 and bool(reach.sources or reach.buttons)


def gesture_for(page: GamePage, move: Any) -> Gesture:
    """Return the gesture that begins with *move*."""
    return next(gesture for gesture, path in page.scene.reach.gestures() if path[0] == move)


if __name__ == "__main__":
    sys.exit(main())
