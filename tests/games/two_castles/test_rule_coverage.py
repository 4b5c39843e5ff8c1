"""Every numbered rule of the specification is named in a test."""

from __future__ import annotations

import re
from pathlib import Path

RULES = {f"BC-{n}" for n in range(1, 67)} | {f"A-{n}" for n in range(1, 17)}
NOT_TESTED: dict[str, str] = {}
"""Rules no test can be written for, each with the reason; none at present."""


def test_every_rule_is_named_in_a_test():
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        if file.name != Path(__file__).name:
            named |= rules_in(file.read_text(encoding="utf-8"))
    assert sorted(RULES - named - set(NOT_TESTED)) == []
    assert sorted(set(NOT_TESTED) & named) == []


def rules_in(text: str) -> set[str]:
    """Return the numbers in a text; ``BC-21 to BC-25`` at the head of a table names them all."""
    return set(re.findall(r"\b(?:BC|A)-\d+\b", text))
