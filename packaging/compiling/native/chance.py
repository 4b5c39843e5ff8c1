"""Reproducible randomness in machine words: number by number what ``engine/core/chance.py`` draws.

Words are signed here, so a shift to the right is masked. Above 2^31 sides a product would leave
the word; such draws, and only they, go through whole numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.value import value

if TYPE_CHECKING:
    from mypy_extensions import i64

_GOLDEN = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND = 0x94D049BB133111EB - (1 << 64)
_HALF = 1 << 63
_WHOLE = 1 << 64
_FEW = 1 << 31


@value
class Chance:
    """A numbered stream of random numbers; the n-th depends on the seed and n only.

    >>> first, later = Chance(7).draw(6)
    >>> second, _ = later.draw(6)
    >>> Chance(7).draw(6)[0] == first, later.drawn
    (True, 1)
    """

    seed: int
    drawn: int = 0

    def draw(self, sides: int) -> tuple[int, Chance]:
        """Return a number in ``range(sides)`` and the stream that follows it."""
        n = self.drawn + 1
        if 0 <= sides < _FEW:
            return _below(_mixed(_word(self.seed), n), sides), Chance(self.seed, n)
        return (_whole(_mixed(_word(self.seed), n)) * sides) >> 64, Chance(self.seed, n)

    def order(self, count: int) -> tuple[list[int], Chance]:
        """Return what draw() would with *count* sides, one less, and so on down to two."""
        seed: i64 = _word(self.seed)
        n: i64 = self.drawn
        sides: i64 = count
        numbers: list[int] = []
        while sides > 1:
            n += 1
            numbers.append(_below(_mixed(seed, n), sides))
            sides -= 1
        return numbers, Chance(self.seed, n)

    def branch(self, number: int) -> Chance:
        """Return a stream of its own for every *number*, unrelated to this one."""
        return Chance(_whole(_mixed(_word(self.seed ^ 0x5851F42D4C957F2D), number + 1)))


def _word(number: int) -> i64:
    return number if number < _HALF else number - _WHOLE


def _whole(word: i64) -> int:
    number: int = word
    return number if number >= 0 else number + _WHOLE


def _mixed(seed: i64, n: i64) -> i64:
    z: i64 = seed + n * _GOLDEN
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def _below(z: i64, sides: i64) -> i64:
    """Return ``(z * sides) >> 64`` without leaving the word."""
    return (((z >> 32) & 0xFFFFFFFF) * sides + (((z & 0xFFFFFFFF) * sides) >> 32)) >> 32


UNKNOWN_CHANCE = Chance(0)
"""What a player knows of the future."""
