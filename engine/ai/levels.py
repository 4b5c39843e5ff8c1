"""Difficulty names and the players behind them."""

from __future__ import annotations

from typing import Any

from engine.ai.greedy import GreedyPlayer
from engine.ai.player import Player
from engine.ai.random_player import RandomPlayer
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.core.game import Game

LEVELS = ("random", "greedy")


def player_of(level: str, game: Game[Any], chance: Chance) -> Player:
    """Return a machine player of this level, with a stream of chance of its own."""
    match level:
        case "random":
            return RandomPlayer(game.brain, chance)
        case "greedy":
            return GreedyPlayer(game.brain, chance)
        case _:
            raise OptionError(f"There is no level {level!r}; there are: {', '.join(LEVELS)}.")
