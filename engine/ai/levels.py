"""Names of machine players, and the players behind them.

A machine is named by its level and, if it has one, its character: ``strong``, ``strong/warlord``.
"""

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
LADDER = ("beginner", "learner", "improver", "practised", "casual", "strong", "master")
"""The rungs a game may offer, weakest first."""
LEVELS = (*YARDSTICKS, *LADDER)
_BETWEEN = "/"


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """Return every level that plays *game*."""
    return (*YARDSTICKS, *game.brain.levels)


def ladder_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the levels people are offered; where there is no ladder yet, the yardsticks."""
    return game.brain.levels or YARDSTICKS


def characters_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the characters a machine of the ladder may have in *game*."""
    return game.brain.characters


def machine(level: str, character: str = "") -> str:
    """Return the name of a machine: ``strong/warlord``, or ``strong`` for the level-headed one."""
    return f"{level}{_BETWEEN}{character}" if character else level


def parted(name: str) -> tuple[str, str]:
    """Return the level and the character a machine is named by; who has none is level-headed."""
    level, _, character = name.partition(_BETWEEN)
    return level, character


def adviser_of(game: Game[Any]) -> str:
    """Return the level that gives hints: strong, or else the best there is."""
    ladder = ladder_of(game)
    return "strong" if "strong" in ladder else ladder[-1]


def player_of(name: str, game: Game[Any], chance: Chance) -> Player:
    """Return the machine player of this name, with a stream of chance of its own."""
    if name == "random":
        return RandomPlayer(game.brain, chance)
    if name == "greedy":
        return GreedyPlayer(game.brain, chance)
    level, character = parted(name)
    if level not in game.brain.levels:
        known = ", ".join(levels_of(game))
        raise OptionError(f"There is no level {name!r}; there are: {known}.")
    return rung_of(level, game, chance, character)


def rung_of(level: str, game: Game[Any], chance: Chance, character: str) -> Player:
    """Return a player of a rung, also of one that is not offered."""
    if character and character not in game.brain.characters:
        known = ", ".join(game.brain.characters) or "none"
        raise OptionError(f"{game.title} has no character {character!r}; there are: {known}.")
    return game.brain.player(level, chance, character)
