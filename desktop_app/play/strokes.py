"""Which answers were given by one stroke of the hand, so that they are taken back together."""

from __future__ import annotations

Place = tuple[int, int]
"""A seat, and how many answers it has given; others may answer meanwhile in lanes of their own."""


class Strokes:
    """The places at which a stroke went on: taking a die and placing it is one drag."""

    def __init__(self) -> None:
        self._inside: set[Place] = set()

    def begin(self, place: Place) -> None:
        """Let a stroke begin here, whatever was here before it was taken back."""
        self._inside.discard(place)

    def go_on(self, place: Place) -> None:
        """Let the stroke that brought us here go on."""
        self._inside.add(place)

    def is_amid(self, place: Place) -> bool:
        """Whether a stroke goes on at *place*."""
        return place in self._inside
