"""Strength of machine players against each other, by seed, seats rotated."""

from __future__ import annotations

from argparse import Namespace
from math import sqrt
from statistics import NormalDist, fmean
from typing import Any

from engine.core.errors import OptionError
from engine.core.game import Game
from engine.playing import Play, play_through
from engine.reporting import Report, progress, table
from engine.simulate import levels_of


def league_command(asked: Namespace) -> Report:
    """Play the asked number of games; each deal is played once with every rotation of seats."""
    game: Game[Any] = asked.game
    options = game.options_from(dict(asked.options))
    levels = levels_of(asked.players, game)
    if len(set(levels)) != len(levels) or not 2 <= len(levels) <= asked.seats:
        most = f"at most as many as the {asked.seats} seats"
        raise OptionError(f"A league compares two or more different players, {most}.")
    wins: dict[str, list[float]] = {level: [] for level in levels}
    points: dict[str, list[int]] = {level: [] for level in levels}
    for number in progress(range(asked.games)):
        turn = number % len(levels)
        sitting = [levels[(seat + turn) % len(levels)] for seat in range(asked.seats)]
        play = play_through(game, asked.seats, asked.seed + number // len(levels), sitting, options)
        for level, won in _wins(play, sitting).items():
            wins[level].append(won)
        for seat, level in enumerate(sitting):
            points[level].append(play.standings[seat].points)
    return _report(asked, wins, points)


def _wins(play: Play, sitting: list[str]) -> dict[str, float]:
    """Return the share of the win that each level has; a rival nobody plays may have it all."""
    first = [standing.seat for standing in play.standings if standing.place == 1]
    shares = dict.fromkeys(sitting, 0.0)
    for seat in first:
        if seat < len(sitting):
            shares[sitting[seat]] += 1 / len(first)
    return shares


def interval(rate: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate after Wilson, which stays sensible at 0 and 1."""
    z = NormalDist().inv_cdf(0.975)
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def _report(asked: Namespace, wins: dict[str, list[float]], points: dict[str, list[int]]) -> Report:
    listed = {}
    for level, shares in wins.items():
        low, high = interval(fmean(shares), len(shares))
        listed[level] = {
            "games": len(shares),
            "win_rate": round(fmean(shares), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_points": round(fmean(points[level]), 2),
        }
    document = {
        "game": asked.game.id,
        "seats": asked.seats,
        "games": asked.games,
        "seed": asked.seed,
        "levels": listed,
    }
    rows = [
        [level, f["games"], f["win_rate"], f["low"], f["high"], f["mean_points"]]
        for level, f in listed.items()
    ]
    head = ["level", "games", "win rate", "95 % from", "to", "mean points"]
    return Report(document, table(head, rows))
