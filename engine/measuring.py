"""What the bench measures, in a process of its own for each engine.

The bench tells a process on a line of JSON what to do next, so that plain and compiled engine take
turns and whatever else the machine does disturbs both alike. What counts is time of the processor.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from engine import catalog
from engine.core.chance import Chance
from engine.core.errors import KastellanError
from engine.core.game import Game
from engine.core.state import State
from engine.playing import playout
from engine.running import WISH

YARDSTICK = "chess random playouts"
USUAL_SEATS = 4
MOMENTS = (0.1, 0.25, 0.4, 0.55, 0.7, 0.85)
"""Where in a play search is measured: every move of each of these moments is tried once."""
Work = Callable[[], int]


class Engine:
    """One of the two engines at work; ask for a speed, and close it in the end."""

    def __init__(self, wish: str, games: tuple[str, ...]) -> None:
        root = str(Path(__file__).parents[1])
        path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "engine.measuring", *games],
            env=os.environ | {WISH: wish, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.works: tuple[tuple[str, str], ...] = tuple(map(tuple, self._heard()))
        """All that can be measured, by game and name."""

    def speed(self, work: tuple[str, str], seconds: float) -> float:
        """Return how much of it is done in a second."""
        assert self._process.stdin is not None
        print(json.dumps([*work, seconds]), file=self._process.stdin, flush=True)
        return float(self._heard())

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise KastellanError("The bench has come to grief; what it says stands above.")
        return json.loads(line)


def speed_of(work: Work, seconds: float) -> float:
    """Repeat *work* for about this long; return how much of it was done in a second."""
    done, started = 0, time.process_time()
    while True:
        done += work()
        spent = time.process_time() - started
        if spent >= max(seconds, 1e-9):
            return done / spent


def works_of(game: Game[Any]) -> Mapping[str, Work]:
    """Return what is measured for a game; each call says how much it did."""
    seats, seeds = seats_of(game), count(1)
    moments = [_moment(game, seats, part) for part in MOMENTS]
    middle = _moment(game, seats, 0.5)
    view = middle.seen_by(0)
    works: dict[str, Work] = {
        "decisions": lambda: playout(
            game, game.new(seats, Chance(seed := next(seeds))), Chance(seed)
        ),
        "steps": lambda: sum(map(_try_all, moments)),
        "copies": _hundred(middle.copy),
        "views": _hundred(lambda: middle.seen_by(0)),
        "guesses": _hundred(lambda: view.guess(Chance(next(seeds)))),
    }
    return works | {name: _hundred(work) for name, work in game.measured().items()}


def seats_of(game: Game[Any]) -> int:
    """Return how many play while it is measured."""
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[-1]


def _moment(game: Game[Any], seats: int, part: float) -> State:
    """Return a state from such a part of a random play, to which nobody listens."""
    length = playout(game, game.new(seats, Chance(1)), Chance(1))
    state: State = game.new(seats, Chance(1))
    state.heard = False
    chance = Chance(1)
    for _ in range(int(length * part)):
        moves = game.brain.sensible(state, state.next_choice.seat)
        number, chance = chance.draw(len(moves))
        state.apply(state.next_choice.seat, moves[number])
        if state.is_over:
            break
    return state


def _try_all(state: State) -> int:
    """Do what search does: copy, and apply each move once."""
    if state.is_over:
        return 0
    seat = state.next_choice.seat
    moves = state.moves(seat)
    for move in moves:
        state.copy().apply(seat, move)
    return len(moves)


def _hundred(work: Callable[[], object]) -> Work:
    def repeated() -> int:
        for _ in range(100):
            work()
        return 100

    return repeated


def chess_playout() -> Work:
    """Return a random game of the PyPI package ``chess``, which many know the speed of."""
    import chess

    seeds = count(1)

    def work() -> int:
        board, chance, moves = chess.Board(), Chance(next(seeds)), 0
        while moves < 300 and not board.is_game_over():
            legal = list(board.legal_moves)
            number, chance = chance.draw(len(legal))
            board.push(legal[number])
            moves += 1
        return moves

    return work


def serve(names: list[str]) -> None:
    """Measure what is asked for, line by line."""
    games = [catalog.add(name) if "." in name else catalog.load(name) for name in names]
    works: dict[tuple[str, str], Work] = {("", YARDSTICK): chess_playout()}
    for game in games:
        works |= {(game.id, name): work for name, work in works_of(game).items()}
    print(json.dumps([*works]), flush=True)
    for line in sys.stdin:
        game_id, name, seconds = json.loads(line)
        print(speed_of(works[game_id, name], seconds), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1:])
