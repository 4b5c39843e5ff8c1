"""Whole plays by machines: what happened, and how fast."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from engine.core.errors import OptionError
from engine.core.game import Game
from engine.core.table import Table
from engine.league.command import names_in
from engine.playing import Play, play_through
from engine.reporting import Report, progress, table
from engine.saving import files
from engine.saving.save import Seat


def simulate_command(asked: Namespace) -> Report:
    """Play the asked number of games, with seeds that count up."""
    game: Game[Any] = asked.game
    options = game.options_from(dict(asked.options))
    levels = names_in(asked.players, game)
    if len(levels) > asked.seats:
        raise OptionError(f"There are {len(levels)} players for {asked.seats} seats.")
    seeds = range(asked.seed, asked.seed + asked.games)
    started = time.perf_counter()
    plays = [
        play_through(game, asked.seats, seed % 2**64, levels, options) for seed in progress(seeds)
    ]
    seconds = time.perf_counter() - started
    if asked.save:
        _save_all(asked.save, game, plays, levels)
    return _report(game, asked.seats, plays, seconds)


def _report(game: Game[Any], seats: int, plays: list[Play], seconds: float) -> Report:
    decisions = sum(play.decisions for play in plays)
    listed = [
        {
            "seed": play.record.seed,
            "decisions": play.decisions,
            "points": [standing.points for standing in play.standings],
            "places": [standing.place for standing in play.standings],
        }
        for play in plays
    ]
    document = {
        "game": game.id,
        "seats": seats,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "plays": listed,
    }
    rows = [[p["seed"], p["decisions"], p["points"], p["places"]] for p in listed]
    speed = f"{decisions} decisions in {seconds:.2f} s, {decisions / seconds:,.0f} a second"
    return Report(document, table(["seed", "decisions", "points", "places"], rows) + "\n" + speed)


def _save_all(folder: Path, game: Game[Any], plays: list[Play], levels: list[str]) -> None:
    """Leave every play as a save, and as a record to read."""
    folder.mkdir(parents=True, exist_ok=True)
    for play in plays:
        played = Table.replay(game, play.record)
        sitting = tuple(
            Seat(f"Seat {seat + 1}", levels[seat % len(levels)])
            for seat in range(play.record.seats)
        )
        name = f"{game.id}-{play.record.seats}-{play.record.seed}"
        files.save(folder / (name + files.SUFFIX), played, sitting)
        (folder / f"{name}.txt").write_text(played.sealed().to_text(), encoding="utf-8")
