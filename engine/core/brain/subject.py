"""What a game tells those who learn and use values: what to count, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

Mix = tuple[tuple[int, Mapping[str, str]], ...]
"""Numbers of players, each with options."""


class Worths(Protocol):
    """What counts are worth, as it was learned."""

    def worth(self, state: Any, seat: int) -> float:
        """Return the points *seat* can expect at the end."""
        ...

    def weights_of(self, state: Any, seat: int) -> tuple[float, ...]:
        """Return what each measure of *seat* is worth at the stage of *state*."""
        ...


class Subject(Protocol):
    """Counts positions; what the counts are worth is learned by playing."""

    measures: tuple[str, ...]
    """The names of what is counted."""
    file: str
    """Where values are kept, in the game's folder of resources."""
    mix: Mix
    """Numbers of players and options to learn with, each as often as the others."""
    stages: int
    """How many stages there are; 0 is the end."""
    once_a_stage: bool
    """Whether positions are valued where a stage begins, and not after every turn."""

    def sort_of(self, state: Any, seat: int) -> str:
        """Return which table is about *seat*."""
        ...

    def stage(self, state: Any, seat: int) -> int:
        """Return how much of the play is left to *seat*, as a small number; 0 at the end."""
        ...

    def standing(self, state: Any, seat: int) -> float:
        """Return the points that stand already, and all of them at the end."""
        ...

    def measure(self, state: Any, seat: int) -> list[float]:
        """Count; in the order of the names."""
        ...
