"""What a game tells its machine players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.core.agenda import Move

if TYPE_CHECKING:
    from engine.core.state import State

S = TypeVar("S", bound="State", contravariant=True)


class Brain(Generic[S]):
    """A game's advice for whoever chooses moves; games override what they know better."""

    def value(self, state: S, seat: int) -> float:
        """Say how well *seat* stands, the more the better, roughly in points."""
        raise NotImplementedError

    def habits(self, state: S, seat: int, moves: Sequence[Move]) -> Sequence[float] | None:
        """Weigh *moves* for a quick playout; None means all alike."""
        return None
