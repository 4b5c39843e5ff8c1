"""Reproducible randomness that fits in two integers."""

from __future__ import annotations

from engine.core.value import value

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


@value
class Chance:
    """A numbered stream of random numbers; the n-th depends on the seed and n only.

    The mixing is SplitMix64 (Steele, Lea, Flood 2014): plain integer arithmetic, so the numbers
    are the same on every platform and every version of Python.
    """

    seed: int
    drawn: int = 0

    def draw(self, sides: int) -> tuple[int, Chance]:
        """Return a number in ``range(sides)`` and the stream that follows it."""
        return (_mixed(self.seed, self.drawn + 1) * sides) >> 64, Chance(self.seed, self.drawn + 1)

    def branch(self, number: int) -> Chance:
        """Return a stream of its own for every *number*, unrelated to this one."""
        return Chance(_mixed(self.seed ^ 0x5851F42D4C957F2D, number + 1))


def _mixed(seed: int, n: int) -> int:
    z = (seed + n * _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


UNKNOWN_CHANCE = Chance(0)
"""What a player knows of the future."""
