"""Speed of each game beside a yardstick measured in the same run.

These machines are shared and noisy: seconds say little, ratios inside one run say more. Yardstick
and games take turns, several times, and the median of each counts.
"""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import Any

from engine import catalog
from engine.core.chance import Chance
from engine.core.errors import KastellanError
from engine.core.game import Game
from engine.core.state import State
from engine.playing import playout
from engine.reporting import Report, progress, table

YARDSTICK = "chess random playouts"
USUAL_SEATS = 4


def bench_command(asked: Namespace) -> Report:
    """Measure everything in turns and compare with the yardstick."""
    games = asked.games or [catalog.load(game_id) for game_id in catalog.GAME_IDS]
    works: dict[tuple[str, str], Callable[[], int]] = {("", YARDSTICK): _chess_playout()}
    for game in games:
        works |= {(game.id, name): work for name, work in _works(game).items()}
    speeds: dict[tuple[str, str], list[float]] = {key: [] for key in works}
    turns = [key for _ in range(asked.repeats) for key in works]
    for key in progress(turns):
        speeds[key].append(_speed(works[key], asked.seconds))
    report = _report(games, {key: median(runs) for key, runs in speeds.items()})
    if asked.write:
        asked.write.parent.mkdir(parents=True, exist_ok=True)
        asked.write.write_text(json.dumps(report.document, indent=1), encoding="utf-8")
    return report


def _speed(work: Callable[[], int], seconds: float) -> float:
    """Repeat *work* for about this long; return how much of it was done in a second."""
    done, started = 0, time.perf_counter()
    while True:
        done += work()
        spent = time.perf_counter() - started
        if spent >= seconds:
            return done / spent


def _works(game: Game[Any]) -> dict[str, Callable[[], int]]:
    """Return what is measured for a game; each call says how much it did."""
    seats = _seats(game)
    seeds = count(1)
    middle = _middle(game, seats)
    view = middle.seen_by(0)
    works: dict[str, Callable[[], int]] = {
        "decisions": lambda: playout(
            game, game.new(seats, Chance(seed := next(seeds))), Chance(seed)
        ),
        "copies": _hundred(middle.copy),
        "views": _hundred(lambda: middle.seen_by(0)),
        "guesses": _hundred(lambda: view.guess(Chance(next(seeds)))),
    }
    return works | {name: _hundred(work) for name, work in game.measured().items()}


def _seats(game: Game[Any]) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[-1]


def _middle(game: Game[Any], seats: int) -> State:
    """Return a state from the middle of a random play."""
    length = playout(game, game.new(seats, Chance(1)), Chance(1))
    state: State = game.new(seats, Chance(1))
    chance = Chance(1)
    for _ in range(length // 2):
        moves = game.brain.sensible(state, state.next_choice.seat)
        number, chance = chance.draw(len(moves))
        state.apply(state.next_choice.seat, moves[number])
        if state.is_over:
            break
    return state


def _hundred(work: Callable[[], object]) -> Callable[[], int]:
    def repeated() -> int:
        for _ in range(100):
            work()
        return 100

    return repeated


def _chess_playout() -> Callable[[], int]:
    """Return a random game of the PyPI package ``chess``, which many know the speed of."""
    try:
        import chess
    except ImportError as error:
        raise KastellanError(
            "The yardstick is missing: install it with pip install 'kastellan[bench]'."
        ) from error
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


def _report(games: list[Game[Any]], speeds: dict[tuple[str, str], float]) -> Report:
    yardstick = speeds["", YARDSTICK]
    listed: dict[str, dict[str, float | int]] = {}
    for game in games:
        own = {name: speed for (game_id, name), speed in speeds.items() if game_id == game.id}
        listed[game.id] = {"seats": _seats(game)}
        listed[game.id] |= {f"{name}_per_second": round(own[name], 1) for name in own}
        listed[game.id]["decision_ratio"] = round(own["decisions"] / yardstick, 3)
        listed[game.id]["copy_in_decisions"] = round(own["decisions"] / own["copies"], 3)
    document = {
        "yardstick": {"name": YARDSTICK, "decisions_per_second": round(yardstick, 1)},
        "games": listed,
    }
    rows = [[YARDSTICK, "decisions_per_second", yardstick, 1.0]]
    for game_id, figures in listed.items():
        rows += [
            [game_id, name, float(figure), figure / yardstick if "_per_" in name else ""]
            for name, figure in figures.items()
        ]
    return Report(document, table(["what", "figure", "value", "to yardstick"], rows))
