"""A position as text: a few lines in the rulebook's words, written and read by one description.

``words`` takes a text apart and knows the place of every word, ``sorts`` are values in words,
``tasks`` writes whatever is on the agenda, ``parts`` are the lines of a table, ``whole`` puts them
together. A game describes its table in a chapter of its own, each part once for both directions.
"""

from engine.core.notation.parts import Each, Entries, Item, Line, Part
from engine.core.notation.sorts import (
    FLAG,
    NUMBER,
    SEAT,
    WORD,
    Fixed,
    Many,
    Name,
    Number,
    Sort,
    members,
    named,
    ones,
)
from engine.core.notation.whole import Notation
from engine.core.notation.words import Words

__all__ = [
    "FLAG",
    "NUMBER",
    "SEAT",
    "WORD",
    "Each",
    "Entries",
    "Fixed",
    "Item",
    "Line",
    "Many",
    "Name",
    "Notation",
    "Number",
    "Part",
    "Sort",
    "Words",
    "members",
    "named",
    "ones",
]
