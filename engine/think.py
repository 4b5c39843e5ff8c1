"""The one function that runs in a worker process."""

from __future__ import annotations

from engine import catalog
from engine.ai.levels import player_of
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.state import State


def think(
    game_id: str, view: State, seat: int, level: str, seed: int, module: str | None = None
) -> Move:
    """Choose a move for *seat* from what it sees; *module* names a game outside the catalogue."""
    game = catalog.add(module) if module else catalog.load(game_id)
    return player_of(level, game, Chance(seed)).choose(view, seat)
