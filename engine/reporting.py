"""What a command found, for people and for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from engine.core.value import value

T = TypeVar("T")


@value
class Report:
    """The same findings as a JSON document and as text."""

    document: object
    text: str
    is_good: bool = True
    """Whether what was to be verified holds; the exit code says so."""


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Lay out *rows* in columns; numbers to the right."""
    cells = [list(head), *([_cell(item) for item in row] for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = []
    for row in cells:
        first = row[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([first, *rest]).rstrip())
    return "\n".join(lines)


def progress(items: Iterable[T], whole: int | None = None, done: int = 0) -> Iterator[T]:
    """Yield *items*; a bar shows how far, on a terminal and where tqdm is installed.

    Of the *whole* so many may be *done* already.
    """
    if sys.stderr.isatty():
        try:
            from tqdm import tqdm
        except ImportError:
            pass
        else:
            yield from tqdm(items, total=whole, initial=done, delay=1, leave=False)
            return
    yield from items


def _cell(item: object) -> str:
    return f"{item:,.2f}" if isinstance(item, float) else str(item)
