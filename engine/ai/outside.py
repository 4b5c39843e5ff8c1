"""Players from outside, named ``module:Class`` on the command line and nowhere else."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from engine.ai.learned import LearnedValue, learned_in
from engine.ai.levels import LADDER, parted, player_of, rung_of
from engine.ai.turn_search import TurnPlayer
from engine.core.agenda import Move
from engine.core.brain.thought import Budget, Decided, Line, Player, Thought
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.core.state import State

TRAINED = "trained@"
"""Stands before a file of learned values: whoever plays by them."""
STEPS = 400
"""Positions such a player looks at for a turn."""


class SimplePlayer:
    """Somebody's own player: a subclass writes ``choose`` and may look at ``game`` and ``chance``.

    A tutorial stands in CONTRIBUTING.md.
    """

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        self.game = game
        self.chance = chance

    def choose(self, view: State, seat: int) -> Move:
        """Return one of ``view.moves(seat)``."""
        raise NotImplementedError

    def think(self, view: State, seat: int) -> Thought:
        """Answer at once."""
        return Decided(Line((self.choose(view, seat),)))


def named_player(name: str, game: Game[Any], chance: Chance) -> Player:
    """Return a new player of a level, or of the class that *name* says: ``my_players:Careful``.

    ``trained@FILE`` searches whole turns with the values of a file.

    Only the command line asks for these: a file that somebody opens never names modules.
    """
    if name.startswith(TRAINED):
        return trained_player(name.removeprefix(TRAINED), game, chance)
    module, colon, of_class = name.partition(":")
    level, character = parted(name)
    if level in LADDER and level not in game.brain.levels:
        return rung_of(level, game, chance, character)  # it is not offered, or not yet
    if not colon:
        return player_of(name, game, chance)
    try:
        made = getattr(import_module(module), of_class)(game, chance)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise OptionError(f"There is no player {name!r}: {error}.") from error
    if not (hasattr(made, "think") and hasattr(made, "choose")):
        raise OptionError(f"{name!r} is no player: it cannot think and choose.")
    player: Player = made
    return player


def trained_player(file: str, game: Game[Any], chance: Chance) -> Player:
    """Return a player by the values of a file that ``train`` has written."""
    subject = game.brain.subject
    if subject is None:
        raise OptionError(f"{game.title} has nothing to learn yet.")
    learned = LearnedValue(subject, learned_in(Path(file)))
    made = game.brain.by_values(learned, chance, STEPS)
    return made or TurnPlayer(game.brain, chance, Budget(STEPS), learned.worth)
