"""Reproducible randomness that fits in two integers."""

from __future__ import annotations

from engine.core.value import value

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB


@value
class Chance:
    """A numbered stream of random numbers; the n-th depends on the seed and n only.

    The mixing is SplitMix64 (Steele, Lea, Flood 2014): plain integer arithmetic, so the numbers
    are the same on every platform and every version of Python.

    >>> first, later = Chance(7).draw(6)
    >>> second, _ = later.draw(6)
    >>> Chance(7).draw(6)[0] == first, later.drawn
    (True, 1)
    """

    seed: int
    drawn: int = 0

    def draw(self, sides: int) -> tuple[int, Chance]:
        """Return a number in ``range(sides)`` and the stream that follows it.

        The mixing is written out: calling ``_mixed`` would cost a quarter of it again.
        """
        seed, n = self.seed, self.drawn + 1
        z = (seed + n * _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        return ((z ^ (z >> 31)) * sides) >> 64, Chance(seed, n)

    def order(self, count: int) -> tuple[list[int], Chance]:
        """Return what draw() would with *count* sides, one less, and so on down to two.

        Guessing what is hidden is mostly shuffling, so the mixing is written out here too: a call
        for every number, and a stream that is left at once, would cost half as much again.
        """
        seed, n, numbers = self.seed, self.drawn, []
        for sides in range(count, 1, -1):
            n += 1
            z = (seed + n * _GOLDEN) & _MASK
            z = ((z ^ (z >> 30)) * _FIRST) & _MASK
            z = ((z ^ (z >> 27)) * _SECOND) & _MASK
            numbers.append(((z ^ (z >> 31)) * sides) >> 64)
        return numbers, Chance(seed, n)

    def branch(self, number: int) -> Chance:
        """Return a stream of its own for every *number*, unrelated to this one."""
        return Chance(_mixed(self.seed ^ 0x5851F42D4C957F2D, number + 1))


def _mixed(seed: int, n: int) -> int:
    z = (seed + n * _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31)


UNKNOWN_CHANCE = Chance(0)
"""What a player knows of the future."""
