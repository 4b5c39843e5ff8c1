"""What a game tells its machine players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.core.agenda import Move

if TYPE_CHECKING:
    from engine.core.state import State

S = TypeVar("S", bound="State", contravariant=True)


class Brain(Generic[S]):
    """A game's advice for whoever chooses moves."""

    def sensible(self, state: S, seat: int) -> Sequence[Move]:
        """Return the legal moves worth thinking about, in a fixed order; never none.

        What else is legal only rearranges, wastes or gives up what could be had; hands may do it.
        """
        return state.moves(seat)

    def value(self, state: S, seat: int) -> float:
        """Say how well *seat* stands, the more the better, roughly in points."""
        raise NotImplementedError
