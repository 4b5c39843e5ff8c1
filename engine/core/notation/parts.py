"""The lines of a table. What a line does not say is as usual, and what is usual is not written.

Parts are read in the order in which they are listed, whatever the order of the lines. What is
usual may follow from the parts before: the supply of a seat is what does not stand on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from engine.core.notation.sorts import SEAT, Name, Sort
from engine.core.notation.words import Words
from engine.core.state import State

S = TypeVar("S", bound=State)


class Part(Generic[S]):
    """One part of the table: a word that its lines begin with, how to write and to read them."""

    word: str

    def write(self, state: S) -> Iterable[str]:
        """Yield what follows the word, a line each; nothing if all is as usual."""
        raise NotImplementedError

    def read(self, state: S, lines: Sequence[Words]) -> None:
        """Take the words of its lines, and lay the rest as usual."""
        raise NotImplementedError


class Item:
    """One thing that is said of somebody: its word, its sort and what is usual.

    *usual* is a value, or a function of the state and of the number of its owner. It lies in the
    field *of*, which is called like the word if nothing else is said.
    """

    def __init__(self, word: str, sort: Sort[Any], usual: Any, of: str = "") -> None:
        self.word, self.sort, self._usual = word, sort, usual
        self._of = of or word

    def get(self, owner: Any) -> Any:
        """Return what *owner* has."""
        return getattr(owner, self._of)

    def put(self, owner: Any, thing: Any) -> None:
        """Give it to *owner*."""
        setattr(owner, self._of, thing)

    def usual(self, state: Any, *key: int) -> Any:
        """Return what is meant where nothing is said."""
        return self._usual(state, *key) if callable(self._usual) else self._usual

    def said(self, owner: Any, state: Any, *key: int) -> str | None:
        """Return the words after the item's own, or None if all is as usual."""
        thing = self.get(owner)
        return None if thing == self.usual(state, *key) else self.sort.write(thing)


class Line(Part[S]):
    """A line that says one thing of the whole table."""

    def __init__(self, word: str, sort: Sort[Any], usual: Any, of: str = "") -> None:
        self.word = word
        self.item = Item(word, sort, usual, of)

    @classmethod
    def saying(cls, item: Item) -> Line[S]:
        """Return the line that says *item*, whose owner is the state."""
        line = cls(item.word, item.sort, None)
        line.item = item
        return line

    def write(self, state: S) -> Iterator[str]:
        """Write it if it is not as usual."""
        said = self.item.said(state, state)
        if said is not None:
            yield said

    def read(self, state: S, lines: Sequence[Words]) -> None:
        """Read it, at most once."""
        for words in lines[1:]:
            raise words.wrong("this was said before")
        for words in lines:
            self.item.put(state, self.item.sort.read(words))
        if not lines:
            self.item.put(state, self.item.usual(state))


class Each(Part[S]):
    """A line for each of several, such as the seats: its number, then whatever is not as usual."""

    def __init__(self, word: str, owners: str, *items: Item, key: Sort[int] = SEAT) -> None:
        self.word, self.items, self.key = word, items, key
        self._owners: Callable[[S], Sequence[Any]] = lambda state: getattr(state, owners)

    def write(self, state: S) -> Iterator[str]:
        """Write those of whom there is something to say."""
        for number, owner in enumerate(self._owners(state)):
            said = list(self._said(state, number, owner))
            if said:
                yield " ".join([self.key.write(number), *said])

    def read(self, state: S, lines: Sequence[Words]) -> None:
        """Read each at most once; then give everybody, in order, what was said or is usual."""
        given: dict[int, dict[str, Any]] = {}
        for words in lines:
            number = self.key.read(words)
            if number in given:
                raise words.wrong("this was said before")
            given[number] = heard(self.items, words)
        for number, owner in enumerate(self._owners(state)):
            for item in self.items:
                mine = given.get(number, {})
                usual = mine[item.word] if item.word in mine else item.usual(state, number)
                item.put(owner, usual)

    def _said(self, state: S, number: int, owner: Any) -> Iterator[str]:
        for item in self.items:
            said = item.said(owner, state, number)
            if said is not None:
                yield f"{item.word} {said}".rstrip()


class Entries(Part[S]):
    """A line for each entry of a tuple: its name, then what lies there."""

    def __init__(self, word: str, of: str, key: Name[int], sort: Sort[Any], usual: Any) -> None:
        self.word, self.key = word, key
        self.item = Item(word, sort, usual, of)

    def write(self, state: S) -> Iterator[str]:
        """Write those that are not as usual."""
        for number, thing in enumerate(self.item.get(state)):
            if thing != self.item.usual(state, number):
                yield f"{self.key.write(number)} {self.item.sort.write(thing)}"

    def read(self, state: S, lines: Sequence[Words]) -> None:
        """Read each at most once; the others are as usual."""
        given: dict[int, Any] = {}
        for words in lines:
            number = self.key.read(words)
            if number in given:
                raise words.wrong("this was said before")
            given[number] = self.item.sort.read(words)
        everything = [
            given[number] if number in given else self.item.usual(state, number)
            for number in range(len(self.key.things))
        ]
        self.item.put(state, tuple(everything))


def heard(items: Sequence[Item], words: Words) -> dict[str, Any]:
    """Read ``name value`` up to the end of a list, each name at most once, in any order."""
    by_word = {item.word: item for item in items}
    words.stops = by_word.keys()
    given: dict[str, Any] = {}
    while not words.is_done and words.ahead != ",":
        word = words.take("a word")
        if word in given:
            raise words.wrong("this was said before")
        if word not in by_word:
            raise words.wrong(f"this line can say {', '.join(by_word)}")
        given[word] = by_word[word].sort.read(words)
    return given
