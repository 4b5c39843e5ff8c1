"""Which rule numbers a chapter of a rules page covers: ``WC-30 – WC-39 · WC-42``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.core.value import value

_NUMBER = r"(?:[A-Z]{2}-|K)\d+"
_SPAN = rf"{_NUMBER}(?: – {_NUMBER})?"
_CAPTION = re.compile(rf"{_SPAN}(?: · {_SPAN})*")
_ASKED = re.compile(r"\s*([A-Za-z]{2}|[Kk])\s*-?\s*(\d+)\s*")


@value
class Span:
    """Rules of one game, from the first number to the last."""

    game: str
    first: int
    last: int

    def __contains__(self, rule: str) -> bool:
        asked = _ASKED.fullmatch(rule)
        if asked is None:
            return False
        return asked[1].upper() == self.game and self.first <= int(asked[2]) <= self.last


def is_number(text: str) -> bool:
    """Return whether *text* is a rule number, however carelessly it is written: ``wc43``."""
    return _ASKED.fullmatch(text) is not None


def known_as(text: str, numbers: Iterable[str]) -> str:
    """Return which of *numbers* is meant, however carelessly it is written; empty if none is."""
    bare = re.sub(r"[\s-]", "", text).upper()
    return next((number for number in numbers if number.replace("-", "") == bare), "")


def cited_in(text: str) -> str:
    """Return the rule number that *text* ends with, as refusals do; empty if it cites none."""
    return "".join(re.findall(rf"\b{_NUMBER}\b", text)[-1:])


def spans_of(line: str) -> tuple[Span, ...]:
    """Return what the caption of a chapter covers; nothing if *line* is no such caption."""
    if not _CAPTION.fullmatch(line.strip()):
        return ()
    return tuple(_span(part) for part in line.strip().split(" · "))


def _span(part: str) -> Span:
    numbers = re.findall(r"([A-Z]+)-?(\d+)", part)
    return Span(numbers[0][0], int(numbers[0][1]), int(numbers[-1][1]))
