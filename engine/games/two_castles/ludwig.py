"""The third builder of a game for two: he decides nothing and can win (BC-61 to BC-66)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice, Move, Step
from engine.core.refusal import Refusal, refuse
from engine.core.value import value
from engine.games.two_castles.content import ROOMS
from engine.games.two_castles.events import LudwigDrew, LudwigLaidOut
from engine.games.two_castles.moves import LayOut
from engine.games.two_castles.state import TwoCastles

LUDWIG = 2


@value
class LudwigDraws(Step[TwoCastles]):
    """Draw two of Ludwig's tiles at random; one human looks at them (BC-63)."""

    def run(self, state: TwoCastles) -> None:
        """Ask the human on Ludwig's left in round 1, on his right in round 2."""
        seat = state.lays_out_for_ludwig
        ludwig = state.builders[LUDWIG]
        mixed = state.shuffled(ludwig.hand)
        ludwig.chosen, ludwig.hand = tuple(sorted(mixed[:2])), tuple(sorted(mixed[2:]))
        state.tell(LudwigDrew, seat, ludwig.chosen)
        state.push(LayOutTiles(seat))


@value
class LayOutTiles(Choice[TwoCastles, LayOut]):
    """Say which of the two tiles goes to the castle shared with Ludwig (BC-63)."""

    rule: ClassVar[str] = "BC-63"
    seat: int

    def attempts(self, state: TwoCastles) -> Iterable[LayOut]:
        """Try both, and the tiles of the seat's own hand."""
        rooms = state.builders[LUDWIG].chosen + state.builders[self.seat].hand
        return [LayOut(room) for room in rooms]

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Refuse a tile that was not drawn."""
        if not isinstance(move, LayOut):
            return refuse("BC-63", "not_offered")
        if move.room in state.builders[LUDWIG].chosen:
            return None
        return refuse("BC-63", "not_drawn", room=ROOMS[move.room].id)

    def take(self, state: TwoCastles, move: LayOut) -> None:
        """Lay both tiles open beside their castles."""
        ludwig = state.builders[LUDWIG]
        (other,) = [room for room in ludwig.chosen if room != move.room]
        shared = [c for c in state.castles_of(LUDWIG) if c in state.castles_of(self.seat)]
        rest = [c for c in state.castles_of(LUDWIG) if c not in shared]
        ludwig.chosen, ludwig.owes = (move.room, other), (*shared, *rest)
        state.reveal()
        for castle, room in zip(ludwig.owes, ludwig.chosen, strict=True):
            state.tell(LudwigLaidOut, self.seat, castle, room)
