"""What runs in a worker process: players that live as long as their play."""

from __future__ import annotations

from engine import catalog
from engine.ai.levels import YARDSTICKS, player_of
from engine.core.agenda import Move
from engine.core.brain.thought import Player, Thought
from engine.core.chance import Chance
from engine.core.state import State
from engine.core.value import value

_MOST_PLAYERS = 16
"""More than sit at any table; a worker forgets the others."""


@value
class Question:
    """What a machine is asked."""

    game_id: str
    view: State
    seat: int
    level: str
    seed: int
    module: str | None = None
    """Where a game outside the catalogue lives."""


class Mind:
    """Keeps the player of every seat from one question to the next, with what it has planned."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, int, str], Player] = {}

    def thought(self, question: Question) -> Thought:
        """Let the player of this seat begin to think; the yardsticks keep nothing in mind."""
        if question.level in YARDSTICKS:
            return _player(question).think(question.view, question.seat)
        who = question.game_id, question.seat, question.level
        player = self._players.pop(who, None) or _player(question)
        self._players[who] = player
        while len(self._players) > _MOST_PLAYERS:
            self._players.pop(next(iter(self._players)))
        return player.think(question.view, question.seat)


def think(
    game_id: str, view: State, seat: int, level: str, seed: int, module: str | None = None
) -> Move:
    """Choose a move for *seat* from what it sees; *module* names a game outside the catalogue."""
    question = Question(game_id, view, seat, level, seed, module)
    return Mind().thought(question).finish().moves[0]


def _player(question: Question) -> Player:
    """Return a new player; on the ladder the same position brings the same answer every day."""
    module, level = question.module, question.level
    game = catalog.add(module) if module else catalog.load(question.game_id)
    return player_of(level, game, Chance(question.seed if level in YARDSTICKS else question.seat))
