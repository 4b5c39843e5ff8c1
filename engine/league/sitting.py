"""One play of a league: who sits where, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from engine import catalog
from engine.ai.outside import named_player
from engine.core import options as options_text
from engine.core.agenda import Move
from engine.core.brain.thought import Player
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.value import value

_THINKING = 1 << 32
"""Where the streams of players begin, far from those of the deal."""


@value
class Sitting:
    """A deal and its players, by seat."""

    game: str
    """Its id, or the module it lives in."""
    seats: int
    seed: int
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    rotation: int = 0
    """Tells plays on the same deal apart, so that nobody thinks the same twice by accident."""


@value
class Result:
    """What a play came to, by seat; a rival that nobody plays comes after the players."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    seconds: tuple[float, ...]
    steps: tuple[int, ...]
    decisions: tuple[int, ...]
    """Answers there was a choice about."""
    figures: tuple[tuple[str, float], ...] = ()
    """What the game counts besides."""

    def share(self, seat: int) -> float:
        """Return the share of the win that *seat* has."""
        return (self.places[seat] == 1) / self.places.count(1)


class _Watched:
    """A player, and what it took."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds, self.steps, self.decisions = 0.0, 0, 0
        self.moves: list[Move] = []


def play(sitting: Sitting) -> Result:
    """Play a deal to its end and tell what it came to."""
    game = game_of(sitting.game)
    state, hands = _played(game, sitting)
    standings = game.standings(state)
    return Result(
        tuple(standing.points for standing in standings),
        tuple(standing.place for standing in standings),
        tuple(hand.seconds for hand in hands),
        tuple(hand.steps for hand in hands),
        tuple(hand.decisions for hand in hands),
        tuple(game.figures(state).items()),
    )


def habits_in(sitting: Sitting) -> list[tuple[int, dict[str, float]]]:
    """Play a deal to its end; return for every seat its points and what it showed of its ways."""
    game = game_of(sitting.game)
    state, hands = _played(game, sitting)
    points = [standing.points for standing in game.standings(state)]
    return [
        (points[seat], dict(game.brain.habits(state, seat, hand.moves)))
        for seat, hand in enumerate(hands)
    ]


def _played(game: Game[Any], sitting: Sitting) -> tuple[Any, list[_Watched]]:
    """Return the end of a play; every player has chance of its own, whatever its seat."""
    options = options_text.parsed(game.options, dict(sitting.options))
    state = game.new(sitting.seats, Chance(sitting.seed), options)
    state.heard = False
    chance = Chance(sitting.seed).branch(_THINKING + sitting.rotation)
    hands = [
        _Watched(named_player(name, game, chance.branch(seat)))
        for seat, name in enumerate(sitting.players)
    ]
    while not state.is_over:
        seat = state.next_choice.seat
        move = _answer(game, hands[seat], state.seen_by(seat), seat)
        hands[seat].moves.append(move)
        state.apply(seat, move)
    return state, hands


def game_of(name: str) -> Game[Any]:
    """Return a game by its id or its module; workers elsewhere find it again."""
    return catalog.add(name) if "." in name else catalog.load(name)


def name_of(game: Game[Any]) -> str:
    """Return what game_of() finds the game by."""
    return game.id if game.id in catalog.GAME_IDS else type(game).__module__


def as_json(result: Result) -> dict[str, Any]:
    """Return a result as JSON writes it."""
    return {
        "points": result.points,
        "places": result.places,
        "seconds": result.seconds,
        "steps": result.steps,
        "decisions": result.decisions,
        "figures": dict(result.figures),
    }


def from_json(told: Mapping[str, Any]) -> Result:
    """Return what as_json() told."""
    return Result(
        tuple(told["points"]),
        tuple(told["places"]),
        tuple(told["seconds"]),
        tuple(told["steps"]),
        tuple(told["decisions"]),
        tuple(told["figures"].items()),
    )


def _answer(game: Game[Any], hand: _Watched, view: Any, seat: int) -> Any:
    began = time.thread_time()
    thought = hand.player.think(view, seat)
    move = thought.finish().moves[0]
    if len(game.brain.sensible(view, seat)) > 1:
        hand.seconds += time.thread_time() - began
        hand.steps += thought.steps
        hand.decisions += 1
    return move
