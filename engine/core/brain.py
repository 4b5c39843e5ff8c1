"""What a game tells its machine players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from engine.core.state import State

S = TypeVar("S", bound="State", contravariant=True)


class Brain(Generic[S]):
    """A game's advice for whoever chooses moves."""

    def value(self, state: S, seat: int) -> float:
        """Say how well *seat* stands, the more the better, roughly in points."""
        raise NotImplementedError
