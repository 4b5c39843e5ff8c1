"""Values in words: each sort writes a value and reads it back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import Any, Generic, TypeVar

from engine.core.notation.words import Words

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

_MANY_ALIKE = 4
NOTHING = "nothing"
"""Stands for an empty list."""


class Sort(Generic[T]):
    """How values of one sort are written and read."""

    def write(self, thing: T) -> str:
        """Return *thing* in words."""
        raise NotImplementedError

    def read(self, words: Words) -> T:
        """Take the words of one value."""
        raise NotImplementedError


class Number(Sort[int]):
    """A whole number between two others."""

    def __init__(self, most: int = 9999, least: int = 0) -> None:
        self.least, self.most = least, most

    def write(self, thing: int) -> str:
        """Write digits."""
        return str(thing)

    def read(self, words: Words) -> int:
        """Read digits, no more than the largest number has."""
        word = words.take("a number")
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(self.most))):
            raise words.wrong(f"a number from {self.least} to {self.most} should stand here")
        if not self.least <= int(word) <= self.most:
            raise words.wrong(f"this number should be from {self.least} to {self.most}")
        return int(word)


class _Seat(Number):
    """The number of a seat at the table."""

    def read(self, words: Words) -> int:
        """Refuse seats that are not there."""
        seat = super().read(words)
        if seat >= words.seats:
            raise words.wrong(f"the last seat at this table is {words.seats - 1}")
        return seat


class Name(Sort[T]):
    """One of a few values, each with its own word; *what* it is, for complaints: "a garden"."""

    def __init__(self, what: str, things: Mapping[str, T]) -> None:
        self.what, self.things = what, things
        self._words: dict[T, str] = {thing: word for word, thing in reversed(tuple(things.items()))}

    def write(self, thing: T) -> str:
        """Write its word."""
        return self._words.get(thing, str(thing))

    def read(self, words: Words) -> T:
        """Look the word up."""
        word = words.take(self.what)
        if word not in self.things:
            raise words.wrong(f"this is not {self.what}")
        return self.things[word]

    def also(self, **more: T) -> Name[T]:
        """Return the same with further words."""
        return Name(self.what, {**self.things, **more})

    def unknown(self, thing: T) -> Name[T]:
        """Return the same with ``?`` for what may not be seen."""
        return Name(self.what, {**self.things, "?": thing})


def named(what: str, words: Iterable[str]) -> Name[int]:
    """Return the sort of numbers that are told by the word at their place."""
    return Name(what, {word: number for number, word in enumerate(words)})


def ones(what: str, words: Iterable[str]) -> Name[str]:
    """Return the sort of words of which only these are known."""
    return Name(what, {word: word for word in words})


def members(what: str, kind: type[E]) -> Name[E]:
    """Return the sort of an enum's members, told by their values."""
    return Name(what, {str(member.value): member for member in kind})


class _Word(Sort[str]):
    """Any one word."""

    def write(self, thing: str) -> str:
        """Write it; a dash where there is none."""
        return thing or "-"

    def read(self, words: Words) -> str:
        """Take it."""
        word = words.take("a word")
        return "" if word == "-" else word


class _Flag(Sort[bool]):
    """Said or not said: the name alone means yes."""

    def write(self, thing: bool) -> str:  # noqa: FBT001  # a value like any other
        """Write nothing for yes."""
        return "" if thing else "no"

    def read(self, words: Words) -> bool:
        """Look for a no."""
        return not words.skip("no")


class Many(Sort[tuple[T, ...]]):
    """A list, to the end of the line or to whatever begins something new; ``?*9`` is nine alike."""

    def __init__(self, of: Sort[T], most: int = 999) -> None:
        self.of, self.most = of, most

    def write(self, thing: tuple[T, ...]) -> str:
        """Write one after the other, and many alike once with their number."""
        said: list[str] = []
        for word, alike in groupby(map(self.of.write, thing)):
            times = len(list(alike))
            is_short = times < _MANY_ALIKE or " " in word
            said += [word] * times if is_short else [f"{word}*{times}"]
        return " ".join(said) or NOTHING

    def read(self, words: Words) -> tuple[T, ...]:
        """Read until the list ends."""
        found: list[T] = []
        if words.skip(NOTHING):
            return ()
        if words.ends_list:
            words.take(getattr(self.of, "what", "an entry"))
        while not words.ends_list:
            times = words.times()
            found += [self.of.read(words)] * times
            if len(found) > self.most:
                raise words.wrong(f"there are more than {self.most} here")
        return tuple(found)


class Fixed(Sort[tuple[Any, ...]]):
    """So many values, one of each sort."""

    def __init__(self, *each: Sort[Any]) -> None:
        self.each: Sequence[Sort[Any]] = each

    def write(self, thing: tuple[Any, ...]) -> str:
        """Write one after the other."""
        return " ".join([sort.write(t) for sort, t in zip(self.each, thing, strict=False)])

    def read(self, words: Words) -> tuple[Any, ...]:
        """Read one of each."""
        return tuple([sort.read(words) for sort in self.each])


NUMBER = Number()
SEAT: Number = _Seat()
WORD: Sort[str] = _Word()
FLAG: Sort[bool] = _Flag()
