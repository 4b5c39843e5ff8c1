"""The end of the game: every castle is scored, the lower one counts (BC-45, BC-59, BC-60)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.agenda import Step
from engine.core.game import Standing, ranked
from engine.core.value import value
from engine.games.two_castles.events import CastleScored, FinalScore
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.state import TwoCastles


@value
class ScoreCastles(Step[TwoCastles]):
    """Report what every castle is worth and how every builder came out."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: TwoCastles) -> None:
        """Nothing changes: the castles themselves say what they are worth."""
        for number, castle in enumerate(state.castles):
            state.tell(CastleScored, number, castle_points(castle))
        for standing in standings(state):
            state.tell(FinalScore, standing.seat, standing.points, standing.place)


def standings(state: TwoCastles) -> tuple[Standing, ...]:
    """Return everybody's lower castle, higher castle and special rooms; Ludwig comes last."""
    points = tuple([castle_points(castle) for castle in state.castles])
    specials = tuple([castle.special_rooms for castle in state.castles])
    return rank(points, specials)


def rank(points: tuple[int, ...], specials: tuple[int, ...]) -> tuple[Standing, ...]:
    """Give places by the lower castle, then the higher one, then special rooms (BC-60)."""
    pairs = [(builder, (builder - 1) % len(points)) for builder in range(len(points))]
    return ranked(
        [min(points[left], points[right]) for left, right in pairs],
        lambda builder: (
            max(points[c] for c in pairs[builder]),
            sum(specials[c] for c in pairs[builder]),
        ),
    )
