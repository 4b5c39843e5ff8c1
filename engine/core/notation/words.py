"""A text as lines of words, each with its place, so that a complaint can name it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from engine.core.errors import PositionError, shown

LONGEST = 100_000
"""Letters of the longest text that is read; no table needs a tenth of it."""
DEEPEST = 12
"""How deep brackets may lie in each other."""
SEPARATOR = "·"
"""Ends a line like a new line does, so that a whole position fits on one."""
_CLOSING = frozenset(")]|,")
_BRACKETS = _CLOSING | frozenset("([")
# A comma inside a word belongs to it, as in the space -1,0; at its end it parts two entries.
_WORD = re.compile(r"[()\[\]|]|,(?!\S)|(?:[^\s()\[\]|,=]|,(?=\S))+=?|[,=]")
_MANY = re.compile(r"(.+)\*(\d{1,3})")


class Words:
    """The words of one line, read from left to right."""

    def __init__(self, line: int, words: list[str], seats: int = 0) -> None:
        self.line = line
        self.seats = seats
        """How many sit at the table; seats with higher numbers are not there."""
        self.stops: Collection[str] = ()
        """Words that begin something new on this line and so end a list."""
        self._words = words
        self._at = 0
        self._depth = 0

    @property
    def is_done(self) -> bool:
        """Whether no word is left."""
        return self._at == len(self._words)

    @property
    def ahead(self) -> str:
        """The word that comes next; empty at the end of the line."""
        return "" if self.is_done else self._words[self._at]

    @property
    def ends_list(self) -> bool:
        """Whether a list of words ends here."""
        return self.is_done or self.ahead in _CLOSING or self.ahead in self.stops

    def take(self, what: str) -> str:
        """Return the next word, which should be *what*: ``"a number"``."""
        if self.is_done or self.ahead in _BRACKETS:
            after = f", after '{shown(self._words[self._at - 1])}'" if self._at else ""
            raise PositionError(f"Line {self.line}{after}: {what} is missing.")
        self._at += 1
        return self._words[self._at - 1]

    def skip(self, word: str) -> bool:
        """Pass over *word* if it comes next; say whether it did."""
        if self.ahead != word:
            return False
        self._at += 1
        return True

    def expect(self, word: str) -> None:
        """Pass over *word*, or refuse what stands there."""
        if not self.skip(word):
            raise self.wrong_ahead(f"'{word}' is missing here")

    def times(self) -> int:
        """Take ``*9`` off the word that comes next and return the number; 1 if there is none."""
        if match := _MANY.fullmatch(self.ahead):
            self._words[self._at] = match[1]
            return int(match[2])
        return 1

    def open(self, bracket: str) -> bool:
        """Go into a bracket if there is one."""
        if not self.skip(bracket):
            return False
        self._depth += 1
        if self._depth > DEEPEST:
            raise self.wrong("this is nested deeper than any position")
        return True

    def close(self, bracket: str) -> None:
        """Come out of a bracket again."""
        self.expect(bracket)
        self._depth -= 1

    def end(self) -> None:
        """Refuse whatever is left on the line."""
        if not self.is_done:
            raise self.wrong_ahead("nothing more is expected on this line")

    def wrong(self, why: str) -> PositionError:
        """Return the complaint about the word that was taken last."""
        return PositionError(f"Line {self.line}, word '{shown(self._words[self._at - 1])}': {why}.")

    def wrong_ahead(self, why: str) -> PositionError:
        """Return the complaint about the word that comes next."""
        if self.is_done:
            return PositionError(f"Line {self.line}, at its end: {why}.")
        self._at += 1
        return self.wrong(why)


def lines_of(text: str) -> Iterator[Words]:
    """Yield the lines of *text* that say something; what follows ``#`` is for people only."""
    if len(text) > LONGEST:
        raise PositionError(f"This position is longer than any: {len(text)} letters.")
    number = 0
    for whole in text.splitlines():
        for part in whole.partition("#")[0].split(SEPARATOR):
            number += 1
            if words := _WORD.findall(part):
                yield Words(number, words)
