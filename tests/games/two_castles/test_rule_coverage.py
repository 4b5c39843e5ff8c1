"""Every numbered rule of Between Two Castles has a test of its own that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine.core.rules import rules_of

RULES = set(rules_of("two_castles"))
NOT_TESTED: dict[str, str] = {}
"""Rules no test can be written for, each with the reason; none at present."""


def test_every_rule_is_named_by_a_test():
    named = {rule for docstring in docstrings_of_tests() for rule in rules_in(docstring)}
    assert sorted(RULES - named - set(NOT_TESTED)) == []
    assert sorted(set(NOT_TESTED) & named) == []
    assert sorted(named - RULES) == []


def test_a_range_of_rules_names_none_of_them():
    """A sweep over many rules does not stand for a test of each."""
    assert rules_in("BC-46 to BC-52, A-1: all of them.") == {"A-1"}
    assert rules_in("BC-7: a castle lies between two seats.") == {"BC-7"}


def docstrings_of_tests() -> Iterator[str]:
    """Yield what test functions say about themselves; headings of files do not count."""
    for file in Path(__file__).parent.glob("test_*.py"):
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            is_test = isinstance(part, ast.FunctionDef) and part.name.startswith("test_")
            if is_test and file.name != Path(__file__).name:
                yield ast.get_docstring(part) or ""


def rules_in(docstring: str) -> set[str]:
    """Return the numbers in a docstring."""
    number = r"\b(?:BC|A)-\d+\b"
    return set(re.findall(number, re.sub(f"{number} to {number}", "", docstring)))
