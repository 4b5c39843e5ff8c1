"""Names of machine players, and the players behind them."""

from __future__ import annotations

from typing import Any

from engine.ai.greedy import GreedyPlayer
from engine.ai.random_player import RandomPlayer
from engine.core.brain.thought import Player
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.core.game import Game

YARDSTICKS = ("random", "greedy")
"""What every game can be measured with; people play against the ladder of their game."""
LADDER = ("beginner", "learner", "improver", "casual", "strong", "master")
"""The rungs a game may offer, weakest first."""
LEVELS = (*YARDSTICKS, *LADDER)


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """Return every level that plays *game*."""
    return (*YARDSTICKS, *game.brain.levels)


def ladder_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the levels people are offered; where there is no ladder yet, the yardsticks."""
    return game.brain.levels or YARDSTICKS


def adviser_of(game: Game[Any]) -> str:
    """Return the level that gives hints: strong, or else the best there is."""
    ladder = ladder_of(game)
    return "strong" if "strong" in ladder else ladder[-1]


def player_of(level: str, game: Game[Any], chance: Chance) -> Player:
    """Return a machine player of this level, with a stream of chance of its own."""
    if level == "random":
        return RandomPlayer(game.brain, chance)
    if level == "greedy":
        return GreedyPlayer(game.brain, chance)
    if level in game.brain.levels:
        return game.brain.player(level, chance)
    known = ", ".join(levels_of(game))
    raise OptionError(f"There is no level {level!r}; there are: {known}.")
