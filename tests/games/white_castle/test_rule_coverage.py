"""Every numbered rule of the specification is named in a test."""

from __future__ import annotations

import re
from pathlib import Path

GROUPS = ((1, 7), (10, 27), (30, 39), (42, 46), (50, 53), (55, 55), (57, 59), (61, 64), (66, 67))
GROUPS += ((69, 69), (71, 94), (101, 108), (110, 110), (120, 135))
RULES = {f"WC-{n}" for first, last in GROUPS for n in range(first, last + 1)}
RULES |= {f"K{n}" for n in range(1, 19)}
NOT_TESTED: dict[str, str] = {
    "K16": "a stray picture caption in one rulebook, ignored: there is nothing to do",
}
"""Rules no test can be written for, each with the reason."""


def test_every_rule_is_named_in_a_test():
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        if file.name != Path(__file__).name:
            named |= rules_in(file.read_text(encoding="utf-8"))
    assert sorted(RULES - named - set(NOT_TESTED)) == []
    assert sorted(set(NOT_TESTED) & named) == []
    assert sorted(named - RULES) == [], "no such rule"


def rules_in(text: str) -> set[str]:
    """Return the numbers in the docstrings of a text; a span such as WC-1 to WC-4 names two."""
    docstrings = "\n".join(re.findall(r'"""(.*?)"""', text, re.DOTALL))
    return set(re.findall(r"\b(?:WC-|K)\d+\b", docstrings))
