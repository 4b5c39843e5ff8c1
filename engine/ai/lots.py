"""Lots to draw while thinking: a stream of chance that remembers how far it was read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.chance import Chance

T = TypeVar("T")
_FINE = 1 << 53
_PART = 1 << 12
_SPREAD = (4 / 12) ** 0.5


class Lots:
    """Numbers one after the other; the same chance, the same numbers."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def below(self, sides: int) -> int:
        """Return a number in ``range(sides)``."""
        number, self._chance = self._chance.draw(sides)
        return number

    def share(self) -> float:
        """Return a number from 0 up to, but not, 1."""
        return self.below(_FINE) / _FINE

    def normal(self) -> float:
        """Return a number around 0, usually not farther away than 1: four even ones added up."""
        number, total = self.below(_PART**4), 0
        for _ in range(4):
            number, part = divmod(number, _PART)
            total += part
        return (total / _PART - 2) / _SPREAD

    def one_of(self, things: Sequence[T]) -> T:
        """Return one of *things*."""
        return things[self.below(len(things))]
