"""What runs in a worker process: players that live as long as their play, and an adviser."""

from __future__ import annotations

from enum import Enum
from typing import Any

from engine import catalog
from engine.ai.levels import YARDSTICKS, player_of
from engine.analysis.hint import Hint, hint_of
from engine.analysis.told_turn import ToldTurn, beginning, told_turn
from engine.core.agenda import Move
from engine.core.brain.thought import Player, Thought
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value

_MOST_PLAYERS = 16
"""More than sit at any table; a worker forgets the others."""
Answer = Move | Hint | ToldTurn


class About(Enum):
    """What is wanted of whoever thinks."""

    MOVE = "move"
    HINT = "hint"
    TURN = "turn"
    """Why somebody answered as in a turn that was played."""


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
    about: About = About.MOVE
    played: tuple[str, ...] = ()
    """The answers of a turn, where it is about one."""


class Mind:
    """Keeps the player of every seat from one question to the next, with what it has planned."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, int, str], Player] = {}

    def thought(self, question: Question) -> Thought:
        """Let the player of this seat begin to think; the yardsticks keep nothing in mind.

        An adviser keeps no plan either: it is asked for all that could be done.
        """
        if question.about is not About.MOVE:
            view = beginning(_game(question), question.view, question.seat)
            return _player(question).think(view, question.seat)
        if question.level in YARDSTICKS:
            return _player(question).think(question.view, question.seat)
        who = question.game_id, question.seat, question.level
        player = self._players.pop(who, None) or _player(question)
        self._players[who] = player
        while len(self._players) > _MOST_PLAYERS:
            self._players.pop(next(iter(self._players)))
        return player.think(question.view, question.seat)

    def answer(self, question: Question, thought: Thought) -> Answer:
        """Return what was asked for, as far as *thought* has come."""
        match question.about:
            case About.MOVE:
                return thought.best.moves[0]
            case About.HINT:
                return hint_of(thought, question.seat)
            case About.TURN:
                return told_turn(
                    _game(question), question.view, question.seat, question.played, thought
                )


def think(
    game_id: str, view: State, seat: int, level: str, seed: int, module: str | None = None
) -> Move:
    """Choose a move for *seat* from what it sees; *module* names a game outside the catalogue."""
    question = Question(game_id, view, seat, level, seed, module)
    return Mind().thought(question).finish().moves[0]


def _game(question: Question) -> Game[Any]:
    module = question.module
    return catalog.add(module) if module else catalog.load(question.game_id)


def _player(question: Question) -> Player:
    """Return a new player; on the ladder the same position brings the same answer every day."""
    level = question.level
    seed = question.seed if level in YARDSTICKS else question.seat
    return player_of(level, _game(question), Chance(seed))
