"""Every numbered rule of The White Castle is named in a test."""

from __future__ import annotations

import re
from pathlib import Path

from engine.core.rules import rules_of

RULES = set(rules_of("white_castle"))
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
