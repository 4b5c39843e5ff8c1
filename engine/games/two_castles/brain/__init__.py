"""What this game tells its machine players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Player
from engine.core.chance import Chance
from engine.games.two_castles.brain.expected import expected_points, sources
from engine.games.two_castles.brain.hand import hand_value
from engine.games.two_castles.brain.ladder import CHARACTERS, LEVELS, rung
from engine.games.two_castles.brain.players import CastlePlanner
from engine.games.two_castles.brain.sensible import sensible_moves
from engine.games.two_castles.components import Kind
from engine.games.two_castles.state import TwoCastles


class TwoCastlesBrain(Brain[TwoCastles]):
    """Thinks of both castles of a seat at once: tiles, castles and spaces together."""

    levels = LEVELS
    characters = CHARACTERS

    def sensible(self, state: TwoCastles, seat: int) -> Sequence[Move]:
        """Leave out what only rearranges, and all but one order of the tiles that are kept."""
        return sensible_moves(state, seat)

    def value(self, state: TwoCastles, seat: int) -> float:
        """Return how *seat* stands by hand-made weights."""
        return hand_value(state, seat)

    def values(self, state: TwoCastles) -> tuple[float, ...]:
        """Return what everybody's lower castle can be expected to be worth; Ludwig comes last."""
        return expected_points(state)

    def features(self, state: TwoCastles, seat: int) -> Mapping[str, float]:
        """Return the points of both castles by the lines of the score sheet."""
        return sources(state, seat)

    def habits(self, state: TwoCastles, seat: int, moves: Sequence[Move]) -> Mapping[str, float]:
        """Count what was built into both castles."""
        castles = [state.castles[number] for number in state.castles_of(seat)]
        found = {kind.value: float(sum([c.number_of(kind) for c in castles])) for kind in Kind}
        found["attendants"] = float(sum([len(castle.attendants) for castle in castles]))
        found["cards"] = float(sum([len(castle.cards) for castle in castles]))
        return found

    def player(self, level: str, chance: Chance, character: str = "") -> Player:
        """Return a player that sees, hopes and likes as much as its level and character."""
        return CastlePlanner(self, chance, rung(level, character))
